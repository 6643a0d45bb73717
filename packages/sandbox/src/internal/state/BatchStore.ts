import type { X509Certificate } from "node:crypto"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import type { ZipEntry } from "../zip/readZip.ts"

/** A document of a batch: its file, and what could be read of it when it came. */
export interface BatchEntry {
  readonly file: ZipEntry
  readonly issuer: string | undefined
  readonly softwareId: string | undefined
  readonly documentKey: string | undefined
}

/** A batch under its key. */
export interface Batch {
  /** GUID, lower case. */
  readonly zipKey: string
  readonly operation: string
  readonly zipName: string | undefined
  /** Only batches of SendTestSetAsync have it. */
  readonly testSetId: string | undefined
  readonly entries: ReadonlyArray<BatchEntry>
  readonly certificate: X509Certificate
  /** Milliseconds since the epoch; infinite for a batch that was never queued. */
  readonly readyAt: number
}

/** The batches of a sandbox. */
export interface BatchStore {
  readonly add: (batch: Batch) => void
  /** What GetStatusZip answers: `pending` until the verdicts are there, `undefined` to a key that was never issued. */
  readonly answerTo: (zipKey: string) => ReadonlyArray<DianResponse> | "pending" | undefined
  /** The batches whose time has come and which have no verdicts, in the order of their time. */
  readonly due: (now: number) => ReadonlyArray<Batch>
  readonly settle: (zipKey: string, verdicts: ReadonlyArray<DianResponse>) => void
  /** Whether a document waits in a queued batch. */
  readonly isQueued: (documentKey: string) => boolean
  readonly clear: () => void
}
