/**
 * Records what the service of today says to its database: its own tests run on a Postgres that logs every statement.
 * Done for each release, before the next migration; takes some ten minutes. With the name of such a log, that is read
 * instead.
 */
import { PgClient } from "@effect/sql-pg"
import { Database } from "@radicar/api/platform/database/Database"
import { schemaState } from "@radicar/api/platform/database/migrate"
import { createDatabase } from "@radicar/postgres/createDatabase"
import { PostgresServer } from "@radicar/postgres/PostgresServer"
import { Effect, Redacted } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { recordingsFolder } from "./recordings.ts"
import { refusedOf } from "./refusedOf.ts"
import { statementsOf } from "./statementsOf.ts"

const logOfTests = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-statements-"))
  const log = join(folder, "postgres.log")
  try {
    const { status } = spawnSync("npx", ["vitest", "run"], {
      cwd: join(import.meta.dirname, "../../../apps/api"),
      env: { ...process.env, RADICAR_POSTGRES_LOG: log },
      stdio: "inherit"
    })
    if (status !== 0) throw new Error("The tests do not pass, so nothing was recorded.")
    return readFileSync(log, "utf8")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The latest schema, and which of the statements it rejects: what tests of migrations said to earlier ones. */
const today = Effect.fnUntraced(function* (statements: ReadonlyArray<string>) {
  const url = Redacted.make(yield* createDatabase(yield* PostgresServer.scoped))
  yield* Effect.provide(Effect.void, Database.layerPostgres(url))
  return yield* Effect.gen(function* () {
    const { known } = yield* schemaState
    const rejected = new Set((yield* refusedOf(statements)).map(({ statement }) => statement))
    return { schema: known, rejected }
  }).pipe(Effect.provide(PgClient.layer({ url, maxConnections: 1 })))
}, Effect.scoped)

const given = process.argv[2]
const said = statementsOf(given === undefined ? logOfTests() : readFileSync(given, "utf8"))
const { rejected, schema } = await Effect.runPromise(today(said))
const statements = said.filter((statement) => !rejected.has(statement))
const file = join(recordingsFolder, `${String(schema).padStart(4, "0")}.json`)
writeFileSync(file, `${JSON.stringify({ schema, statements }, null, 2)}\n`)
console.log(`${file}: ${statements.length} statements`)
