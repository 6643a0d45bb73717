import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import type { NewEvent } from "../NewEvent.ts"

/**
 * Records an event and its way to every webhook that wants it, in the transaction around it: told if and only if that is
 * committed. Nothing is written where nobody wants it. A webhook that is removed meanwhile breaks nothing: its row is held
 * until the end of the transaction.
 */
export const recordEvent = (sql: SqlClient.SqlClient, { companyId, data, once, type }: NewEvent) => {
  const company: string | null = companyId ?? null
  return sql`
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
      select ${randomUUIDv7()}::uuid, ${type}::text, ${company}::text, ${once ?? null}::text, ${JSON.stringify(data)}::text
      where exists (select from wanted)
      on conflict (once) do nothing
      returning id
    )
    insert into webhook_deliveries (webhook_id, event_id) select wanted.id, event.id from wanted, event`.pipe(
    Effect.asVoid
  )
}
