/** A period in which documents could not be validated, and its cause. */
export interface DeclaredContingency {
  /** Party whose systems failed. `authority`: invoices of type 04. `issuer`: paper invoices, transcribed as type 03. */
  readonly cause: "authority" | "issuer"
  /** NIT of the affected issuer; all issuers if absent. */
  readonly issuer?: string
  readonly from: Date
  /** End of the contingency; absent while it lasts. Documents may be filed until 48 hours after it. */
  readonly to?: Date
}
