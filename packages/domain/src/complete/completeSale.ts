import { BigDecimal } from "effect"
import { JsonObject } from "../json/JsonValue.ts"
import {
  exactTaxOf,
  lineAmount,
  payableOf,
  percentageBases,
  percentOf,
  taxInclusiveOf
} from "../document/saleAmounts.ts"
import { prepaymentsOfOperation } from "../document/Health.ts"
import { moneyAgrees } from "../rulebook/sale/lines.ts"
import { kindOf, taxKind, taxTotals } from "../document/TaxTotal.ts"
import { decimal, isWithin, roundHalfEven, sum, toExact, zero } from "../number/Decimal.ts"
import { isNothing } from "../wire/isNothing.ts"
import { amountAt, moneyAt, objectsAt, positiveAt, textAt, withAmount, withObjects } from "./absent.ts"

type Amount = BigDecimal.BigDecimal

/** Discounts or charges with their amounts; an amount is `undefined` if it cannot be computed. */
interface Allowances {
  readonly json: ReadonlyArray<JsonObject>
  readonly amounts: ReadonlyArray<Amount | undefined>
}

const allowancesAt = (object: JsonObject, field: "Charges" | "Discounts", base: Amount | undefined): Allowances => {
  const objects = objectsAt(object, field)
  const amounts = objects.map((allowance) => {
    const percentage = positiveAt(allowance, "Percentage")
    const ownBase = positiveAt(allowance, "BaseAmount") ?? base
    const computed = ownBase === undefined || percentage === undefined ? undefined : percentOf(ownBase, percentage)
    return amountAt(allowance, "Amount") ?? computed
  })
  return { json: objects.map((allowance, index) => withAmount(allowance, "Amount", amounts[index])), amounts }
}

/** The amounts themselves, or `undefined` if one of them is unknown. */
const allKnown = (amounts: ReadonlyArray<Amount | undefined>): ReadonlyArray<Amount> | undefined =>
  amounts.every((amount) => amount !== undefined) ? amounts : undefined

/** A tax of a line while its amount is computed. */
interface Tax {
  readonly json: JsonObject
  readonly code: string
  readonly percentage: Amount | undefined
  readonly perUnitAmount: Amount | undefined
  readonly baseQuantity: Amount | undefined
  readonly baseUnitCode: string | undefined
  taxableAmount: Amount | undefined
  amount: Amount | undefined
}

interface Line {
  readonly json: JsonObject
  readonly discounts: Allowances
  readonly charges: Allowances
  readonly quantity: Amount | undefined
  readonly unitCode: string
  readonly subtotal: Amount | undefined
  /**
   * The base for taxes of the line that state none: the line's amount; `undefined` for a free item, whose taxes have
   * another base.
   */
  readonly taxed: Amount | undefined
  readonly taxes: ReadonlyArray<Tax>
}

const readTax = (json: JsonObject, taxed: Amount | undefined): Tax => {
  const code = textAt(json, "Code") ?? ""
  const rated = { code, percentage: amountAt(json, "Percentage"), perUnitAmount: positiveAt(json, "PerUnitAmount") }
  const follows = kindOf(rated) === "perUnit" || hasOwnBase(code) ? undefined : taxed
  return {
    json,
    ...rated,
    baseQuantity: positiveAt(json, "BaseQuantity"),
    baseUnitCode: textAt(json, "BaseUnitCode"),
    taxableAmount: amountAt(json, "TaxableAmount") ?? follows,
    amount: amountAt(json, "Amount")
  }
}

/**
 * Whether the base of a tax differs from the price of the line: 05 is withheld from the IVA, 25 and 36 are levied on
 * prices set by law.
 */
const hasOwnBase = (code: string): boolean => code === ivaWithheld || code === "25" || code === "36"

const iva = "01"
const ivaWithheld = "05"

const readLine = (json: JsonObject): Line => {
  const price = amountAt(json, "Price")
  const quantity = amountAt(json, "Quantity")
  const gross = price === undefined || quantity === undefined ? undefined : BigDecimal.multiply(price, quantity)
  const discounts = allowancesAt(json, "Discounts", gross)
  const charges = allowancesAt(json, "Charges", gross)
  const off = allKnown(discounts.amounts)
  const on = allKnown(charges.amounts)
  const amounts = (list: ReadonlyArray<Amount>) => list.map((amount) => ({ amount }))
  const follows =
    price === undefined || quantity === undefined || off === undefined || on === undefined
      ? undefined
      : roundHalfEven(lineAmount({ price, quantity, discounts: amounts(off), charges: amounts(on) }), 2)
  const subtotal = amountAt(json, "SubtotalAmount") ?? follows
  const taxed = price?.value === 0n ? undefined : subtotal
  return {
    json,
    discounts,
    charges,
    quantity,
    unitCode: textAt(json, "UnitCode") ?? "",
    subtotal,
    taxed,
    taxes: objectsAt(json, "Taxes").map((tax) => readTax(tax, taxed))
  }
}

const emptyLine = readLine(JsonObject.from({}))

