import { PgClient } from "@effect/sql-pg"
import { Config, Effect, Layer, Option, type Redacted } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import { mkdir } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { DataDirectoryInUse } from "./DataDirectoryInUse.ts"
import { lockDataDirectory } from "./internal/lockDataDirectory.ts"
import { maximumMessageBytes } from "./internal/maximumMessageBytes.ts"
import { migrate } from "./internal/migrate.ts"
import { StorageError } from "./StorageError.ts"

/** Connections of one process to Postgres. */
const CONNECTIONS = 10

const migrated = <E>(client: Layer.Layer<SqlClient.SqlClient, E>) =>
  Layer.effectDiscard(migrate()).pipe(Layer.provideMerge(client))

const connected = <A, E, R>(client: Effect.Effect<A, E | SqlError.SqlError, R>) =>
  Effect.mapError(client, (error) =>
    error instanceof SqlError.SqlError ? StorageError.of("connect", error) : (error as Exclude<E, SqlError.SqlError>)
  )

const layerPostgres = (url: Redacted.Redacted): Layer.Layer<SqlClient.SqlClient, StorageError> =>
  migrated(
    PgClient.layerFrom(
      connected(PgClient.make({ url, maxConnections: CONNECTIONS, maxMessageSize: maximumMessageBytes }))
    )
  )

const layerPglite = (folder: string): Layer.Layer<SqlClient.SqlClient, StorageError> => {
  // loaded only where it is used: it is large
  const load = Effect.promise(() => import("./internal/pglite/makePgliteClient.ts"))
  return migrated(
    PgClient.layerFrom(connected(Effect.flatMap(load, ({ makePgliteClient }) => makePgliteClient(folder))))
  )
}

const layerDirectory = (dataDirectory: string): Layer.Layer<SqlClient.SqlClient, StorageError | DataDirectoryInUse> => {
  const directory = resolve(dataDirectory)
  const make = Effect.tryPromise({
    try: () => mkdir(directory, { recursive: true, mode: 0o700 }),
    catch: () => StorageError.because("create the data directory", "FileError", false)
  })
  const lock = Layer.effectDiscard(Effect.andThen(make, lockDataDirectory(directory)))
  return layerPglite(join(directory, "database")).pipe(Layer.provide(lock))
}

/** Where the data is. */
interface DatabaseOptions {
  /** A Postgres, as libpq's URL; absent: the embedded database. */
  readonly databaseUrl?: Redacted.Redacted | undefined
  /** Where the embedded database keeps its files. */
  readonly dataDirectory: string
}

const layer = ({
  dataDirectory,
  databaseUrl
}: DatabaseOptions): Layer.Layer<SqlClient.SqlClient, StorageError | DataDirectoryInUse> =>
  databaseUrl === undefined ? layerDirectory(dataDirectory) : layerPostgres(databaseUrl)

const layerConfig: Layer.Layer<SqlClient.SqlClient, StorageError | DataDirectoryInUse | Config.ConfigError> =
  Layer.unwrap(
    Effect.gen(function* () {
      const databaseUrl = Option.getOrUndefined(yield* Config.option(Config.Redacted("DATABASE_URL")))
      const dataDirectory = yield* Config.String("RADICAR_DATA_DIR").pipe(Config.withDefault("./.radicar"))
      return layer({ databaseUrl, dataDirectory })
    })
  )

/**
 * The database, migrated: one SQL dialect over Postgres or the embedded PGlite. Any number of processes may share a
 * Postgres and start together; the embedded database is for one process.
 *
 * - `layer`: Postgres if there is a URL, else PGlite.
 * - `layerConfig`: the same from `DATABASE_URL` and `RADICAR_DATA_DIR` (`./.radicar`).
 * - `layerPostgres`: the Postgres at a URL.
 * - `layerDirectory`: PGlite in a directory, which is created if need be and locked against other processes
 *   (`DataDirectoryInUse`). What is committed is on disk.
 */
export const Database = { layer, layerConfig, layerPostgres, layerDirectory } as const
