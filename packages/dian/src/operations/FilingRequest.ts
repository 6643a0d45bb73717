import type { Call } from "../Call.ts"

/** What the operations that file one document have in common. */
export interface FilingRequest extends Call {
  /** The ZIP with exactly one signed XML document. */
  readonly content: Uint8Array
  /** CUFE, CUDE, CUDS or CUNE of that document: the answer must be about this key to count. */
  readonly documentKey: string
}
