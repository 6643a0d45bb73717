import { assert, describe, layer } from "@effect/vitest"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

const numberless = (changes: Record<string, unknown> = {}) => {
  const { Number: _, ...body } = invoiceBody(990000001, changes)
  return body
}

const keyed = (key: string) => ({ headers: { "idempotency-key": key.replaceAll(" ", "-") } })

describe.each(serviceDatabases)("a document without number, on %s", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })((it) => {
    it.effect("needs a key, in the caller's language", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const before = yield* stored
        const refused = yield* post(numberless(), { headers: { "accept-language": "es" } })
        assert.strictEqual(refused.status, 400)
        assert.deepInclude(refused.body.violations[0], { rule: "RAD09", path: "$.Number", actual: "ausente" })
        assert.strictEqual(yield* stored, before)
      })
    )

    it.effect("gets the next of its range; with the same key always the same, with another the next", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = numberless()
        const first = yield* post(body, keyed("first"))
        assert.deepInclude(first.body, { status: "submitted", id: "SETP990000000" }, JSON.stringify(first.body))
        assert.deepStrictEqual((yield* post({ ...body, Number: null }, keyed("first"))).body, first.body)
        const second = yield* post(body, keyed("second"))
        assert.strictEqual(second.body.document.number, 990000001)
        assert.deepStrictEqual((yield* post(body, keyed("first"))).body, first.body)
        const other = yield* post({ ...body, Note: "another sale" }, keyed("first"))
        assert.deepStrictEqual([other.status, other.body.type], [422, "urn:radicar:problem:idempotency-conflict"])
        const numbers = (yield* sandbox.received).map(({ number }) => number)
        assert.lengthOf(
          numbers.filter((number) => number === "SETP990000000"),
          1
        )
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("is refused once the last number of its range is used, and nothing is filed", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const last = yield* post(invoiceBody(995000000))
        assert.deepInclude(last.body, { status: "submitted", id: "SETP995000000" }, JSON.stringify(last.body))
        const { body, status } = yield* post(numberless(), keyed("past the end"))
        assert.deepStrictEqual(
          [status, body.violations?.map(({ actual, path, rule }: any) => [rule, path, actual])],
          [400, [["RAD12", "$.NumberingRange.ToNumber", "used up to 995000000"]]],
          JSON.stringify(body)
        )
        assert.strictEqual(yield* stored, 1)
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("leaves no gap when forty are filed at once and every fourth breaks a rule", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const dry = yield* post(numberless(), { ...keyed("never filed"), query: `${query}&dryRun=true` })
        const from = Number(dry.body.number.slice(4))
        const answers = yield* Effect.all(
          Array.from({ length: 40 }, (_, index) =>
            post(numberless(index % 4 === 3 ? { CurrencyCode: "COB" } : {}), keyed(`many ${index}`))
          ),
          { concurrency: 20 }
        )
        const refused = answers.filter(({ status }) => status === 400)
        assert.lengthOf(refused, 10)
        const numbers = answers
          .filter(({ status }) => status !== 400)
          .map(({ body }): number => body.document.number)
          .toSorted((left, right) => left - right)
        assert.deepStrictEqual(
          numbers,
          Array.from({ length: 30 }, (_, index) => from + index)
        )
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("takes a number freed by a rejection, unless the authority has it for another document", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const sale = numberless({ Note: "taken" })
        const rejected = yield* post(
          numberless({ NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } }),
          keyed("wrong key")
        )
        assert.strictEqual(rejected.body.status, "rejected")
        const { number } = rejected.body.document
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "number-taken", times: 1 })
        const taken = yield* post(sale, keyed("taken"))
        assert.deepInclude(taken.body, { status: "submitted" }, JSON.stringify(taken.body))
        assert.strictEqual(taken.body.document?.number, number + 1, JSON.stringify(taken.body))
        const filed = yield* post(numberless(), keyed("after it"))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.strictEqual(filed.body.document?.number, number + 2, JSON.stringify(filed.body))
        const again = yield* post(sale, keyed("taken"))
        assert.strictEqual(again.body.document?.number, number + 1, JSON.stringify(again.body))
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("gets another number if it was refused and its number was reassigned", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const sale = numberless({ Note: "later" })
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "invalid-security-fault", times: 2 })
        const refused = yield* post(sale, keyed("later"))
        assert.strictEqual(refused.status, 503)
        const between = yield* post(numberless({ Note: "in between" }), keyed("between"))
        const other = yield* post({ ...sale, Note: "other" }, keyed("later"))
        assert.strictEqual(other.body.type, "urn:radicar:problem:idempotency-conflict")
        const later = yield* post(sale, keyed("later"))
        assert.strictEqual(later.body.status, "submitted", JSON.stringify(later.body))
        assert.strictEqual(later.body.document.number, between.body.document.number + 1)
      }).pipe(Effect.provide(TestService.shared(database)))
    )

    it.effect("of a type without authorised range is numbered from 1", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { Number: _, ...payroll } = payrollExample({ number: 1, date: fromEpochMillis(Date.now()) }) as Record<
          string,
          unknown
        >
        const filed = yield* post(
          { ...payroll, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/payrolls/", ...keyed("a worker") }
        )
        assert.strictEqual(filed.body.document?.number, 1, JSON.stringify(filed.body))
        assert.strictEqual(filed.body.status, "submitted")
      }).pipe(Effect.provide(TestService.shared(database)))
    )
  })
})
