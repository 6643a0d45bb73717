/**
 * Prints the table of docs/operating/migrations.md: the locks of each migration, and their duration on five million
 * documents.
 */
import { scopedPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { Duration, Effect } from "effect"
import { laterMigrations, lockRow, locksOfMigrations } from "./locks.ts"

const rows = Number(process.argv[2] ?? 5_000_000)

const program = Effect.gen(function* () {
  const locks = yield* locksOfMigrations(yield* scopedPostgres, rows, laterMigrations)
  for (const each of locks) console.log(`${lockRow(each)} ${Duration.toSeconds(each.took).toFixed(2)} |`)
}).pipe(Effect.scoped)

await Effect.runPromise(program)
