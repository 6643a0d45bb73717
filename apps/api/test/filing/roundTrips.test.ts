import { assert, it } from "@effect/vitest"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

/** Only filings use the database meanwhile. */
const quiet = {
  ...defaultFollowing,
  lease: "1 hour",
  longestLease: "2 hours",
  pollInterval: "1 hour",
  webhooks: { ...defaultFollowing.webhooks, scan: "1 hour" },
  watch: {
    authority: "1 hour",
    certificates: "1 hour",
    erasures: "1 hour",
    facts: "1 hour",
    inbox: "1 hour",
    work: "1 hour"
  }
} as const

/** A Postgres that writes every statement which it is sent into a file. */
const loggedPostgres = Effect.gen(function* () {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "round-trips-"))),
    (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
  )
  const log = join(folder, "log")
  process.env["RADICAR_POSTGRES_LOG"] = log
  const server = yield* Effect.acquireRelease(
    Effect.promise(() => startPostgres({ lasting: true })),
    ({ stop }) => Effect.promise(stop)
  )
  delete process.env["RADICAR_POSTGRES_LOG"]
  return { log, url: yield* createDatabase(server.url) }
})

/** What is due once a minute, or when a share of the rate limit is used up, whichever filing that meets. */
const perMinute = /^(?:update tokens set last_used_at|insert into rate_windows) /u

/**
 * The statements that filings sent, by a log; other work has connections of another name. An entry that goes on in the
 * next line begins it with a tab.
 */
const statementsIn = (log: string): ReadonlyArray<string> =>
  log
    .replaceAll(/\n\t/gu, " ")
    .split("\n")
    .flatMap((line) => /^radicar filings LOG: {2}(?:execute [^:]*|statement): (.*)$/u.exec(line)?.[1] ?? [])
    .map((statement) => statement.replaceAll(/\s+/gu, " ").trim())
    .filter((statement) => !perMinute.test(statement))

it.live("an invoice costs four statements, each a transaction of its own, and so does a note", () =>
  Effect.gen(function* () {
    const { log, url } = yield* loggedPostgres
    yield* Effect.gen(function* () {
      const { post } = yield* TestService
      const sql = yield* SqlClient.SqlClient
      const keptFiles = Effect.map(
        sql<{ readonly n: number }>`select count(*)::int as n from blobs`,
        ([row]) => row?.n ?? 0
      )
      let [marks, files] = [0, 0]
      /** The log up to now, which arrives over a pipe. */
      const logged = Effect.gen(function* () {
        const mark = `mark ${(marks += 1)} of the test`
        yield* sql`select ${sql.literal(`'${mark}'`)}`
        return yield* eventually(
          Effect.sync(() => readFileSync(log, "utf8")),
          (text) => text.includes(mark)
        )
      })
      /** Files a body until its files are kept; returns the answer and the statements that this cost. */
      const file = Effect.fnUntraced(function* (body: unknown, path?: string) {
        const before = yield* logged
        const answer = yield* post(body, path === undefined ? {} : { path })
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        files += 3
        assert.strictEqual(yield* eventually(keptFiles, (kept) => kept === files), files)
        return { body: answer.body, statements: statementsIn((yield* logged).slice(before.length)) }
      })
      let [invoices, notes] = [990000000, 0]
      const fileInvoice = Effect.suspend(() => file(invoiceBody((invoices += 1))))
      const fileNote = (reference: { uuid: string; number: string; date: string }) => {
        const example = creditNote.example({ number: (notes += 1), date: fromEpochMillis(Date.now()), reference })
        return file({ ...example, SigningCertificate: signingCertificate() }, "/v1/dian/credit-notes/")
      }

      yield* fileInvoice
      const { body, statements } = yield* fileInvoice
      assert.lengthOf(statements, 4, statements.join("\n"))
      assert.match(statements[0] ?? "", /^select tokens\.\*/u)
      assert.match(statements[1] ?? "", /claim_submission_1/u)
      assert.match(statements[2] ?? "", /settle_submission_1/u)
      assert.match(statements[3] ?? "", /insert into blobs .* name_file_1/u)

      // a note is compared with the invoice, and recorded as its note, in the statement that claims its number
      const { date, uuid } = body.document
      const reference = { uuid, number: body.id, date: date.slice(0, 10) }
      const first = yield* fileNote(reference)
      assert.notProperty(first.body, "notifications")
      assert.lengthOf(first.statements, 4, first.statements.join("\n"))
      assert.match(first.statements[1] ?? "", /claim_submission_1/u)
      // only what is worth a notification is looked up again
      const second = yield* fileNote(reference)
      assert.deepStrictEqual(
        second.body.notifications.map(({ rule }: { readonly rule: string }) => rule),
        ["RAD77"]
      )
    }).pipe(Effect.provide(TestService.layer("Postgres", { databaseUrl: Redacted.make(url), following: quiet })))
  }).pipe(Effect.scoped)
)
