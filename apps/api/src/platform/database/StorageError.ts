import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Cause, Schema } from "effect"
import { SqlError } from "effect/sql/SqlError"
import { join } from "node:path"

/**
 * SQLSTATE of a server that cannot serve for now: short of disk, memory or connections (53), told to end, crashed or
 * starting (57P), or in trouble with its system (58). Appendix A of PostgreSQL's manual.
 */
const passingTrouble = /^(53|57P|58)/u

/**
 * The database did not do what it was asked to. Holds neither SQL nor data, because it may end up in a log.
 *
 * Methods of the storage services do not fail with it but die with it: no caller can decide anything on it beyond
 * answering that the service is not available for now (`retryable`) or is broken.
 */
export class StorageError extends Schema.TaggedError<StorageError>()("StorageError", {
  /** What was being done, such as `Submissions.claim`. */
  operation: Schema.String,
  /** Kind of failure, such as `ConnectionError` or `ConstraintError`. */
  reason: Schema.String,
  /** SQLSTATE (PostgreSQL appendix A), where the database itself reported the failure. */
  code: Schema.optionalKey(Schema.String),
  /** Name of the violated constraint. */
  constraint: Schema.optionalKey(Schema.String),
  /** Whether the same operation may succeed later without anyone changing anything. */
  retryable: Schema.Boolean,
  message: Schema.String
}) {
  /** The error of `operation` for a reason that is not the database's own report. */
  static because(operation: string, reason: string, retryable: boolean): StorageError {
    return new StorageError({ operation, reason, retryable, message: `${operation}: ${reason}` })
  }

  /** The part of a driver's error that may be logged. */
  static of(operation: string, { reason }: SqlError): StorageError {
    const report = (reason.cause ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
    const known = {
      ...(typeof report.code === "string" ? { code: report.code } : {}),
      ...(typeof report.constraint === "string" ? { constraint: report.constraint } : {})
    }
    const details = [reason._tag, ...Object.values(known)].join(", ")
    const retryable = reason.isRetryable || passingTrouble.test(known.code ?? "")
    return new StorageError({
      operation,
      reason: reason._tag,
      ...known,
      retryable,
      message: `${operation}: ${details}`
    })
  }

  /** The message in both languages; what was being done keeps its technical name. */
  get text(): Localized {
    return {
      en: `The database or the data directory cannot be used: ${this.message}.`,
      es: `No se puede usar la base de datos o la carpeta de datos: ${this.message}.`
    }
  }
}

/** The service cannot start with its database until an operator acts. */
export class UnusableDatabase extends Schema.TaggedError<UnusableDatabase>()("UnusableDatabase", {
  /** Sentence for the operator: what is wrong, and what to do. */
  text: Schema.Struct({ en: Schema.String, es: Schema.String }),
  message: Schema.String
}) {
  /** The error for a file of the embedded database, by its path below the folder, that is missing or damaged. */
  static damaged(folder: string, path: string): UnusableDatabase {
    const file = join(folder, path)
    return UnusableDatabase.because({
      en: `The embedded database is damaged at ${file}: restore ${folder} from a backup, or set RADICAR_DATA_DIR to an empty folder to start without its documents.`,
      es: `La base de datos integrada está dañada en ${file}: restaure ${folder} desde una copia de seguridad, o defina en RADICAR_DATA_DIR una carpeta vacía para empezar sin sus documentos.`
    })
  }

  /** The error for a database that ends with a migration from before the first schema. */
  static outdated(migration: number): UnusableDatabase {
    return UnusableDatabase.because({
      en: `The database is of an unreleased version (migration ${migration}), from which there is no upgrade: use an empty one in DATABASE_URL, or set RADICAR_DATA_DIR to an empty folder.`,
      es: `La base de datos es de una versión que no se publicó (migración ${migration}) y no se puede actualizar: use una vacía en DATABASE_URL o defina en RADICAR_DATA_DIR una carpeta vacía.`
    })
  }

  private static because(text: Localized): UnusableDatabase {
    return new UnusableDatabase({ text, message: text.en })
  }
}

/** The failure of the database that an error is; a transaction that cannot be rolled back dies with the driver's. */
const asStorageError = (error: unknown): StorageError | undefined => {
  if (error instanceof StorageError) return error
  return error instanceof SqlError ? StorageError.of("", error) : undefined
}

/** Whether a cause says that the database is away for now. A lock that was not free is no outage. */
export const isOutage = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => {
    const error = asStorageError(
      Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined
    )
    return error !== undefined && (error.reason === "ConnectionError" || passingTrouble.test(error.code ?? ""))
  })

/** SQLSTATE of the database's refusal to record something of a company whose data were erased. */
const erasedCompanyState = "RC409"

/** Whether the database refused to record something of a company whose data were erased. */
export const isOfErasedCompany = ({ code }: Pick<StorageError, "code">): boolean => code === erasedCompanyState
