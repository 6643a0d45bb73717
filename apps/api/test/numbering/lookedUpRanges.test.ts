import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { AuthorizedRange } from "@radicar/sandbox/inner/SandboxRegistry"
import { Clock, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { inflateRawSync } from "node:zlib"
import { storedCertificate } from "../support/asking.ts"
import { movingClock } from "../support/movingClock.ts"
import { anyDatabase, invoiceBody, serviceDatabases, signingCertificate, TestService } from "../support/TestService.ts"

const secret = "a7f3c2e1d4b5968778695a4b3c2d1e0fa7f3c2e1"
const granted = (prefix: string, from: bigint, to: bigint, more: Partial<AuthorizedRange> = {}): AuthorizedRange => ({
  authorization: "18764000001234",
  prefix,
  from,
  to,
  startDate: "2020-06-01",
  endDate: "2120-06-01",
  documentTypes: ["01"],
  ...more
})
const technicalKey = Redacted.make(secret)

// the development tenant is configured with none of these
const granting = Effect.flatMap(TestService, ({ sandbox }) =>
  sandbox.seed({
    ranges: [
      granted("LRNA", 1n, 5000n, { technicalKey }),
      granted("LRNA", 5001n, 9000n, { authorization: "18764000009999", technicalKey }),
      granted("LRNS", 1n, 5000n, { documentTypes: ["05"] })
    ]
  })
)

const questions = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.requests, (all) => all.filter(({ operation }) => operation === "GetNumberingRange").length)
)

const invoice = (number: number, NumberingRange: object, changes: Record<string, unknown> = {}) =>
  invoiceBody(number, { NumberingRange, ...changes })

/** The first range of the prefix LRNA, spelt out. */
const spelt = {
  Id: 18764000001234,
  Date: "2020-06-01T00:00:00",
  Prefix: "LRNA",
  FromNumber: 1,
  ToNumber: 5000,
  StartDate: "2020-06-01T00:00:00",
  EndDate: "2120-06-01T00:00:00",
  TechnicalKey: secret
}

const dryRun = { query: "companyId=1&providerId=1&dryRun=true" }

