import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { ClaimedDelivery, DeliveryNews, Disabled } from "../WebhookDelivery.ts"

/** Ends what is on its way to a webhook that gets nothing any more. */
const disable = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  webhookId: string,
  because: NonNullable<Disabled>
) {
  const rows = yield* sql`
    update webhooks set state = 'disabled', disabled_at = clock_timestamp(), disabled_because = ${because}
    where id = ${webhookId} and state = 'enabled' returning id`
  yield* sql`update webhook_deliveries set state = 'failed' where webhook_id = ${webhookId} and state = 'pending'`
  return rows.length > 0 ? because : undefined
})

/**
 * Records what came of a try. A success counts whoever brings it; what failed is tried again unless somebody has taken it
 * over. Answers whether the webhook was disabled for it: it is gone, or has taken nothing for `patience`.
 */
export const recordAttempt = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { id, tries, webhookId }: ClaimedDelivery,
  { answer, delivered, failure, gone, millis, nextMillis, status }: DeliveryNews,
  patience: Duration.Input
) {
  // the webhook first, and with it everything that is its own: one order for all who write
  const [webhook] = yield* sql<{ readonly tired: boolean }>`
    select coalesce(failing_since < clock_timestamp() - make_interval(secs => ${Duration.toSeconds(patience)}), false)
      as tired
    from webhooks where id = ${webhookId} for no key update`
  // removed while it was tried
  if (webhook === undefined) return undefined
  yield* sql`
    insert into webhook_attempts (delivery_id, try, millis, status, failure, answer)
    select id, ${tries}::int, ${millis}::int, ${status ?? null}::int, ${failure ?? null}::text, ${answer ?? null}::text
    -- erased with the data of its company while it was tried
    from webhook_deliveries where id = ${id}
    on conflict (delivery_id, try) do nothing`
  if (delivered) {
    yield* sql`update webhook_deliveries set state = 'delivered' where id = ${id}`
    yield* sql`update webhooks set failing_since = null where id = ${webhookId} and failing_since is not null`
    return undefined
  }
  yield* sql`
    update webhook_deliveries set
      state = ${nextMillis === undefined ? "failed" : "pending"},
      next_at = clock_timestamp() + make_interval(secs => ${(nextMillis ?? 0) / 1000}),
      claimed_by = null
    where id = ${id} and tries = ${tries} and state = 'pending'`
  yield* sql`
    update webhooks set failing_since = clock_timestamp() where id = ${webhookId} and failing_since is null`
  if (gone) return yield* disable(sql, webhookId, "gone")
  return webhook.tired ? yield* disable(sql, webhookId, "failing") : undefined
})
