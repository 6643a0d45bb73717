import { Result } from "effect"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { type Language, wordingIn } from "../rules/Language.ts"
import { type Findings, formFindings } from "../rules/Violation.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { isNothing } from "../wire/isNothing.ts"
import { describeValue } from "../wire/readDocument.ts"
import { documentDefinitions } from "./documentDefinitions.ts"

const all: ReadonlyArray<DocumentDefinition<unknown>> = /* @__PURE__ */ Object.values(documentDefinitions)

/** Fields that a note that replaces a payroll uses and a note that deletes one does not. */
const replacing = ["Information", "Period", "Pay", "Account", "Items", "MonetaryTotal"]

/**
 * The type of document that the `TypeCode` of a body names, or the violation of an unknown code. A body without
 * `TypeCode` is an invoice, so that all its violations are reported together. `103` replaces or deletes a payroll: a
 * body with any payment replaces one. The worker does not count, because programs with one class for both notes always
 * send it.
 */
export const definitionOf = (
  body: JsonValue,
  language: Language
): Result.Result<DocumentDefinition<unknown>, Findings> => {
  const typeCode = body instanceof JsonObject ? body.get("TypeCode") : undefined
  if (isNothing(typeCode)) return Result.succeed(documentDefinitions.InvoiceCreate)
  const code = typeCode instanceof JsonNumber ? typeCode.text : typeCode
  if (code === "103" && body instanceof JsonObject && replacing.every((field) => isNothing(body.get(field)))) {
    return Result.succeed(documentDefinitions.PayrollDeleteNote)
  }
  const definition = typeof code === "string" ? all.find(({ typeCodes }) => typeCodes.includes(code.trim())) : undefined
  if (definition !== undefined) return Result.succeed(definition)
  return Result.fail(
    formFindings([
      {
        rule: "RAD02",
        path: "$.TypeCode",
        message: wireRuleMessage("RAD02")[language],
        expected: all.map(({ name, typeCodes }) => `${typeCodes.join(", ")} (${name})`).join("; "),
        actual: wordingIn(describeValue(typeCode), language)
      }
    ])
  )
}
