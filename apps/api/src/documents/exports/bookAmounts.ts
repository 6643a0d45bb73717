import { bookingOf } from "@radicar/domain/inner/documentRegistry"
import { type FactSumName, listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { decimal, inPesos, sum, toExact, zero } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal } from "effect"
import type { ExportFacts, ExportRow } from "./ExportRow.ts"

/** Taxable amounts and lines without taxes: the columns that take up what rounding leaves. */
const bases = ["base19", "base5", "exempt", "excluded", "incBase"] as const

const withholdings = ["reteRenta", "reteIva", "reteIca"] as const

/** Amounts of a document that a day book has columns for. */
const parts = [...bases, "iva19", "iva5", "inc", "otherTaxes", "discounts", "charges"] as const

/** A column of a day book with amounts in pesos. */
export type BookAmount = (typeof parts)[number] | (typeof withholdings)[number] | "prepayments" | "total" | "net"

/** Taxes of a day book that have columns of their own. */
const bookedTaxes: ReadonlySet<string> = new Set(["iva", "inc", ...withholdings])

const otherTaxNames: ReadonlyArray<FactSumName> = [
  ...(Object.keys(listedTaxes) as ReadonlyArray<keyof typeof listedTaxes>).filter((name) => !bookedTaxes.has(name)),
  "otherTaxes"
]

/** A decimal text with the opposite sign. */
const minus = (amount: string | undefined): string | undefined => (amount === undefined ? undefined : `-${amount}`)

/** An amount of a document, negative if its type lowers its book, such as a credit note. */
export const signed = (
  { documentType }: Pick<ExportRow, "documentType">,
  amount: string | undefined
): string | undefined => (bookingOf(documentType)?.sign === -1 ? minus(amount) : amount)

/** Sum of the taxes without a column, including IVA (value added tax) at rates other than 19, 5 and 0 %. */
const otherTaxes = (facts: ExportFacts): string | undefined => {
  const { iva, iva5, iva19 } = facts
  const atOtherRates =
    iva === undefined ? [] : [iva, minus(iva19), minus(iva5)].filter((amount) => amount !== undefined)
  const value = sum([...otherTaxNames.flatMap((name) => facts[name] ?? []), ...atOtherRates].map(decimal))
  return value.value === 0n ? undefined : toExact(value, 2)
}

/** Converts an amount of a document to pesos; `undefined` for a foreign currency without a stated rate. */
const conversionOf = ({ currency, facts }: ExportRow) => {
  if (currency === "COP") return (amount: BigDecimal.BigDecimal) => amount
  const rate = facts?.details.exchangeRate?.rate
  return rate === undefined ? undefined : (amount: BigDecimal.BigDecimal) => inPesos(amount, decimal(rate))
}

/**
 * Part of an amount of a document in the sums of its book, in pesos: negative for notes that lower the book,
 * `undefined` for a document that does not count. Only accepted documents count, without payrolls that were replaced or
 * deleted, without documents in a foreign currency that state no rate, and of one environment: as in
 * `summarizeSubmissions`.
 */
export const countedInPesos = (
  row: ExportRow,
  amount: string | undefined,
  environment = row.environment
): string | undefined => {
  const convert = conversionOf(row)
  if (
    amount === undefined ||
    convert === undefined ||
    row.state !== "accepted" ||
    row.isReplaced ||
    row.environment !== environment
  )
    return undefined
  return signed(row, toExact(convert(decimal(amount)), 2))
}

/** The sum of amounts, in which discounts are subtracted. */
const addUp = (amounts: ReadonlyMap<BookAmount, BigDecimal.BigDecimal>): BigDecimal.BigDecimal =>
  sum(
    parts
      .map((name) => amounts.get(name) ?? zero)
      .map((amount, index) => (parts[index] === "discounts" ? BigDecimal.negate(amount) : amount))
  )

const amountsOf = (row: ExportRow): Partial<Record<BookAmount, string>> => {
  const { documentType, facts = { details: {} }, total } = row
  const convert = conversionOf(row)
  if (convert === undefined || total === undefined) return {}
  const amounts = new Map<BookAmount, BigDecimal.BigDecimal>(
    [...parts, ...withholdings, "prepayments" as const].flatMap((name) => {
      const amount = name === "otherTaxes" ? otherTaxes(facts) : facts[name]
      return amount === undefined ? [] : [[name, decimal(amount)]]
    })
  )
  const pesos = new Map([...amounts].map(([name, amount]) => [name, convert(amount)]))
  const totalInPesos = convert(decimal(total))
  // what columns do not show, such as a prepayment that is credited, they show in no currency
  const unshown = convert(BigDecimal.subtract(decimal(total), addUp(amounts)))
  const left = BigDecimal.subtract(BigDecimal.subtract(totalInPesos, unshown), addUp(pesos))
  const [largest] = bases
    .flatMap((name) => (pesos.has(name) ? [[name, pesos.get(name) ?? zero] as const] : []))
    .toSorted(([, one], [, other]) => BigDecimal.Order(other, one))
  if (largest !== undefined) pesos.set(largest[0], BigDecimal.sum(largest[1], left))
  pesos.set("total", totalInPesos)
  pesos.set("net", BigDecimal.subtract(totalInPesos, sum(withholdings.map((name) => pesos.get(name) ?? zero))))
  const isLowering = bookingOf(documentType)?.sign === -1
  return Object.fromEntries(
    [...pesos].map(([name, amount]) => [name, toExact(isLowering ? BigDecimal.negate(amount) : amount, 2)])
  )
}

const remembered = new WeakMap<ExportRow, Partial<Record<BookAmount, string>>>()

/**
 * Amounts of a document for the day book, as decimals by column: in pesos, and negative for notes that lower their
 * book. Empty for a document in a foreign currency without a stated rate. Taxes and total are those of `TotalesCop` in
 * the XML, each rounded by itself. So the largest base takes up the cents that rounding leaves, and the columns add up
 * to the total in pesos as they do in the currency.
 */
export const bookAmountsOf = (row: ExportRow): Partial<Record<BookAmount, string>> => {
  const amounts = remembered.get(row) ?? amountsOf(row)
  remembered.set(row, amounts)
  return amounts
}
