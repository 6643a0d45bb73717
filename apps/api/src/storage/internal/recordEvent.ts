import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUIDv7 } from "node:crypto"
import { LaneAppointments } from "../../following/LaneAppointments.ts"
import type { NewEvent } from "../NewEvent.ts"

/**
 * Records an event, its way to every webhook that wants it, and an appointment to post it, in the transaction around it:
 * told if and only if that is committed. Nothing is written where nobody wants it. A webhook that is removed meanwhile
 * breaks nothing: its row is held until the end of the transaction.
 */
export type RecordEvent = (event: NewEvent) => Effect.Effect<void, SqlError>

/** What records events. */
export const makeRecordEvent = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneAppointments

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
    Effect.flatMap(write(event), (told) => Effect.forEach(told, ({ webhookId }) => wake(webhookId), { discard: true }))
  return record
})
