import { assert, describe, layer } from "@effect/vitest"
import { equivalentExample } from "@radicar/domain/inner/example/equivalentExample"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect, Redacted } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { invoiceBody, serviceDatabases, signingCertificate, TestService } from "../support/TestService.ts"

const technicalKey = "a7f3c2e1d4b5968778695a4b3c2d1e0fa7f3c2e1"
const zeros = {
  Id: 0,
  FromNumber: 0,
  ToNumber: 0,
  Date: "0001-01-01T00:00:00",
  StartDate: "0001-01-01T00:00:00",
  EndDate: "0001-01-01T00:00:00"
}

/** A range as settings state it. */
const range = (Prefix: string, FromNumber: number, ToNumber: number, more: object = {}) => ({
  Id: 18764000001234,
  Date: "2020-06-01T00:00:00",
  Prefix,
  FromNumber,
  ToNumber,
  TechnicalKey: technicalKey,
  StartDate: "2020-06-01T00:00:00",
  EndDate: "2120-06-01T00:00:00",
  ...more
})

/** A body of today without a range. */
const withoutRange = (body: object, changes: object = {}): Record<string, any> => {
  const { NumberingRange: _, ...rest } = body as { readonly NumberingRange?: unknown }
  return { ...rest, SigningCertificate: signingCertificate(), ...changes }
}
const invoice = (number: number, changes: object = {}) => withoutRange(invoiceBody(number), changes)
const today = () => fromEpochMillis(Date.now())

const call = (method: string, path: string, body?: object) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const text = await response.text()
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
    })
  )

/** Gives company 1 these ranges, and no more. */
const configure = (...NumberingRanges: ReadonlyArray<object>) =>
  Effect.map(call("PUT", "companies/1", { NumberingRanges }), ({ body, status }) =>
    assert.strictEqual(status, 200, JSON.stringify(body))
  )

/** Has the authority grant ranges for a type of document, from 1 to 5000 each. */
const grant = (prefixes: ReadonlyArray<string>, type = "01") =>
  Effect.flatMap(TestService, ({ sandbox }) =>
    sandbox.seed({
      ranges: prefixes.map((prefix) => ({
        authorization: "18764000001234",
        prefix,
        from: 1n,
        to: 5000n,
        startDate: "2020-06-01",
        endDate: "2120-06-01",
        documentTypes: [type],
        ...(type === "01" ? { technicalKey: Redacted.make(technicalKey) } : {})
      }))
    })
  )

const filed = (answer: { readonly body: any }): string => {
  assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
  return answer.body.id
}

const violationsOf = ({ body, status }: { readonly body: any; readonly status: number }) => {
  assert.strictEqual(status, 400, JSON.stringify(body))
  return body.violations.map(({ expected, path, rule }: any) => [rule, path, expected])
}

const received = Effect.flatMap(TestService, ({ sandbox }) => Effect.map(sandbox.received, ({ length }) => length))

