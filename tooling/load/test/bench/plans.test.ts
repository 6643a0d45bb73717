import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { scopedPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { fillStorage } from "../../src/bench/growth/fillStorage.ts"
import { readSamples } from "../../src/bench/growth/samples.ts"
import { storage } from "../../src/bench/growth/storage.ts"
import { storageCalls } from "../../src/bench/growth/storageCalls.ts"
import { documentedIndexes, plansWith } from "../../src/bench/plans/documentedIndexes.ts"
import { plansOf } from "../../src/bench/plans/plansOf.ts"

/**
 * As many submissions of each company that files as with five millions of two thousand, so that as many are expected.
 */
const generation = { rows: 50_000, companies: 20, idle: 1980 }

const filled = Layer.unwrap(
  Effect.gen(function* () {
    const url = yield* createDatabase(yield* scopedPostgres)
    yield* fillStorage(url, generation)
    return storage(url)
  })
)

/** Grow with every document; whatever reads one of them whole does not stay cheap. */
const tables =
  "documents|document_facts|counterparties|standings|answers|numbers|freed|payrolls|corrections|submission_transitions|idempotency_keys|blobs|mails|mail_bounces|mail_states|events|webhook_deliveries|webhook_attempts|audit_log|batches|batch_answers|exchange_addresses|file_sequences|retained_certificates|inbox_arrivals|inbox_items|inbox_steps|inbox_events"
const growing = new RegExp(String.raw`\bSeq Scan on (?:${tables})\b`, "u")

/**
 * An erasure reads events and batches whole, once in the life of a company: an index would cost every filing. A sum
 * over everything reads a company's documents, of which the first company has a third.
 */
const readWhole = ["erase-company", "inbox-sums-of-states"]

describe("with 50 000 submissions in Postgres", () => {
  layer(filled, { excludeTestServices: true })((it) => {
    it.effect(
      "every plan uses the indexes that docs/operating/indexes.md names, and reads no growing table whole",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const rows = yield* sql<{ readonly name: string }>`
          select indexname as name from pg_indexes
          where schemaname = 'public' and tablename not like 'jobs%'
            and not exists (select from pg_constraint where conname = indexname)
            and not exists (select from pg_inherits where inhrelid = indexname::regclass) order by indexname`
          const plans = yield* plansOf
          const used = rows.map(({ name }) => [name, plansWith(name, plans)] as const)
          assert.deepStrictEqual(Object.fromEntries(documentedIndexes()), Object.fromEntries(used))
          const whole = [...plans].filter(([, plan]) => growing.test(plan)).map(([name]) => name)
          assert.deepStrictEqual(whole.toSorted(), readWhole)
          assert.match("  ->  Seq Scan on documents", growing)
        })
    )

    it.effect.each(["claim", "claim-next-number", "file", "note-of-invoice", "payroll-of-month"] as const)(
      "no statement inside a function that %s calls reads one whole",
      (name) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          // months are tables too; a table of a page is read whole
          const scans = Effect.map(
            sql<{ readonly name: string; readonly whole: bigint; readonly byIndex: bigint }>`
              select relname as name, seq_scan as whole, coalesce(idx_scan, 0) as "byIndex" from pg_stat_user_tables
              where relname ~ ${`^(?:${tables})(?:_[0-9_]+)?$`} and n_live_tup > 1000`,
            (rows) => new Map(rows.map(({ byIndex, name: table, whole }) => [table, [Number(whole), Number(byIndex)]]))
          )
          const samples = yield* readSamples
          // prepared statements are planned for any values from the sixth call on
          const called = Effect.replicateEffect(
            Effect.orDie(storageCalls[name](samples, 1) as Effect.Effect<unknown>),
            8
          )
          const flushed = sql`select pg_stat_force_next_flush()`
          const before = yield* Effect.andThen(flushed, scans)
          yield* sql.withTransaction(Effect.andThen(called, flushed))
          const after = yield* scans
          const read = (index: 0 | 1) =>
            [...after].flatMap(([table, counts]) => (counts[index] === before.get(table)?.[index] ? [] : [table]))
          assert.deepStrictEqual(read(0), [])
          assert.isNotEmpty(read(1))
        })
    )
  })
})
