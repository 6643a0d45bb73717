import type { DianResponse } from "../soap/results/DianResponse.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"

/** What came of one document. */
export interface Verdict {
  /** What who sends it synchronously is told. */
  readonly answer: DianResponse
  /** What who asks for it later is told. */
  readonly status: DianResponse
  /** Its record, when it was judged. */
  readonly document?: StoredDocument
}

/** A verdict that reads the same whenever it is told, and leaves no record. */
export const unrecorded = (response: DianResponse): Verdict => ({ answer: response, status: response })
