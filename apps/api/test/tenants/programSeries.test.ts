import { assert, describe, layer } from "@effect/vitest"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { invoiceBody, TestService } from "../support/TestService.ts"

describe.each(["PGlite", "Postgres"] as const)("series of programs, on %s", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })((it) => {
    const { NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })

    /** The series that the answer about the company lists, and its settings. */
    const shown = Effect.gen(function* () {
      const { companyId, token, url } = yield* TestService
      return yield* Effect.promise(async (): Promise<any> => {
        const headers = { authorization: `Bearer ${token}` }
        return (await fetch(`${url}/v1/companies/${companyId}`, { headers })).json()
      })
    })
    const prefixes = Effect.map(shown, ({ programSeries = [] }) =>
      programSeries.map(({ prefix, type }: any) => `${type} ${prefix}`)
    )
    const inSeries = (Prefix: string, body: object) => ({ ...body, NumberingRange: { ...NumberingRange, Prefix } })
    let key = 0
    const withoutNumber = (Prefix: string) => {
      const { Number: _, ...body } = invoiceBody(990_008_000) as any
      key += 1
      return [inSeries(Prefix, body), { headers: { "idempotency-key": `by-hand-${key}` } }] as const
    }

    it.effect("lists those of which one of the newest documents stated its number, and no others", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        assert.deepStrictEqual(yield* prefixes, [])
        const accepted = (answer: any) =>
          assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        accepted(yield* post(...withoutNumber("SETP")))
        assert.deepStrictEqual(yield* prefixes, [])
        accepted(yield* post(invoiceBody(990_008_100)))
        assert.deepStrictEqual(yield* prefixes, ["01 SETP"])
        const [series] = (yield* shown).programSeries
        assert.isBelow(Math.abs(Date.parse(series.last) - Date.now()), 600_000)
        // a person who took the series all the same does not hide the program
        accepted(yield* post(...withoutNumber("SETP")))
        assert.deepStrictEqual(yield* prefixes, ["01 SETP"])
        accepted(yield* post(...withoutNumber("SETP")))
        accepted(yield* post(...withoutNumber("SETP")))
        assert.deepStrictEqual(yield* prefixes, [])
      })
    )

    it.effect("leaves out a correction that takes the number which a rejection left free", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const [body, options] = withoutNumber("SETP")
        const rejected = yield* post(
          { ...body, NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) } },
          options
        )
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const number = Number(String(rejected.body.id).replace("SETP", ""))
        const corrected = yield* post(invoiceBody(number))
        assert.strictEqual(corrected.body.status, "submitted", JSON.stringify(corrected.body))
        assert.deepStrictEqual(yield* prefixes, [])
      })
    )
  })
})
