import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUIDv7 } from "node:crypto"
import { storageTransaction } from "../platform/database/records.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"

/** Days before expiry at which to notify. */
const thresholds = [5, 15, 30] as const

/**
 * The narrowest threshold for a number of days, whole or in part; `undefined` before the first threshold and after the
 * end.
 */
export const expiryThreshold = (days: number): number | undefined =>
  days < 0 ? undefined : thresholds.find((threshold) => days <= threshold)

/** An event for the subscribed webhooks. */
export interface NewEvent {
  readonly type: WebhookEventType
  /** Company of the event; if absent, every subscribed webhook gets it. */
  readonly companyId?: string
  /** Unique name of an event that is recorded once, such as `document.pending/<submission>`. */
  readonly once?: string
  /** Ids, numbers, keys, states and links; never documents, secrets or addresses of people. */
  readonly data: Readonly<Record<string, unknown>>
}

/** An event as input of `record_event_1`. */
export const eventRow = ({ companyId, data, once, type }: NewEvent) => ({
  id: randomUUIDv7(),
  type,
  company_id: companyId,
  once,
  data: JSON.stringify(data)
})

/**
 * Records an event in the surrounding transaction, with a delivery to every subscribed webhook and a job to post it.
 * The event is posted if and only if the transaction commits.
 */
export type RecordEvent = (event: NewEvent) => Effect.Effect<void, SqlError>

/** Makes the function that records events. */
export const makeRecordEvent = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs
  const record: RecordEvent = (event) =>
    Effect.flatMap(
      sql<{ readonly webhook: string }>`
        select record_event_1(${JSON.stringify(eventRow(event))}::text::jsonb) as webhook`,
      (deliveries) => Effect.forEach(deliveries, ({ webhook }) => wake(webhook), { discard: true })
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

/** Events for the subscribed webhooks. Failures of the database are defects (`StorageError`). */
export class Events extends Context.Service<
  Events,
  {
    /** Records an event, within the surrounding transaction if there is one. */
    readonly record: (event: NewEvent) => Effect.Effect<void>
    /**
     * Records the start of a condition and the event, unless a process has recorded this condition before. Returns
     * whether this call recorded it; one statement claims the condition.
     */
    readonly begin: (condition: string, event: NewEvent) => Effect.Effect<boolean>
    /** Records the end of a condition, and the event if it had begun. Returns whether it had. */
    readonly end: (condition: string, event: NewEvent) => Effect.Effect<boolean>
  }
>()("@radicar/api/Events") {
  static readonly layer = Layer.effect(Events, make)
}
