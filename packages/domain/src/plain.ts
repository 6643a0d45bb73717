// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import type { DocumentFacts } from "./document/DocumentFacts.ts"
import type { Operation } from "./documentRegistry.ts"
import { documentExamples } from "./example/documentExamples.ts"
import type { Bodies } from "./plain/bodies.ts"
import type { Body, CheckOptions } from "./plain/CheckOptions.ts"
import { requireObject, requireOperation } from "./plain/checkArguments.ts"
import type { CheckedDocument, Key } from "./plain/CheckedDocument.ts"
import { documentFunctions } from "./plain/documentFunctions.ts"
import type { CompleteOptions, DocumentValidation } from "./plain/DocumentValidation.ts"
import { localDateTimeOf } from "./plain/identifyPlain.ts"
import { allDefinitions } from "./type/definitionOf.ts"

export type { CounterpartyFacts, DocumentFacts, IssuerFacts, TaxFacts } from "./document/DocumentFacts.ts"
export { type Operation, operations } from "./documentRegistry.ts"
export { type Nit, nitCheckDigit, parseNit } from "./Nit.ts"
export type * from "./plain/bodies.ts"
export type { Body, CheckOptions, SoftwareOfProvider } from "./plain/CheckOptions.ts"
export type { CheckedDocument, Key, RefusedDocument, ValidDocument } from "./plain/CheckedDocument.ts"
export {
  type DocumentFindings as Findings,
  ForeignDocument,
  InvalidDocument,
  MalformedJson,
  type DocumentViolation as Violation
} from "./plain/InvalidDocument.ts"
export { explainRule, type RuleExplanation } from "./rulebook/explainRule.ts"
export type { CompleteOptions, DocumentValidation as Validation } from "./plain/DocumentValidation.ts"

const all = /* @__PURE__ */ documentFunctions(...allDefinitions)

/**
 * Checks a document against every rule that can be decided without the authority. The result lists all faults. Throws
 * `MalformedJson` if the text is not JSON.
 *
 * @example
 * ```ts
 * const { valid, violations } = validate(json, { now: new Date() })
 * ```
 */
export const validate = (document: Body, options: CheckOptions): DocumentValidation => all.validate(document, options)

/**
 * Computes the key of a document: CUFE of an invoice, CUDE of a note, CUDS of a support document, CUNE of a payroll.
 * Throws `InvalidDocument` with every violation, or `MalformedJson`.
 *
 * @example
 * ```ts
 * const { scheme, value } = key(json, { now: new Date() })
 * ```
 */
export const key = (document: Body, options: CheckOptions): Key => all.key(document, options)

/**
 * The facts by which people look for a document and which they add up: counterparty, dates, total, taxes by rate.
 * Throws `InvalidDocument` with every violation, or `MalformedJson`.
 *
 * @example
 * ```ts
 * const { counterparty, total } = facts(json, { now: new Date() })
 * ```
 */
export const facts = (document: Body, options: CheckOptions): DocumentFacts => all.facts(document, options)

/**
 * Completes, checks and identifies a document: everything that is needed before it is rendered, in one reading. Totals
 * and codes that follow from the body may be omitted, as may the issuer, the software and the range that the options
 * state. The result says by `valid` whether it has a key, or which rules it breaks. Throws `MalformedJson`, or a
 * `TypeError` for an argument of another form.
 *
 * @example
 * ```ts
 * const document = check(json, { now: new Date(), company, provider, range })
 * if (document.valid) console.log(document.key.value)
 * ```
 */
export const check = (document: Body, options: CheckOptions): CheckedDocument => all.check(document, options)

/**
 * Completes a body with what follows from it: amounts of lines, taxes and totals, the currency, codes that have one
 * value. Stated values stay, even wrong ones. Returns JSON text with every digit. Throws `InvalidDocument` if
 * `TypeCode` names no type of document, or `MalformedJson`.
 *
 * @example
 * ```ts
 * const body = complete({ TypeCode: "01", Items: [{ Quantity: "2", Price: "1500.00" }] })
 * ```
 */
export const complete = (document: Body, options: CompleteOptions = {}): string => all.complete(document, options)

/** A body that the sandbox accepts, without its certificate; numbers of invoices begin at 990000000. */
export const example = <Type extends Operation>(
  operation: Type,
  options: { readonly number: number; readonly now: Date }
): Bodies[Type] => {
  requireOperation("the operation", operation)
  requireObject("options", options, "pass { number: 990000001, now: new Date() }")
  if (!Number.isInteger(options.number)) throw new TypeError("options.number is not an integer, such as 990000001")
  // a test compiles every example as its type
  return documentExamples[operation].example({
    number: options.number,
    date: localDateTimeOf(options.now)
  }) as Bodies[Type]
}
