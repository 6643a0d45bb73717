import { Cause, Effect, Option, String } from "effect"
import { SqlError } from "effect/sql/SqlError"
import type { SqlClient, Statement as SqlStatement } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { databaseDependency } from "../observability/dependencies.ts"
import { noteBack } from "../observability/log.ts"
import { StorageError } from "./StorageError.ts"

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

const answered = noteBack(databaseDependency)

/** Turns the database's failures of `operation` into the defect {@link StorageError}. */
export const storageOperation =
  (operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    Effect.catchCause(Effect.tap(effect, answered), ({ reasons }) =>
      Effect.failCause(Cause.fromReasons(reasons.map((reason) => toDefect<E>(operation, reason))))
    )

/** Runs `effect` in one transaction, as {@link storageOperation}. It may run three times. */
export const storageTransaction =
  (sql: SqlClient.SqlClient, operation: string) =>
  <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
    storageOperation(operation)(sql.withTransaction(effect))

/** A row as returned by the driver. The table's constraints guarantee literal types. */
export type Row = Readonly<Record<string, unknown>>

type Statement = Effect.Effect<ReadonlyArray<Row>, SqlError>

const memoize = (rename: (name: string) => string) => {
  const cache = new Map<string, string>()
  return (name: string): string => {
    const renamed = cache.get(name) ?? rename(name)
    cache.set(name, renamed)
    return renamed
  }
}

const fieldOf = memoize(String.snakeToCamel)
const columnOf = memoize(String.camelToSnake)

const valueOf = (value: unknown): unknown => {
  if (value === null) return undefined
  return typeof value === "bigint" ? Number(value) : value
}

/** The record of a row: `company_id` becomes `companyId`, `null` an absent value, and a 64-bit count a number. */
export const recordOf = <A>(row: Row): A => {
  const record: Record<string, unknown> = {}
  for (const column in row) record[fieldOf(column)] = valueOf(row[column])
  return record as A
}

/** The row of a record for `sql.insert`: `companyId` becomes `company_id`, and an absent value `null`. */
export const rowOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [columnOf(field), value ?? null]))

/** The record of the first row, if there is one. */
const firstOf = <A>([row]: ReadonlyArray<Row>): Option.Option<A> => Option.map(Option.fromUndefinedOr(row), recordOf<A>)

/** The records of all rows of a statement. */
export const readAll = <A>(operation: string, statement: Statement): Effect.Effect<ReadonlyArray<A>> =>
  Effect.map(statement, (rows) => rows.map(recordOf<A>)).pipe(storageOperation(operation))

/** The record of the first row of a statement, if there is one. */
export const readFirst = <A>(operation: string, statement: Statement): Effect.Effect<Option.Option<A>> =>
  Effect.map(statement, firstOf<A>).pipe(storageOperation(operation))

/** The record of a statement that always returns a row; a missing one is a defect. */
export const readOne = <A>(operation: string, statement: Statement): Effect.Effect<A> =>
  Effect.flatMap(readFirst<A>(operation, statement), (record) =>
    Option.isSome(record) ? Effect.succeed(record.value) : Effect.die(new Error(`${operation} returned nothing`))
  )

/** The `id` of every row of a statement. */
export const readIds = (operation: string, statement: Statement): Effect.Effect<ReadonlyArray<string>> =>
  Effect.map(readAll<{ readonly id: string }>(operation, statement), (records) => records.map(({ id }) => id))

/** Runs a statement and ignores its rows. */
export const run = (operation: string, statement: Statement): Effect.Effect<void> =>
  Effect.asVoid(statement).pipe(storageOperation(operation))

/** Runs a statement and returns whether it returned a row. */
export const runAny = (operation: string, statement: Statement): Effect.Effect<boolean> =>
  Effect.map(statement, (rows) => rows.length > 0).pipe(storageOperation(operation))

/**
 * The lowest possible id at a moment. Ids are UUIDs of version 7, whose order is that of their times (RFC 9562 §5.7).
 */
export const firstIdOf = (at: Date): string => {
  const hex = Math.max(at.getTime(), 0).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`
}

/**
 * Time of creation in an id of version 7, to the millisecond. Lists filter and sort by ids, so it is also the time that
 * they show.
 */
export const momentOfId = (id: string): Date => new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16))

/** A new id with the time of another one, so that lists sort both by the same moment. */
export const idAtTimeOf = (id: string): string => id.slice(0, 13) + randomUUIDv7().slice(13)

/** Whether a text is a UUID with hyphens; only then a comparison with a column of UUIDs can use an index. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text)

/**
 * UUIDs as the text of an array, for one parameter `::text::uuid[]`, so that the statement does not depend on their
 * number.
 */
export const uuidArray = (ids: ReadonlyArray<string>): string => `{${ids.join()}}`

/**
 * The beginning of a text, at most some octets of UTF-8. Entries of an index are limited to 2 700 octets, and received
 * documents state texts of any length.
 */
export const beginningOf = (text: string, octets: number): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, octets), { stream: true })

/** Escapes a text for a pattern of `like`, which then matches the text literally. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/gu, "\\$&")

/**
 * SQL condition that the column `document_key` begins with a text; `undefined` if the text cannot be the beginning of a
 * key or is shorter than eight digits.
 */
export const keyBeginsWith = (sql: SqlClient.SqlClient, text: string): SqlStatement.Fragment | undefined => {
  const key = text.toLowerCase()
  if (!/^[0-9a-f]{8,96}$/u.test(key)) return undefined
  // "g" follows every digit
  return sql`document_key >= ${key} and document_key < ${`${key}g`} and starts_with(document_key, ${key})`
}
