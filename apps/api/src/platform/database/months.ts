import { Cause, Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { storageTransaction } from "./storageOperation.ts"

/** How long the making of a month waits for a table in use, in milliseconds: filings wait behind it. */
const LOCK_TIMEOUT = 2000

/**
 * Makes the partitions that this month and the next three want and that are missing, and answers how many it made. What
 * a process whose clock is behind has just named is taken as well. A database that is embedded in the service has none.
 */
export const makeMonths = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const make = Effect.gen(function* () {
    yield* sql.unsafe(`set local lock_timeout = ${LOCK_TIMEOUT}`)
    const [row] = yield* sql<{ readonly made: number }>`
      select make_months(now() - interval '1 month', now() + interval '3 months') as made`
    return row?.made ?? 0
  })
  return yield* make.pipe(storageTransaction(sql, "makeMonths"))
})

/** Makes months ahead, at once and every day. One that fails is made the next day: there are three more. */
export const keepMonthsAhead = makeMonths.pipe(
  Effect.tap((made) => (made === 0 ? Effect.void : Effect.logInfo("Partitions of further months were made", { made }))),
  Effect.catchCause((cause) =>
    Cause.hasInterruptsOnly(cause)
      ? Effect.failCause(cause)
      : Effect.logError("Partitions of further months could not be made", cause)
  ),
  Effect.repeat(Schedule.spaced("1 day")),
  Effect.forkScoped,
  Effect.asVoid
)