/**
 * Reads lines. An object that occurs several times is read once if it has no taxes: a body may have many such lines.
 */
const readLines = (items: ReadonlyArray<JsonObject>): ReadonlyArray<Line> => {
  const untaxed = new Map<JsonObject, Line>()
  return items.map((json) => {
    if (json.keys.length === 0) return emptyLine
    const knownLine = untaxed.get(json)
    if (knownLine !== undefined) return knownLine
    const line = readLine(json)
    // the amounts of taxes are set in their line, so lines with taxes are not shared
    if (line.taxes.length === 0) untaxed.set(json, line)
    return line
  })
}

/**
 * The code, rate and unit of a tax as one text. Taxes that agree in all three are summed over the lines, and the sum is
 * checked too (rules FAS07, FAT07).
 */
const rateOf = ({ unitCode }: Line, tax: Tax): string => {
  const rate = tax.percentage ?? tax.perUnitAmount ?? zero
  return `${tax.code} ${toExact(rate, 2)} ${tax.baseUnitCode ?? unitCode}`
}

const half = decimal("0.5")

/** The maximum number of fraction digits of an amount. */
const mostDigits = 6

/**
 * Computes the amounts of taxes that state none, with two fraction digits. Six digits are used if the roundings of many
 * lines would exceed the authority's tolerance for the document's tax.
 */
const computeTaxes = (lines: ReadonlyArray<Line>, computes: (code: string) => boolean): void => {
  const computed: Array<{ readonly tax: Tax; readonly exact: Amount; readonly rate: string }> = []
  const roundings = new Map<string, Amount>()
  for (const line of lines) {
    for (const tax of line.taxes) {
      if (tax.amount !== undefined || !computes(tax.code)) continue
      const exact =
        kindOf(tax) === "perUnit"
          ? exactTaxOf(tax.code, {
              perUnitAmount: tax.perUnitAmount,
              baseQuantity: tax.baseQuantity ?? line.quantity
            })
          : exactTaxOf(tax.code, { percentage: tax.percentage, taxableAmount: tax.taxableAmount })
      if (exact === undefined) continue
      const rate = rateOf(line, tax)
      tax.amount = roundHalfEven(exact, 2)
      roundings.set(rate, BigDecimal.sum(roundings.get(rate) ?? zero, BigDecimal.subtract(tax.amount, exact)))
      computed.push({ tax, exact, rate })
    }
  }
  for (const { exact, rate, tax } of computed) {
    if (!isWithin(roundings.get(rate) ?? zero, zero, half)) tax.amount = roundHalfEven(exact, mostDigits)
  }
}

const baseOf = ({ baseQuantity, baseUnitCode }: Tax) => ({
  ...(baseQuantity && { baseQuantity }),
  ...(baseUnitCode === undefined ? {} : { baseUnitCode })
})

const writeLine = (line: Line): JsonObject => {
  const { charges, discounts, json, subtotal, taxes } = line
  if (line === emptyLine) return json
  const allowed = withObjects(withObjects(json, "Discounts", discounts.json), "Charges", charges.json)
  return withObjects(
    withAmount(allowed, "SubtotalAmount", subtotal),
    "Taxes",
    taxes.map((tax) => withAmount(withAmount(tax.json, "TaxableAmount", tax.taxableAmount), "Amount", tax.amount))
  )
}

/** The totals of the taxes; `undefined` if one of the amounts is unknown. */
const totalsOf = (lines: ReadonlyArray<Line>): ReturnType<typeof taxTotals> | undefined => {
  const items = lines.map((line) => ({
    quantity: line.quantity ?? zero,
    unitCode: line.unitCode,
    taxes: line.taxes.flatMap((tax) =>
      tax.amount === undefined
        ? []
        : [
            {
              code: tax.code,
              amount: tax.amount,
              ...(tax.percentage && { percentage: tax.percentage }),
              ...(tax.perUnitAmount && { perUnitAmount: tax.perUnitAmount }),
              ...(tax.taxableAmount && { taxableAmount: tax.taxableAmount }),
              ...baseOf(tax)
            }
          ]
    )
  }))
  const isKnown = lines.every(({ taxes }) =>
    taxes.every(({ amount, code }) => amount !== undefined || taxKind(code) === "withholding")
  )
  return isKnown ? taxTotals(items) : undefined
}

const basesOf = (lines: ReadonlyArray<Line>): Amount | undefined => {
  const isKnown = lines.every(({ taxes }) =>
    taxes.every((tax) => tax.taxableAmount !== undefined || kindOf(tax) !== "percentage")
  )
  return isKnown ? sum(percentageBases(lines).firsts) : undefined
}

const sumOf = (amounts: ReadonlyArray<Amount | undefined> | undefined): Amount | undefined => {
  const all = amounts && allKnown(amounts)
  return all && roundHalfEven(sum(all), 2)
}

/** The stated total of the discounts or charges of the document, or else their sum. */
const allowanceTotal = (statedTotal: Amount | undefined, { amounts }: Allowances): Amount | undefined =>
  statedTotal ?? (amounts.length === 0 ? zero : sumOf(amounts))

