import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { serviceFile } from "@radicar/build/bundle/service"
import { Effect, Layer, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { cpSync, existsSync, mkdirSync, mkdtempSync } from "node:fs"
import { dirname, join } from "node:path"
import { inject } from "vitest"
import { Database } from "../../../src/platform/database/Database.ts"
import { unpackCluster } from "../../../src/platform/database/pglite/preparedCluster.ts"

/** Runs all migrations on a database and disconnects. */
const migrateOnce = (database: Layer.Layer<SqlClient.SqlClient, unknown>): Promise<void> =>
  Effect.runPromise(Effect.scoped(Effect.asVoid(Layer.build(database))))

const makeDatabasePattern = async (): Promise<string> => {
  const url = await Effect.runPromise(createDatabase(inject("postgresUrl")))
  await migrateOnce(Database.layerPostgres(Redacted.make(url)))
  return url
}

/** Unpacks the cluster that the bundle of the service brings, which tests of the bundle hold against the migrations. */
const unpackClusterPattern = async (): Promise<string> => {
  const cluster = join(mkdtempSync(join(inject("temporaryFolder"), "migrated-")), "database")
  if (!(await unpackCluster(cluster, join(dirname(serviceFile), "cluster.br")))) throw new Error("no prepared cluster")
  return cluster
}

// made by the first test of a worker that needs one; all its test files share the modules
let databasePattern: Promise<string> | undefined
let clusterPattern: Promise<string> | undefined

/**
 * Creates a database that has had all migrations and answers its URL: a copy of one that was migrated once. For tests
 * that are not about the migrations, which cost three times as much as the copy.
 */
export const migratedDatabase: Effect.Effect<string> = Effect.promise(
  () => (databasePattern ??= makeDatabasePattern())
).pipe(Effect.flatMap((pattern) => createDatabase(inject("postgresUrl"), pattern)))

/** As `migratedDatabase`, for the embedded database of a data directory that has none. */
export const migratedCluster = (dataDirectory: string): Effect.Effect<void> =>
  Effect.promise(async () => {
    const folder = join(dataDirectory, "database")
    if (existsSync(folder)) return
    const pattern = await (clusterPattern ??= unpackClusterPattern())
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    cpSync(pattern, folder, { recursive: true })
  })
