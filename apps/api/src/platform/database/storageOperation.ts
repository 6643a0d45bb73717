import { Cause, Effect, Schedule } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import { StorageError } from "./StorageError.ts"

/** A transaction that the database broke off because of another one may be run again as it is. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof SqlError && (error.reason._tag === "DeadlockError" || error.reason._tag === "SerializationError")

const again = Schedule.exponential("5 millis").pipe(Schedule.jittered, Schedule.upTo({ times: 7 }))

/** A transaction that cannot even be rolled back, because its connection is gone, dies with the driver's error. */
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

/** Runs one statement as {@link storageOperation}, which is a transaction; again if the database breaks it off. */
export const storageStatement =
  (operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    // nearly nothing is broken off, so nearly nothing pays for a schedule
    storageOperation(operation)(
      Effect.catch(effect, (error) =>
        isBrokenOff(error)
          ? Effect.andThen(Effect.sleep("5 millis"), Effect.retry(effect, { while: isBrokenOff, schedule: again }))
          : Effect.fail(error)
      )
    )

/** Runs `effect` in one transaction, as {@link storageOperation}; again if the database breaks the transaction off. */
export const storageTransaction = (sql: SqlClient.SqlClient, operation: string) => {
  const settled = storageStatement(operation)
  return <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    settled(sql.withTransaction(effect))
}
