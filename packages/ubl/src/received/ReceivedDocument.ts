import type { ReadDocument } from "../table/document.ts"
import type { DocumentReport } from "../verify/DocumentReport.ts"

/** A received document: its content, and the results of its verification. */
export interface ReceivedDocument {
  /**
   * The document as read, with its body. Undefined if no operation files it: the authority's own answer, an unknown
   * type.
   */
  readonly read: ReadDocument | undefined
  /** The report on the document itself. */
  readonly report: DocumentReport
  /** The report on the container in which the document came. */
  readonly container: DocumentReport | undefined
  /** The reports on the authority's answers that came with the document. */
  readonly answers: ReadonlyArray<DocumentReport>
}
