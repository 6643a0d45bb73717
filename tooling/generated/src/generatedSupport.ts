import { supportExample, supportNoteExample } from "@radicar/domain/inner/example/supportExample"
import { generatedInvoice, type InvoiceSeed, now } from "./generatedInvoice.ts"

/** Lines that a seller without invoicing obligation may have: no taxes per unit, and in a note no withholdings. */
const linesOf = (seed: typeof InvoiceSeed.Type, withholdings: boolean) =>
  seed.lines.map((line) =>
    line.kind === "bag" || line.kind === "drink" || (line.kind === "withheld" && !withholdings)
      ? { ...line, kind: "plain" as const }
      : line
  )

const purchase = (seed: typeof InvoiceSeed.Type, note: boolean) => {
  const { Charges, CurrencyCode, Discounts, Items, LegalMonetaryTotal, Note, PaymentMeans, PaymentExchangeRate } =
    generatedInvoice({ ...seed, type: "01", lines: linesOf(seed, !note), prepaid: seed.prepaid && !note })
  return { Charges, CurrencyCode, Discounts, Items, LegalMonetaryTotal, Note, PaymentMeans, PaymentExchangeRate }
}

/** The seller: a resident with any identification, or a foreigner. */
const seller = (seed: typeof InvoiceSeed.Type) => {
  const { SupplierParty } = supportExample({ number: 984000001, date: now })
  if (seed.buyer === "company") return { ...SupplierParty, Id: "800199436", IdentificationType: "31" }
  if (seed.buyer !== "foreigner") return SupplierParty
  return {
    ...SupplierParty,
    Id: "X-98/76",
    IdentificationType: "42",
    PhysicalLocation: { Address: "1 Main St", CityCode: "Miami", SubentityCode: "Florida", CountryCode: "US" }
  }
}

const operation = (seed: typeof InvoiceSeed.Type) => (seed.buyer === "foreigner" ? "11" : "10")

/** Withholdings of the whole document, if no line withholds. */
const withholdings = (seed: typeof InvoiceSeed.Type) =>
  seed.lines.some(({ kind }) => kind === "withheld")
    ? []
    : [
        { Code: "06", Amount: "2.50", Percentage: 2.5, TaxableAmount: 100 },
        { Code: "06", Amount: 11, Percentage: 11, TaxableAmount: 100 },
        { Code: "05", Amount: 15, Percentage: 15, TaxableAmount: 100 }
      ]

/** The buying company, with or without its address, which is not filed. */
const buyer = (seed: typeof InvoiceSeed.Type) => {
  const { CompanyParty } = supportExample({ number: 984000001, date: now })
  return seed.credit ? { ...CompanyParty, PhysicalLocation: null } : CompanyParty
}

/** A support document made from an invoice's seed. */
export const generatedSupport = (seed: typeof InvoiceSeed.Type) => ({
  ...supportExample({ number: 984000001, date: now }),
  ...purchase(seed, false),
  CompanyParty: buyer(seed),
  Number: seed.credit ? "0984000001" : 984000001,
  Withholdings: withholdings(seed),
  OperationCode: operation(seed),
  SupplierParty: seller(seed),
  GenerationCode: seed.credit ? "2" : "1"
})

/** A note of a support document made from an invoice's seed. */
export const generatedSupportNote = (
  seed: typeof InvoiceSeed.Type,
  reference: { readonly uuid: string; readonly number: string; readonly date: string }
) => ({
  ...supportNoteExample({ number: 1, date: now, reference }),
  ...purchase(seed, true),
  CompanyParty: buyer(seed),
  OperationCode: operation(seed),
  SupplierParty: seller(seed)
})
