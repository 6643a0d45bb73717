import type { DocumentKind } from "../../document/DocumentKind.ts"

/** A root element that SendBillSync accepts, with its names for the common elements. */
export interface BillingRoot {
  readonly name: "Invoice" | "CreditNote" | "DebitNote"
  readonly line: "InvoiceLine" | "CreditNoteLine" | "DebitNoteLine"
  readonly quantity: "InvoicedQuantity" | "CreditedQuantity" | "DebitedQuantity"
  readonly totals: "LegalMonetaryTotal" | "RequestedMonetaryTotal"
}

/** Root elements by name. */
export const billingRoots: Readonly<Record<BillingRoot["name"], BillingRoot>> = {
  Invoice: { name: "Invoice", line: "InvoiceLine", quantity: "InvoicedQuantity", totals: "LegalMonetaryTotal" },
  CreditNote: {
    name: "CreditNote",
    line: "CreditNoteLine",
    quantity: "CreditedQuantity",
    totals: "LegalMonetaryTotal"
  },
  DebitNote: { name: "DebitNote", line: "DebitNoteLine", quantity: "DebitedQuantity", totals: "RequestedMonetaryTotal" }
}

/** Properties of a kind of note, such as the documents that it may correct. */
export interface NoteTraits {
  /** Values of CustomizationID for notes that must have a BillingReference to a document accepted by the sandbox. */
  readonly referring: ReadonlySet<string>
  /** Values of CustomizationID for notes that must have an InvoicePeriod instead of a BillingReference. */
  readonly periodic: ReadonlySet<string>
  /** Type codes of the documents that the note may correct, and their key schemes. */
  readonly corrects: ReadonlySet<string>
  readonly keySchemes: ReadonlySet<string>
  /** Codes of the reasons for a correction, with their texts; `undefined` where the text is uncertain. */
  readonly concepts: ReadonlyMap<string, string | undefined>
  /** Operation that an annulment (concept 2) requires, if there is such a rule. */
  readonly annulling?: string
}

/** A kind of document that SendBillSync accepts. */
export interface BillingKind extends DocumentKind {
  /** Sales to customers, purchases from vendors that need not invoice, or documents equivalent to an invoice. */
  readonly family: "sale" | "support" | "equivalent"
  readonly root: BillingRoot
  /** Party that issues and signs the document: the vendor, or the buyer if the vendor need not invoice. */
  readonly issuer: "supplier" | "customer"
  /** Whether its numbers come from an authorised range (InvoiceControl). */
  readonly hasRange: boolean
  /** Accepted values of ProfileID. */
  readonly profiles: ReadonlyArray<string>
  /** Accepted values of CustomizationID. */
  readonly operations: ReadonlySet<string>
  /** Properties that only notes have. */
  readonly note?: NoteTraits
}
