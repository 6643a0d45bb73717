import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { ErasureRequest } from "../../Erasure.ts"
import { counted } from "./counted.ts"

/** Erases everything of a company but its documents. What it shares with others is left to them. */
export const eraseBelongings = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { by, companyId }: ErasureRequest
) {
  const own = sql`company_id = ${companyId}`
  const idempotencyKeys = yield* counted(sql, sql`delete from idempotency_keys where ${own} returning key`)
  const mails = yield* counted(sql, sql`delete from mails where ${own} returning id`)
  const ofBatches = sql`batch_id in (select id from batches where ${own})`
  yield* sql`delete from batch_answers where ${ofBatches}`
  yield* sql`delete from retained_batch_certificates where ${ofBatches}`
  const batches = yield* counted(sql, sql`delete from batches where ${own} returning id`)
  const certificates = yield* counted(sql, sql`delete from certificates where ${own} returning id`)
  const alone = sql`company_ids = array[${companyId}::text]`
  const shared = sql`${companyId} = any(company_ids) and cardinality(company_ids) > 1`
  const without = sql`company_ids = array_remove(company_ids, ${companyId}::text)`
  // the webhooks first, as whoever posts does
  const webhooks = yield* counted(sql, sql`delete from webhooks where ${alone} returning id`)
  yield* sql`update webhooks set ${without} where ${shared}`
  yield* sql`delete from webhook_deliveries where event_id in (select id from events where ${own})`
  const events = yield* counted(sql, sql`delete from events where ${own} returning id`)
  const tokens = yield* counted(sql, sql`delete from tokens where ${alone} and id::text <> ${by} returning id`)
  yield* sql`update tokens set ${without} where ${shared} and id::text <> ${by}`
  const settings = yield* counted(
    sql,
    sql`delete from tenants where kind = 'company' and id = ${companyId} returning id`
  )
  return { idempotencyKeys, mails, batches, certificates, webhooks, events, tokens, settings }
})