describe.each(serviceDatabases)("ranges looked up at the authority on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("an invoice that names its prefix only is completed, and the authority finds its CUFE right", () =>
      Effect.gen(function* () {
        yield* granting
        const { post, sandbox } = yield* TestService
        const first = yield* post(invoice(11, { Prefix: "LRNA" }))
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        const asked = yield* questions
        const second = yield* post(invoice(6012, { Prefix: "LRNA" }))
        assert.strictEqual(second.body.status, "submitted", JSON.stringify(second.body))
        assert.strictEqual(yield* questions, asked)
        // of two ranges with one prefix each invoice states the one that holds its number
        const received = yield* sandbox.received
        const authorisations = received.map(
          ({ xml }) => /InvoiceAuthorization>([0-9]+)</u.exec(Buffer.from(xml).toString("utf8"))?.[1]
        )
        assert.deepStrictEqual(authorisations, ["18764000001234", "18764000009999"])
      })
    )

    it.effect("the same document again, with the range spelt out, is the same document", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoice(21, { Prefix: "LRNA" })
        const { body: filed } = yield* post(body)
        const again = yield* post({ ...body, NumberingRange: spelt })
        assert.strictEqual(again.status, 200, JSON.stringify(again.body))
        assert.deepStrictEqual(again.body, filed)
      })
    )

    it.effect("a technical key that differs from the range on record is refused after the range was asked anew", () =>
      Effect.gen(function* () {
        const { post, sandbox, stored } = yield* TestService
        const stating = (number: number, TechnicalKey: string) => post(invoice(number, { ...spelt, TechnicalKey }))
        assert.strictEqual((yield* post(invoice(22, { Prefix: "LRNA" }))).body.status, "submitted")
        const [asked, before] = [yield* questions, yield* stored]
        // of another resolution, and the right one in its other spelling is left to the authority
        const other = yield* stating(23, "b".repeat(40))
        assert.strictEqual(other.status, 400, JSON.stringify(other.body))
        assert.deepStrictEqual(
          other.body.violations.map(({ actual, path, rule }: Record<string, string>) => [rule, path, actual]),
          [["FAD06", "$.NumberingRange.TechnicalKey", "(hidden)"]]
        )
        assert.deepStrictEqual([yield* questions, yield* stored], [asked + 1, before])
        assert.strictEqual((yield* stating(23, secret)).body.status, "submitted")
        assert.strictEqual(yield* questions, asked + 1)

        // where it cannot be asked, the document is filed with a notification; the sandbox then rejects it
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-503" })
        const unasked = yield* stating(24, "b".repeat(40))
        assert.strictEqual(unasked.body.status, "rejected", JSON.stringify(unasked.body))
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-503" })
        const dry = yield* post(invoice(26, { ...spelt, TechnicalKey: "b".repeat(40) }), dryRun)
        assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body))
        assert.deepStrictEqual(
          dry.body.notifications.map(({ rule }: Record<string, string>) => rule),
          ["FAD06"]
        )
      })
    )

    it.effect("a stored certificate asks as well as one that is sent", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const asked = yield* questions
        const SigningCertificate = { Token: yield* storedCertificate("other-company") }
        const dry = yield* post(invoice(25, { Prefix: "LRNA" }, { SigningCertificate }), dryRun)
        assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body))
        assert.strictEqual(yield* questions, asked + 1)
      })
    )

    it.effect("a document that leaves its number to the service gets one of the range", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        yield* sandbox.seed({ ranges: [granted("LRNN", 700n, 5000n, { technicalKey })] })
        const { Number: _, ...body } = invoice(0, { Prefix: "LRNN" })
        // asks with another certificate, for which the ranges have not been fetched before
        const unnumbered = { ...body, SigningCertificate: signingCertificate("company-4096") }
        for (const number of [700, 701]) {
          const filed = yield* post(unnumbered, { headers: { "idempotency-key": `looked-up-${number}` } })
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          assert.strictEqual(filed.body.id, `LRNN${number}`)
        }
      })
    )

    it.effect("a repeated document without a number keeps its range, and the authority is not asked", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const { Number: _, ...body } = invoice(0, { Prefix: "LRNA", Id: 18764000001234 })
        const headers = { "idempotency-key": "looked-up-again" }
        const filed = yield* post(body, { headers })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const asked = yield* questions
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-503" })
        // an answer to one certificate is not reused for another
        const again = { ...body, SigningCertificate: signingCertificate("company-awkward") }
        assert.deepStrictEqual((yield* post(again, { headers })).body, filed.body)
        assert.strictEqual(yield* questions, asked)
        yield* sandbox.reset
        yield* granting
      })
    )

    it.effect("sent values take precedence", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* post(invoice(31, { Prefix: "LRNA", TechnicalKey: "b".repeat(40) }))
        assert.strictEqual(body.status, "rejected", JSON.stringify(body))
        assert.match(body.response.errorMessage, /FAD06/u)
        const another = yield* post(invoice(32, { Prefix: "LRNA", Id: 18764000005555 }))
        assert.strictEqual(another.status, 400, JSON.stringify(another.body))
        const rules = another.body.violations.map(({ rule }: { rule: string }) => rule)
        assert.includeMembers(rules, ["FAB07a", "FAB11a", "FAD06"])
      })
    )

    it.effect("a support document, whose range has no technical key, is completed as well", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const now = fromEpochMillis(Date.now())
        const example = supportExample({ number: 7, date: now })
        const { body } = yield* post(
          { ...example, NumberingRange: { Prefix: "LRNS" }, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/supports" }
        )
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      })
    )

    it.effect("an unknown prefix is refused with the ranges that the company has", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body, status } = yield* post(invoice(41, { Prefix: "LRNX" }))
        assert.strictEqual(status, 400)
        assert.deepStrictEqual(
          body.violations.map(({ actual, path, rule }: Record<string, string>) => [rule, path, actual]),
          [["RAD02", "$.NumberingRange.Prefix", "LRNX"]]
        )
        assert.match(body.violations[0].expected, /^the prefix of a range: the company has .*SETP 990000000-995000000/u)
      })
    )

    it.effect("an unknown prefix with an authorisation is refused for the fields that the body omits", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body, status } = yield* post(invoice(42, { Prefix: "LRNX", Id: 18_760_000_001 }))
        assert.strictEqual(status, 400)
        assert.include(JSON.stringify(body.violations), "$.NumberingRange.TechnicalKey")
      })
    )

    it.effect("a dry run learns as well, and minds neither an outage nor a certificate", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const { SigningCertificate: _, ...bare } = invoice(51, { Prefix: "LRNA" })
        const dry = yield* post(bare, dryRun)
        assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body))
        assert.notInclude(JSON.stringify(dry.body), secret)
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour: "http-503" })
        // an answer to one certificate is not reused for another, which has to ask for itself
        const certificate = { SigningCertificate: signingCertificate("company-awkward") }
        const wrong = { SigningCertificate: { ...signingCertificate("other-company"), Password: "no-es" } }
        for (const changes of [certificate, wrong]) {
          const { body } = yield* post(invoice(52, { Prefix: "LRNA" }, changes), dryRun)
          assert.strictEqual(body.valid, false)
          assert.include(JSON.stringify(body.violations), "$.NumberingRange.TechnicalKey")
        }
      })
    )

    it.effect("an unusable certificate is reported, not the failed query", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const wrong = { SigningCertificate: { ...signingCertificate(), Password: "no-es" } }
        const { body, status } = yield* post(invoice(61, { Prefix: "LRNA" }, wrong))
        assert.strictEqual(status, 422)
        assert.strictEqual(body.type, "urn:radicar:problem:certificate-unusable")
      })
    )

    it.effect("the technical key is stored nowhere", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql<{ readonly row: string; readonly deflated_xml: Uint8Array }>`
          select s::text as row, deflated_xml from submissions s where prefix = 'LRNA'`
        assert.isNotEmpty(rows)
        for (const { deflated_xml: deflated, row } of rows) {
          assert.notInclude(row, secret)
          assert.notInclude(inflateRawSync(deflated).toString("utf8"), secret)
        }
      })
    )
  })
})

