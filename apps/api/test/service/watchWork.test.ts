import { assert, describe, it } from "@effect/vitest"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Layer, Logger } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUID, randomUUIDv7 } from "node:crypto"
import { Batches } from "../../src/batches/Batches.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { FollowUps } from "../../src/platform/jobs/FollowUps.ts"
import { runRegularly } from "../../src/platform/jobs/runWorkers.ts"
import { Backlog, watchWork } from "../../src/service/Backlog.ts"
import { Events } from "../../src/webhooks/Events.ts"
import { WebhookStore } from "../../src/webhooks/WebhookStore.ts"
import { eventually } from "../support/eventually.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

/** A webhook that subscribes to what the watch reports, so that events are recorded. */
const subscribed = Effect.flatMap(WebhookStore, ({ create }) =>
  create({
    id: randomUUIDv7(),
    name: "",
    url: "https://a.example",
    events: ["document.overdue", "document.contingency_overdue", "batch.*", "queue.*", "job.*"],
    companyIds: ["*"],
    secret: { id: randomUUIDv7(), keyId: "0".repeat(16), nonce: new Uint8Array(12), sealed: new Uint8Array(1) }
  })
)

/** The events so far: type, and the submission, upload or queue that each is about. */
const recorded = Effect.map(
  SqlClient.SqlClient.use(
    (sql) => sql<{ readonly type: string; readonly subject: string }>`
      select type, coalesce(data::jsonb ->> 'submissionId', data::jsonb ->> 'batchId', data::jsonb ->> 'queue', data::jsonb ->> 'job')
        as subject
      from events order by type, subject`
  ),
  (rows) => rows.map(({ subject, type }) => `${type} ${subject}`)
)

const attempt = { at: new Date(), operation: "SendBillSync", reason: "ServiceUnavailable", message: "503" }

const outage = {
  id: randomUUIDv7(),
  environment: "habilitacion",
  beganAt: new Date(),
  attempts: [attempt]
} as const

/** Runs the watch of two processes, without anything that takes jobs. */
const watched = Effect.all([watchWork("10 millis"), watchWork("10 millis")])

const live = (backend: (typeof backends)[number], lines: Array<string>) =>
  Layer.mergeAll(Backlog.layer, Batches.layer, Events.layer, WebhookStore.layer).pipe(
    Layer.provideMerge(backend.layer),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void lines.push(textIn(String(message), "en")))]))
  )

