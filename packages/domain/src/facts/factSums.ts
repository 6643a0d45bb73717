import { BigDecimal } from "effect"
import { sum, toExact } from "../number/Decimal.ts"
import type { DocumentFacts, TaxFacts } from "../document/DocumentFacts.ts"

/** Taxes and withholdings that have a column in the authority's listing of documents, by their codes. */
export const listedTaxes = {
  iva: "01",
  ic: "02",
  ica: "03",
  inc: "04",
  stamp: "21",
  bags: "22",
  carbon: "23",
  fuels: "24",
  data: "30",
  icl: "32",
  inpp: "33",
  ibua: "34",
  icui: "35",
  reteIva: "05",
  reteRenta: "06",
  reteIca: "07"
} as const

const listedCodes: ReadonlySet<string> = new Set(Object.values(listedTaxes))

/**
 * Names of the amounts that are totalled over several documents; see {@link factSums}. Each is a column of
 * `document_facts` in the service, so a new one needs a migration.
 */
export const factSumNames = [
  "iva",
  "ic",
  "ica",
  "inc",
  "stamp",
  "bags",
  "carbon",
  "fuels",
  "data",
  "icl",
  "inpp",
  "ibua",
  "icui",
  "otherTaxes",
  "reteIva",
  "reteRenta",
  "reteIca",
  "base19",
  "iva19",
  "base5",
  "iva5",
  "exempt",
  "excluded",
  "incBase",
  "discounts",
  "charges",
  "prepayments"
] as const

/** One of {@link factSumNames}. */
export type FactSumName = (typeof factSumNames)[number]

/** Sums one field over the taxes that meet a condition; `undefined` if no tax meets it. */
const added = (
  taxes: ReadonlyArray<TaxFacts>,
  field: "amount" | "base",
  isWanted: (tax: TaxFacts) => boolean
): string | undefined => {
  const wanted = taxes.filter(isWanted).flatMap((tax) => tax[field] ?? [])
  return wanted.length === 0 ? undefined : toExact(sum(wanted.map((amount) => BigDecimal.fromStringUnsafe(amount))), 2)
}

/**
 * The amounts of a document by {@link factSumNames}, as decimals: amounts of taxes, and the taxable amounts of each
 * rate of IVA. An amount that the document does not have is absent.
 */
export const factSums = ({
  charges,
  discounts,
  excluded,
  prepayments,
  taxes,
  withholdings
}: DocumentFacts): { readonly [Name in FactSumName]?: string | undefined } => {
  const all = [...taxes, ...withholdings]
  const isIvaAt = (rate: string) => (tax: TaxFacts) => tax.code === listedTaxes.iva && tax.rate === rate
  const byCode = Object.fromEntries(
    Object.entries(listedTaxes).map(([name, code]) => [name, added(all, "amount", (tax) => tax.code === code)])
  ) as { readonly [Name in keyof typeof listedTaxes]: string | undefined }
  return {
    ...byCode,
    otherTaxes: added(taxes, "amount", ({ code }) => !listedCodes.has(code)),
    base19: added(taxes, "base", isIvaAt("19.00")),
    iva19: added(taxes, "amount", isIvaAt("19.00")),
    base5: added(taxes, "base", isIvaAt("5.00")),
    iva5: added(taxes, "amount", isIvaAt("5.00")),
    exempt: added(taxes, "base", isIvaAt("0.00")),
    excluded,
    incBase: added(taxes, "base", ({ code }) => code === listedTaxes.inc),
    discounts,
    charges,
    prepayments
  }
}
