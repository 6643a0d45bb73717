import { Result } from "effect"
import type { DocumentDefinition, IdentifiedDocument } from "./document/DocumentDefinition.ts"
import type { FilingConfiguration } from "./FilingConfiguration.ts"
import type { JsonValue } from "./json/JsonValue.ts"
import { redactedSeedOf } from "./key/DocumentKey.ts"
import type { Findings } from "./rules/Violation.ts"
import type { Validation } from "./Validation.ts"
import type { ReadOptions } from "./wire/readDocument.ts"

/** Turns the result of {@link DocumentDefinition.identify} into a validation. */
export const validationOf = (identified: Result.Result<IdentifiedDocument<unknown>, Findings>): Validation =>
  Result.match(identified, {
    onFailure: (findings) => ({ status: "invalid", valid: false, ...findings }),
    onSuccess: ({ id, key, late, notifications }) =>
      late === undefined
        ? {
            status: "valid",
            valid: true,
            violations: [],
            notifications,
            number: id,
            documentKey: key.value,
            schemeName: key.scheme,
            seed: redactedSeedOf(key)
          }
        : { status: "invalid", valid: false, violations: [late], notifications }
  })

/**
 * Checks a body against every rule that it and the configuration can decide, without filing it. Never fails: the result
 * lists all faults.
 *
 * @example
 * ```ts
 * const body = Result.getOrThrow(parseJson(text))
 * const { valid, violations } = validate(invoice, body, configuration, { language: "en" })
 * ```
 */
export const validateBody = (
  definition: Pick<DocumentDefinition<unknown>, "identify">,
  body: JsonValue,
  configuration: FilingConfiguration,
  options: ReadOptions
): Validation => validationOf(definition.identify(body, configuration, options))
