import { NodeFileSystem } from "@effect/platform-node"
import { Effect, FileSystem, Layer, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { Tokens } from "../../../src/access/Tokens.ts"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import type { StorageError, UnusableDatabase } from "../../../src/platform/database/StorageError.ts"
import { followUpJobs } from "./jobs.ts"
import { migratedCluster, migratedDatabase } from "./migrated.ts"

const embedded = Layer.unwrap(
  Effect.gen(function* () {
    const folder = yield* (yield* FileSystem.FileSystem).makeTempDirectoryScoped()
    yield* migratedCluster(folder)
    return Database.layerDirectory(folder)
  })
).pipe(Layer.provide(NodeFileSystem.layer), Layer.orDie)
const postgres = Layer.unwrap(Effect.map(migratedDatabase, (url) => Database.layerPostgres(Redacted.make(url))))

const storage = (database: Layer.Layer<SqlClient.SqlClient, StorageError | UnusableDatabase>) =>
  Layer.mergeAll(Submissions.layer, Tokens.layer).pipe(Layer.provideMerge(followUpJobs), Layer.provideMerge(database))

/** Both databases, each new and empty; every statement has to hold on both. */
export const backends = [
  { name: "PGlite", layer: storage(embedded) },
  { name: "Postgres", layer: storage(postgres) }
] as const
