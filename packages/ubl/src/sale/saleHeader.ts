import { FurtherNote, type SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import { header } from "../part/header.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { compileWrite, part, readPart, readRows, type Row } from "../table/Row.ts"
import { attribute, derivedAttribute, literal } from "../table/attributes.ts"
import { date, derived, text } from "../table/elements.ts"
import { list } from "../table/wireValues.ts"

type HeaderRow = Row<SaleDocument, SaleWriting, SaleReading>

const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"`

const registered = "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"

/** From `cbc:UBLVersionID` to `cbc:IssueTime` (rules FAD*). `profile` is that of a type code and an operation. */
export const saleHeader = (profile: (typeCode: string, operation: string) => string): ReadonlyArray<HeaderRow> =>
  header({
    rules: "FAD",
    operations: "annex FE 1.9 §13.1.5",
    optionalRange: false,
    profile: derived("cbc:ProfileID", {
      from: ({ typeCode }, { checked }) => profile(typeCode, checked.operationCode),
      expected: ({ OperationCode, TypeCode }) => profile(String(TypeCode), String(OperationCode)),
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

const noteText = text<FurtherNote, SaleWriting, SaleReading>("cbc:Note", "text", "FAD13", {
  attributes: [attribute("languageID", "language"), attribute("languageLocaleID", "localeId")]
})

/** One of the elements: it is read from itself, not from the element around. */
const furtherNote = part<FurtherNote, SaleWriting, SaleReading>(FurtherNote, [
  {
    ...noteText,
    read: (xml, values, reading) => {
      values["Text"] = xml.text()
      readRows(noteText.rows ?? [], xml, values, reading)
    }
  }
])

/** `cbc:Note`: the note of the document, which states neither language nor name, and the further ones. */
export const notes: ReadonlyArray<HeaderRow> = [
  { ...text<SaleDocument, SaleWriting, SaleReading>("cbc:Note", "note", "FAD13"), read: undefined },
  {
    element: "",
    fields: ["notes"],
    nested: true,
    note: "`Note`, one for each",
    rows: furtherNote.rows,
    compileWrite: () => {
      const write = compileWrite(furtherNote.rows)
      return (xml, document, writing) => {
        for (const each of document.notes ?? []) write(xml, each, writing)
      }
    },
    read: (xml, values, reading) => {
      const stated = xml.all("cbc:Note")
      const hasNote = ["@languageID", "@languageLocaleID"].every((path) => stated[0]?.peek(path) === undefined)
      if (hasNote) values["Note"] = stated[0]?.text()
      values["Notes"] = list(stated.slice(hasNote ? 1 : 0).map((each) => readPart(furtherNote, each, reading)))
    }
  }
]

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
