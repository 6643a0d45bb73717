import { Context, Duration, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readIds, recordOf, type Row } from "../platform/database/records.ts"
import { storageOperation, storageTransaction } from "../platform/database/storageOperation.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import type { ClaimedDelivery } from "./WebhookDelivery.ts"

/** The holder of a lane: a job, which no two living processes have at once. */
export interface LaneHolder {
  readonly webhookId: string
  readonly jobId: string
}

/** Which deliveries somebody takes, and for how long. */
interface DeliveryClaim extends LaneHolder {
  readonly limit: number
  /** Longer than an attempt can take: then another process may try. */
  readonly lease: Duration.Input
}

const claimedOf = (row: Row): ClaimedDelivery => {
  const { triesBefore, ...delivery } = recordOf<Omit<ClaimedDelivery, "look"> & { readonly triesBefore: number }>(row)
  return { ...delivery, look: delivery.tries - triesBefore }
}

/**
 * Claims the oldest due deliveries of a webhook. The time of the next attempt is the lease: until then nobody else
 * takes the row.
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

/** A lane that was free. */
interface EnteredLane {
  /** Whether the webhook has taken nothing since an attempt failed. */
  readonly failing: boolean
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { plan, wake } = yield* LaneJobs

  const free = ({ jobId, webhookId }: LaneHolder) => sql`
    update webhooks set kept_by = null, kept_until = null where id = ${webhookId} and kept_by = ${jobId}`

  /** What a process had claimed when it died with the job is due again. */
  const abandon = ({ jobId, webhookId }: LaneHolder) => sql`
    update webhook_deliveries set next_at = clock_timestamp(), claimed_by = null
    where webhook_id = ${webhookId} and claimed_by = ${jobId} and state = 'pending'`

  /** The next time to post; a whole second, so that a resting lane has one job for it. */
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
      // in this order, and not in one transaction: who found the lane kept has left what he came for to this look
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
 * Lanes: the events to be posted to one webhook, by one job at a time. A slow receiver blocks only
 * itself. Failures of the database are defects (`StorageError`).
 */
export class WebhookLanes extends Context.Service<
  WebhookLanes,
  {
    /**
     * Takes a lane, for longer than it can be kept. `undefined`: it is kept, and whoever keeps it sees what is due when
     * he leaves; or the webhook gets nothing any more. A job that is taken again, because a process died with it,
     * has the lane still, and what it had claimed is due again.
     */
    readonly enter: (holder: LaneHolder, lease: Duration.Input) => Effect.Effect<EnteredLane | undefined>
    /** Takes what is due. */
    readonly claim: (claim: DeliveryClaim) => Effect.Effect<ReadonlyArray<ClaimedDelivery>>
    /** Gives the lane back and adds its next job, if anything is to be posted; `rest` from now at the earliest. */
    readonly leave: (holder: LaneHolder, rest: Duration.Input) => Effect.Effect<void>
    /** The webhooks to which something should have been posted some seconds ago, and whose lane nobody keeps. */
    readonly overdue: Effect.Effect<ReadonlyArray<string>>
  }
>()("@radicar/api/WebhookLanes") {
  static readonly layer = Layer.effect(WebhookLanes, make)
}
