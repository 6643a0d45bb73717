import { Effect, Schedule } from "effect"
import type { SqlClient } from "effect/sql"
import { SqlError } from "effect/sql/SqlError"
import { StorageError } from "../StorageError.ts"

/** A transaction that the database broke off because of another one may be run again as it is. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof SqlError && (error.reason._tag === "DeadlockError" || error.reason._tag === "SerializationError")

const again = Schedule.exponential("5 millis").pipe(Schedule.jittered, Schedule.upTo({ times: 8 }))

/** Turns the database's failures of `operation` into the defect {@link StorageError}. */
export const storageOperation =
  (operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    Effect.catch(effect, (error) =>
      error instanceof SqlError
        ? Effect.die(StorageError.of(operation, error))
        : Effect.fail(error as Exclude<E, SqlError>)
    )

/** Runs `effect` in one transaction, as {@link storageOperation}; again if the database breaks the transaction off. */
export const storageTransaction = (sql: SqlClient.SqlClient, operation: string) => {
  const settled = storageOperation(operation)
  return <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    settled(Effect.retry(sql.withTransaction(effect), { while: isBrokenOff, schedule: again }))
}
