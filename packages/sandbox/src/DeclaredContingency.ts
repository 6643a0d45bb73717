/** A time in which documents could not be validated, and who was the reason (simulator.md §8). */
export interface DeclaredContingency {
  /** `authority`: invoices of type 04. `issuer`: paper invoices, transcribed as type 03. */
  readonly cause: "authority" | "issuer"
  /** NIT of the issuer it is about; all when absent. */
  readonly issuer?: string
  readonly from: Date
  /** Absent while it lasts. Documents may be filed until 48 hours after it. */
  readonly to?: Date
}