describe.each(backends)("the watch over the work, on $name", (backend) => {
  it.live(
    "reports overdue filings, contingencies and uploads once, whichever process, without a job being taken",
    () => {
      const lines: Array<string> = []
      return Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const submissions = yield* Submissions
        const batches = yield* Batches
        const { troubles } = yield* Backlog
        yield* subscribed
        const claimed = Effect.fnUntraced(function* (
          hours: number,
          changes: Parameters<typeof sampleSubmission>[0] = {}
        ) {
          const { submission } = yield* submissions.claim(sampleSubmission(changes))
          yield* sql`
          update open_submissions set created_at = now() - make_interval(hours => ${hours}::int) where id = ${submission.id}`
          return submission.id
        })
        const upload = Effect.fnUntraced(function* (hours: number) {
          const identity = {
            companyId: "1",
            providerId: "1",
            environment: "habilitacion",
            zipKey: randomUUID()
          } as const
          const { id } = yield* batches.record(
            identity,
            { state: "open", askedAt: new Date(), answers: [] },
            () => Effect.void
          )
          yield* sql`update batches set created_at = now() - make_interval(hours => ${hours}::int) where id = ${id}`
          return id
        })
        yield* claimed(71)
        const overdue = yield* claimed(73)
        yield* claimed(47, { documentType: "04", outage })
        const contingency = yield* claimed(49, { documentType: "04", outage: { ...outage, id: randomUUIDv7() } })
        yield* upload(6)
        const stalled = yield* upload(8)
        // given up before seven hours, and long ago
        const givenUp = yield* upload(6)
        yield* batches.stall(givenUp)
        const forgotten = yield* upload(200)
        yield* batches.stall(forgotten)
        yield* sql`update batches set asked_at = now() - interval '8 days' where id = ${forgotten}`
        const expected = [
          `batch.stalled ${stalled}`,
          `batch.stalled ${givenUp}`,
          `document.contingency_overdue ${contingency}`,
          `document.overdue ${overdue}`
        ]

        yield* watched
        yield* eventually(recorded, ({ length }) => length >= expected.length)
        const later = yield* claimed(80)
        // a look that finds the later one has looked at all others again
        const all = yield* eventually(recorded, (events) => events.includes(`document.overdue ${later}`))
        assert.sameMembers(all, [...expected, `document.overdue ${later}`])
        assert.sameMembers(
          lines.filter((line) => line.includes("ALERT")).map((line) => line.split(";")[0]?.split(",")[0]),
          [
            "ALERT: a batch has stalled",
            "ALERT: a batch has stalled",
            "ALERT: a document of a contingency has not been transmitted for 48 hours",
            "ALERT: a filing has been open for three days",
            "ALERT: a filing has been open for three days"
          ]
        )
        assert.sameDeepMembers(
          [...(yield* troubles)],
          [
            { kind: "document.overdue", count: 2 },
            { kind: "document.contingency_overdue", count: 1 },
            { kind: "batch.stalled", count: 2 },
            { kind: "webhook.disabled", count: 0 }
          ]
        )
      }).pipe(Effect.scoped, Effect.provide(live(backend, lines)))
    }
  )

  it.live("reports a queue that stands still, and its recovery, once each", () => {
    const lines: Array<string> = []
    return Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const followUps = yield* FollowUps
      yield* subscribed
      yield* followUps.plan(randomUUIDv7(), 1)
      const late = (minutes: number) =>
        sql`update jobs set visible_at = now() - make_interval(mins => ${minutes}::int) where queue_name = 'submissions'`
      yield* late(4)
      yield* watched
      yield* late(6)
      yield* eventually(recorded, ({ length }) => length > 0)
      yield* late(0)
      const events = yield* eventually(recorded, ({ length }) => length > 1)
      assert.deepStrictEqual(events, ["queue.recovered submissions", "queue.stalled submissions"])
      assert.lengthOf(
        lines.filter((line) => line.includes("ALERT: a queue has stalled")),
        1
      )
    }).pipe(Effect.scoped, Effect.provide(live(backend, lines)))
  })

  it.live("reports a regular job that does not succeed, and its recovery, once each", () => {
    const lines: Array<string> = []
    return Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { jobs } = yield* Backlog
      yield* subscribed
      // the job runs every hour, and is overdue two hours after the next run
      const ran = (minutes: number) =>
        sql`
          insert into job_runs (name, every, ran_at)
          values ('certificates', interval '1 hour', now() - make_interval(mins => ${minutes}::int))
          on conflict (name) do update set ran_at = excluded.ran_at`
      yield* ran(170)
      yield* watched
      yield* ran(190)
      yield* eventually(recorded, ({ length }) => length > 0)
      const late = (yield* jobs).find(({ job }) => job === "certificates")?.lateSeconds ?? 0
      assert.isAtLeast(late, 7800)
      let runs = 0
      const failingOnce = Effect.suspend(() => (++runs === 1 ? Effect.fail("at first") : Effect.void))
      yield* runRegularly("certificates", "10 millis", { en: "The job failed", es: "Falló el trabajo" }, failingOnce)
      const events = yield* eventually(recorded, ({ length }) => length > 1)
      assert.deepStrictEqual(events, ["job.overdue certificates", "job.recovered certificates"])
      assert.lengthOf(
        lines.filter((line) => line.includes("ALERT: a regular job has not succeeded")),
        1
      )
      assert.include(lines, "The job failed")
    }).pipe(Effect.scoped, Effect.provide(live(backend, lines)))
  })
})
