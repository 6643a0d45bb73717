import type { RegisteredTestSet } from "../../RegisteredTestSet.ts"
import type { TestSetProgress, TestSetState } from "../../TestSetProgress.ts"

/** Progress of issuers in test sets. */
export interface TestSetStore {
  /** Progress of an issuer; initially zero. */
  readonly progressOf: (set: RegisteredTestSet, issuer: string) => TestSetProgress
  /** Counts a verdict for every requirement that contains one of the codes. */
  readonly count: (set: RegisteredTestSet, issuer: string, codes: ReadonlyArray<string>, accepted: boolean) => void
  /** Progress of all issuers that sent something. */
  readonly all: () => ReadonlyArray<TestSetProgress>
  readonly clear: () => void
}

/** Makes a test set store in memory. */
export const memoryTestSetStore = (): TestSetStore => {
  const progress = new Map<string, TestSetProgress>()
  const progressOf = (set: RegisteredTestSet, issuer: string): TestSetProgress =>
    progress.get(keyOf(set, issuer)) ?? {
      id: set.id,
      issuer,
      state: "En proceso",
      counts: set.requirements.map((requirement) => ({ ...requirement, accepted: 0, rejected: 0 }))
    }
  return {
    progressOf,
    count: (set, issuer, codes, accepted) => {
      const before = progressOf(set, issuer)
      const counts = before.counts.map((count) =>
        count.documentTypes.some((type) => codes.includes(type))
          ? {
              ...count,
              accepted: count.accepted + (accepted ? 1 : 0),
              rejected: count.rejected + (accepted ? 0 : 1)
            }
          : count
      )
      const state = before.state === "En proceso" ? stateOf(counts) : before.state
      progress.set(keyOf(set, issuer), { ...before, counts, state })
    },
    all: () => [...progress.values()],
    clear: () => progress.clear()
  }
}

const keyOf = (set: RegisteredTestSet, issuer: string): string => JSON.stringify([set.id, issuer])

/** State by the counts: accepted if every requirement is met, rejected if one can no longer be met (soap.md §7.3). */
const stateOf = (counts: TestSetProgress["counts"]): TestSetState => {
  if (counts.every(({ accepted, requiredAccepted }) => accepted >= requiredAccepted)) return "Aceptado"
  return counts.some(({ rejected, required, requiredAccepted }) => rejected > required - requiredAccepted)
    ? "Rechazado"
    : "En proceso"
}
