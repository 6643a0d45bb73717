import type { LocalDate } from "./time/LocalDate.ts"

/** A party of an invoice as an event names it, in the words of its body. */
export interface ReferencedParty {
  readonly Id: string
  /** Code of the list TipoIdFiscal. */
  readonly IdentificationType: string
  readonly Name: string
}

/** Facts of a document that an event about it repeats; absent members are not known, or the document has none. */
export interface ReferencedInvoice {
  /** Prefix and number. */
  readonly number?: string
  readonly typeCode?: string
  /** `LegalMonetaryTotal/PayableAmount`, digits as written. */
  readonly payableAmount?: string
  /** Last day of what is on credit, `PaymentMeans/PaymentDueDate`. */
  readonly dueDate?: LocalDate
  readonly supplier?: ReferencedParty
  readonly customer?: ReferencedParty
}
