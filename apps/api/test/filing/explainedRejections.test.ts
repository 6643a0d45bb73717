import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { invoiceBody, TestService } from "../support/TestService.ts"

describe("a rejection of the authority", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    const wrongKey = (number: number) => {
      const body = invoiceBody(number)
      body["NumberingRange"].TechnicalKey = "a".repeat(40)
      return body
    }

    it.effect("comes back explained, rule by rule, with the place in the body", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* post(wrongKey(990000801))
        assert.strictEqual(body.status, "rejected")
        assert.match(body.response.errorMessage, /Regla: FAD06, Rechazo: /u)
        const [violation, ...others] = body.response.violations
        assert.lengthOf(others, 0)
        assert.strictEqual(violation.rule, "FAD06")
        assert.strictEqual(violation.path, "$.NumberingRange.TechnicalKey")
        assert.include(body.response.errorMessage, violation.message)
        assert.match(violation.fix, /TechnicalKey/u)
      })
    )

    it.effect("is explained in the caller's language, also when it is answered again", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const document = wrongKey(990000802)
        yield* post(document)
        const { body } = yield* post(document, { headers: { "accept-language": "es-CO" } })
        assert.strictEqual(body.status, "rejected")
        assert.match(body.response.violations[0].fix, /^Corrija /u)
      })
    )

    it.effect("does not appear on an accepted document", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* post(invoiceBody(990000803))
        assert.strictEqual(body.status, "submitted")
        assert.notProperty(body.response, "violations")
      })
    )
  })
})
