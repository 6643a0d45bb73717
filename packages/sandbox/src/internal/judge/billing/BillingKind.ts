import type { DocumentKind } from "../../document/DocumentKind.ts"

/** A root of the documents SendBillSync takes, and how it calls what all of them have. */
export interface BillingRoot {
  readonly name: "Invoice" | "CreditNote" | "DebitNote"
  readonly line: "InvoiceLine" | "CreditNoteLine" | "DebitNoteLine"
  readonly quantity: "InvoicedQuantity" | "CreditedQuantity" | "DebitedQuantity"
  readonly totals: "LegalMonetaryTotal" | "RequestedMonetaryTotal"
}

/** The roots by their name. */
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

/** What a note corrects, and how it says so. */
export interface NoteTraits {
  /** Values of CustomizationID that demand a BillingReference to a document accepted here. */
  readonly referring: ReadonlySet<string>
  /** Values that state the InvoicePeriod they are about instead. */
  readonly periodic: ReadonlySet<string>
  /** Type codes of the documents it may correct, and the key schemes of those. */
  readonly corrects: ReadonlySet<string>
  readonly keySchemes: ReadonlySet<string>
  /** Concepts of correction with their list's text, where it is certain. */
  readonly concepts: ReadonlyMap<string, string | undefined>
  /** The operation that annulling (concept 2) demands, where there is such a rule. */
  readonly annulling?: string
}

/** A kind of document that SendBillSync takes. */
export interface BillingKind extends DocumentKind {
  /** Sales to customers, purchases from those who need not invoice, or what stands for an invoice. */
  readonly family: "sale" | "support" | "equivalent"
  readonly root: BillingRoot
  /** Who issues and signs it: the vendor, or the buyer of somebody who need not invoice. */
  readonly issuer: "supplier" | "customer"
  /** Whether its numbers come from an authorised range (InvoiceControl). */
  readonly hasRange: boolean
  /** Literals of ProfileID that are taken. */
  readonly profiles: ReadonlyArray<string>
  /** Values of CustomizationID. */
  readonly operations: ReadonlySet<string>
  /** Only notes have it. */
  readonly note?: NoteTraits
}
