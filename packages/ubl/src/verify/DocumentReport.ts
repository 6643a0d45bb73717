import type { Finding, Note } from "./Finding.ts"
import type { DocumentFacts } from "./facts/DocumentFacts.ts"
import type { SignatureReport } from "./SignatureReport.ts"

/** What was found about a document and about those inside it. */
export interface DocumentReport {
  /** Every check holds, here and inside. */
  readonly valid: boolean
  /** Undefined when the file is no document of the authority's. */
  readonly facts: DocumentFacts | undefined
  readonly signature: SignatureReport | undefined
  readonly checks: ReadonlyArray<Finding>
  readonly notes: ReadonlyArray<Note>
  readonly inside: ReadonlyArray<InnerReport>
}

/**
 * A document inside a container: the one that was filed, or the authority's answer to it; in a bundle also the
 * container.
 */
export interface InnerReport {
  readonly part: "document" | "answer" | "container"
  readonly report: DocumentReport
}
