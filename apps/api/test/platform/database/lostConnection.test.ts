import { assert, describe, it } from "@effect/vitest"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Cause, Effect, Exit, Layer, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { problemOfFailure } from "../../../src/http/problems.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { StorageError } from "../../../src/platform/database/StorageError.ts"
import { storageOperation, storageTransaction } from "../../../src/platform/database/records.ts"
import { followUpJobs } from "../../support/storage/jobs.ts"
import { sampleSubmission } from "../../support/storage/sampleSubmission.ts"

const live = Layer.unwrap(
  Effect.map(testDatabase, (url) =>
    Submissions.layer.pipe(Layer.provide(followUpJobs), Layer.provideMerge(Database.layerPostgres(Redacted.make(url))))
  )
)

describe("a transaction whose connection is lost", () => {
  it.live("is reported as an outage, leaves nothing behind, and can be tried again at once", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const submissions = yield* Submissions
      const fresh = sampleSubmission()
      const end = sql`select pg_terminate_backend(pg_backend_pid())`.pipe(storageOperation("end"), Effect.asVoid)
      const exit = yield* Effect.exit(storageTransaction(sql, "claim")(Effect.andThen(submissions.claim(fresh), end)))
      const cause = Exit.isFailure(exit) ? exit.cause : Cause.empty
      const defects = cause.reasons.map((reason) => (Cause.isDieReason(reason) ? reason.defect : reason))
      assert.isNotEmpty(defects)
      for (const defect of defects) assert.instanceOf(defect, StorageError)
      assert.strictEqual(problemOfFailure(cause).status, 503)
      assert.isTrue(Option.isNone(yield* submissions.find(fresh)))
      assert.strictEqual((yield* submissions.claim(fresh))._tag, "Claimed")
    }).pipe(Effect.provide(live))
  )
})

describe("an error of the server", () => {
  const reported = (code: string) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const raise = `do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`
      return StorageError.of("test", yield* Effect.flip(sql.unsafe(raise)))
    })

  // appendix A of PostgreSQL's manual: disk_full, out_of_memory, too_many_connections, admin_shutdown, crash_shutdown,
  // cannot_connect_now, io_error
  it.live.each(["53100", "53200", "53300", "57P01", "57P02", "57P03", "58030"])("%s passes", (code) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* reported(code), { code, retryable: true })
    }).pipe(Effect.provide(live))
  )

  // division_by_zero, undefined_table, raise_exception
  it.live.each(["22012", "42P01", "P0001"])("%s is there to stay", (code) =>
    Effect.gen(function* () {
      assert.deepInclude(yield* reported(code), { code, retryable: false })
    }).pipe(Effect.provide(live))
  )
})
