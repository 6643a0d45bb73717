import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { type Findings, formFindings } from "@radicar/domain/rules/Violation"
import { type Language, wordingIn } from "@radicar/domain/rules/Language"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { isNothing } from "@radicar/domain/wire/isNothing"
import { describeValue } from "@radicar/domain/wire/readDocument"
import { type DocumentType, documentTypeOf, documentTypes } from "@radicar/ubl/documentTypes"
import { Result } from "effect"

/**
 * The type of document that a body's `TypeCode` names. A body without one is taken for an invoice, so that everything
 * that is wrong with it is told and not this alone.
 */
export const typeOf = (body: JsonValue, language: Language): Result.Result<DocumentType, Findings> => {
  const stated = body instanceof JsonObject ? body.get("TypeCode") : undefined
  if (isNothing(stated)) return Result.succeed(documentTypes.InvoiceCreate)
  const code = stated instanceof JsonNumber ? stated.text : stated
  const type = typeof code === "string" ? documentTypeOf(code.trim()) : undefined
  // 103 replaces or deletes; only what replaces names the worker
  if (code === "103" && body instanceof JsonObject && isNothing(body.get("EmployeeParty"))) {
    return Result.succeed(documentTypes.PayrollDeleteNote)
  }
  if (type !== undefined) return Result.succeed(type)
  return Result.fail(
    formFindings([
      {
        rule: "RAD02",
        path: "$.TypeCode",
        message: wireRuleMessage("RAD02")[language],
        expected: Object.values(documentTypes)
          .map(({ name, typeCodes }) => `${typeCodes.join(", ")} (${name})`)
          .join("; "),
        actual: wordingIn(describeValue(stated), language)
      }
    ])
  )
}
