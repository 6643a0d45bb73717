import { assert, describe, layer } from "@effect/vitest"
import type { SandboxBehaviour } from "@radicar/sandbox/inner/SandboxBehaviour"
import type { SandboxOperation } from "@radicar/sandbox/inner/SandboxOperation"
import { Effect, Fiber } from "effect"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

describe.each(serviceDatabases)("an authority that fails, on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    const fail = (behaviour: SandboxBehaviour, operation: SandboxOperation = "SendBillSync", times = 1) =>
      Effect.flatMap(TestService, ({ sandbox }) => sandbox.program({ operation, behaviour, times }))

    const received = (id: string) =>
      Effect.map(
        Effect.flatMap(TestService, ({ sandbox }) => sandbox.received),
        (documents) => documents.filter((document) => document.number === id)
      )

    it.effect.each(["drop-after-processing", "truncated", "accepted-without-application-response"] as const)(
      "accepted, but the answer is lost or damaged (%s): the acceptance is found by asking",
      (behaviour) =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          yield* fail(behaviour)
          const number = 990000300 + behaviour.length
          const answer = yield* post(invoiceBody(number))
          assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
          assert.strictEqual(answer.body.status, "submitted")
          assert.strictEqual(answer.body.response.statusCode, "00")
          const [document, ...more] = yield* received(answer.body.id)
          assert.strictEqual(document?.documentKey, answer.body.document.uuid)
          assert.isEmpty(more)
        })
    )

    it.effect.each(["drop-before-processing", "http-503"] as const)(
      "never looked at (%s): 202, and the same post again files the very same bytes once",
      (behaviour) =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          const body = invoiceBody(990000330 + behaviour.length)
          yield* fail(behaviour)
          const pending = yield* post(body)
          assert.strictEqual(pending.status, 202, JSON.stringify(pending.body))
          assert.strictEqual(pending.body.status, "pending")
          assert.deepStrictEqual(pending.body.response, {
            statusCode: "",
            statusMessage: "",
            statusDescription: "",
            errorMessage: "",
            zipkey: ""
          })
          assert.isEmpty(yield* received(pending.body.id))
          const answer = yield* post({ ...body, SigningCertificate: signingCertificate("company-3des") })
          assert.strictEqual(answer.status, 200)
          assert.strictEqual(answer.body.status, "submitted")
          assert.deepStrictEqual(answer.body.document, pending.body.document)
          assert.lengthOf(yield* received(answer.body.id), 1)
        })
    )

    it.effect("accepted, and then silence: 202, and the same post again adopts the acceptance without filing", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoiceBody(990000360)
        yield* fail("drop-after-processing")
        yield* fail("drop-before-processing", "GetStatus")
        const pending = yield* post(body)
        assert.strictEqual(pending.status, 202)
        const conflict = yield* post({ ...body, Note: "otra" })
        assert.strictEqual(conflict.status, 409)
        const answer = yield* post(body)
        assert.strictEqual(answer.body.status, "submitted")
        assert.lengthOf(yield* received(answer.body.id), 1)
      })
    )

    it.effect("tampered evidence is not accepted; the true evidence is fetched", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("application-response-tampered")
        const answer = yield* post(invoiceBody(990000370))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.lengthOf(yield* received(answer.body.id), 1)
      })
    )

    it.effect("evidence that stays tampered with leaves the outcome open", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoiceBody(990000380)
        yield* fail("application-response-tampered")
        yield* fail("application-response-tampered", "GetStatus")
        assert.strictEqual((yield* post(body)).status, 202)
        assert.strictEqual((yield* post(body)).body.status, "submitted")
        assert.lengthOf(yield* received("SETP990000380"), 1)
      })
    )

    it.effect("a request that the authority declines to look at files nothing and frees the number", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("invalid-security-fault", "SendBillSync", 2)
        const refused = yield* post(invoiceBody(990000390))
        assert.strictEqual(refused.status, 503)
        assert.strictEqual(refused.body.type, "urn:radicar:problem:service-unavailable")
        const answer = yield* post(invoiceBody(990000390, { Note: "otra vez" }))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
      })
    )

    it.effect("all concurrent callers learn that the document was refused", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("invalid-security-fault", "SendBillSync", 24)
        const body = invoiceBody(990000392)
        const posts = Array.from({ length: 12 }, () => post(body))
        const answers = yield* Effect.all(posts, { concurrency: "unbounded" })
        assert.deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([503]))
        yield* Effect.repeat(
          Effect.map(post(body), ({ status }) => status),
          { until: (status) => status === 200 }
        )
      })
    )

    it.effect("a caller who hangs up does not stop the filing", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000395)
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "500 millis" })
        const caller = yield* Effect.forkChild(post(body))
        // it has left us, and its answer is still to come
        yield* received("SETP990000395").pipe(
          Effect.tap(() => Effect.yieldNow),
          Effect.repeat({ until: (documents) => documents.length > 0 })
        )
        yield* Fiber.interrupt(caller)
        const answer = yield* post(body)
        assert.strictEqual(answer.status, 200)
        assert.strictEqual(answer.body.status, "submitted")
        assert.lengthOf(yield* received(answer.body.id), 1)
      })
    )

    it.effect("the same Idempotency-Key serves again after a refusal", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { "idempotency-key": "refused-once" }
        const body = invoiceBody(990000396)
        yield* fail("invalid-security-fault", "SendBillSync", 2)
        assert.strictEqual((yield* post(body, { headers })).status, 503)
        const answer = yield* post(body, { headers })
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.deepStrictEqual((yield* post(body, { headers })).body, answer.body)
      })
    )
  })

  // nothing listens on the discard port of this machine
  const unreachable = { authorityUrl: "http://127.0.0.1:9/WcfDianCustomerServices.svc" }
  layer(TestService.layer(database, unreachable), { excludeTestServices: true })("unreachable", (it) => {
    it.effect("records the signed document and answers 202", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const body = invoiceBody(990000399)
        const first = yield* post(body)
        assert.strictEqual(first.status, 202, JSON.stringify(first.body))
        const again = yield* post(body)
        assert.deepStrictEqual(again.body, first.body)
        assert.strictEqual(yield* stored, 1)
      })
    )
  })
})