describe.each(serviceDatabases)("ranges that bodies leave to the service, on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("are those of the document's type and number", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        assert.strictEqual(filed(yield* post(invoice(990000801))), "SETP990000801")
        const partial = invoice(990000802, { NumberingRange: zeros })
        assert.strictEqual(filed(yield* post(partial)), "SETP990000802")
        const { Number: _, ...unnumbered } = invoice(0)
        const next = yield* post(unnumbered, { headers: { "idempotency-key": "chosen-1" } })
        assert.strictEqual(filed(next), "SETP990000803")
        const support = withoutRange(supportExample({ number: 984000021, date: today() }))
        assert.strictEqual(filed(yield* post(support, { path: "/v1/dian/supports" })), "SEDS984000021")
        const ticket = withoutRange(equivalentExample({ number: 7, date: today() }))
        assert.strictEqual(filed(yield* post(ticket, { path: "/v1/dian/equivalents" })), "EPOS7")
        // the number of a POS ticket is none of a support document
        const wrong = withoutRange(supportExample({ number: 8, date: today() }))
        const [[rule, path, expected]] = violationsOf(yield* post(wrong, { path: "/v1/dian/supports" }))
        assert.deepStrictEqual([rule, path], ["RAD01", "$.NumberingRange"])
        assert.match(expected, /the company has SETP 990000000-995000000 \(18760000001\), SEDS/u)
      })
    )

    it.effect("stay the same for a repeated body when the company gets a second range; new bodies must choose", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* grant(["CHA", "CHB"])
        const [a, b] = [range("CHA", 1, 5000), range("CHB", 1, 5000)]
        yield* configure(a)
        const [first, second] = [invoice(11), invoice(12)]
        const { Number: _, ...unnumbered } = invoice(0)
        const keyed = { headers: { "idempotency-key": "chosen-2" } }
        const [answer, rejected, numbered] = [
          yield* post(first),
          yield* post({ ...second, NumberingRange: { TechnicalKey: "b".repeat(40) } }),
          yield* post(unnumbered, keyed)
        ]
        assert.deepStrictEqual([filed(answer), filed(numbered)], ["CHA11", "CHA12"])
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const before = yield* received

        for (const ranges of [[a, b], [b, a], [b]]) {
          yield* configure(...ranges)
          assert.deepStrictEqual((yield* post(first)).body, answer.body)
          assert.deepStrictEqual((yield* post(unnumbered, keyed)).body, numbered.body)
        }
        yield* configure(a, b)
        assert.strictEqual(yield* received, before)

        const several = [
          ["RAD01", "$.NumberingRange.Prefix", "one of CHA 1-5000 (18764000001234), CHB 1-5000 (18764000001234)"]
        ]
        const third = invoice(13)
        assert.deepStrictEqual(violationsOf(yield* post(third)), several)
        assert.deepStrictEqual(violationsOf(yield* post({ ...third, NumberingRange: zeros })), several)
        const dry = yield* post(third, { query: "companyId=1&providerId=1&dryRun=true" })
        assert.deepStrictEqual(
          dry.body.violations.map(({ expected, path, rule }: any) => [rule, path, expected]),
          several
        )
        const spanish = yield* post(third, { headers: { "accept-language": "es" } })
        assert.strictEqual(
          spanish.body.violations[0].message,
          "Varios rangos de la compañía corresponden al documento."
        )
        assert.strictEqual(yield* received, before)
        assert.strictEqual(filed(yield* post({ ...third, NumberingRange: { Prefix: "CHB" } })), "CHB13")

        // of several, those count that are in force on the day of the document and hold its number
        yield* configure(a, range("CHB", 1, 5000, { StartDate: "2119-01-01T00:00:00" }))
        assert.strictEqual(filed(yield* post(invoice(14))), "CHA14")
        yield* configure(a, range("CHB", 4000, 5000))
        assert.strictEqual(filed(yield* post(invoice(15))), "CHA15")
      })
    )

    it.effect("of one prefix differ by their authorisation", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* grant(["CHD"])
        const renewed = range("CHD", 3001, 5000, { Id: 18764000009999 })
        yield* configure(range("CHD", 1, 5000), renewed)
        const body = { ...invoice(3500), NumberingRange: { Prefix: "CHD" } }
        assert.deepStrictEqual(violationsOf(yield* post(body)), [
          ["RAD01", "$.NumberingRange.Id", "one of CHD 1-5000 (18764000001234), CHD 3001-5000 (18764000009999)"]
        ])
        assert.strictEqual(filed(yield* post({ ...body, Number: 2999 })), "CHD2999")
        const stated = { ...body, NumberingRange: { Prefix: "CHD", Id: 18764000001234 } }
        assert.strictEqual(filed(yield* post(stated)), "CHD3500")
      })
    )

    it.effect("with a technical key are for invoices, those without for others", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* grant(["CHI"])
        yield* grant(["CHS"], "05")
        const { TechnicalKey: _, ...support } = range("CHS", 1, 5000)
        yield* configure(range("CHI", 1, 5000), support)
        assert.strictEqual(filed(yield* post(invoice(21))), "CHI21")
        const body = withoutRange(supportExample({ number: 21, date: today() }))
        assert.strictEqual(filed(yield* post(body, { path: "/v1/dian/supports" })), "CHS21")
      })
    )

    it.effect("are those of the authority where settings have none that fits", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        yield* configure(range("CHA", 4000, 5000))
        yield* sandbox.seed({
          ranges: [
            {
              authorization: "18764000001234",
              prefix: "CHL",
              from: 7_000_000n,
              to: 7_000_100n,
              startDate: "2020-06-01",
              endDate: "2120-06-01",
              documentTypes: ["01"],
              technicalKey: Redacted.make(technicalKey)
            }
          ]
        })
        // asks with another certificate, for which the ranges have not been fetched before
        const SigningCertificate = signingCertificate("company-4096")
        assert.strictEqual(filed(yield* post(invoice(7_000_001, { SigningCertificate }))), "CHL7000001")
        const [[rule, path, expected]] = violationsOf(yield* post(invoice(8_000_000, { SigningCertificate })))
        assert.deepStrictEqual([rule, path], ["RAD01", "$.NumberingRange"])
        assert.match(expected, /CHA 4000-5000 .*CHL 7000000-7000100/u)
      })
    )

    it.effect("are not given to notes, which have none", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* configure(range("CHA", 1, 5000))
        const { CompanyParty, CustomerParty, CurrencyCode, Items, LegalMonetaryTotal, PaymentMeans } = invoice(31)
        const note = {
          CompanyParty,
          CustomerParty,
          CurrencyCode,
          Items,
          LegalMonetaryTotal,
          PaymentMeans,
          TypeCode: "91",
          Number: 31,
          Date: today().toString(),
          OperationCode: "22",
          CorrectionCode: "4",
          SigningCertificate: signingCertificate()
        }
        const path = "/v1/dian/credit-notes"
        const found = violationsOf(yield* post(note, { path })).map(([, at]: ReadonlyArray<string>) => at)
        assert.include(found, "$.NumberingRange")
      })
    )
  })
})

