import { PgClient } from "@effect/sql-pg"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Config, Context, Duration, Effect, Layer, Option, type Redacted, Schema, type Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient, SqlError } from "effect/sql"
import { mkdir } from "node:fs/promises"
import { join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { makePooledClient, poolSizes, type PreparedStatements } from "./makePooledClient.ts"
import { makeMonths, migrate } from "./migrate.ts"
import { StorageError, type UnusableDatabase } from "./StorageError.ts"
import { InvalidSetting } from "../settings.ts"
import { logWarning } from "../observability/log.ts"

/** Another process uses the data directory. The embedded database serves one process at a time. */
class DataDirectoryInUse extends Schema.TaggedError<DataDirectoryInUse>()("DataDirectoryInUse", {
  directory: Schema.String
}) {
  /** Text for the operator: the problem and the remedies. */
  get text(): Localized {
    return {
      en: `Another process uses the data directory ${this.directory}. Stop it, choose another one (RADICAR_DATA_DIR), or share a Postgres (DATABASE_URL).`,
      es: `Otro proceso usa la carpeta de datos ${this.directory}. Deténgalo, elija otra (RADICAR_DATA_DIR) o comparta un Postgres (DATABASE_URL).`
    }
  }

  override get message(): string {
    return this.text.en
  }
}

const uncreated = (directory: string, { code = "unknown" }: NodeJS.ErrnoException): InvalidSetting =>
  new InvalidSetting({
    where: "RADICAR_DATA_DIR",
    text: {
      en: `The data directory ${directory} cannot be created: ${code}. Set RADICAR_DATA_DIR to another one.`,
      es: `No se puede crear la carpeta de datos ${directory}: ${code}. Defina otra en RADICAR_DATA_DIR.`
    }
  })

/** Creates the data directory, for its owner only, if it is missing. */
export const createDataDirectory = (dataDirectory: string): Effect.Effect<void, InvalidSetting> => {
  const directory = resolve(dataDirectory)
  return Effect.asVoid(
    Effect.tryPromise({
      try: () => mkdir(directory, { recursive: true, mode: 0o700 }),
      catch: (error) => uncreated(directory, error as NodeJS.ErrnoException)
    })
  )
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const BUSY = 5

const lock = (directory: string): DatabaseSync => {
  const file = new DatabaseSync(join(directory, "lock"), { timeout: 0 })
  try {
    file.exec("begin exclusive")
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/**
 * Holds the file `lock` in `directory` until the scope closes.
 *
 * The file is an empty SQLite database under an exclusive transaction, which takes a lock of the operating system. The
 * lock ends with the process in any case, so no stale lock remains. Process ids are not used, because they differ
 * between containers.
 */
const lockDataDirectory = (directory: string): Effect.Effect<void, DataDirectoryInUse | StorageError, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => lock(directory),
      catch: (error) =>
        error instanceof Error && "errcode" in error && error.errcode === BUSY
          ? new DataDirectoryInUse({ directory })
          : StorageError.because("lock the data directory", "FileError", false)
    }),
    (file) => Effect.sync(() => file.close())
  )

/** Whether the database has answered since the process started. A later loss is an outage, not a wrong setting. */
export const DatabaseSeen = Context.Reference<{ once: boolean }>("@radicar/api/DatabaseSeen", {
  defaultValue: () => ({ once: false })
})

/** Major versions of Postgres that the service is tested on. */
export const supportedPostgres = { oldest: 15, newest: 18 } as const

const noteSeen = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const databaseSeen = yield* DatabaseSeen
  const [{ version } = { version: 0 }] = yield* sql<{
    readonly version: number
  }>`select current_setting('server_version_num')::int / 10000 as version`.pipe(connected)
  databaseSeen.once = true
  const { newest, oldest } = supportedPostgres
  if (version >= oldest && version <= newest) return
  yield* logWarning({
    en: `The database is Postgres ${version}. This version of the service is tested on ${oldest} to ${newest}.`,
    es: `La base de datos es Postgres ${version}. Esta versión del servicio se prueba con las versiones ${oldest} a ${newest}.`
  })
})

