import type { DianResponse } from "../soap/results/DianResponse.ts"
import type { Batch, BatchStore } from "./BatchStore.ts"

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
