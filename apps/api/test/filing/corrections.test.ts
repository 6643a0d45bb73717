import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Effect, Layer, Redacted } from "effect"
import { movingClock } from "../support/movingClock.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const wrongTechnicalKey = (number: number) => {
  const body = invoiceBody(number)
  body["NumberingRange"].TechnicalKey = "0".repeat(40)
  return body
}

const rightTechnicalKey = (wrong: Record<string, any>) => ({
  ...wrong,
  NumberingRange: { ...wrong["NumberingRange"], TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c" }
})

describe("a rejected document that comes again", () => {
  layer(TestService.shared("Postgres"), { excludeTestServices: true })((it) => {
    it.effect("is filed with another technical key, and then stays accepted", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const wrong = wrongTechnicalKey(990000401)
        const rejected = yield* post(wrong)
        assert.match(rejected.body.response.errorMessage, /FAD06/u)
        const accepted = yield* post(rightTechnicalKey(wrong))
        assert.strictEqual(accepted.body.status, "submitted", JSON.stringify(accepted.body))
        assert.deepStrictEqual((yield* post(wrong)).body, accepted.body)
      })
    )

    it.effect("is filed once where it comes several times at once, and answered the same to all", () =>
      Effect.gen(function* () {
        const { post, sandbox, stored } = yield* TestService
        for (let number = 990000411; number < 990000421; number++) {
          const before = yield* stored
          const body = wrongTechnicalKey(number)
          const answers = yield* Effect.all(
            Array.from({ length: 8 }, () => post(body)),
            { concurrency: "unbounded" }
          )
          assert.lengthOf(new Set(answers.map((answer) => JSON.stringify(answer.body))), 1)
          assert.strictEqual(answers[0]?.body.status, "rejected")
          assert.strictEqual(yield* stored, before + 1)
          const received = (yield* sandbox.received).filter((document) => document.number === `SETP${number}`)
          assert.lengthOf(received, 1)
        }
      })
    )

    it.effect("is filed unchanged if only its signing time was rejected", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "clock-behind", duration: "2 minutes" })
        const body = invoiceBody(990000431)
        const rejected = yield* post(body)
        assert.strictEqual(rejected.body.response.statusCode, "99")
        assert.match(rejected.body.response.errorMessage, /^Regla: DC24, [^\n]*$/u)
        const accepted = yield* post(body)
        assert.strictEqual(accepted.body.status, "submitted", JSON.stringify(accepted.body))
        assert.deepStrictEqual((yield* post(body)).body, accepted.body)
      })
    )

    it.effect("is filed with another pin, under the same Idempotency-Key", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { "idempotency-key": "another-pin" }
        const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "99999" }
        const body = invoiceBody(990000402, { SoftwareProvider: software })
        const rejected = yield* post(body, { headers })
        assert.match(rejected.body.response.errorMessage, /FAB27b/u)
        const right = { ...body, SoftwareProvider: { ...software, Pin: "12345" } }
        const accepted = yield* post(right, { headers })
        assert.strictEqual(accepted.body.status, "submitted", JSON.stringify(accepted.body))
        assert.deepStrictEqual((yield* post(right, { headers })).body, accepted.body)
      })
    )

    it.effect(
      "is filed with another certificate; the same one in another file, or none, returns the recorded result",
      () =>
        Effect.gen(function* () {
          const { post, stored } = yield* TestService
          const body = wrongTechnicalKey(990000403)
          const rejected = yield* post(body)
          const before = yield* stored
          const { SigningCertificate: _, ...unsigned } = body
          const sameLeaf = { ...body, SigningCertificate: signingCertificate("company-3des") }
          for (const again of [body, sameLeaf, unsigned, rightTechnicalKey(unsigned)]) {
            assert.deepStrictEqual((yield* post(again)).body, rejected.body)
          }
          assert.strictEqual(yield* stored, before)
          const other = yield* post({ ...body, SigningCertificate: signingCertificate("company-4096") })
          assert.strictEqual(other.body.status, "rejected")
          assert.notStrictEqual(other.body.document.signatureValue, rejected.body.document.signatureValue)
          assert.strictEqual(yield* stored, before + 1)
        })
    )
  })

  const ahead = TestService.layerOn("Postgres").pipe(
    Layer.provide(Layer.succeed(Clock.Clock, movingClock(Date.now() + 60_000))),
    Layer.provideMerge(Sandbox.layer({ certificateDirectory }))
  )
  layer(ahead, { excludeTestServices: true })("a process whose clock is ahead", (it) => {
    it.effect("signs by the clock of the database", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const answer = yield* post(invoiceBody(990000441))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
      })
    )
  })

  /** Whoever asks it finds that it was set forward by a second since it was asked before. */
  const leaping = (): Clock.Clock => {
    const clock = movingClock(Date.now())
    const leap = () => {
      clock.move(1000)
      return clock.currentTimeMillisUnsafe()
    }
    return { ...clock, currentTimeMillisUnsafe: leap, currentTimeMillis: Effect.sync(leap) }
  }
  const set = TestService.layerOn("Postgres").pipe(
    Layer.provide(Layer.succeed(Clock.Clock, leaping())),
    Layer.provideMerge(Sandbox.layer({ certificateDirectory }))
  )
  layer(set, { excludeTestServices: true })("a process whose clock is set forward", (it) => {
    it.effect("signs by the clock of the database, also where that happens in the middle of a request", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const answer = yield* post(invoiceBody(990000442))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
      })
    )
  })

  const strict = TestService.layerOn("Postgres").pipe(
    Layer.provideMerge(Sandbox.layer({ certificateDirectory, trust: "strict" }))
  )
  layer(strict, { excludeTestServices: true })("refused before validation", (it) => {
    it.effect("is filed again as it is", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const { certificates } = yield* Sandbox
        // of a NIT that the issuer has authorised nowhere
        const issued = yield* certificates.issue({ nit: "901234567", name: "Otra Compañía S.A.S." })
        const certificate = {
          Content: Buffer.from(issued.pkcs12).toString("base64"),
          Password: Redacted.value(issued.password)
        }
        const body = invoiceBody(990000404, { SigningCertificate: certificate })
        const rejected = yield* post(body)
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        assert.strictEqual(rejected.body.response.statusCode, "89")
        assert.match(rejected.body.response.errorMessage, /901234567 no autorizado/u)
        assert.strictEqual((yield* post(body)).body.response.statusCode, "89")
        assert.strictEqual(yield* stored, 2)
      })
    )
  })
})
