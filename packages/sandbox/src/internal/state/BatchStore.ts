import type { X509Certificate } from "node:crypto"
import type { DianResponse } from "../soap/results.ts"
import type { ZipEntry } from "../zip.ts"

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

/** A batch store that forgets everything with the process. */
export const memoryBatchStore = (): BatchStore => {
  const pending = new Map<string, Batch>()
  const settled = new Map<string, ReadonlyArray<DianResponse>>()
  return {
    add: (batch) => void pending.set(batch.zipKey, batch),
    answerTo: (zipKey) => settled.get(zipKey) ?? (pending.has(zipKey) ? "pending" : undefined),
    due: (now) =>
      [...pending.values()]
        .filter(({ readyAt }) => readyAt <= now)
        .toSorted((left, right) => left.readyAt - right.readyAt),
    settle: (zipKey, verdicts) => {
      pending.delete(zipKey)
      settled.set(zipKey, verdicts)
    },
    isQueued: (documentKey) =>
      [...pending.values()].some(
        ({ entries, readyAt }) => Number.isFinite(readyAt) && entries.some((entry) => entry.documentKey === documentKey)
      ),
    clear: () => {
      pending.clear()
      settled.clear()
    }
  }
}
