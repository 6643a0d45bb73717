import { Effect, Option, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { documentFamily } from "../../numbering/documentFamily.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import { storageOperation, storageTransaction } from "../../platform/database/storageOperation.ts"
import type { RecordEvent } from "../../webhooks/Events.ts"
import { findByKey, findFreed, findLiving, isDetached } from "./findSubmissions.ts"
import type { Obstructed } from "./payrollHistory.ts"
import type { NewSubmission, NumberSeries, Submission } from "./Submission.ts"
import { type Claim, type ClaimOptions, writeClaim } from "./writeClaim.ts"

const within = (sql: SqlClient.SqlClient, { documentType, environment, from, issuerNit, prefix, to }: NumberSeries) =>
  sql`issuer_nit = ${issuerNit} and environment = ${environment} and document_family = ${documentFamily(documentType)}
    and prefix = ${prefix} and number between ${from} and ${to}`

/**
 * Keeps everybody else from numbering in the series until the end of the transaction. Whoever states the numbers
 * itself is not kept: the number is then found taken.
 */
const lockSeries = (sql: SqlClient.SqlClient, { documentType, environment, issuerNit, prefix }: NumberSeries) =>
  sql`select pg_advisory_xact_lock(hashtextextended(
    ${["number", environment, issuerNit, documentFamily(documentType), prefix].join(" ")}, 0))`

/**
 * The next number of a series: one that a rejection or refusal left free, else the one behind the highest; `undefined`
 * where all are used.
 */
export const nextNumber = (sql: SqlClient.SqlClient, series: NumberSeries) => {
  const inSeries = within(sql, series)
  return Effect.map(
    sql<{ readonly next: bigint }>`
      select coalesce(
        (select min(number) from free_numbers where ${inSeries}),
        greatest(
          (select max(number) from numbers where ${inSeries}), (select max(number) from freed where ${inSeries})) + 1,
        ${series.from}::bigint) as next`,
    ([row]) => {
      const next = Number(row?.next)
      return next <= series.to ? next : undefined
    }
  )
}

const nextOperation = "Submissions.claimNext"

/** The result of a claim of the next number; `UsedUp`: there is none. */
export type NextClaim = Claim | { readonly _tag: "UsedUp" }

/** Who asks for a number: with the same key again gets no other one. */
export interface KeyHolder {
  readonly companyId: string
  readonly idempotency: { readonly operation: string; readonly key: string }
}

/** What prevents a claim; the transaction is rolled back with it. */
class Blocked extends Schema.TaggedError<Blocked>()("Blocked", {
  by: Schema.Literals(["number", "key", "rejection"])
}) {}

/** Claims the next number of a series in one transaction; see `Submissions.claimNext`. */
export const claimNextNumber = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, nextOperation)
  const taken = (submission: Submission): NextClaim => ({ _tag: "Taken", by: "key", submission })

  /** The key came with other content: the answer names its submission. */
  const holding = (holder: KeyHolder): Effect.Effect<NextClaim> =>
    findByKey(sql, holder).pipe(
      storageOperation(nextOperation),
      Effect.flatMap(Effect.fromOption),
      Effect.map(taken),
      Effect.orDie
    )

  return <E>(
    series: NumberSeries,
    holder: KeyHolder,
    submissionOf: (number: number) => Effect.Effect<NewSubmission, E>,
    within: (claimed: Submission) => Effect.Effect<void>
  ): Effect.Effect<NextClaim, E | Obstructed> => {
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
      Effect.catch((error): Effect.Effect<NextClaim, E | Obstructed> =>
        isBlocked(error) ? holding(holder) : Effect.fail(error as E | Obstructed)
      )
    )
  }
}

const operation = "Submissions.claim"

/** What is in the way. */
const holders = { number: findLiving, key: findByKey, rejection: findFreed } as const

const isObstacle = (error: keyof typeof holders | Obstructed): error is keyof typeof holders =>
  typeof error === "string"

/** Claims a number in one transaction; see `Submissions.claim`. */
export const claimSubmission = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, operation)
  const claim = (submission: NewSubmission, options: ClaimOptions = {}): Effect.Effect<Claim, Obstructed> => {
    const { corrects, within = () => Effect.void } = options
    return transaction(Effect.tap(writeClaim(sql, record, submission, corrects), within)).pipe(
      Effect.map((claimed): Claim => ({ _tag: "Claimed", submission: claimed })),
      Effect.catchIf(isObstacle, (by) =>
        holders[by](sql, submission).pipe(
          storageOperation(operation),
          Effect.flatMap(
            Option.match({
              onSome: (holder): Effect.Effect<Claim, Obstructed> =>
                Effect.succeed({ _tag: "Taken", by, submission: holder }),
              onNone: () =>
                isDetached(sql, submission).pipe(
                  storageOperation(operation),
                  Effect.flatMap((detached) =>
                    detached
                      ? Effect.die(
                          StorageError.because(operation, "the number is one of a month that was detached", false)
                        )
                      : // rejected or refused between the two looks: the number is free again
                        claim(submission, options)
                  )
                )
            })
          )
        )
      )
    )
  }
  return claim
}
