import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { Events } from "../../src/webhooks/Events.ts"
import { WebhookDeliveries } from "../../src/webhooks/WebhookDeliveries.ts"
import { WebhookLanes } from "../../src/webhooks/WebhookLanes.ts"
import { WebhookStore } from "../../src/webhooks/WebhookStore.ts"
import { eventually } from "../support/eventually.ts"
import { backends } from "../support/storage/backends.ts"

const secret = () => ({
  id: randomUUIDv7(),
  keyId: "0".repeat(16),
  nonce: new Uint8Array(12),
  sealed: new Uint8Array(1)
})

const registered = Effect.gen(function* () {
  const { create } = yield* WebhookStore
  const id = randomUUIDv7()
  yield* create({ id, name: "", url: "https://a.example", events: ["mail.*"], companyIds: ["1"], secret: secret() })
  return id
})

/** In how many seconds each pending job of a webhook is due. */
const pendingJobs = (webhookId: string) =>
  Effect.map(
    SqlClient.SqlClient.use(
      (sql) => sql<{ readonly seconds: number }>`
        select extract(epoch from visible_at at time zone current_setting('timezone') - now())::float8 as seconds
        from jobs where queue_name = 'webhooks' and state = 'pending' and element::jsonb ->> 'webhookId' = ${webhookId}
        order by visible_at`
    ),
    (rows) => rows.map(({ seconds }) => seconds)
  )

const forget = SqlClient.SqlClient.use((sql) => sql`delete from jobs where queue_name = 'webhooks'`)

const happened = (once: string) =>
  Effect.flatMap(Events, ({ record }) => record({ type: "mail.sent", companyId: "1", once, data: {} }))

describe.each(backends)("the lane of a webhook on $name", (backend) => {
  const live = Layer.mergeAll(Events.layer, WebhookStore.layer, WebhookDeliveries.layer, WebhookLanes.layer).pipe(
    Layer.provideMerge(backend.layer)
  )
  layer(live, { excludeTestServices: true })((it) => {
    it.effect("gets a job if and only if the event is recorded", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const id = yield* registered
        yield* Effect.exit(sql.withTransaction(Effect.andThen(happened("broken off"), Effect.fail("broken off"))))
        assert.isEmpty(yield* pendingJobs(id))
        yield* happened("once")
        assert.lengthOf(yield* pendingJobs(id), 1)
        yield* happened("once")
        assert.lengthOf(yield* pendingJobs(id), 1)
        const { test } = yield* WebhookDeliveries
        yield* test(id)
        assert.lengthOf(yield* pendingJobs(id), 2)
      })
    )

    it.effect("admits one job at a time, and the same job again", () =>
      Effect.gen(function* () {
        const { enter, leave } = yield* WebhookLanes
        const webhookId = yield* registered
        const [first, second] = [
          { webhookId, jobId: "first" },
          { webhookId, jobId: "second" }
        ]
        assert.isDefined(yield* enter(first, "1 minute"))
        assert.isUndefined(yield* enter(second, "1 minute"))
        assert.isDefined(yield* enter(first, "1 minute"))
        yield* leave(second, 0)
        assert.isUndefined(yield* enter(second, "1 minute"))
        yield* leave(first, 0)
        assert.isDefined(yield* enter(second, "0 seconds"))
        // a job that outstays its lease is not waited for; the embedded database counts time in milliseconds
        assert.isDefined(yield* eventually(enter(first, "1 minute"), (entered) => entered !== undefined))
      })
    )

    it.effect("gives a job the deliveries that it claimed before its process died", () =>
      Effect.gen(function* () {
        const { claim, enter, leave } = yield* WebhookLanes
        const { test } = yield* WebhookDeliveries
        const webhookId = yield* registered
        const [first, second] = [
          { webhookId, jobId: "first" },
          { webhookId, jobId: "second" }
        ]
        const claimedBy = (holder: typeof first) =>
          Effect.map(claim({ ...holder, limit: 5, lease: "1 minute" }), (claims) => claims.map(({ tries }) => tries))
        yield* test(webhookId)
        yield* enter(first, "1 minute")
        assert.deepStrictEqual(yield* claimedBy(first), [1])
        assert.isEmpty(yield* claimedBy(first))
        yield* enter(first, "1 minute")
        assert.deepStrictEqual(yield* claimedBy(first), [2])
        // the next job waits for what the last one may still be posting
        yield* leave(first, 0)
        yield* enter(second, "1 minute")
        assert.isEmpty(yield* claimedBy(second))
      })
    )

    it.effect("has one job, due when the next delivery is", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { enter, leave } = yield* WebhookLanes
        const { test } = yield* WebhookDeliveries
        const webhookId = yield* registered
        const turn = (jobId: string, rest: number) =>
          Effect.andThen(enter({ webhookId, jobId }, "1 minute"), leave({ webhookId, jobId }, rest))
        yield* turn("nothing", 0)
        assert.isEmpty(yield* pendingJobs(webhookId))
        const { id } = yield* test(webhookId)
        yield* test(webhookId)
        yield* sql`
          update webhook_deliveries
          set next_at = now() + case when id = ${id} then interval '10 minutes' else interval '20 minutes' end
          where webhook_id = ${webhookId}`
        yield* forget
        for (const each of ["one", "two", "three"]) yield* turn(each, 1000)
        const [seconds, ...more] = yield* pendingJobs(webhookId)
        assert.isEmpty(more)
        assert.isTrue(seconds! > 590 && seconds! <= 601, String(seconds))
        yield* forget
        yield* sql`update webhook_deliveries set next_at = now() where id = ${id}`
        yield* turn("due", 0)
        const [now] = yield* pendingJobs(webhookId)
        assert.isAtMost(now!, 0)
        yield* forget
        yield* turn("failed", 60_000)
        const [rested] = yield* pendingJobs(webhookId)
        assert.isTrue(rested! > 58 && rested! <= 61, String(rested))
      })
    )

    it.effect("pauses while the webhook is disabled, and resumes when it is enabled", () =>
      Effect.gen(function* () {
        const { enter } = yield* WebhookLanes
        const { change } = yield* WebhookStore
        const { replay, test } = yield* WebhookDeliveries
        const webhookId = yield* registered
        const { id } = yield* test(webhookId)
        yield* change(webhookId, { state: "disabled" })
        yield* replay(id)
        assert.isUndefined(yield* enter({ webhookId, jobId: "any" }, "1 minute"))
        yield* forget
        yield* change(webhookId, { state: "enabled" })
        assert.lengthOf(yield* pendingJobs(webhookId), 1)
        yield* change(webhookId, { state: "enabled" })
        assert.isDefined(yield* enter({ webhookId, jobId: "any" }, "1 minute"))
      })
    )
  })
})
