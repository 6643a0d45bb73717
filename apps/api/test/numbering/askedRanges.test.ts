import { assert, layer } from "@effect/vitest"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect, Redacted } from "effect"
import { type Answer, anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const granted = { authorization: "18764000001234", from: 1n, to: 5000n, startDate: "2020-06-01", endDate: "2120-06-01" }

/** Has the authority grant the range of a prefix, which the company's settings do not have. */
const grant = (prefix: string, technicalKey: string) =>
  Effect.flatMap(TestService, ({ sandbox }) =>
    sandbox.seed({
      ranges: [{ ...granted, prefix, documentTypes: ["01"], technicalKey: Redacted.make(technicalKey) }]
    })
  )

const [first, second, wrong] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string]

const spelt = (Prefix: string, TechnicalKey: string) => ({
  Id: 18764000001234,
  Prefix,
  FromNumber: 1,
  ToNumber: 5000,
  StartDate: "2020-06-01T00:00:00",
  EndDate: "2120-06-01T00:00:00",
  TechnicalKey
})

/** The queries for ranges that an effect makes the service send to the authority, and its result. */
const counting = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { sandbox } = yield* TestService
    const asked = Effect.map(
      sandbox.requests,
      (all) => all.filter(({ operation }) => operation === "GetNumberingRange").length
    )
    const before = yield* asked
    const result = yield* effect
    return [result, (yield* asked) - before] as const
  })

const send = (body: unknown, options?: Parameters<TestService["Service"]["post"]>[1]) =>
  counting(Effect.flatMap(TestService, ({ post }) => post(body, options)))

const rulesOf = ({ body }: Answer): ReadonlyArray<readonly [string, string]> =>
  body.violations.map(({ path, rule }: Record<string, string>) => [rule, path])

const dryRun = { query: "companyId=1&providerId=1&dryRun=true" }
const yesterday = () => String(fromEpochMillis(Date.now() - 24 * 3_600_000))
const unnumbered = (body: Record<string, unknown>) => ({ ...body, Number: null })

layer(TestService.layer(anyDatabase), { excludeTestServices: true })("the authority is not asked for a range", (it) => {
  it.effect("of a body that breaks a rule that no range corrects, and is queried once when it breaks none", () =>
    Effect.gen(function* () {
      yield* grant("ASK", first)
      const named = { NumberingRange: { Prefix: "ASK" } }
      const faulty = invoiceBody(11, { ...named, CurrencyCode: "ZZZ" })
      const broken = [["FAD15a", "$.CurrencyCode"]] as const
      const keyed = { headers: { "idempotency-key": "asked-1" } }
      const requests = [
        [faulty, {}, broken],
        [{ ...faulty, NumberingRange: {} }, {}, broken],
        [faulty, dryRun, broken],
        [unnumbered(faulty), keyed, broken],
        [unnumbered(faulty), {}, [["RAD09", "$.Number"], ...broken]],
        [unnumbered(invoiceBody(0, named)), {}, [["RAD09", "$.Number"]]],
        [unnumbered(invoiceBody(0, named)), dryRun, [["RAD09", "$.Number"]]],
        [invoiceBody(11, { ...named, Date: yesterday() }), {}, [["FAD09e", "$.Date"]]],
        [invoiceBody(11, { NumberingRange: { Prefix: "TOOLONG" } }), {}, [["FAB10b", "$.NumberingRange.Prefix"]]]
      ] as const
      for (const [body, options, rules] of requests) {
        const [answer, asked] = yield* send(body, options)
        assert.deepStrictEqual([rulesOf(answer), asked], [rules, 0], JSON.stringify(answer.body))
      }
      const [answer, asked] = yield* send({ ...faulty, CurrencyCode: "COP" })
      assert.deepStrictEqual([answer.body.status, asked], ["submitted", 1], JSON.stringify(answer.body))
    })
  )

  it.effect("of a body that names no issuer, whose answer has the violations of its range too", () =>
    Effect.gen(function* () {
      const { CompanyParty: _, ...nobody } = invoiceBody(11, { NumberingRange: { Prefix: "ASK" } })
      const [answer, asked] = yield* send(nobody, dryRun)
      assert.strictEqual(asked, 0)
      const paths = rulesOf(answer).map(([, path]) => path)
      assert.includeMembers(paths, ["$.CompanyParty", "$.NumberingRange.TechnicalKey"])
    })
  )

  it.effect("of a note, whose issuer chooses its numbers", () =>
    Effect.gen(function* () {
      const { NumberingRange: _, ...note } = creditNote.example({ number: 5, date: fromEpochMillis(Date.now()) }) as {
        readonly NumberingRange: unknown
      }
      const SigningCertificate = signingCertificate("company-awkward")
      const [answer, asked] = yield* send({ ...note, SigningCertificate }, { path: "/v1/dian/credit-notes/" })
      assert.deepStrictEqual([rulesOf(answer), asked], [[["RAD01", "$.NumberingRange"]], 0])
    })
  )

  it.effect("of a document that was filed, although the authority has another technical key on record by now", () =>
    Effect.gen(function* () {
      yield* grant("ASR", first)
      const body = invoiceBody(21, { NumberingRange: spelt("ASR", first) })
      const [filed] = yield* send(body)
      assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
      yield* Effect.flatMap(TestService, ({ sandbox }) => sandbox.reset)
      yield* grant("ASR", second)
      const SigningCertificate = signingCertificate("company-4096")
      const [other, asked] = yield* send(invoiceBody(22, { NumberingRange: { Prefix: "ASR" }, SigningCertificate }))
      assert.deepStrictEqual([other.body.status, asked], ["submitted", 1], JSON.stringify(other.body))
      const [again, more] = yield* send(body)
      assert.deepStrictEqual([again.body, more], [filed.body, 0])

      // a new document with a key that contradicts the record asks once; one that is late need not
      const stating = (Date?: string) =>
        invoiceBody(23, { NumberingRange: spelt("ASR", wrong), ...(Date === undefined ? {} : { Date }) })
      const [late, none] = yield* send(stating(yesterday()))
      assert.deepStrictEqual([rulesOf(late), none], [[["FAD09e", "$.Date"]], 0])
      const [refused, once] = yield* send(stating())
      assert.deepStrictEqual([rulesOf(refused), once], [[["FAD06", "$.NumberingRange.TechnicalKey"]], 1])
    })
  )
})

layer(TestService.layer(anyDatabase, { retainCertificates: "never" }), { excludeTestServices: true })(
  "a document that is still to be delivered",
  (it) => {
    it.effect("is delivered by a repeated request, although its technical key contradicts the record by now", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        yield* grant("ASD", first)
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "http-503", times: "always" })
        const body = invoiceBody(31, { NumberingRange: spelt("ASD", first) })
        const open = yield* post(body)
        assert.strictEqual(open.status, 202, JSON.stringify(open.body))
        yield* sandbox.reset
        yield* grant("ASD", second)
        const other = yield* post(invoiceBody(32, { NumberingRange: { Prefix: "ASD" } }))
        assert.strictEqual(other.body.status, "submitted", JSON.stringify(other.body))
        yield* sandbox.reset
        yield* grant("ASD", first)
        const [again, asked] = yield* send(body)
        assert.deepStrictEqual([again.body.status, asked], ["submitted", 0], JSON.stringify(again.body))
      })
    )
  }
)
