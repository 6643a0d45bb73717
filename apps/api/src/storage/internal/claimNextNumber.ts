import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import type { Claim } from "../Claim.ts"
import type { NumberSeries } from "../NumberSeries.ts"
import type { NewSubmission, Submission } from "../Submission.ts"
import { findByKey } from "./findSubmission.ts"
import { lockSeries, nextNumber } from "./nextNumber.ts"
import type { RecordEvent } from "./recordEvent.ts"
import { storageOperation, storageTransaction } from "./storageOperation.ts"
import { writeClaim } from "./writeClaim.ts"

const operation = "Submissions.claimNext"

/** What became of a claim of the next number; `UsedUp`: there is none. */
export type NextClaim = Claim | { readonly _tag: "UsedUp" }

/** Who asks for a number: with the same key again gets no other one. */
export interface KeyHolder {
  readonly companyId: string
  readonly idempotency: { readonly operation: string; readonly key: string }
}

/** What stands in the way of a claim; the transaction is rolled back with it. */
class Blocked extends Schema.TaggedError<Blocked>()("Blocked", {
  by: Schema.Literals(["number", "key", "rejection"])
}) {}

/** Claims the next number of a series in one transaction; see `Submissions.claimNext`. */
export const claimNextNumber = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, operation)
  const taken = (submission: Submission): NextClaim => ({ _tag: "Taken", by: "key", submission })

  /** The key came with other content: whose, the caller is told. */
  const holding = (holder: KeyHolder): Effect.Effect<NextClaim> =>
    findByKey(sql, holder).pipe(
      storageOperation(operation),
      Effect.flatMap(Effect.fromOption),
      Effect.map(taken),
      Effect.orDie
    )

  return <E>(
    series: NumberSeries,
    holder: KeyHolder,
    submissionOf: (number: number) => Effect.Effect<NewSubmission, E>,
    within: (claimed: Submission) => Effect.Effect<void>
  ): Effect.Effect<NextClaim, E> => {
    const numbered = Effect.gen(function* () {
      yield* lockSeries(sql, series)
      const known = yield* findByKey(sql, holder)
      // nothing of what the authority refused to look at was filed, and its number may be gone
      if (Option.isSome(known) && known.value.state !== "refused") return taken(known.value)
      const number = yield* nextNumber(sql, series)
      if (number === undefined) return { _tag: "UsedUp" } satisfies NextClaim
      const fresh = yield* submissionOf(number)
      const submission = yield* Effect.mapError(writeClaim(sql, record, fresh), (error) =>
        typeof error === "string" ? new Blocked({ by: error }) : error
      )
      yield* within(submission)
      return { _tag: "Claimed", submission } satisfies NextClaim
    })
    const isBlocked = (error: unknown): error is Blocked => error instanceof Blocked
    return transaction(numbered).pipe(
      // somebody who states his numbers was faster
      Effect.retry({ while: (error) => isBlocked(error) && error.by === "number" }),
      Effect.catch((error): Effect.Effect<NextClaim, E> =>
        isBlocked(error) ? holding(holder) : Effect.fail(error as E)
      )
    )
  }
}
