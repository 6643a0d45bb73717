import { caughtMillis, maximumCaughtMails } from "@radicar/contract/inner/mail/CaughtMail"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { createTransport, type SendMailOptions } from "nodemailer"
import { randomUUIDv7 } from "node:crypto"
import PostalMime, { type Attachment, type Email } from "postal-mime"
import { firstIdOf, isUuid, readAll, readFirst, type Row, storageTransaction } from "../platform/database/records.ts"
import type { MailRow } from "./MailRow.ts"
import { type InstallationMail, installationMail } from "./MailSettings.ts"

/** Maximum octets of a company's caught messages; the oldest are deleted for new ones. */
const maximumCaughtBytes = 32 * 1024 * 1024

/** Parts of a message that people read without opening its files. */
interface CaughtSummary {
  /** Sender with its name, as the message states it. */
  readonly from: string
  /** Addresses of the envelope, blind copies too. */
  readonly receivers: ReadonlyArray<string>
  readonly subject: string
  readonly text: string
  readonly files: ReadonlyArray<{ readonly name: string; readonly contentType: string; readonly bytes: number }>
}

/** A caught message without its octets. */
export interface CaughtRow {
  /** UUID version 7, which contains the time. */
  readonly id: string
  readonly mailId: string
  readonly summary: CaughtSummary
}

/** A file of a caught message, or the message itself. */
interface CaughtFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Writes a message as the mail server would have received it. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  disableFileAccess: true,
  disableUrlAccess: true
})

const octetsIn = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content)

const fileOf = (attachment: Attachment, place: number): CaughtFile => ({
  name: attachment.filename ?? `file-${place}`,
  contentType: attachment.mimeType,
  bytes: octetsIn(attachment)
})

const senderText = ({ from }: Email): string => {
  const { address = "", name = "" } = from ?? {}
  return name === "" ? address : `${name} <${address}>`
}

/** Reads a message as a receiver's program would. */
const summaryOf = (email: Email, receivers: ReadonlyArray<string>): CaughtSummary => ({
  from: senderText(email),
  receivers,
  subject: email.subject ?? "",
  text: email.text ?? "",
  files: email.attachments.map((attachment, place) => {
    const { bytes, contentType, name } = fileOf(attachment, place)
    return { name, contentType, bytes: bytes.length }
  })
})

const parsed = (message: Uint8Array) => Effect.promise(() => PostalMime.parse(message))

const make = Effect.fnUntraced(function* (installation: InstallationMail) {
  const sql = yield* SqlClient.SqlClient

  /** The lowest id that is not too old. */
  const oldestId = Effect.map(Clock.currentTimeMillis, (millis) => firstIdOf(new Date(millis - caughtMillis)))

  const record = Effect.fnUntraced(
    function* (companyId: string, row: CaughtRow, message: Buffer) {
      yield* sql`
        insert into caught_mails (id, company_id, mail_id, summary, message)
        values (${row.id}, ${companyId}, ${row.mailId}, cast(${JSON.stringify(row.summary)}::text as jsonb), ${message})`
      yield* sql`delete from caught_mails where id < ${yield* oldestId}::uuid`
      yield* sql`
        delete from caught_mails where company_id = ${companyId} and id in (
          select id from (
            select id, row_number() over newest as place, sum(octet_length(message)) over newest as bytes
            from caught_mails where company_id = ${companyId} window newest as (order by id desc)
          ) as ranked where place > ${maximumCaughtMails}::int or bytes > ${maximumCaughtBytes}::bigint)`
    },
    storageTransaction(sql, "CaughtMails.keep")
  )

  return CaughtMails.of({
    isCatching: installationMail(installation)?.isCaught === true,
    keep: Effect.fnUntraced(function* ({ companyId, id: mailId }: MailRow, message: SendMailOptions) {
      const { envelope, message: octets } = yield* Effect.promise(() => composer.sendMail(message))
      const bytes = Buffer.from(octets as Buffer)
      const summary = summaryOf(yield* parsed(bytes), envelope.to)
      yield* record(companyId, { id: randomUUIDv7(), mailId, summary }, bytes)
      return { response: "250 2.0.0 Ok: caught, nothing leaves the sandbox" }
    }),
    list: Effect.fnUntraced(function* (companyId: string) {
      const since = yield* oldestId
      const statement = sql<Row>`
        select id, mail_id, summary from caught_mails where company_id = ${companyId} and id >= ${since}::uuid
        order by id desc limit ${maximumCaughtMails}`
      return yield* readAll<CaughtRow>("CaughtMails.list", statement)
    }),
    file: Effect.fnUntraced(function* (companyId: string, id: string, file: string) {
      if (!isUuid(id)) return Option.none()
      const row = yield* readFirst<{ readonly message: Uint8Array }>(
        "CaughtMails.file",
        sql`
          select message from caught_mails
          where company_id = ${companyId} and id = ${id}::uuid and id >= ${yield* oldestId}::uuid`
      )
      if (Option.isNone(row)) return Option.none()
      const { message } = row.value
      if (file === "message") return Option.some({ name: `${id}.eml`, contentType: "message/rfc822", bytes: message })
      const { attachments } = yield* parsed(message)
      const attachment = attachments[Number(file)]
      return Option.map(Option.fromUndefinedOr(attachment), (found) => fileOf(found, Number(file)))
    })
  })
})

/**
 * Mails that the sandbox catches instead of sending them: of each company the last hundred of a day, at most
 * 32 MiB.
 */
export class CaughtMails extends Context.Service<
  CaughtMails,
  {
    /** Whether this installation catches mails; if not, there are none. */
    readonly isCatching: boolean
    /** Composes a message, keeps it, and returns the reply that a mail server would have given. */
    readonly keep: (mail: MailRow, message: SendMailOptions) => Effect.Effect<{ readonly response: string }>
    /** The messages of a company, the newest first. */
    readonly list: (companyId: string) => Effect.Effect<ReadonlyArray<CaughtRow>>
    /** An attached file by its place, or `message` for the whole; `none` without it. */
    readonly file: (companyId: string, id: string, file: string) => Effect.Effect<Option.Option<CaughtFile>>
  }
>()("@radicar/api/CaughtMails") {
  /** Keeps the messages in the database, so that any process shows them. */
  static readonly layer = (installation: InstallationMail) => Layer.effect(CaughtMails, make(installation))
}
