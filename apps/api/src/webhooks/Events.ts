import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUIDv7 } from "node:crypto"
import { storageTransaction } from "../platform/database/storageOperation.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"

/** Days before expiry at which to notify. */
const thresholds = [5, 15, 30] as const

/** The narrowest threshold for a number of days, in part or whole; `undefined` for none, and after the end. */
export const expiryThreshold = (days: number): number | undefined =>
  days < 0 ? undefined : thresholds.find((threshold) => days <= threshold)

/** Something that has happened, for the webhooks that want it. */
export interface NewEvent {
  readonly type: WebhookEventType
  /** Absent for what is no company's: every webhook that wants such events gets it. */
  readonly companyId?: string
  /** A name of which there is one event only, such as `document.pending/<submission>`. */
  readonly once?: string
  /** Ids, numbers, keys, states and links; never documents, secrets or addresses of people. */
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Records an event, a delivery to every webhook that wants it, and a job to post it, in the transaction around it:
 * told if and only if that is committed. Nothing is written where nobody wants it. A webhook that is removed meanwhile
 * breaks nothing: its row is held until the end of the transaction.
 */
export type RecordEvent = (event: NewEvent) => Effect.Effect<void, SqlError>

/** What records events. */
export const makeRecordEvent = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const write = ({ companyId, data, once, type }: NewEvent) => {
    const company: string | null = companyId ?? null
    return sql<{ readonly webhookId: string }>`
      with wanted as (
        select id from webhooks
        where state = 'enabled'
          and (${company}::text is null or company_ids && array['*', ${company}::text])
          and exists (select from unnest(events) as pattern
            where pattern in ('*', ${type}::text)
              or (pattern like '%.*' and starts_with(${type}::text, left(pattern, -1))))
        for key share
      ), event as (
        insert into events (id, type, company_id, once, data)
        select
          ${randomUUIDv7()}::uuid, ${type}::text, ${company}::text, ${once ?? null}::text, ${JSON.stringify(data)}::text
        where exists (select from wanted)
        on conflict (once) do nothing
        returning id
      )
      insert into webhook_deliveries (webhook_id, event_id) select wanted.id, event.id from wanted, event
      returning webhook_id as "webhookId"`
  }

  const record: RecordEvent = (event) =>
    Effect.flatMap(write(event), (deliveries) =>
      Effect.forEach(deliveries, ({ webhookId }) => wake(webhookId), { discard: true })
    )
  return record
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const record = yield* makeRecordEvent
  const recordIfAny = (changed: Effect.Effect<ReadonlyArray<unknown>, SqlError>, event: NewEvent) =>
    Effect.flatMap(changed, (rows) => (rows.length > 0 ? Effect.as(record(event), true) : Effect.succeed(false)))
  return Events.of({
    record: (event: NewEvent) => record(event).pipe(storageTransaction(sql, "Events.record")),
    begin: (condition, event) =>
      recordIfAny(
        sql`insert into conditions (name) values (${condition}) on conflict (name) do nothing returning name`,
        event
      ).pipe(storageTransaction(sql, "Events.begin")),
    end: (condition, event) =>
      recordIfAny(sql`delete from conditions where name = ${condition} returning name`, event).pipe(
        storageTransaction(sql, "Events.end")
      )
  })
})

/** What has happened, for the webhooks that want it. Failures of the database are defects (`StorageError`). */
export class Events extends Context.Service<
  Events,
  {
    /** Records an event; inside a transaction it is part of it. */
    readonly record: (event: NewEvent) => Effect.Effect<void>
    /**
     * Records that a condition has begun, and the event if no process has recorded it yet. Answers whether this call
     * did: one statement claims the condition.
     */
    readonly begin: (condition: string, event: NewEvent) => Effect.Effect<boolean>
    /** Records that a condition has ended, and the event if it had begun; answers whether it had. */
    readonly end: (condition: string, event: NewEvent) => Effect.Effect<boolean>
  }
>()("@radicar/api/Events") {
  static readonly layer = Layer.effect(Events, make)
}
