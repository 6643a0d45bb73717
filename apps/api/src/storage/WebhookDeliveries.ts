import { Context, type Duration, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { LaneAppointments } from "../following/LaneAppointments.ts"
import { attemptOf, type AttemptRow, deliveryOf, type DeliveryRow } from "./internal/deliveryRow.ts"
import { recordAttempt } from "./internal/recordAttempt.ts"
import { storageOperation, storageTransaction } from "./internal/storageOperation.ts"
import type {
  ClaimedDelivery,
  DeliveryFilter,
  DeliveryNews,
  Disabled,
  PostedEvent,
  WebhookAttempt,
  WebhookDelivery
} from "./WebhookDelivery.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneAppointments

  const select = sql`
    select d.*, e.type, a.at as tried_at, a.status, a.failure
    from webhook_deliveries d join events e on e.id = d.event_id join webhooks w on w.id = d.webhook_id
    left join lateral (
      select at, status, failure from webhook_attempts where delivery_id = d.id order by try desc limit 1
    ) a on true`

  const find = Effect.fn("WebhookDeliveries.find")(function* (id: string) {
    const [row] = yield* sql<DeliveryRow>`${select} where d.id::text = ${id.toLowerCase()}`
    return Option.map(Option.fromNullishOr(row), deliveryOf)
  }, storageOperation("WebhookDeliveries.find"))

  const get = (id: string) => Effect.flatMap(find(id), Effect.fromOption).pipe(Effect.orDie)

  const list = Effect.fn("WebhookDeliveries.list")(
    ({ after, companies, limit, state, type, webhookId }: DeliveryFilter) =>
      sql<DeliveryRow>`${select} where ${sql.and([
        companies.includes("*")
          ? sql`true`
          : sql`w.company_ids <@ array(
              select jsonb_array_elements_text(cast(${JSON.stringify(companies)}::text as jsonb)))`,
        ...(after === undefined
          ? []
          : [sql`d.position < coalesce((select position from webhook_deliveries where id::text = ${after}), 0)`]),
        ...(webhookId === undefined ? [] : [sql`d.webhook_id::text = ${webhookId.toLowerCase()}`]),
        ...(state === undefined ? [] : [sql`d.state = ${state}`]),
        ...(type === undefined ? [] : [sql`e.type = ${type}`])
      ])} order by d.position desc limit ${limit}`,
    Effect.map((rows) => rows.map(deliveryOf)),
    storageOperation("WebhookDeliveries.list")
  )

  const details = Effect.fn("WebhookDeliveries.details")(function* ({ eventId, id }: WebhookDelivery) {
    const attempts = yield* sql<AttemptRow>`
      select at, millis, status, failure, answer from webhook_attempts where delivery_id = ${id} order by try`
    const [event] = yield* sql<PostedEvent>`
      select id as "eventId", type, occurred_at as "occurredAt", data from events where id = ${eventId}`
    if (event === undefined) return yield* Effect.die(new Error(`There is no event ${eventId}`))
    return { attempts: attempts.map(attemptOf), event }
  }, storageOperation("WebhookDeliveries.details"))

  const replay = Effect.fn("WebhookDeliveries.replay")(
    function* (id: string) {
      const rows = yield* sql<{ readonly webhookId: string }>`
        update webhook_deliveries set state = 'pending', tries_before = tries, next_at = clock_timestamp()
        where id = ${id} returning webhook_id as "webhookId"`
      yield* Effect.forEach(rows, ({ webhookId }) => wake(webhookId), { discard: true })
      return yield* get(id)
    },
    storageTransaction(sql, "WebhookDeliveries.replay")
  )

  const test = Effect.fn("WebhookDeliveries.test")(
    function* (webhookId: string) {
      const eventId = randomUUIDv7()
      const data = JSON.stringify({ webhookId })
      yield* sql`insert into events (id, type, data) values (${eventId}, 'webhook.test', ${data})`
      const [row] = yield* sql<{ readonly id: string }>`
        insert into webhook_deliveries (webhook_id, event_id) values (${webhookId}, ${eventId}) returning id`
      yield* wake(webhookId)
      return yield* get(row?.id ?? "")
    },
    storageTransaction(sql, "WebhookDeliveries.test")
  )

  return WebhookDeliveries.of({
    find,
    list,
    details,
    test,
    replay,
    tried: Effect.fn("WebhookDeliveries.tried")(
      (delivery: ClaimedDelivery, news: DeliveryNews, patience: Duration.Input) =>
        recordAttempt(sql, delivery, news, patience),
      storageTransaction(sql, "WebhookDeliveries.tried")
    )
  })
})

/** Events on their way to webhooks, and the log of what came of it. Failures of the database are defects (`StorageError`). */
export class WebhookDeliveries extends Context.Service<
  WebhookDeliveries,
  {
    /** None as well where the text is no id. */
    readonly find: (id: string) => Effect.Effect<Option.Option<WebhookDelivery>>
    /** The newest first. */
    readonly list: (filter: DeliveryFilter) => Effect.Effect<ReadonlyArray<WebhookDelivery>>
    /** Every try, and what is posted. */
    readonly details: (
      delivery: WebhookDelivery
    ) => Effect.Effect<{ readonly attempts: ReadonlyArray<WebhookAttempt>; readonly event: PostedEvent }>
    /** Queues a delivery anew, with as many tries as the first time. */
    readonly replay: (id: string) => Effect.Effect<WebhookDelivery>
    /** Queues the event `webhook.test` for one webhook. */
    readonly test: (webhookId: string) => Effect.Effect<WebhookDelivery>
    /** Records what came of a try; answers why the webhook was disabled for it, if it was. */
    readonly tried: (delivery: ClaimedDelivery, news: DeliveryNews, patience: Duration.Input) => Effect.Effect<Disabled>
  }
>()("@radicar/api/WebhookDeliveries") {
  static readonly layer: Layer.Layer<WebhookDeliveries, never, SqlClient.SqlClient | LaneAppointments> = Layer.effect(
    WebhookDeliveries,
    make
  )
}
