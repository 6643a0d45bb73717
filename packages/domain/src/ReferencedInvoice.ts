import type { LocalDate } from "./time/LocalDateTime.ts"

/** A party of an invoice as an event names it, in the words of its body. */
export interface ReferencedParty {
  readonly Id: string
  /** Code of the list TipoIdFiscal. */
  readonly IdentificationType: string
  readonly Name: string
}

/** Facts of a document that an event on it repeats. Absent members are unknown, or the document does not state them. */
export interface ReferencedInvoice {
  /** Prefix and number. */
  readonly number?: string
  readonly typeCode?: string
  /** `LegalMonetaryTotal/PayableAmount`, digits as written. */
  readonly payableAmount?: string
  /** Due date of the credit, `PaymentMeans/PaymentDueDate`. */
  readonly dueDate?: LocalDate
  readonly supplier?: ReferencedParty
  readonly customer?: ReferencedParty
}
