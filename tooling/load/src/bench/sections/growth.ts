import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { filledDatabase } from "../growth/filledDatabase.ts"
import type { Generation } from "../growth/generatedRows.ts"
import { newDocument } from "../growth/newDocument.ts"
import { readSamples } from "../growth/samples.ts"
import { storage } from "../growth/storage.ts"
import { type StorageCall, storageCalls } from "../growth/storageCalls.ts"
import { spread } from "../measure.ts"
import { documentedIndexes, plansWith } from "../plans/documentedIndexes.ts"
import { plansOf } from "../plans/plansOf.ts"

const rounds = 25

/** Milliseconds that each round gives to each database; a single call may take longer. */
const shareOfRound = 15

/** Size of the smallest database that fills a page of every filter. */
const few: Generation = { rows: 2000, companies: 1 }

let turn = 0

const size = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly megabytes: number }>`
    select (pg_database_size(current_database()) / 1048576)::int as megabytes`
  return row?.megabytes ?? 0
})

/** Settles submissions that an earlier run left open, and updates the planner's statistics. */
const tidy = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    update standings set state = 'accepted', lease_until = null
    where id in (select id from open_submissions join documents using (id) where document_date = ${newDocument().documentDate})`
  yield* sql`vacuum (analyze)`
})

/**
 * Reads the tables from disk once, so that no measured call waits for the disk. The machine has enough memory for
 * databases of this size.
 */
const warm = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`create extension if not exists pg_prewarm`
  yield* sql`select pg_prewarm(oid, 'read') from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`
})

/** Process ids of the Postgres backends that serve the connections to the database. */
const backends = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly pid: number }>`select pid from pg_stat_activity where datname = current_database()`
  return rows.map(({ pid }) => pid)
})

/** Reads the processor time of processes in microseconds; `NaN` without `/proc`. */
const processorOf = (pids: ReadonlyArray<number>): number => {
  try {
    return pids.reduce(
      (sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1000,
      0
    )
  } catch {
    return Number.NaN
  }
}

/** Opens a database with generated rows and prepares it for calls: settled, in memory, with samples read. */
const opened = Effect.fnUntraced(function* (serverUrl: string, generation: Generation) {
  const url = yield* filledDatabase(serverUrl, generation, (text) => console.log(`  ${text}`))
  const context = yield* Layer.build(storage(url))
  const samples = yield* Effect.provideContext(readSamples, context)
  const megabytes = yield* Effect.provideContext(tidy.pipe(Effect.andThen(warm), Effect.andThen(size)), context)
  console.log(`${generation.rows} submissions of ${generation.companies} companies, ${megabytes} MB`)
  return { context, samples }
})

type Opened = Effect.Success<ReturnType<typeof opened>>

interface Taken {
  readonly few: ReadonlyArray<number>
  readonly many: ReadonlyArray<number>
}

/** Measures the microseconds of each call, made alternately on the two databases. */
const inTurns = Effect.fnUntraced(function* (call: StorageCall, few: Opened, many: Opened, times: number) {
  const timings = [few, many].map((database) => ({ database, each: [] as Array<number> }))
  for (let made = 0; made < times; made++) {
    // alternates the first one
    for (const { database, each } of made % 2 === 0 ? timings : timings.toReversed()) {
      const before = performance.now()
      yield* call(database.samples, turn++).pipe(Effect.provideContext(database.context))
      each.push((performance.now() - before) * 1000)
    }
  }
  const [first = [], second = []] = timings.map(({ each }) => each)
  return { few: first, many: second } satisfies Taken
})

/** Lower quartile of measured times: on a shared machine, the lowest figure that is not luck. */
const lowerQuartile = (values: ReadonlyArray<number>): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 4)] ?? Number.NaN

const column = (value = Number.NaN, digits = 0): string => value.toFixed(digits).padStart(10)

const ratio = (few = Number.NaN, many = Number.NaN): string => column(many / few, 2)

const measured = Effect.fnUntraced(function* (serverUrl: string, rows: number) {
  const small = yield* opened(serverUrl, few)
  const large = yield* opened(serverUrl, { rows, companies: 2000 })
  console.log("\nµs a call: lower quartile of those that passed, and the database's processor")
  console.log(
    "".padEnd(36) + ["few", "many", "ratio", "few", "many", "ratio"].map((name) => name.padStart(10)).join("")
  )
  for (const [name, call] of Object.entries<StorageCall>(storageCalls)) {
    const { median: one } = spread((yield* inTurns(call, small, large, 5)).many)
    const times = Math.min(Math.max(Math.round((shareOfRound * 1000) / one), 3), 20)
    const most = one > 200_000 ? 3 : rounds
    const pids = [
      yield* Effect.provideContext(backends, small.context),
      yield* Effect.provideContext(backends, large.context)
    ]
    const before = pids.map(processorOf)
    const timings: Array<Taken> = []
    for (let round = 0; round < most; round++) timings.push(yield* inTurns(call, small, large, times))
    const [busyFew = Number.NaN, busyMany = Number.NaN] = pids.map(
      (each, index) => (processorOf(each) - (before[index] ?? 0)) / times / most
    )
    const [few, many] = [timings.flatMap((round) => round.few), timings.flatMap((round) => round.many)].map(
      lowerQuartile
    )
    console.log(
      name.padEnd(36) +
        column(few) +
        column(many) +
        ratio(few, many) +
        column(busyFew) +
        column(busyMany) +
        ratio(busyFew, busyMany)
    )
  }
  const plans = yield* Effect.provideContext(plansOf, large.context)
  const others = [...documentedIndexes()].flatMap(([index, documented]) => {
    const planned = plansWith(index, plans)
    return planned.join() === documented.join() ? [] : [`${index}: ${planned.join(", ")}`]
  })
  console.log(
    `\nIndexes with other plans than in docs/operating/indexes.md: ${others.length === 0 ? "none" : others.join("; ")}`
  )
})

/**
 * Section of the benchmark: the service's storage operations, in turns on a small and on a large database of one
 * Postgres. `--rows=5000000` sets the size of the large one; `--cluster=<folder>` keeps the databases for later runs.
 */
export const growth = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { rows: { type: "string", default: "200000" }, cluster: { type: "string" } },
    strict: false
  })
  const server = await (typeof values.cluster === "string" ? startPostgres({ kept: values.cluster }) : startPostgres())
  try {
    await Effect.runPromise(Effect.scoped(measured(server.url, Number(values.rows))))
  } finally {
    await server.stop()
  }
}
