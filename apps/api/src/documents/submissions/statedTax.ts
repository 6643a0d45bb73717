import { type FactSumName, listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { String } from "effect"
import type { SqlClient, Statement } from "effect/sql"

/** A tax at one rate, a withholding, or what the law excludes. */
export interface TaxIdentity {
  /** Code of the tax; `undefined` for excluded lines. */
  readonly code: string | undefined
  /** Percentage of IVA, or of a withholding that states one; `undefined` for other taxes. */
  readonly rate: string | undefined
}

/** Columns of documents that state a tax. */
interface TaxColumns extends TaxIdentity {
  readonly base?: FactSumName
  readonly amount?: FactSumName
}

const { iva, ...othersListed } = listedTaxes

/** Code for all taxes that have no code among {@link listedTaxes}. */
export const otherTaxes = "ZZ"

/** Every tax that a column states, with the columns of its taxable amount and of the tax. */
export const taxColumns: ReadonlyArray<TaxColumns> = [
  { code: iva, rate: "19.00", base: "base19", amount: "iva19" },
  { code: iva, rate: "5.00", base: "base5", amount: "iva5" },
  { code: iva, rate: "0.00", base: "exempt" },
  { code: undefined, rate: undefined, base: "excluded" },
  ...(Object.keys(othersListed) as ReadonlyArray<keyof typeof othersListed>).map((name) => ({
    code: listedTaxes[name],
    rate: undefined,
    amount: name,
    ...(name === "inc" ? { base: "incBase" as const } : {})
  })),
  { code: otherTaxes, rate: undefined, amount: "otherTaxes" }
]

/** Codes of the withholdings, which are added up by the rate that their document states. */
export const withholdingCodes: ReadonlyArray<string> = [listedTaxes.reteIva, listedTaxes.reteRenta, listedTaxes.reteIca]

/** Whether a code is that of a withholding. */
export const isWithholding = (code: string | undefined): boolean =>
  code !== undefined && withholdingCodes.includes(code)

/** Name of the column of a fact. */
export const columnOf = String.camelToSnake

/**
 * SQL condition that the columns of a document lack a part of its taxes: it is in a foreign currency, or has IVA at
 * another rate. Two indexes have these documents.
 */
export const hasOtherTaxes = (table: "f" | "i"): string =>
  `(${table}.currency <> 'COP' or coalesce(${table}.iva, 0) <> coalesce(${table}.iva19, 0) + coalesce(${table}.iva5, 0))`

/** SQL condition that a document states a withholding. */
export const hasWithholdings = (table: "f" | "i"): string =>
  `(${taxColumns
    .flatMap(({ amount, code }) => (isWithholding(code) && amount ? `${table}.${columnOf(amount)} is not null` : []))
    .join(" or ")})`

/** Reads a filter such as `01:19.00`, `06:2.50`, `04` or `excluded`; only IVA and withholdings have a rate. */
export const readTax = (text: string): TaxIdentity => {
  const [code, rate] = text.split(":")
  return { code: code === "excluded" ? undefined : code, rate: code === iva || isWithholding(code) ? rate : undefined }
}

/** Whether a stated tax is that of a filter; a filter without a rate has all rates. */
export const isOfTax = (stated: TaxIdentity, { code, rate }: TaxIdentity): boolean =>
  stated.code === code && (rate === undefined || stated.rate === rate)

/** The column of a tax; that of a withholding has all its rates. */
const columnWith = ({ code, rate }: TaxIdentity): string | undefined => {
  const tax = taxColumns.find((each) => each.code === code && (isWithholding(code) || each.rate === rate))
  const name = tax?.amount ?? tax?.base
  return name === undefined ? undefined : columnOf(name)
}

/** Columns that {@link taxConditions} reads, apart from the currency. */
export const columnsOfTax = (tax: TaxIdentity): ReadonlyArray<string> => [
  ...new Set(["iva", "iva19", "iva5", "excluded", "details", columnWith(tax) ?? "iva"])
]

/**
 * SQL conditions that a document states a tax: by its column, or by its details where the columns lack a part. The
 * documents are those whose number a report of taxes counts on the line of this tax.
 */
export const taxConditions = (
  sql: SqlClient.SqlClient,
  table: "f" | "i",
  tax: TaxIdentity | undefined
): ReadonlyArray<Statement.Fragment> => {
  if (tax === undefined) return []
  const { code, rate } = tax
  const column = columnWith(tax)
  const inColumn = sql.literal(column === undefined ? "false" : `${table}.${column} is not null`)
  const codes = Object.values(listedTaxes)
  const isTax =
    code === otherTaxes
      ? sql`not (tax ->> 'code' = any(${`{${codes.join(",")}}`}::text::text[]))`
      : sql`tax ->> 'code' = ${code ?? ""}`
  const atRate = rate === undefined ? sql`` : sql` and tax ->> 'rate' = ${rate}`
  const details = sql.literal(`${table}.details`)
  const inDetails =
    code === undefined
      ? inColumn
      : sql`exists (
          select from jsonb_array_elements(coalesce(${details} -> 'taxes', '[]') || coalesce(${details} -> 'withholdings', '[]')) as tax
          where ${isTax}${atRate})`
  if (isWithholding(code)) return [inColumn, ...(rate === undefined ? [] : [inDetails])]
  return [sql`case when ${sql.literal(hasOtherTaxes(table))} then ${inDetails} else ${inColumn} end`]
}
