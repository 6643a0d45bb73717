import { assert, describe, it } from "@effect/vitest"
import { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import { Clock, Effect, Layer, Logger, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { AuthorityHealth, defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { watchAuthority } from "../../src/filing/authority/watchAuthority.ts"
import { AuthorityEndpoints, type FilingEnvironment } from "../../src/platform/AuthorityEndpoints.ts"
import { Events } from "../../src/webhooks/Events.ts"
import { WebhookStore } from "../../src/webhooks/WebhookStore.ts"
import { eventually } from "../support/eventually.ts"
import { movingClock } from "../support/movingClock.ts"
import { backends } from "../support/storage/backends.ts"

const [, postgres] = backends
const PAUSE = 1
const health = { ...defaultHealth, failures: 1, pause: Schedule.spaced(PAUSE) }
const live = (lines: Array<string>) =>
  Layer.mergeAll(
    Events.layer,
    WebhookStore.layer,
    AuthorityHealth.layer(health),
    AuthorityEndpoints.layer("production", undefined)
  ).pipe(
    Layer.provideMerge(postgres.layer),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => lines.push(String(message)))]))
  )

const call = <A>(environment: FilingEnvironment, answer: Effect.Effect<A, AuthorityError>) =>
  AuthorityHealth.use(({ watch }) => watch({ environment, kind: "filing", operation: "SendBillSync" }, answer))

const answered = (environment: FilingEnvironment) => call(environment, Effect.void)

const unanswered = (environment: FilingEnvironment) =>
  Effect.flip(
    call(environment, Effect.fail(AuthorityError.because("SendBillSync", { _tag: "ServiceUnavailable", status: 503 })))
  )

/** A webhook that wants to know of the authority, so that events are recorded. */
const subscribed = Effect.flatMap(WebhookStore, ({ create }) =>
  create({
    id: randomUUIDv7(),
    name: "",
    url: "https://a.example",
    events: ["authority.*"],
    companyIds: ["*"],
    secret: { id: randomUUIDv7(), keyId: "0".repeat(16), nonce: new Uint8Array(12), sealed: new Uint8Array(1) }
  })
)

/** The events of an environment, first to last: what happened, and since when where the event says so. */
const eventsOf = (environment: FilingEnvironment) =>
  Effect.map(
    SqlClient.SqlClient.use(
      (sql) => sql<{ readonly type: string; readonly since: string | null }>`
        select type, data::jsonb ->> 'since' as since from events
        where data::jsonb ->> 'environment' = ${environment} order by occurred_at`
    ),
    (rows) => rows.map(({ since, type }) => (since === null ? [type] : [type, since]))
  )

const another = (environment: FilingEnvironment, many: number) =>
  eventually(eventsOf(environment), ({ length }) => length === many)

describe("the watch over the authority", () => {
  it.live("ends an outage that a dead process left open, a minute after its last report", () => {
    const clock = movingClock(Date.parse("2026-11-23T12:00:00Z"))
    const now = () => new Date(clock.currentTimeMillisUnsafe()).toISOString()
    return Effect.gen(function* () {
      const { begin } = yield* Events
      const begunElsewhere = begin("authority.degraded/production", {
        type: "authority.degraded",
        data: { environment: "production" }
      })

      /** Production is looked at before habilitacion, so at least once between two changes of the latter. */
      const round = Effect.gen(function* () {
        const { length } = yield* eventsOf("habilitacion")
        yield* unanswered("habilitacion")
        yield* another("habilitacion", length + 1)
        clock.move(PAUSE)
        yield* answered("habilitacion")
        yield* another("habilitacion", length + 2)
      })

      yield* subscribed
      yield* answered("production")
      yield* watchAuthority("1 millis")
      yield* round
      yield* begunElsewhere

      // a minute without any call says nothing of how the authority does
      clock.move(60_001)
      yield* round
      assert.deepStrictEqual(yield* eventsOf("production"), [["authority.degraded"]])

      yield* answered("production")
      const first = now()
      yield* another("production", 2)
      assert.deepStrictEqual(yield* eventsOf("production"), [["authority.degraded"], ["authority.recovered", first]])

      // an answer within a minute is not announced to the database again
      yield* begunElsewhere
      clock.move(PAUSE)
      yield* answered("production")
      const second = now()
      yield* round
      assert.lengthOf(yield* eventsOf("production"), 3)

      clock.move(60_000)
      yield* another("production", 4)
      assert.deepStrictEqual((yield* eventsOf("production"))[3], ["authority.recovered", second])
    }).pipe(Effect.provide(live([])), Effect.provideService(Clock.Clock, clock))
  })

  it.live("survives a failure of the database, and then reports the missed events", () => {
    const lines: Array<string> = []
    return Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* subscribed
      yield* sql`alter table conditions rename to conditions_elsewhere`
      yield* watchAuthority("1 millis")
      yield* unanswered("production")
      yield* eventually(
        Effect.sync(() => lines),
        (seen) => seen.some((line) => line.includes("Watching the authority failed"))
      )
      assert.isEmpty(yield* eventsOf("production"))
      yield* sql`alter table conditions_elsewhere rename to conditions`
      yield* another("production", 1)
      assert.strictEqual((yield* eventsOf("production"))[0]?.[0], "authority.degraded")
    }).pipe(Effect.provide(live(lines)))
  })
})
