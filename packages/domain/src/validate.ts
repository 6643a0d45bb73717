import { Result } from "effect"
import type { DocumentDefinition, IdentifiedDocument } from "./document/DocumentDefinition.ts"
import type { FilingConfiguration } from "./FilingConfiguration.ts"
import type { JsonValue } from "./json/JsonObject.ts"
import { redactedSeedOf } from "./key/DocumentKey.ts"
import type { Findings } from "./rules/Violation.ts"
import type { Validation } from "./Validation.ts"
import type { ReadOptions } from "./wire/readDocument.ts"

/** The validation result of what {@link DocumentDefinition.identify} returns. */
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
 * Checks a body against every rule that it and the configuration decide, without filing it. Never fails: what is wrong
 * is in the answer.
 *
 * @example
 * ```ts
 * const { valid, violations } = validate(invoice, Result.getOrThrow(parseJson(text)), configuration, { language: "en"
 * })
 * ```
 */
export const validate = (
  definition: Pick<DocumentDefinition<unknown>, "identify">,
  body: JsonValue,
  configuration: FilingConfiguration,
  options: ReadOptions
): Validation => validationOf(definition.identify(body, configuration, options))
