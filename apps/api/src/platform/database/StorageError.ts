import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Cause, Schema } from "effect"
import { SqlError } from "effect/sql/SqlError"
import { join } from "node:path"

/**
 * SQLSTATE of a server with a temporary problem (PostgreSQL manual, appendix A). It is short of disk, memory or
 * connections (53), is shutting down, crashed or starting (57P), or has a system error (58).
 */
const temporaryCodes = /^(53|57P|58)/u

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

  /** The error of an operation, with the part of the driver's error that may be logged. */
  static of(operation: string, { reason }: SqlError): StorageError {
    const report = (reason.cause ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
    const reasonTexts = {
      ...(typeof report.code === "string" ? { code: report.code } : {}),
      ...(typeof report.constraint === "string" ? { constraint: report.constraint } : {})
    }
    const details = [reason._tag, ...Object.values(reasonTexts)].join(", ")
    const retryable = reason.isRetryable || temporaryCodes.test(reasonTexts.code ?? "")
    return new StorageError({
      operation,
      reason: reason._tag,
      ...reasonTexts,
      retryable,
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

/** Whether the cause is an unavailable database; a lock that was not free does not count. */
export const isOutage = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => {
    const error = asStorageError(
      Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
    )
    return error !== undefined && (error.reason === "ConnectionError" || temporaryCodes.test(error.code ?? ""))
  })

/** SQLSTATE with which the database refuses records of an erased company. */
const erasedCompanyState = "RC409"

/** Whether the database refused a record of an erased company. */
export const isOfErasedCompany = ({ code }: Pick<StorageError, "code">): boolean => code === erasedCompanyState
