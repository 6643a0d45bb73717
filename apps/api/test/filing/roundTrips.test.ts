import { assert, it } from "@effect/vitest"
import { CrashablePostgres } from "@radicar/postgres/CrashablePostgres"
import { createDatabase } from "@radicar/postgres/createDatabase"
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
    Effect.promise(() => CrashablePostgres.start()),
    ({ stop }) => Effect.promise(stop)
  )
  delete process.env["RADICAR_POSTGRES_LOG"]
  return { log, url: yield* createDatabase(server.url) }
})

/** The statements of a log; an entry that goes on in the next line begins it with a tab. */
const statementsIn = (log: string): ReadonlyArray<string> =>
  log
    .replaceAll(/\n\t/gu, " ")
    .split("\n")
    .flatMap(
      (line) => /LOG: {2}(?:execute [^:]*|statement): (.*)$/u.exec(line)?.[1]?.replaceAll(/\s+/gu, " ").trim() ?? []
    )

it.live("an invoice costs four statements and three transactions, and a note as many statements", () =>
  Effect.gen(function* () {
    const { log, url } = yield* loggedPostgres
    yield* Effect.gen(function* () {
      const { post } = yield* TestService
      const sql = yield* SqlClient.SqlClient
      yield* sql`alter system set autovacuum = off`
      yield* sql`select pg_reload_conf()`
      const transactions = Effect.map(
        sql<{ readonly next: bigint }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`,
        ([row]) => Number(row?.next)
      )
      const keptFiles = Effect.map(
        sql<{ readonly n: number }>`select count(*)::int as n from blobs`,
        ([row]) => row?.n ?? 0
      )
      const file = Effect.fnUntraced(function* (number: number, files: number) {
        const { body } = yield* post(invoiceBody(number))
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        assert.strictEqual(yield* eventually(keptFiles, (kept) => kept === files), files)
        return body
      })
      const minute = () => Math.floor(Date.now() / 60_000)
      // a transaction shows by its beginning; one of the filing before may end late
      const isOwn = (statement: string): boolean =>
        /^COMMIT$|count\(\*\)::int as n from blobs|pg_snapshot_xmax/u.test(statement)
      const allSince = (logged: number) =>
        statementsIn(readFileSync(log, "utf8").slice(logged)).filter((statement) => !isOwn(statement))
      // on a slow machine a filing costs more than the share of the rate limit that was taken before
      const isShare = (statement: string): boolean => statement.startsWith("insert into rate_windows ")
      const since = (logged: number) => allSince(logged).filter((statement) => !isShare(statement))
      let [before, begun, logged, number] = [0, 0, 0, 990000000]
      do {
        begun = minute()
        // the first use of the token in its minute is noted, and its share of the rate limit taken
        yield* file((number += 1), (number - 990000000) * 3)
        before = yield* transactions
        logged = readFileSync(log, "utf8").length
        yield* file((number += 1), (number - 990000000) * 3)
      } while (begun !== minute())
      const statements = since(logged)
      assert.lengthOf(statements, 4, statements.join("\n"))
      assert.match(statements[0] ?? "", /^select tokens\.\*/u)
      assert.match(statements[1] ?? "", /claim_submission_2/u)
      assert.match(statements[2] ?? "", /settle_submission_1/u)
      assert.match(statements[3] ?? "", /insert into blobs .* name_file_1/u)
      assert.isAtMost((yield* transactions) - before, 3 + allSince(logged).filter(isShare).length)

      // a note is compared with the invoice, and recorded as its note, in the statement that claims its number
      let [files, note] = [(number - 990000000) * 3, 0]
      const filedInvoice = Effect.gen(function* () {
        const { document, id } = yield* file((number += 1), (files += 3))
        return { uuid: document.uuid, number: id, date: document.date.slice(0, 10) }
      })
      const fileNote = Effect.fnUntraced(function* (reference: { uuid: string; number: string; date: string }) {
        const example = creditNote.example({ number: (note += 1), date: fromEpochMillis(Date.now()), reference })
        const { body } = yield* post(
          { ...example, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/credit-notes/" }
        )
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        files += 3
        assert.strictEqual(yield* eventually(keptFiles, (kept) => kept === files), files)
        return body
      })
      let reference
      do {
        begun = minute()
        yield* fileNote(yield* filedInvoice)
        reference = yield* filedInvoice
        logged = readFileSync(log, "utf8").length
        assert.notProperty(yield* fileNote(reference), "notifications")
      } while (begun !== minute())
      assert.lengthOf(since(logged), 4, since(logged).join("\n"))
      assert.match(since(logged)[1] ?? "", /claim_submission_2/u)
      // only what is worth a notification is looked up again
      const { notifications } = yield* fileNote(reference)
      assert.deepStrictEqual(
        notifications.map(({ rule }: { readonly rule: string }) => rule),
        ["RAD77"]
      )
    }).pipe(Effect.provide(TestService.layer("Postgres", { databaseUrl: Redacted.make(url), following: quiet })))
  }).pipe(Effect.scoped)
)
