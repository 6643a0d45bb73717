import type { CodeList } from "@radicar/domain/codes/CodeList"
import { creditNoteReasons } from "@radicar/domain/codes/creditNoteReasons"
import { debitNoteReasons } from "@radicar/domain/codes/debitNoteReasons"
import { equivalentNoteReasons } from "@radicar/domain/codes/equivalentNoteReasons"
import { supportNoteReasons } from "@radicar/domain/codes/supportNoteReasons"
import { equivalentTypes } from "@radicar/domain/document/equivalent/equivalentTypes"
import { saleProfiles } from "../../sale/saleProfiles.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** What a type of sale document is filed with, and in what its XML differs from that of the others. */
export interface SaleForm {
  readonly operation: string
  readonly profile: string
  /** Who issues is the buyer. */
  readonly purchase?: true
  /** Why it may correct its document. */
  readonly reasons?: CodeList
}

const invoice: SaleForm = { operation: "InvoiceCreate", profile: saleProfiles.invoice }

const forms: ReadonlyMap<string, SaleForm> = new Map<string, SaleForm>(
  Object.entries({
    "01": invoice,
    "02": invoice,
    "03": invoice,
    "04": invoice,
    "05": { operation: "SupportCreate", profile: saleProfiles.support, purchase: true },
    "91": { operation: "CreditnoteCreate", profile: saleProfiles.creditNote, reasons: creditNoteReasons },
    "92": { operation: "DebitnoteCreate", profile: saleProfiles.debitNote, reasons: debitNoteReasons },
    "93": {
      operation: "EquivalentNoteCreate",
      profile: saleProfiles.equivalentDebitNote,
      reasons: equivalentNoteReasons
    },
    "94": {
      operation: "EquivalentNoteCreate",
      profile: saleProfiles.equivalentCreditNote,
      reasons: equivalentNoteReasons
    },
    "95": {
      operation: "SupportNoteCreate",
      profile: saleProfiles.supportNote,
      purchase: true,
      reasons: supportNoteReasons
    },
    ...Object.fromEntries(
      equivalentTypes.map(({ code, profile }) => [
        code,
        { operation: code === "60" ? "EquivalentSpdCreate" : "EquivalentCreate", profile }
      ])
    )
  })
)

/** What a type of sale document is, by its code. */
export const saleFormOf = (typeCode: string): SaleForm | undefined => forms.get(typeCode)

/** The elements of a root that other roots call otherwise. */
export interface SaleElements {
  readonly typeCode: string | undefined
  readonly line: string
  readonly quantity: string
  readonly total: string
}

/** The elements of a sale document by the name of its root. */
export const saleElements: Readonly<Record<string, SaleElements>> = {
  Invoice: {
    typeCode: "cbc:InvoiceTypeCode",
    line: "cac:InvoiceLine",
    quantity: "cbc:InvoicedQuantity",
    total: "cac:LegalMonetaryTotal"
  },
  CreditNote: {
    typeCode: "cbc:CreditNoteTypeCode",
    line: "cac:CreditNoteLine",
    quantity: "cbc:CreditedQuantity",
    total: "cac:LegalMonetaryTotal"
  },
  DebitNote: {
    typeCode: undefined,
    line: "cac:DebitNoteLine",
    quantity: "cbc:DebitedQuantity",
    total: "cac:RequestedMonetaryTotal"
  }
}

/** The type code of a sale document; a debit note has none, and its profile says what it debits. */
export const saleTypeCode = (root: XmlReader, { typeCode }: SaleElements): string | undefined => {
  if (typeCode !== undefined) return root.text(typeCode)
  return root.peek("cbc:ProfileID")?.toLowerCase().includes("documento equivalente") === true ? "93" : "92"
}