const payableFrom = (
  operationCode: string,
  taxInclusiveAmount: Amount | undefined,
  discountAmount: Amount | undefined,
  chargeAmount: Amount | undefined,
  prepaidAmount: Amount | undefined
): Amount | undefined =>
  taxInclusiveAmount && discountAmount && chargeAmount
    ? roundHalfEven(
        payableOf(
          { taxInclusiveAmount, discountAmount, chargeAmount, ...(prepaidAmount && { prepaidAmount }) },
          operationCode
        ),
        2
      )
    : undefined

/** The sum of the prepayments that the body lists; `undefined` if it lists none. */
const prepaidOf = (body: JsonObject): Amount | undefined => {
  const payments = objectsAt(body, "PrepaidPayments")
  return payments.length === 0 ? undefined : sumOf(payments.map((payment) => amountAt(payment, "Amount")))
}

/** The withholdings of the whole document, with amounts computed from the bases that they state. */
const documentWithholdings = (body: JsonObject): ReadonlyArray<JsonObject> =>
  objectsAt(body, "Withholdings").map((withholding) => {
    const base = amountAt(withholding, "TaxableAmount")
    const percentage = amountAt(withholding, "Percentage")
    return withAmount(withholding, "Amount", base && percentage && percentOf(base, percentage))
  })

/**
 * A total from which others are computed: the stated one, or the computed one if the stated one is wrong. The rules
 * then report only that total.
 */
const statedOrComputed = (statedTotal: Amount | undefined, computed: Amount | undefined): Amount | undefined =>
  statedTotal !== undefined && (computed === undefined || moneyAgrees(statedTotal, computed)) ? statedTotal : computed

/**
 * Computes the absent totals of the document; stated totals stay. The absent totals are computed from stated ones only
 * if these are right.
 */
const completeTotals = (body: JsonObject, lines: ReadonlyArray<Line>): JsonObject => {
  const statedTotals = body.get("LegalMonetaryTotal")
  const total = isNothing(statedTotals) ? JsonObject.from({}) : statedTotals
  if (!(total instanceof JsonObject)) return body
  const lineSum = sumOf(lines.map(({ subtotal }) => subtotal))
  const gross = statedOrComputed(moneyAt(total, "GrossAmount"), lineSum)
  if (gross === undefined) return body
  const discounts = allowancesAt(body, "Discounts", gross)
  const charges = allowancesAt(body, "Charges", gross)
  const discount = allowanceTotal(moneyAt(total, "DiscountAmount"), discounts)
  const charge = allowanceTotal(moneyAt(total, "ChargeAmount"), charges)
  const bases = basesOf(lines)
  const taxes = totalsOf(lines)
  const inclusive = statedOrComputed(
    moneyAt(total, "TaxInclusiveAmount"),
    taxes && roundHalfEven(taxInclusiveOf(gross, taxes), 2)
  )
  const operationCode = textAt(body, "OperationCode") ?? ""
  const isReported = prepaymentsOfOperation(operationCode) === "reported"
  const prepaid = statedOrComputed(moneyAt(total, "PrepaidAmount"), prepaidOf(body))
  const amounts = [
    ["GrossAmount", gross],
    ["TaxExclusiveAmount", bases && roundHalfEven(bases, 2)],
    ["TaxInclusiveAmount", inclusive],
    // nothing is filed without discounts
    ["DiscountAmount", discounts.amounts.length === 0 ? undefined : discount],
    ["ChargeAmount", charges.amounts.length === 0 ? undefined : charge],
    ["PrepaidAmount", isReported ? undefined : prepaid],
    // the direction of the rounding does not follow from its amount
    [
      "PayableAmount",
      isNothing(total.get("PayableRoundingAmount"))
        ? payableFrom(operationCode, inclusive, discount, charge, prepaid)
        : undefined
    ]
  ] as const
  const completed = amounts.reduce((object, [field, amount]) => withAmount(object, field, amount), total)
  const allowed = withObjects(withObjects(body, "Discounts", discounts.json), "Charges", charges.json)
  return withObjects(allowed, "Withholdings", documentWithholdings(body)).with("LegalMonetaryTotal", completed)
}

/**
 * Completes the body of a sale: discounts and charges from their percentages, the amounts of lines, the bases and
 * amounts of their taxes and withholdings, and the totals.
 */
export const completeSale = (body: JsonObject): JsonObject => {
  const lines = readLines(objectsAt(body, "Items"))
  if (lines.length === 0) return body
  computeTaxes(lines, (code) => code !== ivaWithheld)
  for (const { taxes } of lines) {
    const withheldFrom = taxes.find(({ code }) => code === iva)?.amount
    for (const tax of taxes) if (tax.code === ivaWithheld) tax.taxableAmount ??= withheldFrom
  }
  computeTaxes(lines, (code) => code === ivaWithheld)
  return completeTotals(withObjects(body, "Items", lines.map(writeLine)), lines)
}
