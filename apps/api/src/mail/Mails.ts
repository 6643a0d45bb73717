import { Context, Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import {
  firstIdOf,
  isUuid,
  momentOfId,
  readAll,
  readFirst,
  readIds,
  recordOf,
  type Row,
  storageTransaction,
  uuidArray
} from "../platform/database/records.ts"
import { makeRecordEvent } from "../webhooks/Events.ts"
import { type MailRow, mailEvent, type MailNews, mailState, type NewMail } from "./MailRow.ts"

/** A mail as its database row contains it: the receivers are JSON text. */
type MailColumns = Omit<MailRow, "receivers"> & { readonly receiversText: string }

const mailOf = ({ receiversText, ...mail }: MailColumns): MailRow => ({
  ...mail,
  createdAt: momentOfId(mail.id),
  receivers: JSON.parse(receiversText)
})

/** Filter of a company's mails, and the page size. */
interface MailFilter {
  readonly companyId: string
  /** UUID of a submission, or key of its document in lower case. */
  readonly submissionId?: string
  /** Start of the time of queueing, included; `to` is excluded. */
  readonly from?: Date
  readonly to?: Date
  /** Id of the last mail on the previous page. */
  readonly after?: string
  readonly limit: number
}

/** Key and number of a mail's document. */
export interface NamedDocument {
  readonly mailId: string
  readonly documentKey: string
  readonly prefix: string
  readonly number: number
  readonly writtenId?: string
}

const readMail = (row: Row): MailRow => mailOf(recordOf(row))

/** SQL conditions of a filter. */
const conditionsOf = (
  sql: SqlClient.SqlClient,
  { after, companyId, from, submissionId, to }: Omit<MailFilter, "limit">
) => {
  const ofDocument =
    submissionId === undefined || isUuid(submissionId)
      ? sql`submission_id = ${submissionId ?? null}::uuid`
      : sql`submission_id in (select id from numbers where document_key = ${submissionId})`
  return [
    // a list of one, also in the order: otherwise Postgres scans the newest rows of all companies until it has enough
    sql`company_id = any(array[${companyId}::text])`,
    ...(submissionId === undefined ? [] : [ofDocument]),
    ...(after === undefined ? [] : [sql`id < ${after}::uuid`]),
    ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
    ...(to === undefined ? [] : [sql`id < ${firstIdOf(to)}::uuid`])
  ]
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const record = yield* makeRecordEvent

  const columns = sql`mails.*, receivers::text as receivers_text`

  /** The mail that meets `condition`, if there is one. */
  const findWhere = (operation: string, condition: Statement.Fragment) =>
    Effect.map(
      readFirst<MailColumns>(operation, sql`select ${columns} from mails where ${condition}`),
      Option.map(mailOf)
    )

  const list = ({ limit, ...filter }: MailFilter) => {
    const statement = sql<Row>`
      select ${columns} from mails where ${sql.and(conditionsOf(sql, filter))} order by company_id, id desc limit ${limit}`
    return Effect.map(readAll<MailColumns>("Mails.list", statement), (rows) => rows.map(mailOf))
  }

  const queue = Effect.fnUntraced(
    function* (mail: NewMail, within: Effect.Effect<unknown>) {
      const [row] = yield* sql<Row>`
        insert into mails (id, company_id, provider_id, submission_id, idempotency_key, request_digest, subject, message,
          message_id, receivers)
        values (${mail.id}, ${mail.companyId}, ${mail.providerId}, ${mail.submissionId}, ${mail.idempotencyKey ?? null},
          ${mail.requestDigest}, ${mail.subject}, ${mail.message}, ${mail.messageId},
          cast(${JSON.stringify(mail.receivers)}::text as jsonb))
        on conflict (company_id, idempotency_key) do nothing
        returning ${columns}`
      if (row === undefined) {
        const { companyId, idempotencyKey } = mail
        const ofKey = sql`company_id = ${companyId} and idempotency_key = ${idempotencyKey ?? ""}`
        return yield* Effect.flatMap(findWhere("Mails.queue", ofKey), Effect.fromOption).pipe(Effect.orDie)
      }
      yield* within
      return readMail(row)
    },
    storageTransaction(sql, "Mails.queue")
  )

  const tried = Effect.fnUntraced(
    function* ({ id, tries }: MailRow, { failure, receivers, reply }: MailNews) {
      const [row] = yield* sql<Row>`
        update mails set
          receivers = cast(${JSON.stringify(receivers)}::text as jsonb),
          state = ${mailState(receivers)},
          tries = tries + 1,
          tried_at = clock_timestamp(),
          reply = coalesce(${reply ?? null}, reply),
          failure = ${failure ?? null}
        where id = ${id} and tries = ${tries} and state = 'queued'
        returning ${columns}`
      const event = row === undefined ? undefined : mailEvent(readMail(row))
      if (event !== undefined) yield* record(event)
    },
    storageTransaction(sql, "Mails.tried")
  )

  return Mails.of({
    queue,
    find: (companyId, id) =>
      isUuid(id) ? findWhere("Mails.find", sql`company_id = ${companyId} and id = ${id}`) : Effect.succeedNone,
    list,
    documents: (ids) =>
      readAll(
        "Mails.documents",
        sql`
          select mails.id as mail_id, document_key, prefix, number, written_id
          from mails join documents on documents.id = mails.submission_id
          where mails.id = any(${uuidArray(ids)}::text::uuid[])`
      ),
    ofId: (id) => findWhere("Mails.ofId", sql`id = ${id}`),
    ofMessageId: (messageId) => findWhere("Mails.ofMessageId", sql`message_id = ${messageId}`),
    queued: readIds("Mails.queued", sql`select id from mails where state = 'queued' order by created_at`),
    tried
  })
})

/** The record of mails. A finished mail never changes. Failures of the database are defects (`StorageError`). */
export class Mails extends Context.Service<
  Mails,
  {
    /**
     * Records a mail in one transaction that includes `within`. If the company already used the Idempotency-Key,
     * nothing is recorded and the earlier mail is returned; the caller compares `requestDigest`.
     */
    readonly queue: (mail: NewMail, within: Effect.Effect<unknown>) => Effect.Effect<MailRow>
    /** The company's mail with an id; `none` also if the text is not a UUID. */
    readonly find: (companyId: string, id: string) => Effect.Effect<Option.Option<MailRow>>
    /** A page of a company's mails, the newest first. */
    readonly list: (filter: MailFilter) => Effect.Effect<ReadonlyArray<MailRow>>
    /** The documents of mails, in any order. Documents of months that were detached from the database are missing. */
    readonly documents: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<NamedDocument>>
    /** The mail with a UUID, of any company; `none` if it was deleted. */
    readonly ofId: (id: string) => Effect.Effect<Option.Option<MailRow>>
    /** The mail with a `Message-ID` (including its angle brackets), of any company. */
    readonly ofMessageId: (messageId: string) => Effect.Effect<Option.Option<MailRow>>
    /** Ids of the mails to send, the oldest first. */
    readonly queued: Effect.Effect<ReadonlyArray<string>>
    /** Records the result of an attempt to send a mail, unless another attempt was recorded since `mail` was read. */
    readonly tried: (mail: MailRow, news: MailNews) => Effect.Effect<void>
  }
>()("@radicar/api/Mails") {
  /** Stores mails in the database. */
  static readonly layer = Layer.effect(Mails, make)
}
