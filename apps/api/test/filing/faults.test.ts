import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxBehaviour } from "@radicar/sandbox/inner/SandboxBehaviour"
import type { SandboxOperation } from "@radicar/sandbox/inner/SandboxOperation"
import { Effect, Layer } from "effect"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

let number = 990000700
/** An invoice of its own for every test. */
const nextBody = (changes: Record<string, unknown> = {}) => invoiceBody(number++, changes)

describe("an authority that goes wrong", () => {
  const service = TestService.layerOn(anyDatabase).pipe(
    Layer.provideMerge(Sandbox.layer({ certificateDirectory, admin: true }))
  )

  layer(service, { excludeTestServices: true })((it) => {
    const fail = (behaviour: SandboxBehaviour, operation: SandboxOperation = "SendBillSync", times = 1) =>
      Effect.flatMap(TestService, ({ sandbox: { program } }) => program({ operation, behaviour, times }))

    /** Puts the authority's clock; `null` for the real time. */
    const putClock = (now: string | null) =>
      Effect.flatMap(TestService, ({ sandbox: { url } }) =>
        Effect.promise(() =>
          fetch(new URL("/admin/clock", url), {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ now })
          })
        )
      )

    /** The keys of the accepted documents of a number. */
    const filed = (id: string) =>
      Effect.flatMap(TestService, ({ sandbox: { received } }) =>
        Effect.map(received, (documents) =>
          documents
            .filter((document) => document.number === id && document.accepted)
            .map(({ documentKey }) => documentKey)
        )
      )

    it.effect.each([
      ["F9", "invalid-base64"],
      ["F9", "not-xml"],
      ["F14", "already-processed"],
      ["F16", "internal-error-after-processing"],
      ["F17", "application-response-of-another"],
      ["F18", "application-response-contradicts"],
      ["F21", "http-404-with-answer"],
      ["F25", "shuffled-prefixes"],
      ["F25", "whitespace"],
      ["F25", "nil-absent"],
      ["F25", "nil-empty"],
      ["F25", "empty-nil"]
    ] as const)("%s %s: the acceptance is found, with its evidence", ([, behaviour]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail(behaviour)
        const answer = yield* post(nextBody())
        assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.strictEqual(answer.body.response.statusCode, "00")
        assert.deepStrictEqual(yield* filed(answer.body.id), [answer.body.document.uuid])
      })
    )

    it.effect.each([
      ["F4", "http-500"],
      ["F4", "http-502"],
      ["F4", "http-504"],
      ["F7", "http-403"],
      ["F7", "http-507"],
      ["F7", "http-508"],
      ["F16", "internal-error"],
      ["F23", "connection-reset"],
      ["F23", "tls-alert"]
    ] as const)("%s %s: 202, and the same post again files the same document once", ([, behaviour]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody()
        yield* fail(behaviour)
        const pending = yield* post(body)
        assert.strictEqual(pending.status, 202, JSON.stringify(pending.body))
        assert.deepStrictEqual(yield* filed(pending.body.id), [])
        const answer = yield* post(body)
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.deepStrictEqual(answer.body.document, pending.body.document)
        assert.deepStrictEqual(yield* filed(answer.body.id), [answer.body.document.uuid])
      })
    )

    it.effect("F2: accepted and forgotten for two minutes: 202 until the authority remembers, one filing", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody()
        yield* fail("drop-and-forget")
        const pending = yield* post(body)
        assert.strictEqual(pending.status, 202, JSON.stringify(pending.body))
        const again = yield* post(body)
        assert.strictEqual(again.status, 202, JSON.stringify(again.body))
        yield* putClock(new Date(Date.now() + 121_000).toISOString())
        const answer = yield* Effect.ensuring(post(body), putClock(null))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.deepStrictEqual(answer.body.document, pending.body.document)
        assert.deepStrictEqual(yield* filed(answer.body.id), [answer.body.document.uuid])
      })
    )

    it.effect("F24: a status that comes late leaves the outcome open, and the next one settles it", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody()
        yield* fail("drop-before-processing")
        // asked, and answered 66
        assert.strictEqual((yield* post(body)).status, 202)
        yield* fail("drop-after-processing")
        const { program } = (yield* TestService).sandbox
        // asked before sending, and again after the lost answer: that one is the first 66 once more
        yield* program({ operation: "GetStatus", behaviour: "late-answer", from: 2 })
        assert.strictEqual((yield* post(body)).status, 202)
        const answer = yield* post(body)
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        assert.deepStrictEqual(yield* filed(answer.body.id), [answer.body.document.uuid])
      })
    )

    it.effect("F10: a status that stays in process leaves the outcome open", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody()
        yield* fail("drop-after-processing")
        yield* fail("pending", "GetStatus")
        assert.strictEqual((yield* post(body)).status, 202)
        assert.strictEqual((yield* post(body)).body.status, "submitted")
      })
    )

    it.effect.each([
      ["F12", "rejected-with-nil-messages", /^Regla: ZE02, Rechazo: .+$/u],
      ["F12", "rejected-with-empty-messages", /^Regla: ZE02, Rechazo: .+$/u],
      ["F13", "rejected-with-repeated-messages", /^Regla: ZE02, Rechazo: [^\n]+$/u],
      ["F14", "number-taken", /^Regla: 90, Rechazo: Documento procesado anteriormente\.$/u],
      ["F15", "missing-fields", /^Regla: FAD06, Rechazo: .+$/u]
    ] as const)("%s %s: rejected, with the rule once", ([, behaviour, message]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail(behaviour)
        const answer = yield* post(nextBody())
        assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
        assert.strictEqual(answer.body.status, "rejected", JSON.stringify(answer.body))
        assert.match(answer.body.response.errorMessage, message)
        assert.notInclude(yield* filed(answer.body.id), answer.body.document.uuid)
      })
    )

    it.effect.each([
      ["F6", "certificate-fault", 422, "certificate-unusable"],
      ["F19", "clock-behind", 503, "service-unavailable"]
    ] as const)("%s %s: refused with a reason, nothing filed, the number free", ([, behaviour, status, type]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody()
        // the first of two headers that do not please is followed by another
        yield* fail(behaviour, "SendBillSync", behaviour === "clock-behind" ? 2 : 1)
        const refused = yield* post(body)
        assert.strictEqual(refused.status, status, JSON.stringify(refused.body))
        assert.strictEqual(refused.body.type, `urn:radicar:problem:${type}`)
        if (behaviour === "clock-behind") assert.match(refused.body.detail, /clock is 3(?:59|60|61) s ahead/u)
        const answer = yield* post({ ...body, Note: "otra vez" })
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
      })
    )

    it.effect("F20: the certificate expires between two sends", () =>
      Effect.gen(function* () {
        const { post, sandbox: authority } = yield* TestService
        const bodies = [nextBody(), nextBody(), nextBody()]
        yield* authority.program({ behaviour: "certificate-expired", operation: "SendBillSync", from: 2 })
        const answers = yield* Effect.forEach(bodies, (body) => post(body))
        assert.deepStrictEqual(
          answers.map(({ status }) => status),
          [200, 422, 422]
        )
        assert.strictEqual(answers[1]?.body.type, "urn:radicar:problem:certificate-unusable")
        yield* authority.reset
      })
    )

    it.effect(
      "F26: two services with databases of their own send the same document at once: both learn that it is filed",
      () =>
        Effect.gen(function* () {
          const { post, sandbox: authority } = yield* TestService
          const body = nextBody()
          yield* authority.program({ operation: "SendBillSync", behaviour: "simultaneous", delay: "60 seconds" })
          const other = TestService.layerOn(anyDatabase).pipe(Layer.provide(Layer.succeed(Sandbox, authority)))
          const answers = yield* Effect.provide(
            Effect.flatMap(TestService, (second) =>
              Effect.all([post(body), second.post(body)], { concurrency: "unbounded" })
            ),
            other
          )
          assert.deepStrictEqual(
            answers.map(({ body: { response, status } }) => [status, response.statusCode]),
            [
              ["submitted", "00"],
              ["submitted", "00"]
            ]
          )
          const [first, second] = answers
          assert.strictEqual(first?.body.document.uuid, second?.body.document.uuid)
          assert.deepStrictEqual(yield* filed(first?.body.id), [first?.body.document.uuid])
        })
    )

    it.effect("a document asks for a fault in its note", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = nextBody({ Note: "[[sandbox:http-507]] [[sandbox:internal-error operation=GetStatus]]" })
        assert.strictEqual((yield* post(body)).status, 202)
        assert.strictEqual((yield* post(body)).body.status, "submitted")
      })
    )
  })
})
