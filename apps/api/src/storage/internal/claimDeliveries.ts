import { Duration, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { LaneKeeper } from "../LaneKeeper.ts"
import { claimedOf, type ClaimRow } from "./deliveryRow.ts"

/** Which deliveries somebody takes, and for how long. */
export interface DeliveryClaim extends LaneKeeper {
  readonly limit: number
  /** Longer than a try can take: then another may try. */
  readonly lease: Duration.Input
}

/**
 * Takes the oldest deliveries of a webhook that are due. The time of the next try is the lease: nobody else takes a row
 * before it.
 */
export const claimDeliveries = (sql: SqlClient.SqlClient, { appointmentId, lease, limit, webhookId }: DeliveryClaim) =>
  Effect.map(
    sql<ClaimRow>`
      with due as (
        select d.id from webhooks w cross join lateral (
          select id from webhook_deliveries
          where webhook_id = w.id and state = 'pending' and next_at <= clock_timestamp()
          order by next_at, position limit ${limit}
        ) d
        where w.id = ${webhookId} and w.state = 'enabled'
      ), taken as (
        select id from webhook_deliveries
        where id in (select id from due) and state = 'pending' and next_at <= clock_timestamp()
        for update skip locked
      ), claimed as (
        update webhook_deliveries set
          tries = tries + 1, claimed_by = ${appointmentId}, next_at = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(lease)})
        where id in (select id from taken)
        returning id, position, webhook_id, event_id, tries, tries_before
      )
      select claimed.*, w.url, e.type, e.occurred_at, e.data
      from claimed join webhooks w on w.id = claimed.webhook_id join events e on e.id = claimed.event_id
      order by claimed.position`,
    (rows) => rows.map(claimedOf)
  )
