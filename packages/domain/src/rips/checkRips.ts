import { BigDecimal } from "effect"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseDecimal, sum, zero } from "../number/Decimal.ts"
import type { Language } from "../rules/Language.ts"
import { applyRules, type Rules } from "../rules/Rule.ts"
import type { Findings } from "../rules/Violation.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { invoiceRules } from "./invoiceRules.ts"
import { source } from "./ripsRule.ts"
import { serviceRules } from "./serviceRules.ts"
import { structureRules } from "./structureRules.ts"
import { type RipsInvoice, type RipsSubject, ripsSubject } from "./RipsSubject.ts"

/**
 * Rules that a RIPS and its invoice, if given, can decide. Other rules depend on registers of the ministry: providers,
 * professionals, medicines, procedures, diagnoses.
 */
export const ripsRules: Rules<RipsSubject> = [...structureRules, ...invoiceRules, ...serviceRules].map((made) => ({
  ...made,
  source: `${source}, rule ${made.code}`
}))

/** Options for checking a RIPS. */
export interface RipsOptions {
  /** The filed document whose services the RIPS reports; without one, only the RIPS itself is checked. */
  readonly invoice?: RipsInvoice
  /** The time of the check in Colombia. */
  readonly now: LocalDateTime
  readonly language: Language
}

/**
 * Checks a RIPS (JSON of Documento Técnico 1 v002, Resolution 948 of 2026) and compares it with its invoice. The codes
 * are those of the ministry, the paths those of the RIPS. `violations` are faults that the ministry's validator
 * rejects, `notifications` those that it only reports. Rules that need the ministry's registers are not checked. After
 * thousands of structure problems the search ends, and `violationsTotal` counts those found. Never fails.
 *
 * @example
 * ```ts
 * const { violations } = checkRips(Result.getOrThrow(parseJson(text)), { now, language: "en" })
 * ```
 */
export const checkRips = (rips: JsonValue, { invoice, language, now }: RipsOptions): Findings => {
  const subject = ripsSubject(rips, invoice, now)
  return applyRules(subject.isCut ? structureRules : ripsRules, subject, language)
}

const isKind = (kind: string | undefined): kind is RipsInvoice["kind"] =>
  kind === "invoice" || kind === "credit" || kind === "debit"

/** The kind of document that an operation files, derived from the operation's name. */
const kindOf = (operation: string): RipsInvoice["kind"] | undefined => {
  const kind = /^([A-Z][a-z]+?)(?:note)?Create$/u.exec(operation)?.[1]?.toLowerCase()
  return isKind(kind) ? kind : undefined
}

const objectAt = (value: JsonValue | undefined, key: string): JsonObject => {
  const member = value instanceof JsonObject ? value.get(key) : undefined
  return member instanceof JsonObject ? member : JsonObject.from({})
}

const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === "string" ? value : undefined)

const amountOf = (value: JsonValue | undefined): BigDecimal.BigDecimal =>
  (value instanceof JsonNumber ? parseDecimal(value.text) : undefined) ?? zero

const elements = (value: JsonValue | undefined): ReadonlyArray<JsonObject> =>
  Array.isArray(value) ? value.filter((each) => each instanceof JsonObject) : []

/** The number of the document that a note refers to; `undefined` unless it refers to exactly one. */
const corrected = (reference: JsonValue | undefined): string | undefined => {
  const [first, ...others] = reference instanceof JsonObject ? [reference] : elements(reference)
  return others.length > 0 ? undefined : textOf(first?.get("Number"))
}

const dayOf = (value: JsonValue | undefined): string | undefined => textOf(value)?.slice(0, 10)

/** A document read back from its XML: the operation that files it, its number, and the body. */
export interface FiledBody {
  readonly operation: string
  readonly id: string | undefined
  readonly body: JsonObject
}

/**
 * The facts of a filed document for comparison with a RIPS; `undefined` if the document is neither an invoice nor a
 * note on one.
 */
export const ripsInvoiceOf = ({ body, id, operation }: FiledBody): RipsInvoice | undefined => {
  const kind = kindOf(operation)
  if (kind === undefined || id === undefined) return undefined
  const totals = objectAt(body, "LegalMonetaryTotal")
  const health = objectAt(body, "Health")
  const period = objectAt(body, "Period")
  const [start, end] = [dayOf(period.get("StartDate")), dayOf(period.get("EndDate"))]
  return {
    kind,
    number: id,
    corrects: corrected(body.get("DocumentReference")),
    supplierNit: (textOf(objectAt(body, "CompanyParty").get("Id")) ?? "").split("-")[0] ?? "",
    value: BigDecimal.subtract(
      sum([amountOf(totals.get("TaxInclusiveAmount")), amountOf(totals.get("ChargeAmount"))]),
      amountOf(totals.get("DiscountAmount"))
    ),
    modality: textOf(health.get("PaymentModalityCode")),
    coverage: textOf(health.get("CoverageCode")),
    prepayments: elements(body.get("PrepaidPayments")).map((payment) => ({
      concept: textOf(payment.get("ConceptCode")) ?? "",
      amount: amountOf(payment.get("Amount"))
    })),
    period: start === undefined || end === undefined ? undefined : { start, end }
  }
}
