import { assert, describe, it } from "@effect/vitest"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { ConfigProvider, Effect, Layer, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { vi } from "vitest"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { migrations } from "../../../src/platform/database/migrations/migrations.ts"
import { followUpJobs } from "../../support/storage/jobs.ts"
import { migratedCluster } from "../../support/storage/migrated.ts"
import { sampleSubmission } from "../../support/storage/sampleSubmission.ts"

const temporaryDirectory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "radicar-storage-"))),
  (directory) => Effect.promise(() => rm(directory, { recursive: true }))
)

/** A directory with a database, whose creation takes seconds. */
const usedDirectory = Effect.tap(temporaryDirectory, migratedCluster)

const numbersOfMigrations = SqlClient.SqlClient.use(
  (sql) => sql<{ id: number }>`select migration_id as id from radicar_migrations order by id`
)

const inDirectory = (directory: string) =>
  Layer.fresh(
    Submissions.layer.pipe(Layer.provide(followUpJobs), Layer.provideMerge(Database.layerDirectory(directory)))
  )

describe("Database on Postgres", () => {
  it.live("migrates once, however many processes start together", () =>
    Effect.gen(function* () {
      const url = Redacted.make(yield* testDatabase)
      const starts = Array.from({ length: 8 }, () =>
        Effect.provide(numbersOfMigrations, Layer.fresh(Database.layerPostgres(url)), { local: true })
      )
      const expected = Object.keys(migrations).map((name) => ({ id: Number.parseInt(name, 10) }))
      for (const found of yield* Effect.all(starts, { concurrency: "unbounded" })) {
        assert.deepStrictEqual(found, expected)
      }
      const again = yield* Effect.provide(numbersOfMigrations, Layer.fresh(Database.layerPostgres(url)), {
        local: true
      })
      assert.deepStrictEqual(again, expected)
    })
  )

  it.live("gives a number to exactly one process, whatever isolation the server has as its default", () =>
    Effect.gen(function* () {
      const url = yield* testDatabase
      for (const isolation of ["repeatable read", "serializable"]) {
        const options = encodeURIComponent(`-c default_transaction_isolation=${isolation.replace(" ", "\\ ")}`)
        const live = Submissions.layer.pipe(
          Layer.provide(followUpJobs),
          Layer.provideMerge(Database.layerPostgres(Redacted.make(`${url}?options=${options}`)))
        )
        const fresh = sampleSubmission()
        const claim = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const [found] = yield* sql`select current_setting('transaction_isolation') as isolation`
          assert.deepStrictEqual(found, { isolation })
          const submissions = yield* Submissions
          return yield* Effect.all([submissions.claim(fresh), submissions.claim(fresh)], { concurrency: 2 })
        })
        const processes = Array.from({ length: 6 }, () => Effect.provide(claim, Layer.fresh(live), { local: true }))
        const claims = (yield* Effect.all(processes, { concurrency: "unbounded" })).flat()
        assert.lengthOf(
          claims.filter(({ _tag }) => _tag === "Claimed"),
          1
        )
      }
    })
  )

  it.live("reports an unreachable server, without a secret", () =>
    Effect.gen(function* () {
      const url = Redacted.make("postgres://radicar:hunter2@127.0.0.1:1/radicar")
      const error = yield* Effect.flip(Effect.provide(numbersOfMigrations, Database.layerPostgres(url)))
      assert.deepInclude(error, { _tag: "StorageError", reason: "ConnectionError", retryable: true })
      assert.notInclude(`${String(error)} ${JSON.stringify(error)}`, "hunter2")
    })
  )
})

