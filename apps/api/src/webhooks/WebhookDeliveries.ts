import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { Context, Duration, Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import {
  isUuid,
  readAll,
  readFirst,
  readOne,
  storageOperation,
  storageTransaction
} from "../platform/database/records.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import { makeRecordEvent, type RecordEvent } from "./Events.ts"
import type {
  ClaimedDelivery,
  DeliveryFilter,
  DeliveryNews,
  Disabled,
  PostedEvent,
  DeliveryAttempt,
  DeliveryRow
} from "./DeliveryRow.ts"

/**
 * Disables a webhook, fails its pending deliveries, and records `webhook.disabled` for each of its companies. For a
 * webhook of all companies, only webhooks subscribed to all companies (`*`) get the event.
 */
const disable = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  record: RecordEvent,
  webhookId: string,
  because: NonNullable<Disabled>
) {
  const rows = yield* sql<{ readonly companyId: string }>`
    with disabled as (
      update webhooks set state = 'disabled', disabled_at = clock_timestamp(), disabled_because = ${because}
      where id = ${webhookId} and state = 'enabled' returning company_ids
    )
    select distinct unnest(company_ids) as "companyId" from disabled`
  yield* sql`update webhook_deliveries set state = 'failed' where webhook_id = ${webhookId} and state = 'pending'`
  const links = { webhook: `/v1/webhooks/${webhookId}` }
  yield* Effect.forEach(
    rows,
    ({ companyId }) => record({ type: "webhook.disabled", companyId, data: { webhookId, companyId, because, links } }),
    { discard: true }
  )
  return rows.length > 0 ? because : undefined
})

/**
 * Records the result of an attempt. A success always counts; a failure is retried unless another process has claimed
 * the delivery meanwhile. Returns the reason if the webhook was disabled: its receiver is gone, or has accepted nothing
 * for `patience`.
 */
const recordAttempt = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  record: RecordEvent,
  { id, tries, webhookId }: ClaimedDelivery,
  { answer, delivered, failure, gone, millis, nextMillis, status }: DeliveryNews,
  patience: Duration.Input
) {
  // locks the webhook first, the order of all writers
  const [webhook] = yield* sql<{ readonly tired: boolean }>`
    select coalesce(failing_since < clock_timestamp() - make_interval(secs => ${Duration.toSeconds(patience)}), false)
      as tired
    from webhooks where id = ${webhookId} for no key update`
  // deleted during the attempt
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
  if (gone) return yield* disable(sql, record, webhookId, "gone")
  return webhook.tired ? yield* disable(sql, record, webhookId, "failing") : undefined
})

/** The chosen deliveries with their events and last attempts. */
const withLastAttempt = (sql: SqlClient.SqlClient, chosen: Statement.Fragment) => sql`
  select d.*, (select type from events where id = d.event_id) as type, a.at as tried_at, a.status, a.failure
  from (${chosen}) d
  left join lateral (
    select at, status, failure from webhook_attempts where delivery_id = d.id order by try desc limit 1
  ) a on true
  order by d.position desc`

const byId = (sql: SqlClient.SqlClient, id: string) =>
  withLastAttempt(sql, sql`select * from webhook_deliveries where id = ${id}`)

/**
 * SQL condition for the deliveries that follow the given one in a list. Matches nothing if the given delivery was
 * deleted.
 */
const behind = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, id: string) {
  const [row] = yield* sql<{ readonly position: bigint }>`
    select position from webhook_deliveries where id = ${id}::uuid`
  return sql`d.position < ${row?.position ?? 0n}::bigint`
})

