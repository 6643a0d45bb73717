import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUID, randomUUIDv7 } from "node:crypto"
import { Batches } from "../../src/batches/Batches.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { FollowUps } from "../../src/platform/jobs/FollowUps.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"
import { serviceDatabases, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"

/** The notices of a token: of each kind its subjects, by their names, and how many there are. */
const noticesOf = Effect.fnUntraced(function* (token: string, query = "", language = "en") {
  const { url } = yield* TestService
  const { body, status } = yield* Effect.promise(async () => {
    const response = await fetch(`${url}/v1/notices${query}`, {
      headers: { authorization: `Bearer ${token}`, "accept-language": language }
    })
    return { status: response.status, body: (await response.json()) as any }
  })
  assert.strictEqual(status, 200, JSON.stringify(body))
  const items: ReadonlyArray<any> = body.items
  return {
    items,
    names: Object.fromEntries(items.map(({ kind, subjects }) => [kind, subjects.map((subject: any) => subject.name)]))
  }
})

describe.each(serviceDatabases)("notices, on %s", (database) => {
  const service = TestService.layerOn(database).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("are of the caller's companies, and of the service for tokens of all; they end with their states", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const submissions = yield* Submissions
        const batches = yield* Batches
        const followUps = yield* FollowUps
        const first = yield* tokenWith(["documents:read"], ["1"])
        const second = yield* tokenWith(["documents:read"], ["2"])
        const operator = yield* tokenWith(["documents:read"], ["*"])
        for (const token of [first, second, operator]) assert.deepStrictEqual((yield* noticesOf(token)).items, [])

        const filed = Effect.fnUntraced(function* (changes: Parameters<typeof sampleSubmission>[0], hours: number) {
          const { submission } = yield* submissions.claim(sampleSubmission(changes))
          yield* sql`
            update open_submissions set created_at = now() - make_interval(hours => ${hours}::int)
            where id = ${submission.id}`
          return submission
        })
        const overdue = yield* filed({ companyId: "1", number: 1 }, 73)
        const outage = {
          id: randomUUIDv7(),
          environment: "habilitacion",
          beganAt: new Date(),
          attempts: [{ at: new Date(), operation: "SendBillSync", reason: "ServiceUnavailable", message: "503" }]
        } as const
        const contingency = yield* filed({ companyId: "2", number: 2, documentType: "04", outage }, 49)
        yield* filed({ companyId: "2", number: 3 }, 71)
        const zipKey = randomUUID()
        const identity = { companyId: "2", providerId: "1", environment: "habilitacion", zipKey } as const
        const news = { state: "open", askedAt: new Date(), answers: [] } as const
        const { id: batchId } = yield* batches.record(identity, news, () => Effect.void)
        yield* batches.stall(batchId)
        const uploaded = yield* filed({ companyId: "2", number: 4 }, 5)
        yield* sql`insert into answers (id, zipkey) values (${uploaded.id}, ${zipKey})`
        yield* sql`
          insert into webhooks (id, name, url, events, company_ids, state, disabled_at, disabled_because) values
            (${randomUUIDv7()}, 'ERP', 'https://a.example', array['*'], array['2'], 'disabled', now(), 'failing'),
            (${randomUUIDv7()}, 'ended', 'https://b.example', array['*'], array['2'], 'disabled', now(), 'asked')`
        yield* followUps.plan(randomUUIDv7(), 1)
        // due for six minutes, and held by a process that hangs
        yield* sql`
          update jobs set visible_at = now() - interval '6 minutes', acquired_at = now() + interval '1 hour'
          where queue_name = 'submissions'`
        yield* sql`update job_runs set ran_at = now() - interval '4 hours' where name = 'erasures'`

        const ofFirst = yield* noticesOf(first)
        assert.deepStrictEqual(ofFirst.names, { "document.overdue": [`${overdue.prefix}1`] })
        const [{ action, count, message, subjects }] = ofFirst.items
        assert.strictEqual(message, "Documents have had no verdict for three days.")
        assert.include(action, "retry")
        assert.strictEqual(count, 1)
        assert.deepInclude(subjects[0], { submissionId: overdue.id, companyId: "1" })
        const [inSpanish] = (yield* noticesOf(first, "", "es")).items
        assert.include(inSpanish.message, "sin veredicto")

        const ofSecond = {
          "document.contingency_overdue": [`${contingency.prefix}2`],
          "batch.stalled": [`${uploaded.prefix}4`],
          "webhook.disabled": ["ERP"]
        }
        assert.deepStrictEqual((yield* noticesOf(second)).names, ofSecond)
        const whole = yield* noticesOf(operator)
        assert.deepInclude(whole.names, { ...ofSecond, "document.overdue": [`${overdue.prefix}1`] })
        assert.deepStrictEqual(whole.names["job.overdue"], ["erasures"])
        assert.deepStrictEqual(whole.names["queue.stalled"], ["submissions"])
        assert.deepStrictEqual((yield* noticesOf(operator, "?companyId=2")).names, ofSecond)

        yield* sql`delete from open_submissions`
        yield* sql`update batches set state = 'final'`
        yield* sql`update webhooks set state = 'enabled', disabled_at = null, disabled_because = null`
        yield* sql`update job_runs set ran_at = now()`
        yield* sql`delete from jobs`
        assert.deepStrictEqual((yield* noticesOf(operator)).items, [])
      })
    )
  })
})
