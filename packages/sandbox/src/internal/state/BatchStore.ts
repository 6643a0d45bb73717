import type { X509Certificate } from "node:crypto"
import { Deferred, Effect, Exit } from "effect"
import type { SentFile } from "../document/SentFile.ts"
import type { DianResponse } from "../soap/results.ts"

/** A document of a batch: its file, and the fields readable on arrival. */
export interface BatchEntry {
  readonly file: SentFile
  readonly issuer: string | undefined
  readonly softwareId: string | undefined
  readonly documentKey: string | undefined
}

/** A batch with its key. */
export interface Batch {
  /** GUID, lower case. */
  readonly zipKey: string
  readonly operation: string
  readonly zipName: string | undefined
  /** Test set id; only for batches of SendTestSetAsync. */
  readonly testSetId: string | undefined
  readonly entries: ReadonlyArray<BatchEntry>
  readonly certificate: X509Certificate
  /** Milliseconds since the epoch; infinite for a batch that was never queued. */
  readonly readyAt: number
}

/** Batches of a sandbox. */
export interface BatchStore {
  readonly add: (batch: Batch) => void
  /** Answer of GetStatusZip: `pending` until the verdicts exist, `undefined` for a key that was never issued. */
  readonly answerTo: (zipKey: string) => ReadonlyArray<DianResponse> | "pending" | undefined
  /** Batches that are due and not yet being judged, in the order of their time. */
  readonly due: (now: number) => ReadonlyArray<Batch>
  /** Marks a batch as being judged. Returns effects that wait for the verdicts on earlier batches of its issuer. */
  readonly begin: (batch: Batch) => ReadonlyArray<Effect.Effect<void>>
  /** Waits for the verdicts on all batches that are being judged, or on one. */
  readonly settled: (zipKey?: string) => Effect.Effect<void>
  readonly settle: (zipKey: string, verdicts: ReadonlyArray<DianResponse>) => void
  /** Whether a document waits in a queued batch. */
  readonly isQueued: (documentKey: string) => boolean
  readonly clear: () => void
}

/** Makes a batch store in memory. */
export const memoryBatchStore = (): BatchStore => {
  const pending = new Map<string, Batch>()
  const begun = new Map<string, { readonly issuer: string | undefined; readonly verdicts: Deferred.Deferred<void> }>()
  const settled = new Map<string, ReadonlyArray<DianResponse>>()
  return {
    add: (batch) => void pending.set(batch.zipKey, batch),
    answerTo: (zipKey) => settled.get(zipKey) ?? (pending.has(zipKey) ? "pending" : undefined),
    due: (now) =>
      [...pending.values()]
        .filter(({ readyAt, zipKey }) => readyAt <= now && !begun.has(zipKey))
        .toSorted((left, right) => left.readyAt - right.readyAt),
    begin: ({ entries, zipKey }) => {
      const issuer = entries[0]?.issuer
      const earlier = [...begun.values()].filter((batch) => batch.issuer === issuer)
      begun.set(zipKey, { issuer, verdicts: Deferred.makeUnsafe() })
      return earlier.map(({ verdicts }) => Deferred.await(verdicts))
    },
    settled: (zipKey) =>
      Effect.suspend(() =>
        Effect.forEach(
          begun,
          ([key, { verdicts }]) => (zipKey === undefined || key === zipKey ? Deferred.await(verdicts) : Effect.void),
          { discard: true }
        )
      ),
    settle: (zipKey, verdicts) => {
      // the sandbox may have been reset in the meantime
      if (pending.delete(zipKey)) settled.set(zipKey, verdicts)
      const batch = begun.get(zipKey)
      begun.delete(zipKey)
      if (batch !== undefined) Deferred.doneUnsafe(batch.verdicts, Exit.void)
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
