import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Cause, Effect, Schema } from "effect"
import { SqlError } from "effect/sql/SqlError"
import { join } from "node:path"
import { databaseDependency, storeDependency } from "../observability/dependencies.ts"
import type { OutageOf } from "../observability/outages.ts"

/**
 * Meaning of a failure for the service.
 *
 * - `wrongServer`: the server does not serve writes, or is gone. The connection is closed, and callers repeat later.
 * - `overload`: the server lacks something for now. The connection stays, and callers repeat later.
 * - `slow`: the server cancelled the statement, or refused to wait for a lock, but serves others. The connection stays,
 *   and callers repeat later.
 * - `conflict`: another transaction got in the way, and nothing was written. The transaction is repeated.
 * - `fault`: repeating changes nothing.
 */
type Meaning = "wrongServer" | "overload" | "slow" | "conflict" | "fault"

/** SQLSTATEs and classes of them (PostgreSQL manual, appendix A) with their meaning; all others are faults. */
const meanings: ReadonlyArray<readonly [RegExp, Meaning]> = [
  // connection exceptions; a read-only server; a server that shuts down, has crashed, or starts
  [/^(08|25006|57P0[123])/u, "wrongServer"],
  // too little disk, memory or connections; errors of the system
  [/^(53|58)/u, "overload"],
  // a cancelled statement, a lock that was not free
  [/^(57014|55P03)/u, "slow"],
  // serialization failure, deadlock
  [/^(40001|40P01)/u, "conflict"]
]

/** Meaning of an SQLSTATE, if there is one, and of the driver's kind of error. */
const meaningOfState = (kind: string, code: string | undefined): Meaning => {
  // the driver's word for a connection that is closed or cannot be opened
  if (kind === "ConnectionError") return "wrongServer"
  return meanings.find(([states]) => states.test(code ?? ""))?.[1] ?? "fault"
}

/** SQLSTATE of a failure, if the server reported it. */
const stateOf = ({ reason }: SqlError): string | undefined => {
  const { code } = (reason.cause ?? {}) as { readonly code?: unknown }
  return typeof code === "string" ? code : undefined
}

/** Meaning of a failed statement or connection. */
export const meaningOf = (error: SqlError): Meaning => meaningOfState(error.reason._tag, stateOf(error))

/**
 * SQLSTATEs of a standby that are those of faults elsewhere: `pg_current_wal_lsn` (55000), transactions of the level
 * `serializable` (0A000), `pg_logical_emit_message` (XX000). Their messages depend on the server's language, so only
 * the server can tell.
 */
export const isAmbiguous = (error: SqlError): boolean => /^(55000|0A000|XX000)$/u.test(stateOf(error) ?? "")

/** Kind of the failures of the store of files outside of the database. */
const storeReason = "StoreError"

/**
 * Failure of the database. It contains neither SQL nor data, because it may be logged.
 *
 * Storage services die with it instead of failing. Callers can only answer that the service is unavailable
 * (`retryable`) or broken.
 */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  /** Failed operation, such as `Submissions.claim`. */
  operation: Schema.String,
  /** Kind of failure, such as `ConnectionError` or `ConstraintError`. */
  reason: Schema.String,
  /** SQLSTATE (PostgreSQL appendix A), if the database reported the failure. */
  code: Schema.optionalKey(Schema.String),
  /** Name of the violated constraint. */
  constraint: Schema.optionalKey(Schema.String),
  /** Whether a retry of the operation may succeed without any change. */
  retryable: Schema.Boolean,
  message: Schema.String
}) {
  /** The error of an operation for a reason that the database did not report. */
  static because(operation: string, reason: string, retryable: boolean): StorageError {
    return new StorageError({ operation, reason, retryable, message: `${operation}: ${reason}` })
  }

  /** The error of an operation that the store of files outside of the database did not do. */
  static ofStore(operation: string, reason: string, retryable: boolean): StorageError {
    return new StorageError({ operation, reason: storeReason, retryable, message: `${operation}: ${reason}` })
  }

  /** The error of an operation, with the part of the driver's error that may be logged. */
  static of(operation: string, error: SqlError): StorageError {
    const { reason } = error
    const { constraint } = (reason.cause ?? {}) as { readonly constraint?: unknown }
    const code = stateOf(error)
    const reasonTexts = {
      ...(code === undefined ? {} : { code }),
      ...(typeof constraint === "string" ? { constraint } : {})
    }
    const details = [reason._tag, ...Object.values(reasonTexts)].join(", ")
    return new StorageError({
      operation,
      reason: reason._tag,
      ...reasonTexts,
      retryable: meaningOf(error) !== "fault",
      message: `${operation}: ${details}`
    })
  }

  /** The message in both languages; the operation keeps its technical name. */
  get text(): Localized {
    return {
      en: `The database or the data directory cannot be used: ${this.message}.`,
      es: `No se puede usar la base de datos o la carpeta de datos: ${this.message}.`
    }
  }
}

