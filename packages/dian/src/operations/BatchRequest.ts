import type { Call } from "../Call.ts"

/** What the operations that upload a batch have in common. */
export interface BatchRequest extends Call {
  /** Name of the ZIP, see `zipFileName`. */
  readonly fileName: string
  /** The ZIP with the signed XML documents: at most 50, of one issuer; one each is what works best in practice. */
  readonly content: Uint8Array
}
