import type { Finding } from "../Finding.ts"

/** What verifying the signature of a document brought to light. */
export interface SignatureReport {
  readonly findings: ReadonlyArray<Finding>
  /** Date part of the signing time as written, when it could be read. */
  readonly signingDate: string | undefined
  /** Milliseconds since the epoch. */
  readonly signedAt: number | undefined
}
