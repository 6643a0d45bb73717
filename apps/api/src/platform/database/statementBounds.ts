import { Context, Duration, Effect } from "effect"

/** Longest waits for the answer to one statement; a request may consist of several. */
const statementBounds = {
  /** A statement of a request or of a job. */
  request: "30 seconds",
  /** A statement of a migration, which may build an index. */
  migration: "1 hour",
  /** A page of an export or of an archive. */
  export: "5 minutes",
  /** A step of the erasure of a company. */
  erasure: "10 minutes"
} as const satisfies Readonly<Record<string, Duration.Input>>

/** Kind of work that a fiber's statements belong to. */
export type BoundedWork = keyof typeof statementBounds

/** Longest wait, in milliseconds, for the answers to the statements of the current fiber. */
export const StatementMillis = Context.Reference<number>("@radicar/api/StatementMillis", {
  defaultValue: () => Duration.toMillis(statementBounds.request)
})

/** Runs an effect whose statements may take as long as those of a kind of work. */
export const withStatementBound = (work: BoundedWork) =>
  Effect.provideService(StatementMillis, Duration.toMillis(statementBounds[work]))