/**
 * Dies because the database no longer has a submission that it recorded: a server that took over lacked it, or a backup
 * was restored. The request may be repeated: what the authority has of it is found again.
 */
export const lostSubmission = (operation: string): Effect.Effect<never> =>
  Effect.die(StorageError.because(operation, "the database has lost the submission", true))

/** Error: the service cannot use its database until an operator acts. */
export class UnusableDatabase extends Schema.TaggedError<UnusableDatabase>()("UnusableDatabase", {
  /** Text for the operator: the problem and the remedy. */
  text: Schema.Struct({ en: Schema.String, es: Schema.String }),
  message: Schema.String
}) {
  /** The error for a missing or damaged file of the embedded database, by its path below the folder. */
  static damaged(folder: string, path: string): UnusableDatabase {
    const file = join(folder, path)
    return UnusableDatabase.because({
      en: `The embedded database is damaged at ${file}: restore ${folder} from a backup, or set RADICAR_DATA_DIR to an empty folder to start without its documents.`,
      es: `La base de datos integrada está dañada en ${file}: restaure ${folder} desde una copia de seguridad, o defina en RADICAR_DATA_DIR una carpeta vacía para empezar sin sus documentos.`
    })
  }

  /** The error for a database whose last migration precedes the first schema. */
  static outdated(migration: number): UnusableDatabase {
    return UnusableDatabase.because({
      en: `The database belongs to an unreleased version (migration ${migration}) and cannot be upgraded: use an empty one in DATABASE_URL, or set RADICAR_DATA_DIR to an empty folder.`,
      es: `La base de datos es de una versión no publicada (migración ${migration}) y no se puede actualizar: use una vacía en DATABASE_URL o una carpeta vacía en RADICAR_DATA_DIR.`
    })
  }

  private static because(text: Localized): UnusableDatabase {
    return new UnusableDatabase({ text, message: text.en })
  }
}

/** The database failure in an error. A transaction that cannot be rolled back dies with the driver's error. */
const asStorageError = (error: unknown): StorageError | undefined => {
  if (error instanceof StorageError) return error
  return error instanceof SqlError ? StorageError.of("", error) : undefined
}

/** Failures of the database and of the store of files in a cause. */
const storageErrorsIn = (cause: Cause.Cause<unknown>): ReadonlyArray<StorageError> =>
  cause.reasons.flatMap((reason) => {
    const error = asStorageError(
      Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
    )
    return error === undefined ? [] : [error]
  })

/** Meanings of the database's failures in a cause. */
const meaningsIn = (cause: Cause.Cause<unknown>): ReadonlyArray<Meaning> =>
  storageErrorsIn(cause).map(({ code, reason }) => meaningOfState(reason, code))

/** Whether the cause is an unavailable database; a lock that was not free does not count. */
export const isOutage = (cause: Cause.Cause<unknown>): boolean =>
  meaningsIn(cause).some((meaning) => meaning === "wrongServer" || meaning === "overload")

/** Whether the cause is an unavailable store of files. */
const isStoreOutage = (cause: Cause.Cause<unknown>): boolean =>
  storageErrorsIn(cause).some(({ reason, retryable }) => reason === storeReason && retryable)

/** Finds the outage of the database or of the store of files in a cause. */
export const storageOutageOf: OutageOf = (cause) => {
  if (isOutage(cause)) return databaseDependency
  return isStoreOutage(cause) ? storeDependency : undefined
}

/** Whether the database broke off a transaction because of another one. */
export const isConflict = (cause: Cause.Cause<unknown>): boolean => meaningsIn(cause).includes("conflict")

/** SQLSTATE with which the database refuses records of an erased company. */
const erasedCompanyState = "RC409"

/** Whether the database refused a record of an erased company. */
export const isOfErasedCompany = ({ code }: Pick<StorageError, "code">): boolean => code === erasedCompanyState
