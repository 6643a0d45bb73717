import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import { header } from "../part/header.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import type { Row } from "../table/Row.ts"
import { derivedAttribute, literal } from "../table/attributes.ts"
import { date, derived, text } from "../table/elements.ts"

type HeaderRow = Row<SaleDocument, SaleWriting, SaleReading>

const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"`

const registered = "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"

/** From `cbc:UBLVersionID` to `cbc:IssueTime` (rules FAD*). `profile` is that of a type code. */
export const saleHeader = (profile: (typeCode: string) => string): ReadonlyArray<HeaderRow> =>
  header({
    rules: "FAD",
    operations: "annex FE 1.9 §13.1.5",
    optionalRange: false,
    profile: derived("cbc:ProfileID", {
      from: ({ typeCode }) => profile(typeCode),
      expected: ({ TypeCode }) => profile(String(TypeCode)),
      required: true
    }),
    prefixOf: (xml, { prefix }) => prefix ?? xml.peek(registered),
    date: (document) => document.date
  })

/** `cbc:DocumentCurrencyCode`. */
export const currency: HeaderRow = text("cbc:DocumentCurrencyCode", "currencyCode", "FAD15", {
  note: "and every `@currencyID`",
  required: true,
  attributes: [literal(currencyList), derivedAttribute("listID", "ISO 4217 Alpha")]
})

/** What public utilities book a document under. */
export const accounting: ReadonlyArray<HeaderRow> = [
  text("cbc:AccountingCostCode", "accountingCostCode"),
  text("cbc:AccountingCost", "accountingCost")
]

/** `cbc:LineCountNumeric`. */
export const lineCount: HeaderRow = derived("cbc:LineCountNumeric", {
  from: ({ items }) => String(items.length),
  expected: ({ Items }) => String(Array.isArray(Items) ? Items.length : 0)
})

/** `cbc:TaxPointDate` of public utilities. */
export const taxPointDate: HeaderRow = date("cbc:TaxPointDate", "taxPointDate")