const connected = <A, E, R>(client: Effect.Effect<A, E | SqlError.SqlError, R>) =>
  Effect.mapError(client, (error) =>
    error instanceof SqlError.SqlError ? StorageError.of("connect", error) : (error as Exclude<E, SqlError.SqlError>)
  )

const migrated = <E>(client: Layer.Layer<SqlClient.SqlClient, E>) =>
  // after months without a run, the partitions must exist before the daily job comes
  Layer.effectDiscard(noteSeen.pipe(Effect.andThen(migrate()), Effect.andThen(makeMonths))).pipe(
    Layer.provideMerge(client)
  )

/** Settings of the connections to a Postgres. */
interface ConnectionOptions {
  /** Number of processes that share the service's connections; 1 by default. */
  readonly processes?: number
  /** Whether statements are prepared by name; `auto` by default. */
  readonly preparedStatements?: PreparedStatements | undefined
  /** Longest life of a connection; ten minutes by default. */
  readonly connectionLife?: Duration.Duration | undefined
}

const layerPostgres = (
  url: Redacted.Redacted,
  { connectionLife = Duration.minutes(10), preparedStatements = "auto", processes = 1 }: ConnectionOptions = {}
): Layer.Layer<SqlClient.SqlClient, StorageError | UnusableDatabase> => {
  const options = { url, sizes: poolSizes(processes), statements: preparedStatements, life: connectionLife }
  const client = Layer.effect(SqlClient.SqlClient, connected(makePooledClient(options)))
  return migrated(client.pipe(Layer.provide(Reactivity.layer)))
}

const layerPglite = (folder: string): Layer.Layer<SqlClient.SqlClient, StorageError | UnusableDatabase> => {
  // loaded on demand, because it is large
  const load = Effect.promise(() => import("./pglite/makePgliteClient.ts"))
  return migrated(
    PgClient.layerFrom(connected(Effect.flatMap(load, ({ makePgliteClient }) => makePgliteClient(folder))))
  )
}

/** Reasons for a database not to open. */
type DatabaseFailure = StorageError | UnusableDatabase | DataDirectoryInUse | InvalidSetting

const layerDirectory = (dataDirectory: string): Layer.Layer<SqlClient.SqlClient, DatabaseFailure> => {
  const directory = resolve(dataDirectory)
  const lock = Layer.effectDiscard(Effect.andThen(createDataDirectory(directory), lockDataDirectory(directory)))
  return layerPglite(join(directory, "database")).pipe(Layer.provide(lock))
}

/** Location of the data, and settings of the connections to it. */
interface DatabaseOptions extends ConnectionOptions {
  /** URL of a Postgres in libpq's form; if absent, the embedded database is used. */
  readonly databaseUrl?: Redacted.Redacted | undefined
  /** Directory with the files of the embedded database. */
  readonly dataDirectory: string
}

const layer = ({
  dataDirectory,
  databaseUrl,
  ...connections
}: DatabaseOptions): Layer.Layer<SqlClient.SqlClient, DatabaseFailure> =>
  databaseUrl === undefined ? layerDirectory(dataDirectory) : layerPostgres(databaseUrl, connections)

const layerConfig: Layer.Layer<SqlClient.SqlClient, DatabaseFailure | Config.ConfigError> = Layer.unwrap(
  Effect.gen(function* () {
    const databaseUrl = Option.getOrUndefined(yield* Config.option(Config.Redacted("DATABASE_URL")))
    const dataDirectory = yield* Config.String("RADICAR_DATA_DIR").pipe(Config.withDefault("./.radicar"))
    return layer({ databaseUrl, dataDirectory })
  })
)

/**
 * The migrated database: one SQL dialect for Postgres and the embedded PGlite. Any number of processes may share a
 * Postgres and start together; the embedded database is for one process.
 *
 * - `layer`: Postgres if there is a URL, else PGlite.
 * - `layerConfig`: the same from `DATABASE_URL` and `RADICAR_DATA_DIR` (`./.radicar`).
 * - `layerPostgres`: the Postgres at a URL, for one of several processes that share its connections.
 * - `layerDirectory`: PGlite in a directory, which is created on demand and locked against other processes
 *   (`DataDirectoryInUse`). A damaged file is named (`UnusableDatabase`). Commits are on disk.
 */
export const Database = { layer, layerConfig, layerPostgres, layerDirectory } as const
