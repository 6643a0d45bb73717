import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readAll, storageTransaction, uuidArray } from "../../platform/database/records.ts"
import { makeRecordEvent } from "../../webhooks/Events.ts"
import { type MailRow, mailEvent } from "../MailRow.ts"

/** A report that a mail did not reach a receiver, or is delayed. */
export interface NewMailBounce {
  /** Index in the mail's receivers, from 0. */
  readonly receiver: number
  readonly state: "bounced" | "delayed"
  /** Enhanced status code (RFC 3463). */
  readonly status: string
  readonly diagnostic: string | undefined
}

/** A recorded report. */
export interface BounceRow extends NewMailBounce {
  readonly mailId: string
  readonly reportedAt: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const recordEvent = yield* makeRecordEvent

  // a bounced mail is no longer delayed
  const rowsOf = (mailIds: ReadonlyArray<string>) => sql`
    select distinct on (mail_id, receiver) mail_id, receiver, state, status, diagnostic, reported_at from mail_bounces
    where mail_id = any(${uuidArray(mailIds)}::text::uuid[]) order by mail_id, receiver, state = 'delayed'`

  return MailBounces.of({
    ofMails: (mailIds) => readAll("MailBounces.ofMails", rowsOf(mailIds)),
    record: Effect.fnUntraced(
      function* (mail: MailRow, { diagnostic, receiver, state, status }: NewMailBounce) {
        const inserted = yield* sql`
          insert into mail_bounces (mail_id, receiver, state, status, diagnostic)
          values (${mail.id}, ${receiver}, ${state}, ${status}, ${diagnostic ?? null})
          on conflict do nothing returning receiver`
        if (inserted.length === 0 || state !== "bounced") return
        const bounced = (yield* rowsOf([mail.id])).filter((row) => row["state"] === "bounced").length
        yield* recordEvent(mailEvent(mail, { type: "mail.bounced", bounced }))
      },
      storageTransaction(sql, "MailBounces.record")
    )
  })
})

/**
 * Reports by other servers about mails that the configured mail server had accepted. Failures of the database are
 * defects.
 */
export class MailBounces extends Context.Service<
  MailBounces,
  {
    /** The report on each receiver of these mails, grouped by mail; a bounce replaces an earlier report of delay. */
    readonly ofMails: (mailIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<BounceRow>>
    /**
     * Records a report, and a webhook event if it is the receiver's first bounce. A report that is already recorded is
     * ignored.
     */
    readonly record: (mail: MailRow, bounce: NewMailBounce) => Effect.Effect<void>
  }
>()("@radicar/api/MailBounces") {
  /** Stores reports in the database. */
  static readonly layer = Layer.effect(MailBounces, make)
}