const listDeliveries = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, filter: DeliveryFilter) {
  const { after, companies, limit, state, type, webhookId } = filter
  if (webhookId !== undefined && !isUuid(webhookId)) return []
  const conditions = [
    ...(after === undefined ? [] : [yield* behind(sql, after)]),
    ...(state === undefined ? [] : [sql`d.state = ${state}`]),
    ...(type === undefined ? [] : [sql`exists (select from events e where e.id = d.event_id and e.type = ${type})`])
  ]
  const webhooks = [
    ...(companies.includes("*")
      ? []
      : [
          sql`w.company_ids <@ array(
            select jsonb_array_elements_text(cast(${JSON.stringify(companies)}::text as jsonb)))`
        ]),
    ...(webhookId === undefined ? [] : [sql`w.id = ${webhookId}`])
  ]
  const newest = sql`order by d.position desc limit ${limit}`
  const chosen =
    webhooks.length === 0
      ? sql`select d.* from webhook_deliveries d where ${sql.and(conditions)} ${newest}`
      : // the newest of each webhook and then of all, by the index of the webhook, or else Postgres reads everybody's
        sql`
          select d.* from webhooks w
          cross join lateral (
            select d.* from webhook_deliveries d
            where ${sql.and([sql`d.webhook_id = any(array[w.id])`, ...conditions])}
            order by d.webhook_id, d.position desc limit ${limit}
          ) d
          where ${sql.and(webhooks)} ${newest}`
  return yield* readAll<DeliveryRow>("WebhookDeliveries.list", withLastAttempt(sql, chosen))
}, storageOperation("WebhookDeliveries.list"))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs
  const record = yield* makeRecordEvent

  const details = Effect.fnUntraced(function* ({ eventId, id }: DeliveryRow) {
    const operation = "WebhookDeliveries.details"
    const attempts = yield* readAll<DeliveryAttempt>(
      operation,
      sql`select at, millis, status, failure, answer from webhook_attempts where delivery_id = ${id} order by try`
    )
    const event = yield* readOne<PostedEvent>(
      operation,
      sql`select id as event_id, type, occurred_at, data from events where id = ${eventId}`
    )
    return { attempts, event }
  })

  const replay = Effect.fnUntraced(
    function* (id: string) {
      const rows = yield* sql<{ readonly webhookId: string }>`
        update webhook_deliveries set state = 'pending', tries_before = tries, next_at = clock_timestamp()
        where id = ${id} and exists (select from webhooks where id = webhook_id and expires_at is null)
        returning webhook_id as "webhookId"`
      yield* Effect.forEach(rows, ({ webhookId }) => wake(webhookId), { discard: true })
      return yield* readOne<DeliveryRow>("WebhookDeliveries.replay", byId(sql, id))
    },
    storageTransaction(sql, "WebhookDeliveries.replay")
  )

  const test = Effect.fnUntraced(
    function* (
      webhookId: string,
      type: WebhookEventType = "webhook.test",
      data: Readonly<Record<string, unknown>> = { webhookId }
    ) {
      const eventId = randomUUIDv7()
      yield* sql`insert into events (id, type, data) values (${eventId}, ${type}, ${JSON.stringify(data)})`
      const [row] = yield* sql<{ readonly id: string }>`
        insert into webhook_deliveries (webhook_id, event_id, state)
        select id, ${eventId}, case when expires_at is null then 'pending' else 'delivered' end
        from webhooks where id = ${webhookId} returning id`
      yield* wake(webhookId)
      return yield* readOne<DeliveryRow>("WebhookDeliveries.test", byId(sql, row?.id ?? ""))
    },
    storageTransaction(sql, "WebhookDeliveries.test")
  )

  return WebhookDeliveries.of({
    find: (id) => (isUuid(id) ? readFirst("WebhookDeliveries.find", byId(sql, id)) : Effect.succeedNone),
    list: (filter) => listDeliveries(sql, filter),
    details,
    test,
    replay,
    tried: (delivery: ClaimedDelivery, news: DeliveryNews, patience: Duration.Input) =>
      recordAttempt(sql, record, delivery, news, patience).pipe(storageTransaction(sql, "WebhookDeliveries.tried"))
  })
})

/** Events on their way to webhooks, and the log of attempts. Failures of the database are defects (`StorageError`). */
export class WebhookDeliveries extends Context.Service<
  WebhookDeliveries,
  {
    /** The delivery with an id; `none` also if the text is not a UUID. */
    readonly find: (id: string) => Effect.Effect<Option.Option<DeliveryRow>>
    /** Deliveries, the newest first. */
    readonly list: (filter: DeliveryFilter) => Effect.Effect<ReadonlyArray<DeliveryRow>>
    /** All attempts of a delivery, and the posted event. */
    readonly details: (
      delivery: DeliveryRow
    ) => Effect.Effect<{ readonly attempts: ReadonlyArray<DeliveryAttempt>; readonly event: PostedEvent }>
    /**
     * Queues a delivery again, with the same number of attempts as the first time. A delivery to a webhook of kind pull
     * stays unchanged.
     */
    readonly replay: (id: string) => Effect.Effect<DeliveryRow>
    /** Queues an event for one webhook, whatever it subscribes to; by default `webhook.test`. */
    readonly test: (
      webhookId: string,
      type?: WebhookEventType,
      data?: Readonly<Record<string, unknown>>
    ) => Effect.Effect<DeliveryRow>
    /** Records the result of an attempt; returns the reason if the webhook was disabled. */
    readonly tried: (delivery: ClaimedDelivery, news: DeliveryNews, patience: Duration.Input) => Effect.Effect<Disabled>
  }
>()("@radicar/api/WebhookDeliveries") {
  static readonly layer = Layer.effect(WebhookDeliveries, make)
}
