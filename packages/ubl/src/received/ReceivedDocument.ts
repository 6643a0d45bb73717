import type { ReadDocument } from "../table/document.ts"
import type { DocumentReport } from "../verify/DocumentReport.ts"

/** A document as it was received: what it says, and what holds of it. */
export interface ReceivedDocument {
  /** Its body; absent for what no operation files: the authority's own answer, a type that nobody knows. */
  readonly read: ReadDocument | undefined
  /** The report on the document itself. */
  readonly report: DocumentReport
  /** The report on the container in which it came. */
  readonly container: DocumentReport | undefined
  /** The reports on the authority's answers that came with it. */
  readonly answers: ReadonlyArray<DocumentReport>
}
