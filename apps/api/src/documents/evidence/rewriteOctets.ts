import { deflate } from "@radicar/zip/inner/zip"
import { Cause, type Duration, Effect, Option, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { hash } from "node:crypto"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { BlobStore } from "../../platform/blobs/BlobStore.ts"
import type { Row } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import { storageTransaction } from "../../platform/database/storageOperation.ts"
import { lastingParts, pack, type Packing, repeatedBy, unpack } from "../submissions/packed.ts"
import { isErased, type Submission } from "../submissions/Submission.ts"
import { submissionOf } from "../submissions/submissionRow.ts"
import { readExchange, writeExchange } from "./Exchanges.ts"

/** Submissions that are looked at in one transaction. */
const PAGE = 5

/** When a page is tried again that the database did not take. */
const AGAIN = "1 minute"

/** Whether the same may succeed later: nothing is wrong with the submission itself. */
const isPassing = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause)
  const known = error instanceof SqlError.SqlError ? StorageError.of("rewriteOctets", error) : error
  return Cause.hasInterruptsOnly(cause) || (known instanceof StorageError && known.retryable)
}

/** Leaves a submission as it was where it cannot be rewritten; a failure that passes is one of its page. */
const skipping =
  (submissionId: string) =>
  <E, R>(rewritten: Effect.Effect<void, E, R>): Effect.Effect<void, E, R> =>
    Effect.catchCause(rewritten, (cause) =>
      isPassing(cause)
        ? Effect.failCause(cause)
        : Effect.logError("A submission could not be rewritten and was left unchanged", { submissionId }, cause)
    )

const start = "00000000-0000-0000-0000-000000000000"

const same = (octets: Uint8Array) => Effect.succeed(octets)

/** An exchange as it is written today, whatever form it was kept in. */
const exchangeAgain = (octets: Uint8Array) =>
  Effect.map(
    Effect.promise(() => readExchange(octets)),
    writeExchange
  )

const filesOf = (id: string) => [
  { key: blobKeys.request(id), repeated: repeatedBy.request, again: same },
  { key: blobKeys.container(id), repeated: repeatedBy.container, again: same },
  { key: blobKeys.exchange(id, "submit"), repeated: repeatedBy.exchange, again: exchangeAgain },
  { key: blobKeys.exchange(id, "settled"), repeated: repeatedBy.exchange, again: exchangeAgain }
]

const isSame = (left: Uint8Array, right: Uint8Array): boolean => Buffer.compare(left, right) === 0

/**
 * Rewrites a page of what was recorded before octets were kept once: document and answer of each submission, then its
 * files, in one transaction, and only what comes back to the octet. It goes on where it was stopped, and one process at
 * a time does it. Answers whether there may be more.
 */
export const makeRewrite = Effect.fnUntraced(function* (page: number) {
  const sql = yield* SqlClient.SqlClient
  const blobs = yield* BlobStore

  const rewriteFiles = Effect.fnUntraced(function* (submission: Submission, packing: Packing) {
    for (const { again, key, repeated } of filesOf(submission.id)) {
      const kept = yield* blobs.get(key)
      if (Option.isNone(kept)) continue
      const octets = yield* again(unpack(kept.value.bytes, submission))
      const packed = yield* pack(octets, packing, repeated)
      if (!isSame(unpack(packed, submission), octets)) {
        return yield* Effect.die(StorageError.because("rewrite", "a file does not come back", false))
      }
      yield* blobs.replace(key, packed)
    }
  })

  const rewriteOne = Effect.fnUntraced(function* (id: string) {
    // keeps an erasure waiting
    yield* sql`select from standings where id = ${id} for share`
    const [row] = yield* sql<Row>`select * from submissions where id = ${id}`
    if (row === undefined) return
    const before = submissionOf(row)
    const { applicationResponse, signedXml } = before
    // erased while this waited for it
    if (isErased(before)) return
    const deflatedXml = yield* deflate(signedXml)
    const answer = applicationResponse === undefined ? null : yield* pack(applicationResponse)
    yield* sql`
      update documents set signed_xml = '', deflated_xml = ${deflatedXml}, xml_sha256 = ${hash("sha256", signedXml, "buffer")}
      where id = ${id}`
    yield* sql`update answers set application_response = ${answer} where id = ${id}`
    const submission = { ...before, deflatedXml }
    yield* rewriteFiles(submission, lastingParts(submission))
  })

  /** Whether there may be more to look at. */
  const rewritePage = Effect.gen(function* () {
    yield* sql`insert into rewrites (name, behind) values ('octets', ${start}) on conflict (name) do nothing`
    const [held] = yield* sql<{ readonly behind: string }>`
      select behind from rewrites where name = 'octets' for update skip locked`
    // another process is at it
    if (held === undefined) return true
    const rows = yield* sql<{ readonly id: string; readonly whole: boolean }>`
      select id, octet_length(signed_xml) > 0 as whole from documents
      where id > ${held.behind}::uuid order by id limit ${page}`
    for (const { id, whole } of rows) {
      if (whole) yield* sql.withTransaction(rewriteOne(id)).pipe(skipping(id))
    }
    const last = rows.at(-1)
    if (last !== undefined) yield* sql`update rewrites set behind = ${last.id} where name = 'octets'`
    return rows.length === page
  })

  return rewritePage.pipe(storageTransaction(sql, "rewriteOctets"))
})

/** Rewrites page by page in the background, with a pause behind each; a failure of the database is tried again. */
export const rewriteOctets = Effect.fnUntraced(function* (pause: Duration.Input) {
  const rewritePage = yield* makeRewrite(PAGE)
  yield* rewritePage.pipe(
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause)
        ? Effect.failCause(cause)
        : Effect.logError("What was recorded before could not be rewritten", cause).pipe(
            Effect.andThen(Effect.sleep(AGAIN)),
            Effect.as(true)
          )
    ),
    Effect.repeat({ while: (more) => more, schedule: Schedule.spaced(pause) }),
    Effect.forkScoped
  )
})