describe.each(serviceDatabases)("the default certificate of a company, on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("signs bodies without a certificate, and no others", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const upload = signingCertificate()
        const stored = yield* call("POST", "certificates?companyId=1", upload)
        const other = yield* call("POST", "certificates?companyId=1", signingCertificate("company-4096"))
        assert.deepStrictEqual([stored.status, other.status], [201, 201])
        const { SigningCertificate: _, ...body } = invoiceBody(990000851)
        const none = yield* post(body)
        assert.deepStrictEqual([none.status, none.body.reason], [422, "NoCertificate"])

        const unknown = yield* call("PUT", "companies/1", { DefaultCertificate: crypto.randomUUID() })
        assert.deepStrictEqual(
          violationsOf(unknown).map(([rule, path]: ReadonlyArray<string>) => [rule, path]),
          [["RAD02", "$.DefaultCertificate"]]
        )
        const id = stored.body.id
        const settings = yield* call("PUT", "companies/1", { DefaultCertificate: id })
        assert.deepStrictEqual([settings.status, settings.body.settings.DefaultCertificate], [200, id])
        const signed = yield* post(body)
        assert.strictEqual(filed(signed), "SETP990000851")
        const blank = { Content: "", Password: "", Token: null }
        const least = withoutRange(invoiceBody(990000852), { SigningCertificate: blank })
        assert.strictEqual(filed(yield* post(least)), "SETP990000852")

        // the record answers, whichever certificate is the default by now
        yield* call("PUT", "companies/1", { DefaultCertificate: other.body.id })
        assert.deepStrictEqual((yield* post(body)).body, signed.body)
        yield* call("DELETE", `certificates/${other.body.id}?companyId=1`)
        assert.deepStrictEqual((yield* post(body)).body, signed.body)
        const lost = yield* post({ ...body, Number: 990000853 })
        assert.deepStrictEqual([lost.status, lost.body.reason], [422, "UnknownDefault"])
        assert.strictEqual(
          filed(yield* post({ ...body, Number: 990000853, SigningCertificate: upload })),
          "SETP990000853"
        )
      })
    )
  })
})