describe("Database in a directory", () => {
  it.live("keeps what was recorded", () =>
    Effect.gen(function* () {
      const directory = join(yield* temporaryDirectory, "not", "there", "yet")
      const fresh = sampleSubmission()
      const first = yield* Effect.provide(
        Submissions.use((submissions) => submissions.claim(fresh)),
        inDirectory(directory)
      )
      const again = yield* Effect.provide(
        Submissions.use((submissions) => submissions.claim(fresh)),
        inDirectory(directory)
      )
      assert.deepStrictEqual(again, {
        _tag: "Taken",
        by: "number",
        submission: first.submission,
        known: { numbered: first.submission }
      })
      assert.deepStrictEqual([...again.submission.signedXml], [...fresh.signedXml])
      assert.strictEqual(fs.statSync(directory).mode & 0o777, 0o700)
    })
  )

  it.live("is for one process at a time, and keeps what one recorded that was killed", () =>
    Effect.gen(function* () {
      const directory = yield* usedDirectory
      const script = fileURLToPath(new URL("../../support/storage/claimInDirectory.ts", import.meta.url))
      const child = spawn(process.execPath, ["--conditions=@radicar/source", script, directory], {
        stdio: ["ignore", "pipe", "inherit"]
      })
      const [id] = (yield* Effect.promise(() => once(child.stdout, "data"))) as [Buffer]
      const error = yield* Effect.flip(Effect.provide(Submissions, inDirectory(directory)))
      assert.deepInclude(error, { _tag: "DataDirectoryInUse", directory })
      assert.include(error.message, directory)
      child.kill("SIGKILL")
      yield* Effect.promise(() => once(child, "exit"))
      const found = yield* Effect.provide(
        Submissions.use((submissions) => submissions.find(sampleSubmission({ number: 7 }))),
        inDirectory(directory)
      )
      assert.strictEqual(Option.getOrThrow(found).id, id.toString())
    })
  )

  it.live("is for one user at a time within a process, too", () =>
    Effect.gen(function* () {
      const directory = yield* usedDirectory
      const second = Effect.flip(Effect.provide(Submissions, inDirectory(directory), { local: true }))
      const error = yield* Effect.provide(second, inDirectory(directory), { local: true })
      assert.strictEqual(error._tag, "DataDirectoryInUse")
      yield* Effect.provide(Submissions, inDirectory(directory), { local: true })
    })
  )

  it.live("starts over if its creation was interrupted", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const unfinished = join(directory, "database.new")
      yield* Effect.promise(() => mkdir(unfinished))
      yield* Effect.promise(() => writeFile(join(unfinished, "PG_VERSION"), "18\n"))
      yield* Effect.provide(numbersOfMigrations, Layer.fresh(Database.layerDirectory(directory)))
      assert.isFalse(fs.existsSync(unfinished))
    })
  )

  it.live("confirms a commit only after writing it to disk", () =>
    Effect.gen(function* () {
      const directory = yield* usedDirectory
      const sync = vi.spyOn(fs, "fsyncSync")
      const program = Effect.gen(function* () {
        const submissions = yield* Submissions
        for (let round = 0; round < 3; round++) {
          const before = sync.mock.calls.length
          yield* submissions.claim(sampleSubmission())
          assert.isAbove(sync.mock.calls.length, before)
        }
        sync.mockImplementation(() => {
          throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO" })
        })
        for (let round = 0; round < 2; round++) {
          const exit = yield* Effect.exit(submissions.claim(sampleSubmission()))
          assert.include(String(exit), "StorageError: Submissions.claim: ConnectionError")
        }
      })
      yield* Effect.provide(program, inDirectory(directory))
      sync.mockRestore()
      yield* Effect.provide(Submissions, inDirectory(directory))
    })
  )

  it.live("is an invalid setting where there can be no directory", () =>
    Effect.gen(function* () {
      const file = join(yield* temporaryDirectory, "file")
      yield* Effect.promise(() => writeFile(file, ""))
      const error = yield* Effect.flip(Effect.provide(Submissions, inDirectory(file)))
      assert.deepInclude(error, { _tag: "InvalidSetting", where: "RADICAR_DATA_DIR" })
    })
  )
})

describe("Database by configuration", () => {
  const driver = SqlClient.SqlClient.use((sql) => Effect.succeed(sql.driver))
  const configured = (variables: Record<string, string>) =>
    Effect.provide(
      driver,
      Layer.fresh(Database.layerConfig).pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown(variables))))
    )

  it.live("is the Postgres of DATABASE_URL, else PGlite in RADICAR_DATA_DIR", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const url = yield* testDatabase
      const onPostgres = yield* configured({ DATABASE_URL: url, RADICAR_DATA_DIR: directory })
      assert.notStrictEqual(onPostgres, "pglite")
      assert.deepStrictEqual(fs.readdirSync(directory), [])
      yield* migratedCluster(directory)
      assert.strictEqual(yield* configured({ RADICAR_DATA_DIR: directory }), "pglite")
      assert.sameMembers(fs.readdirSync(directory), ["database", "lock"])
    })
  )
})
