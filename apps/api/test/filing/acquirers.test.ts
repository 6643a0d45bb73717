import { assert, describe, layer } from "@effect/vitest"
import { hangMillis } from "@radicar/fixtures/hang"
import { Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql"
import { asking } from "../support/asking.ts"
import { eventually } from "../support/eventually.ts"
import { anyDatabase, TestService } from "../support/TestService.ts"

describe("an acquirer", () => {
  layer(TestService.layer(anyDatabase), { excludeTestServices: true })((it) => {
    const get = (identification: string, type = "31") =>
      asking("acquirers", { query: `&identificationType=${type}&identification=${identification}` })

    it.effect("is what the authority has, or that it has nobody, and the log tells who asked and not for whom", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const buyer = { idType: "31", number: "900123457", name: "Panadería Ñ", email: "recepcion@panaderia.example" }
        yield* sandbox.seed({ acquirers: [buyer] })
        const found = yield* get(buyer.number)
        const { asked, ...known } = found.body
        assert.deepStrictEqual(
          [found.status, known],
          [
            200,
            {
              identificationType: "31",
              identification: buyer.number,
              state: "known",
              name: buyer.name,
              email: buyer.email
            }
          ]
        )
        assert.isBelow(Math.abs(Date.now() - Date.parse(asked)), hangMillis)
        const nobody = yield* get(buyer.number, "13")
        assert.strictEqual(nobody.status, 200)
        assert.deepInclude(nobody.body, { identification: buyer.number, state: "unknown" })
        assert.notProperty(nobody.body, "email")
        const entries = yield* sql<{ subject: string | null; detail: string; company_id: string }>`
          select subject, detail::text, company_id from audit_log where operation = 'AcquirerGetItem' order by id desc limit 2`
        assert.deepStrictEqual(
          entries.map(({ company_id, detail, subject }) => [company_id, subject, JSON.parse(detail).state]),
          [
            ["1", null, "unknown"],
            ["1", null, "known"]
          ]
        )
      })
    )

    it.effect("is asked for one at a time, by a known type and a number", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        assert.strictEqual((yield* get("900123457", "99")).status, 400)
        assert.strictEqual((yield* get("900.123.457")).status, 400)
        yield* sandbox.program({ operation: "GetAcquirer", behaviour: "http-503", times: 1 })
        assert.strictEqual((yield* get("900123457")).status, 503)
        yield* sandbox.program({ operation: "GetAcquirer", behaviour: "slow", times: 1 })
        const before = (yield* sandbox.requests).length
        const first = yield* Effect.forkChild(get("900123458"))
        yield* eventually(sandbox.requests, ({ length }) => length > before)
        const second = yield* get("900123459")
        assert.deepStrictEqual([second.status, second.headers.get("retry-after")], [429, "1"])
        yield* Fiber.interrupt(first)
      })
    )
  })
})
