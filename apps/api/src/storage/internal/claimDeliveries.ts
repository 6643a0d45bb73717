import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { claimedOf, type ClaimRow } from "./deliveryRow.ts"

/** Which deliveries somebody takes, and for how long. */
export interface DeliveryClaim {
  readonly webhookId: string
  /** Under way at the same time to a webhook that takes what it gets; one that fails gets one at a time. */
  readonly perWebhook: number
  /** How many of them are under way already. */
  readonly busy: number
  /** Longer than a try can take: then another may try. */
  readonly lease: Duration.Input
}

/**
 * Takes the oldest deliveries of a webhook that are due. The time of the next try is the lease: nobody else takes a row
 * before it.
 */
export const claimDeliveries = (sql: SqlClient.SqlClient, { busy, lease, perWebhook, webhookId }: DeliveryClaim) =>
  Effect.map(
    sql<ClaimRow>`
      with due as (
        select d.id from webhooks w cross join lateral (
          select id from webhook_deliveries
          where webhook_id = w.id and state = 'pending' and next_at <= clock_timestamp()
          order by next_at, position
          limit greatest(0, case when w.failing_since is null then ${perWebhook}::int else 1 end - ${busy}::int)
        ) d
        where w.id = ${webhookId} and w.state = 'enabled'
      ), taken as (
        select id from webhook_deliveries
        where id in (select id from due) and state = 'pending' and next_at <= clock_timestamp()
        for update skip locked
      ), claimed as (
        update webhook_deliveries set
          tries = tries + 1, next_at = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(lease)})
        where id in (select id from taken)
        returning id, position, webhook_id, event_id, tries, tries_before
      )
      select claimed.*, w.url, e.type, e.occurred_at, e.data
      from claimed join webhooks w on w.id = claimed.webhook_id join events e on e.id = claimed.event_id
      order by claimed.position`,
    (rows) => rows.map(claimedOf)
  )
