import { UnreadableDocument } from "@radicar/contract/inner/problem/problems"
import type { Reconciliation } from "@radicar/contract/inner/Reconciliation"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { failWith } from "../../http/language.ts"
import { encodeText } from "../../http/readBody.ts"
import { readAll } from "../../platform/database/records.ts"
import { HeavyWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { compareListing } from "./compareListing.ts"
import { type DocumentPages, pageDocuments, type ReceivedHere, type RecordedDocument } from "./Listing.ts"
import { readListing } from "./readListing.ts"

/** Largest listing in octets: 200 000 rows of 32 columns, each with its key, have 32.4 MiB as Excel packs them. */
export const maximumListingOctets = 36 * 1024 * 1024

/** A listing to reconcile with the documents that a company filed. */
interface ReconcileRequest {
  readonly companyId: string
  /** NIT to which the company is bound, without check digit; see `Company.nit`. */
  readonly nit: string | undefined
  readonly environment: Reconciliation["environment"]
  /** The Excel file. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly format: "json" | "xlsx"
  readonly language: Language
  /** Whether received documents are compared with the inbox. */
  readonly comparesReceived: boolean
}

/** The lowest possible UUID. */
const firstId = "00000000-0000-0000-0000-000000000000"

/** Period of days of issue, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/**
 * A page of at most 2000 documents of a company that were issued in a period, by day and id: those after `last`, or the
 * first ones.
 */
export const recordedPage = (
  sql: SqlClient.SqlClient,
  { companyId, environment }: Pick<ReconcileRequest, "companyId" | "environment">,
  { from, to }: Days,
  last?: Pick<RecordedDocument, "date" | "id">
) =>
  readAll<RecordedDocument>(
    "Reconciliation.page",
    sql`
      select f.id, d.document_key as key, f.document_type as type, d.prefix,
        coalesce(d.written_id, d.prefix || d.number::text) as written, f.issue_date::text as date, f.total::text, s.state
      from (
        select id, issue_date, document_type, total from document_facts
        where company_id = ${companyId} and environment = ${environment}
          and issue_date >= ${last?.date ?? from}::text::date and issue_date <= ${to}::text::date
          and (issue_date, id) > (${last?.date ?? from}::text::date, ${last?.id ?? firstId}::uuid)
        order by issue_date, id limit ${pageDocuments}
      ) as f join documents as d on d.id = f.id join standings as s on s.id = f.id
      order by f.issue_date, f.id`
  )

/** Documents in a company's inbox that were issued in a period. */
const receivedIn = (
  sql: SqlClient.SqlClient,
  { companyId, environment }: Pick<ReconcileRequest, "companyId" | "environment">,
  { from, to }: Days
) =>
  readAll<ReceivedHere>(
    "Reconciliation.received",
    sql`
      select id::text as id, document_key as key, document_type as type, number as written, issue_date::text as date,
        total::text, state
      from inbox_items
      where company_id = ${companyId} and environment = ${environment} and document_key is not null
        and state <> 'notOurs' and issue_date between ${from}::text::date and ${to}::text::date`
  )

const unreadable = (text: Localized) => failWith(UnreadableDocument, text)

/** Reconciles the authority's listing of documents with the documents that the service recorded for the same period. */
export const reconcileListing = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const submissions = yield* Submissions
  const { run } = yield* HeavyWork

  const recordedIn = Effect.fnUntraced(function* (request: ReconcileRequest, days: Days) {
    const pages: Array<Uint8Array> = []
    let last: RecordedDocument | undefined
    do {
      const page: ReadonlyArray<RecordedDocument> = yield* recordedPage(sql, request, days, last)
      pages.push(encodeText(JSON.stringify(page)))
      last = page.length < pageDocuments ? undefined : page.at(-1)
    } while (last !== undefined)
    return pages
  })

  /** The NIT of the company: the stated one, else the issuer's in the company's newest document. */
  const nitOf = Effect.fnUntraced(function* ({ companyId, environment, nit }: ReconcileRequest) {
    if (nit !== undefined) return nit
    const [newest] = yield* submissions.list({ companyId, environment, limit: 1 })
    return newest?.issuerNit
  })

  return Effect.fnUntraced(function* (request: ReconcileRequest) {
    const { bytes, environment, format, language } = request
    const nit = yield* nitOf(request)
    const read = yield* run(readListing, { bytes, nit }, bytes.length, { transfer: [bytes.buffer] }).pipe(
      Effect.catchTag("TaskStopped", (stopped) => unreadable(tooCostly(stopped)))
    )
    if ("unreadable" in read) return yield* unreadable(read.unreadable)
    const { issued, listing } = read
    const { from, to } = listing
    const days = from === undefined || to === undefined ? undefined : { from, to }
    const recorded = days === undefined ? [] : yield* recordedIn(request, days)
    const inbox = days === undefined || !request.comparesReceived ? [] : yield* receivedIn(sql, request, days)
    const received = request.comparesReceived
      ? { listed: read.received, here: [encodeText(JSON.stringify(inbox))] }
      : undefined
    const pages: DocumentPages = [...recorded, ...issued, ...Object.values(received ?? {}).flat()]
    const octets = pages.reduce((sum, { length }) => sum + length, 0)
    return yield* Effect.orDie(
      run(compareListing, { listing, issued, recorded, received, environment, format, language }, octets)
    )
  })
})
