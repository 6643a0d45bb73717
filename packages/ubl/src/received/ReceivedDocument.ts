import type { ReadDocument } from "../table/document.ts"
import type { DocumentReport } from "../verify/DocumentReport.ts"

/** A document as it was received: what it says, and what holds of it. */
export interface ReceivedDocument {
  /** Its body; absent for what no operation files: the authority's own answer, a type that nobody knows. */
  readonly read: ReadDocument | undefined
  /** What holds of the document itself. */
  readonly report: DocumentReport
  /** What holds of the container that it came in. */
  readonly container: DocumentReport | undefined
  /** What holds of the authority's answers that came with it. */
  readonly answers: ReadonlyArray<DocumentReport>
}
