import { Cause, Effect, Schedule } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import { StorageError } from "./StorageError.ts"

/** Whether the database aborted a transaction because of another one; it may be repeated unchanged. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof SqlError && (error.reason._tag === "DeadlockError" || error.reason._tag === "SerializationError")

const again = Schedule.exponential("5 millis").pipe(Schedule.jittered, Schedule.upTo({ times: 7 }))

/**
 * Turns a failure into a defect. A transaction that cannot be rolled back, because its connection is gone, already
 * dies with the driver's error.
 */
const toDefect = <E>(operation: string, reason: Cause.Reason<E | SqlError>): Cause.Reason<Exclude<E, SqlError>> => {
  const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
  return error instanceof SqlError
    ? Cause.makeDieReason(StorageError.of(operation, error))
    : (reason as Cause.Reason<Exclude<E, SqlError>>)
}

/** Turns the database's failures of `operation` into the defect {@link StorageError}. */
export const storageOperation =
  (operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    Effect.catchCause(effect, ({ reasons }) =>
      Effect.failCause(Cause.fromReasons(reasons.map((reason) => toDefect<E>(operation, reason))))
    )

/** Runs one statement, which is a transaction, as {@link storageOperation}; repeats it if the database aborts it. */
export const storageStatement =
  (operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    // aborts are rare, so other statements do not pay for a schedule
    storageOperation(operation)(
      Effect.catch(effect, (error) =>
        isBrokenOff(error)
          ? Effect.andThen(Effect.sleep("5 millis"), Effect.retry(effect, { while: isBrokenOff, schedule: again }))
          : Effect.fail(error)
      )
    )

/** Runs `effect` in one transaction, as {@link storageOperation}; repeats it if the database aborts it. */
export const storageTransaction = (sql: SqlClient.SqlClient, operation: string) => {
  const settled = storageStatement(operation)
  return <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    settled(sql.withTransaction(effect))
}
