import type { RegisteredTestSet } from "../../RegisteredTestSet.ts"
import type { TestSetProgress } from "../../TestSetProgress.ts"

/** What issuers reached in test sets. */
export interface TestSetStore {
  /** The progress of an issuer, which begins with nothing. */
  readonly progressOf: (set: RegisteredTestSet, issuer: string) => TestSetProgress
  /** Counts a verdict towards every requirement that one of the codes is named in. */
  readonly count: (set: RegisteredTestSet, issuer: string, codes: ReadonlyArray<string>, accepted: boolean) => void
  /** The progress of everybody who sent something. */
  readonly all: () => ReadonlyArray<TestSetProgress>
  readonly clear: () => void
}
