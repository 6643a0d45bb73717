import { Context, Duration, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readIds, recordOf, type Row, storageOperation, storageTransaction } from "../platform/database/records.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import type { ClaimedDelivery } from "./DeliveryRow.ts"

/** Job that holds the lane of a webhook; at most one living process runs it. See {@link WebhookLanes}. */
export interface LaneHolder {
  readonly webhookId: string
  readonly jobId: string
}

/** A request to claim due deliveries of a webhook: their maximum number, and the duration of the lease. */
interface DeliveryClaim extends LaneHolder {
  readonly limit: number
  /** Duration of the lease of the deliveries, longer than an attempt can take. Afterwards another process may try. */
  readonly lease: Duration.Input
}

const claimedOf = (row: Row): ClaimedDelivery => {
  const { triesBefore, ...rest } = recordOf<Omit<ClaimedDelivery, "attempt"> & { readonly triesBefore: number }>(row)
  return { ...rest, attempt: rest.tries - triesBefore }
}

/**
 * Claims the oldest due deliveries of a webhook. The time of the next attempt serves as the lease: until then no other
 * process claims the delivery.
 */
const claimDeliveries = (sql: SqlClient.SqlClient, { jobId, lease, limit, webhookId }: DeliveryClaim) =>
  Effect.map(
    sql<Row>`
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
          tries = tries + 1, claimed_by = ${jobId}, next_at = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(lease)})
        where id in (select id from taken)
        returning id, position, webhook_id, event_id, tries, tries_before
      )
      select claimed.*, w.url, e.type, e.company_id, e.occurred_at, e.data
      from claimed join webhooks w on w.id = claimed.webhook_id join events e on e.id = claimed.event_id
      order by claimed.position`,
    (rows) => rows.map(claimedOf)
  )

/** State of a lane that a job has taken. */
interface EnteredLane {
  /** Whether an attempt has failed since the webhook last accepted an event. */
  readonly failing: boolean
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { plan, wake } = yield* LaneJobs

  const free = ({ jobId, webhookId }: LaneHolder) => sql`
    update webhooks set kept_by = null, kept_until = null where id = ${webhookId} and kept_by = ${jobId}`

  /** Makes the claimed deliveries of a dead process due again. */
  const abandon = ({ jobId, webhookId }: LaneHolder) => sql`
    update webhook_deliveries set next_at = clock_timestamp(), claimed_by = null
    where webhook_id = ${webhookId} and claimed_by = ${jobId} and state = 'pending'`

  /**
   * Time of the next post to a webhook, at the earliest after a pause of `rest`. The pause counts from a whole second,
   * so that a pausing lane gets only one job for that time.
   */
  const next = (webhookId: string, rest: Duration.Input) => sql<{ readonly at: Date; readonly millis: number }>`
    select at, extract(epoch from at - clock_timestamp())::float8 * 1000 as millis from (
      select greatest(
        next_at,
        date_trunc('second', clock_timestamp()) + make_interval(secs => ${Duration.toSeconds(rest)})
      ) as at
      from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'pending'
        and exists (select from webhooks where id = ${webhookId} and state = 'enabled')
      order by next_at limit 1
    ) soonest`

  return WebhookLanes.of({
    enter: Effect.fnUntraced(
      function* (holder: LaneHolder, lease: Duration.Input) {
        const { jobId, webhookId } = holder
        const [lane] = yield* sql<EnteredLane & { readonly mine: boolean }>`
          with free as (
            select id, kept_by is not distinct from ${jobId} as mine from webhooks
            where id = ${webhookId} and state = 'enabled'
              and (kept_by is null or kept_by = ${jobId} or kept_until < clock_timestamp())
            for no key update
          )
          update webhooks set
            kept_by = ${jobId},
            kept_until = clock_timestamp() + make_interval(secs => ${Duration.toSeconds(lease)})
          from free where webhooks.id = free.id
          returning failing_since is not null as failing, mine`
        if (lane === undefined) return undefined
        if (lane.mine) yield* abandon(holder)
        return { failing: lane.failing }
      },
      storageTransaction(sql, "WebhookLanes.enter")
    ),
    claim: (claim: DeliveryClaim) => claimDeliveries(sql, claim).pipe(storageTransaction(sql, "WebhookLanes.claim")),
    leave: Effect.fnUntraced(function* (holder: LaneHolder, rest: Duration.Input) {
      // in this order, and not in one transaction: a job that found the lane taken relies on this query
      yield* free(holder).pipe(storageTransaction(sql, "WebhookLanes.leave"))
      const [soonest] = yield* next(holder.webhookId, rest).pipe(storageOperation("WebhookLanes.leave"))
      if (soonest === undefined) return
      const { at, millis } = soonest
      yield* millis > 0 ? plan(holder.webhookId, at, millis) : wake(holder.webhookId)
    }),
    overdue: readIds(
      "WebhookLanes.overdue",
      sql`
        select id from webhooks
        where state = 'enabled' and (kept_until is null or kept_until < clock_timestamp())
          -- an array, so that it begins with what is pending and not with every webhook
          and id = any(array(select distinct webhook_id from webhook_deliveries
            where state = 'pending' and next_at < clock_timestamp() - interval '5 seconds'))`
    )
  })
})

/**
 * Lanes: each webhook's own queue of events, from which one job at a time posts. A slow receiver blocks only itself.
 * Failures of the database are defects (`StorageError`).
 */
export class WebhookLanes extends Context.Service<
  WebhookLanes,
  {
    /**
     * Takes a webhook's lane for the duration of a lease. Returns `undefined` if another job has the lane or the
     * webhook is disabled; the other job finds the due deliveries when it leaves. If a job is taken again after its
     * process died, it still has the lane, and its claimed deliveries become due again.
     */
    readonly enter: (holder: LaneHolder, lease: Duration.Input) => Effect.Effect<EnteredLane | undefined>
    /** Claims due deliveries of the webhook whose lane the job holds. */
    readonly claim: (claim: DeliveryClaim) => Effect.Effect<ReadonlyArray<ClaimedDelivery>>
    /** Releases the lane. If deliveries are pending, adds the next job, at the earliest after `rest`. */
    readonly leave: (holder: LaneHolder, rest: Duration.Input) => Effect.Effect<void>
    /** Ids of the webhooks with deliveries some seconds overdue and a free lane. */
    readonly overdue: Effect.Effect<ReadonlyArray<string>>
  }
>()("@radicar/api/WebhookLanes") {
  static readonly layer = Layer.effect(WebhookLanes, make)
}
