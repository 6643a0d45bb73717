import type { Repetition } from "../retry.ts"

/** Facts about an operation by which a client calls it. */
export interface OperationRow {
  readonly method: string
  /** Path with the names of its parameters: `/v1/submissions/:id`. */
  readonly path: string
  /** The effect of a repetition; `safe` when absent. */
  readonly repeats?: Exclude<Repetition, "safe">
  /** `file`: it may answer octets. `page`: it answers a page of a list. JSON or nothing when absent. */
  readonly answers?: "file" | "page"
  /** Media type of a body of octets; the body is JSON when absent. */
  readonly octets?: string
  /** The operation takes no token. */
  readonly open?: true
}
