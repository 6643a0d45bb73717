import { Result } from "effect"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { type Language, wordingIn } from "../rules/Language.ts"
import { type Findings, formFindings } from "../rules/Violation.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { isNothing } from "../wire/isNothing.ts"
import { describeValue } from "../wire/readDocument.ts"

/** Types of document, of which the first is that of a body without `TypeCode`. */
export type Definitions = readonly [DocumentDefinition<unknown>, ...ReadonlyArray<DocumentDefinition<unknown>>]

/** Fields that a note that replaces a payroll uses and a note that deletes one does not. */
const replacing = ["Information", "Period", "Pay", "Account", "Items", "MonetaryTotal"]

/**
 * The type among some that the `TypeCode` of a body names, or the violation of an unknown code. A body without
 * `TypeCode` is of the first type, so that all its violations are reported together. `103` replaces or deletes a
 * payroll: a body with any payment replaces one. The worker does not count, because programs with one class for both
 * notes always send it.
 */
export const definitionAmong = (
  definitions: Definitions,
  body: JsonValue,
  language: Language
): Result.Result<DocumentDefinition<unknown>, Findings> => {
  const typeCode = body instanceof JsonObject ? body.get("TypeCode") : undefined
  if (isNothing(typeCode)) return Result.succeed(definitions[0])
  const code = typeCode instanceof JsonNumber ? typeCode.text : typeCode
  const named = typeof code === "string" ? definitions.filter(({ typeCodes }) => typeCodes.includes(code.trim())) : []
  const isDeletion = body instanceof JsonObject && replacing.every((field) => isNothing(body.get(field)))
  const definition =
    (isDeletion ? named.find(({ operation }) => operation === "PayrollDeleteNote") : undefined) ?? named[0]
  if (definition !== undefined) return Result.succeed(definition)
  return Result.fail(
    formFindings([
      {
        rule: "RAD02",
        path: "$.TypeCode",
        message: wireRuleMessage("RAD02")[language],
        expected: definitions.map(({ name, typeCodes }) => `${typeCodes.join(", ")} (${name})`).join("; "),
        actual: wordingIn(describeValue(typeCode), language)
      }
    ])
  )
}
