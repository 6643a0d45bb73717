import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { isUuid } from "../platform/database/ids.ts"
import { storageOperation, storageTransaction } from "../platform/database/storageOperation.ts"
import { makeRecordEvent } from "../webhooks/Events.ts"
import { type Mail, mailEvent, type MailNews, mailState, type NewMail } from "./Mail.ts"
import { recordReader, type Row } from "../platform/database/records.ts"

const readMail = recordReader<Omit<Mail, "receivers"> & { readonly receiversText: string }>({
  id: "id",
  createdAt: "created_at",
  companyId: "company_id",
  providerId: "provider_id",
  submissionId: "submission_id",
  idempotencyKey: "idempotency_key",
  requestDigest: "request_digest",
  subject: "subject",
  message: "message",
  messageId: "message_id",
  state: "state",
  tries: "tries",
  triedAt: "tried_at",
  reply: "reply",
  failure: "failure",
  receiversText: "receivers_text"
})

/** The mail that a row holds; its receivers are JSON text. */
const mailOf = (row: Row): Mail => {
  const { receiversText, ...mail } = readMail(row)
  return { ...mail, receivers: JSON.parse(receiversText) }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const record = yield* makeRecordEvent

  const columns = sql`mails.*, receivers::text as receivers_text`

  const ofKey = Effect.fnUntraced(function* ({ companyId, idempotencyKey }: NewMail) {
    const [row] = yield* sql<Row>`
      select ${columns} from mails where company_id = ${companyId} and idempotency_key = ${idempotencyKey ?? ""}`
    return row === undefined ? yield* Effect.die(new Error("There is no mail of the key")) : mailOf(row)
  })

  const find = Effect.fnUntraced(function* (companyId: string, id: string) {
    if (!isUuid(id)) return Option.none<Mail>()
    const [row] = yield* sql<Row>`
      select ${columns} from mails where company_id = ${companyId} and id = ${id}`
    return Option.map(Option.fromNullishOr(row), mailOf)
  }, storageOperation("Mails.find"))

  const ofId = Effect.fnUntraced(function* (id: string) {
    const [row] = yield* sql<Row>`select ${columns} from mails where id = ${id}`
    return Option.map(Option.fromNullishOr(row), mailOf)
  }, storageOperation("Mails.ofId"))

  const ofMessageId = Effect.fnUntraced(function* (messageId: string) {
    const [row] = yield* sql<Row>`select ${columns} from mails where message_id = ${messageId}`
    return Option.map(Option.fromNullishOr(row), mailOf)
  }, storageOperation("Mails.ofMessageId"))

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
      if (row === undefined) return yield* ofKey(mail)
      yield* within
      return mailOf(row)
    },
    storageTransaction(sql, "Mails.queue")
  )

  const tried = Effect.fnUntraced(
    function* ({ id, tries }: Mail, { failure, receivers, reply }: MailNews) {
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
      const event = row === undefined ? undefined : mailEvent(mailOf(row))
      if (event !== undefined) yield* record(event)
    },
    storageTransaction(sql, "Mails.tried")
  )

  return Mails.of({
    queue,
    find,
    ofId,
    ofMessageId,
    queued: sql<{ readonly id: string }>`select id from mails where state = 'queued' order by created_at`.pipe(
      Effect.map((rows) => rows.map(({ id }) => id)),
      storageOperation("Mails.queued")
    ),
    tried
  })
})

/** The record of mails. What is done is never changed. Failures of the database are defects (`StorageError`). */
export class Mails extends Context.Service<
  Mails,
  {
    /**
     * Records a mail in one transaction, of which `within` is part. If one came with the same Idempotency-Key of the
     * company, that one is the answer and nothing is recorded: compare `requestDigest`.
     */
    readonly queue: (mail: NewMail, within: Effect.Effect<unknown>) => Effect.Effect<Mail>
    /** The mail of an id, if it is the company's; none as well where the text is no id. */
    readonly find: (companyId: string, id: string) => Effect.Effect<Option.Option<Mail>>
    /** The mail of a UUID, whosever it is; none where it is gone. */
    readonly ofId: (id: string) => Effect.Effect<Option.Option<Mail>>
    /** The mail of a `Message-ID` with its angle brackets, whosever it is. */
    readonly ofMessageId: (messageId: string) => Effect.Effect<Option.Option<Mail>>
    /** Ids of the mails that are to be sent, the oldest first. */
    readonly queued: Effect.Effect<ReadonlyArray<string>>
    /** Records the result of an attempt at the mail as it was read; nothing where another attempt came first. */
    readonly tried: (mail: Mail, news: MailNews) => Effect.Effect<void>
  }
>()("@radicar/api/Mails") {
  /** Mails in the database. */
  static readonly layer = Layer.effect(Mails, make)
}
