import { BigDecimal } from "effect"
import { municipalities } from "../codes/municipalities.ts"
import { namedCountries } from "../codes/named/countries.ts"
import { payrollConcept } from "../codes/payrollConcepts.ts"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { entrySum } from "../document/payroll/CheckedPayroll.ts"
import { JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseNit } from "../Nit.ts"
import { isNothing } from "../wire/isNothing.ts"
import { roundHalfEven } from "../number/Decimal.ts"
import type { Violation } from "../rules/Violation.ts"
import { readerOf } from "../wire/Reader.ts"
import { amountAt, type Change, changeObjects, moneyAt, objectsAt, textAt, withAbsent, withAmount } from "./absent.ts"
import { withoutUnknown, withSupposedAmounts } from "./unreadable.ts"
import { completeSale } from "./completeSale.ts"
import { withCountries } from "./countries.ts"

/** Codes of the identification documents that only natural persons have. */
const personal: ReadonlySet<string> = new Set(["11", "12", "13", "21", "22", "41", "47", "48", "91"])

/**
 * Completes the totals of a payroll: the earnings and withholdings of its items, and the net pay (payroll annex 1.0
 * §2).
 */
const completePayroll = (body: JsonObject): JsonObject => {
  const statedTotal = body.get("MonetaryTotal")
  const items = objectsAt(body, "Items")
  if (items.length === 0 || (!isNothing(statedTotal) && !(statedTotal instanceof JsonObject))) return body
  const entries = items.map((item) => {
    const amount = moneyAt(item, "Amount")
    return {
      concept: payrollConcept(textAt(item, "Type") ?? "", textAt(item, "code") ?? ""),
      item: amount === undefined ? {} : { amount }
    }
  })
  const total = statedTotal instanceof JsonObject ? statedTotal : JsonObject.from({})
  const earned = moneyAt(total, "PayableAmount") ?? entrySum(entries, "Devengo")
  const deducted = moneyAt(total, "DiscountAmount") ?? entrySum(entries, "Deduccion")
  const net = BigDecimal.subtract(roundHalfEven(earned, 2), roundHalfEven(deducted, 2))
  const amounts = [
    ["PayableAmount", earned],
    ["DiscountAmount", deducted],
    ["TotalAmount", net]
  ] as const
  return body.with(
    "MonetaryTotal",
    amounts.reduce((object, [field, amount]) => withAmount(object, field, amount), total)
  )
}

/**
 * Sets pesos as the currency, unless the body states an exchange rate: then the currency is a foreign one, known only
 * to the issuer.
 */
const withPesos = (object: JsonObject, isConverted: boolean): JsonObject =>
  isConverted ? object : withAbsent(object, "CurrencyCode", "COP")

/** Completes an object other than a line: the currency or the kind of person. */
const completeObject: Change = (object, fields) => {
  if (fields.has("CurrencyBaseRate")) {
    const rate = object.get("CurrencyBaseRate")
    return withPesos(object, !isNothing(rate) && amountAt(object, "CurrencyBaseRate")?.value !== 0n)
  }
  const isPerson = fields.has("OrganizationTypeCode") && personal.has(textAt(object, "IdentificationType") ?? "")
  return isPerson ? withAbsent(object, "OrganizationTypeCode", "2") : object
}

/** Completes a body. Unreadable values count as absent. */
const completeReadable = (
  { schema, typeCodes }: Pick<DocumentDefinition<unknown>, "schema" | "typeCodes">,
  body: JsonObject
): JsonValue => {
  const reader = readerOf(schema)
  const [typeCode, ...others] = typeCodes
  const typed = others.length === 0 ? withAbsent(body, "TypeCode", typeCode) : body
  const completed = changeObjects(typed, reader, completeObject)
  if (!(completed instanceof JsonObject)) return completed
  const fields = reader.fields ?? new Map<string, unknown>()
  if (fields.has("LegalMonetaryTotal")) {
    const rate = completed.get("PaymentExchangeRate")
    // a rate is of the document's currency, or names another one, from which a document in pesos was converted
    const isOfDocument = !isNothing(rate) && !(rate instanceof JsonObject && !isNothing(rate.get("SourceCurrencyCode")))
    return completeSale(withPesos(completed, isOfDocument))
  }
  return fields.has("MonetaryTotal") ? completePayroll(completed) : completed
}

/**
 * Completes a body with values that follow from those it states:
 *
 * - amounts of lines, taxes, withholdings, discounts and totals
 * - the currency (pesos), unless the body states an exchange rate
 * - the kind of person, if the identification is an identity card
 * - `TypeCode`, if the operation has only one
 *
 * Stated values stay, even if they are wrong: reading and checking the completed body reports them. Values that do not
 * follow stay absent. Values that would follow from an unreadable one are `unknown` ({@link JsonObject}), so that only
 * the unreadable one is reported. A complete body keeps its content.
 */
export const completeBody = (
  definition: Pick<DocumentDefinition<unknown>, "schema" | "typeCodes">,
  body: JsonValue
): JsonValue => {
  if (!(body instanceof JsonObject)) return body
  const completed = completeReadable(definition, body)
  const supposed = withSupposedAmounts(body, readerOf(definition.schema))
  return supposed === body || !(supposed instanceof JsonObject)
    ? completed
    : withoutUnknown(body, completed, completeReadable(definition, supposed))
}

/** Paths of fields that completion derives from the lines: amounts of lines, taxes and discounts, and the totals. */
const derived =
  /\.(?:SubtotalAmount|(?:Legal)?MonetaryTotal(?:\.\w+)?|(?:Taxes|Withholdings|Discounts|Charges)(?:\[\d+\]\.(?:Taxable)?Amount)?)$/u

/** Whether a refused document lacks fields that completion would have added. */
export const lacksTotals = (violations: ReadonlyArray<Pick<Violation, "path" | "rule">>): boolean =>
  violations.some(({ path, rule }) => rule === "RAD01" && derived.test(path))

/**
 * Adds values that the XML always states and a body may omit, for people who read the body: the check digits of NITs,
 * the departments and the country of municipalities, the names of countries. The document is the same with and without
 * them.
 */
export const spellOut = ({ schema }: Pick<DocumentDefinition<unknown>, "schema">, body: JsonValue): JsonValue =>
  changeObjects(withCountries(body, readerOf(schema)), readerOf(schema), (object, fields) => {
    if (fields.has("CityCode")) {
      const country = textAt(object, "CountryCode") ?? ""
      const city = textAt(object, "CityCode") ?? ""
      const department = country === "CO" && municipalities.has(city) ? city.slice(0, 2) : undefined
      return withAbsent(withAbsent(object, "SubentityCode", department), "CountryName", namedCountries.nameOf(country))
    }
    if (!fields.has("IdentificationType") || textAt(object, "IdentificationType") !== "31") return object
    const nit = parseNit(textAt(object, "Id") ?? "")
    return nit === undefined ? object : object.with("Id", `${nit.number}-${nit.checkDigit}`)
  })
