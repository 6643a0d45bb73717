import type { LocalDate } from "./time/LocalDateTime.ts"

/** A party of an invoice, as the body of an event names it. */
export interface ReferencedParty {
  readonly Id: string
  /** Code of the kind of identification (list TipoIdFiscal), such as `31` for a NIT. */
  readonly IdentificationType: string
  readonly Name: string
}

/**
 * Facts of a document that an event about it repeats. Absent members are unknown, or the document does not state them.
 */
export interface ReferencedInvoice {
  /** Prefix and number. */
  readonly number?: string
  readonly typeCode?: string
  /** Payable amount, `LegalMonetaryTotal/PayableAmount`, digits as written. */
  readonly payableAmount?: string
  /** Set if every part is paid in cash, `PaymentMeans/ID` 1. */
  readonly isCash?: true
  /** Due date of the credit, `PaymentMeans/PaymentDueDate`. */
  readonly dueDate?: LocalDate
  readonly supplier?: ReferencedParty
  readonly customer?: ReferencedParty
}
