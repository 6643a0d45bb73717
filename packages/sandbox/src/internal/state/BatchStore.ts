import type { X509Certificate } from "node:crypto"
import { Deferred, Effect, Exit } from "effect"
import type { SentFile } from "../document/SentFile.ts"
import type { DianResponse } from "../soap/results.ts"

/** A document of a batch: its file, and what could be read of it when it came. */
export interface BatchEntry {
  readonly file: SentFile
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
  /** The batches whose time has come and which nobody has begun to judge, in the order of their time. */
  readonly due: (now: number) => ReadonlyArray<Batch>
  /** Marks a batch as being judged. Returns what waits for the verdicts on earlier ones of its issuer. */
  readonly begin: (batch: Batch) => ReadonlyArray<Effect.Effect<void>>
  /** Waits for the verdicts on the batches that are being judged, or on one. */
  readonly settled: (zipKey?: string) => Effect.Effect<void>
  readonly settle: (zipKey: string, verdicts: ReadonlyArray<DianResponse>) => void
  /** Whether a document waits in a queued batch. */
  readonly isQueued: (documentKey: string) => boolean
  readonly clear: () => void
}

/** A batch store that forgets everything with the process. */
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
      // the sandbox may have forgotten everything meanwhile
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
