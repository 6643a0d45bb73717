import type { DocumentProof } from "./DocumentProof.ts"
import type { Finding, Note } from "./Finding.ts"
import type { DocumentFacts } from "./facts/DocumentFacts.ts"
import type { SignatureReport } from "./SignatureReport.ts"

/** What was found about a document and about those inside it. */
export interface DocumentReport {
  /** It is proven who made it: every check holds, here and inside, and every signature leads to an anchor. */
  readonly valid: boolean
  /** How far that is proven; of a container as far as the least of what is inside. */
  readonly proof: DocumentProof
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