it.live("during an outage cached ranges still complete bodies; unknown ranges cannot be filed yet", () => {
  // longer than an answer is kept, and on one day in Colombia
  const later = 11 * 60_000
  const untilMidnight = 24 * 3_600_000 - ((Date.now() - 5 * 3_600_000) % (24 * 3_600_000))
  const clock = movingClock(Date.now() - (untilMidnight < 2 * later ? later : 0))
  return Effect.gen(function* () {
    yield* granting
    const { post, sandbox, stored } = yield* TestService
    const out = { operation: "GetNumberingRange", behaviour: "http-503", times: 2 } as const
    yield* sandbox.program(out)
    const early = yield* post(invoice(71, { Prefix: "LRNA" }))
    assert.strictEqual(early.status, 503, JSON.stringify(early.body))
    assert.match(early.body.detail, /Send the range, or the document again later/u)
    assert.strictEqual(yield* stored, 0)
    yield* sandbox.reset
    yield* granting
    assert.strictEqual((yield* post(invoice(71, { Prefix: "LRNA" }))).body.status, "submitted")
    clock.move(later)
    yield* sandbox.program(out)
    const asked = yield* questions
    const late = yield* post(invoice(72, { Prefix: "LRNA" }))
    assert.strictEqual(late.body.status, "submitted", JSON.stringify(late.body))
    assert.isAbove(yield* questions, asked)
  }).pipe(
    Effect.provide(
      TestService.layerOn(anyDatabase).pipe(
        Layer.provideMerge(Sandbox.layer({ certificateDirectory })),
        Layer.provide(Layer.succeed(Clock.Clock, clock))
      )
    ),
    Effect.provideService(Clock.Clock, clock)
  )
})
