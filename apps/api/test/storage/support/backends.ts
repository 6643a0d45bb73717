import { testDatabase } from "@radicar/postgres/testDatabase"
import { Effect, Layer, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { Database } from "../../../src/storage/Database.ts"
import type { StorageError } from "../../../src/storage/StorageError.ts"
import { Submissions } from "../../../src/storage/Submissions.ts"
import { appointments } from "./appointments.ts"
import { Tokens } from "../../../src/storage/Tokens.ts"

const postgres = Layer.unwrap(Effect.map(testDatabase, (url) => Database.layerPostgres(Redacted.make(url))))

const storage = (database: Layer.Layer<SqlClient.SqlClient, StorageError>) =>
  Layer.mergeAll(Submissions.layer, Tokens.layer).pipe(Layer.provideMerge(appointments), Layer.provideMerge(database))

/** Both databases, each new and empty; every statement has to hold on both. */
export const backends = [
  { name: "PGlite in memory", layer: storage(Database.layerMemory) },
  { name: "Postgres", layer: storage(postgres) }
] as const
