import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { AuthorizedRange } from "@radicar/sandbox/inner/SandboxRegistry"
import { hangMillis } from "@radicar/fixtures/hang"
import { Effect, Layer, Redacted } from "effect"
import { asking, type AskOptions, certificateHeaders, storedCertificate } from "../support/asking.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { anyDatabase, invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const technicalKey = "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
/** The ranges as a token without `companies:admin` sees them. */
const ranges = (options?: AskOptions) =>
  Effect.flatMap(tokenWith(["documents:read"]), (token) => asking("numbering-ranges/", { token, ...options }))

const questions = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.requests, (all) => all.filter(({ operation }) => operation === "GetNumberingRange").length)
)

/** Days until a day, counted on Colombian clocks. */
const daysUntil = (day: string): number =>
  Math.round(
    (Date.parse(day) - Date.parse(new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10))) / 86_400_000
  )

describe.each(serviceDatabases)("NumberingRangeGetAll on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("answers the authority's ranges, with used and remaining numbers", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        for (const number of [990000901, 990000907]) {
          assert.strictEqual((yield* post(invoiceBody(number))).body.status, "submitted")
        }
        const rejected = invoiceBody(990000908)
        rejected["NumberingRange"].TechnicalKey = "a".repeat(40)
        assert.strictEqual((yield* post(rejected)).body.status, "rejected")

        const { body, status } = yield* ranges()
        assert.strictEqual(status, 200, JSON.stringify(body))
        const common = {
          Id: 18760000001,
          Date: "2019-01-19T00:00:00",
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00",
          DaysToExpiry: daysUntil("2030-01-19"),
          Used: 0,
          UsedByOthers: 0,
          FreedByRejection: 0,
          Skipped: 0,
          Warnings: []
        }
        assert.deepStrictEqual(body.items, [
          {
            ...common,
            Prefix: "SETP",
            FromNumber: 990000000,
            ToNumber: 995000000,
            Used: 2,
            Left: 4999999,
            FreedByRejection: 1,
            // 901 before the first and 5 between
            Skipped: 906,
            LastNumber: 990000908,
            Warnings: [{ code: "skipped", message: "906 numbers below the highest were never filed here." }]
          },
          { ...common, Prefix: "SEDS", FromNumber: 984000000, ToNumber: 985000000, Left: 1000001 },
          { ...common, Prefix: "EPOS", FromNumber: 1, ToNumber: 1000000, Left: 1000000 }
        ])
        assert.isBelow(Math.abs(Date.parse(body.asked) - Date.now()), hangMillis)
      })
    )

    it.effect("caches the authority's answer, refreshes it on demand, and always counts current usage", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const first = yield* ranges({ query: "&nit=860028580" })
        const before = yield* questions
        yield* post(invoiceBody(990000910))
        const kept = yield* ranges({ query: "&nit=860028580" })
        assert.strictEqual(kept.body.asked, first.body.asked)
        assert.isAtLeast(kept.body.age, 0)
        assert.strictEqual(yield* questions, before)
        assert.strictEqual((yield* ranges()).body.items[0].LastNumber, 990000910)
        const asked = yield* questions
        const fresh = yield* ranges({ query: "&nit=860028580&refresh=true" })
        assert.strictEqual(fresh.body.age, 0)
        assert.strictEqual(yield* questions, asked + 1)
        // an answer to one certificate is not reused for another, which has to ask for itself
        yield* ranges({ query: "&nit=860028580", certificate: "other-company" })
        assert.strictEqual(yield* questions, asked + 2)
      })
    )

    it.effect("counts a number that another document has as used by others, never as left", () =>
      Effect.gen(function* () {
        const { post, sandbox, token, url } = yield* TestService
        const [before] = (yield* ranges()).body.items
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "number-taken", times: 1 })
        const taken = yield* post(invoiceBody(990000911))
        assert.strictEqual(taken.body.status, "rejected", JSON.stringify(taken.body))
        const { cause, fix, rule } = taken.body.response.violations[0]
        assert.strictEqual(rule, "90")
        assert.match(cause, /another document under this number/u)
        assert.match(fix, /^File the document under another number/u)
        const [after] = (yield* ranges()).body.items
        assert.strictEqual(after.UsedByOthers, before.UsedByOthers + 1)
        assert.strictEqual(after.Left, before.Left - 1)
        assert.strictEqual(after.FreedByRejection, before.FreedByRejection)
        assert.strictEqual(after.Used + after.UsedByOthers + after.Left, after.ToNumber - after.FromNumber + 1)
        assert.include(
          after.Warnings.map(({ code }: { code: string }) => code),
          "used-by-others"
        )
        const shown = yield* Effect.promise(async () => {
          const headers = { authorization: `Bearer ${token}`, "accept-language": "es" }
          const answer = await fetch(`${url}/v1/submissions/${taken.body.document.uuid}`, { headers })
          return (await answer.json()) as { alarm: string; result: { response: { numberHolder: string } } }
        })
        const { numberHolder } = shown.result.response
        assert.strictEqual(shown.alarm, `La DIAN tiene otro documento con este número. ${numberHolder}`)
      })
    )

    it.effect("shows the technical key to tokens with the scope companies:admin, and to no other", () =>
      Effect.gen(function* () {
        const admin = yield* tokenWith(["documents:read", "companies:admin"])
        const plain = yield* ranges()
        assert.notInclude(JSON.stringify(plain.body), technicalKey)
        const { body } = yield* ranges({ token: admin })
        assert.deepStrictEqual(
          body.items.map((range: { TechnicalKey?: string }) => range.TechnicalKey),
          [technicalKey, undefined, undefined]
        )
      })
    )

    it.effect.each([
      ["no base64", { headers: { "x-radicar-certificate": "%%%" } }, 422, "certificate-unusable", /base64/u],
      [
        "a wrong password",
        { headers: { "x-radicar-certificate-password": "bm8tZXM=" } },
        422,
        "certificate-unusable",
        /contraseña no abre/u
      ],
      ["an expired certificate", { certificate: "expired" }, 422, "certificate-unusable", /^El certificado venció/u],
      ["a NIT that is none", { query: "&nit=abc" }, 400, "invalid-request", /nit/u],
      ["a software that is none", { query: "&softwareId=abc" }, 400, "invalid-request", /softwareId/u]
    ] as const)("%s is a problem, in the caller's language", ([, options, status, type, detail]) =>
      Effect.gen(function* () {
        const more: AskOptions = options
        const answer = yield* ranges({ ...more, headers: { "accept-language": "es", ...more.headers } })
        assert.strictEqual(answer.status, status, JSON.stringify(answer.body))
        assert.strictEqual(answer.headers.get("content-type"), "application/problem+json")
        assert.strictEqual(answer.body.type, `urn:radicar:problem:${type}`)
        assert.match(answer.body.detail, detail)
        assert.notInclude(JSON.stringify(answer.body), "no-es")
      })
    )

    it.effect("without a certificate a development identity asks, for a NIT of its own or another", () =>
      Effect.gen(function* () {
        const headers = { "x-radicar-certificate": "", "x-radicar-certificate-password": "" }
        for (const query of ["", "&nit=860028580"]) {
          const { body, status } = yield* ranges({ headers, query })
          assert.strictEqual(status, 200, JSON.stringify(body))
          assert.lengthOf(body.items, 3)
        }
      })
    )

    it.effect("a stored certificate queries by its token, which no other company can use", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const stored = yield* storedCertificate("other-company")
        const none = { "x-radicar-certificate": "", "x-radicar-certificate-password": "" }
        const headers = { ...none, "x-radicar-certificate-token": stored }
        const { body, status } = yield* ranges({ headers, query: "&refresh=true" })
        assert.strictEqual(status, 200, JSON.stringify(body))
        const asked = (yield* sandbox.requests).findLast(({ operation }) => operation === "GetNumberingRange")
        assert.match(asked?.nit ?? "", /^901234567/u)
        const unknown = { ...headers, "x-radicar-certificate-token": `${stored}x` }
        const refused = yield* ranges({ headers: unknown })
        assert.deepInclude(refused.body, { status: 422, reason: "UnknownToken" })
        assert.notInclude(JSON.stringify(refused.body), stored)
      })
    )

    it.effect("a password of any characters opens its certificate", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* ranges({ certificate: "company-accented-password" })).status, 200)
      })
    )

    it.effect("a token needs the scope documents:read and the company", () =>
      Effect.gen(function* () {
        const token = yield* tokenWith(["documents:write"])
        assert.strictEqual((yield* ranges({ token })).body.type, "urn:radicar:problem:forbidden")
        assert.strictEqual((yield* ranges({ token: "nobody" })).status, 401)
      })
    )

    it.effect.each([
      ["http-503", 503, "service-unavailable", /retry later/u],
      ["not-xml", 503, "service-unavailable", /retry later/u],
      ["certificate-fault", 422, "certificate-unusable", /does not accept the certificate/u]
    ] as const)("an authority that answers %s", ([behaviour, status, type, detail]) =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        yield* sandbox.program({ operation: "GetNumberingRange", behaviour })
        const answer = yield* ranges({ query: "&refresh=true" })
        assert.strictEqual(answer.status, status, JSON.stringify(answer.body))
        assert.strictEqual(answer.body.type, `urn:radicar:problem:${type}`)
        assert.match(answer.body.detail, detail)
        if (status === 503) assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/u)
        // a failure is not kept
        assert.strictEqual((yield* ranges()).status, 200)
      })
    )
  })
})

const owner = "800199436"
const issuer = "900373115"
const software = "0a1b2c3d-0000-4000-8000-000000000001"
const other = "0a1b2c3d-0000-4000-8000-000000000002"
const granted: AuthorizedRange = {
  authorization: "18764000001234",
  prefix: "SETT",
  from: 1n,
  to: 5000n,
  startDate: "2020-06-01",
  endDate: "2120-06-01",
  documentTypes: ["01"],
  issuer,
  software: [software]
}
const strict = Sandbox.layer({
  certificateDirectory,
  trust: "strict",
  embedded: false,
  registry: {
    software: [software, other].map((id) => ({ id, pin: Redacted.make("777"), owner })),
    ranges: [granted],
    authorizations: [{ provider: owner, issuer: "860028580" }]
  }
})

describe("NumberingRangeGetAll outside the sandbox", () => {
  it.live("queries nothing without a certificate, and says what to send", () =>
    Effect.gen(function* () {
      const token = yield* tokenWith(["documents:read"])
      const headers = { "x-radicar-certificate": "" }
      const english = yield* ranges({ token, headers, query: `&softwareId=${software}` })
      assert.strictEqual(english.status, 422, JSON.stringify(english.body))
      assert.deepInclude(english.body, { type: "urn:radicar:problem:certificate-unusable", reason: "NoCertificate" })
      assert.match(english.body.detail, /Send X-Radicar-Certificate-Token, /u)
      const spanish = yield* ranges({ token, headers: { ...headers, "accept-language": "es" } })
      assert.match(spanish.body.detail, /Envíe X-Radicar-Certificate-Token, /u)
    }).pipe(
      Effect.provide(
        TestService.layerOn(anyDatabase, {
          environment: "habilitacion",
          // nothing listens on the discard port of this machine, so nothing can leave it
          authorityUrl: "https://127.0.0.1:9/WcfDianCustomerServices.svc"
        }).pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory })))
      )
    )
  )
})

describe("NumberingRangeGetAll of an authority that refuses", () => {
  const askAs = Effect.fnUntraced(function* (nit: string, query: string, language: string) {
    const { certificates } = yield* Sandbox
    const { password, pkcs12 } = yield* certificates.issue({ nit, name: "Quien pregunta" })
    const headers = { ...certificateHeaders(pkcs12, Redacted.value(password)), "accept-language": language }
    return yield* ranges({ query, headers })
  })

  layer(TestService.layerOn(anyDatabase).pipe(Layer.provideMerge(strict)), { excludeTestServices: true })((it) => {
    it.effect("returns the ranges of the issuer, whose NIT is in the certificate", () =>
      Effect.gen(function* () {
        const { body } = yield* askAs(issuer, `&softwareId=${software.toUpperCase()}&softwareOwnerNit=${owner}`, "en")
        assert.strictEqual(body.items[0].Prefix, "SETT", JSON.stringify(body))
      })
    )

    it.effect.each([
      ["301", "noRange", owner, `&nit=860028580&softwareId=${software}&softwareOwnerNit=${owner}`, /solicite la num/u],
      ["302", "noAssociatedPrefix", issuer, `&softwareId=${other}&softwareOwnerNit=${owner}`, /Asociar prefijos/u],
      ["303", "softwareNotOwned", issuer, `&softwareId=${software}`, /corrija softwareId/u],
      ["401", "notAuthorised", "860028580", `&nit=${issuer}&softwareId=${software}`, /no puede consultar/u]
    ] as const)("%s is a problem that says what to do", ([operationCode, reason, nit, query, detail]) =>
      Effect.gen(function* () {
        const spanish = yield* askAs(nit, query, "es")
        assert.strictEqual(spanish.status, 422, JSON.stringify(spanish.body))
        assert.strictEqual(spanish.headers.get("content-type"), "application/problem+json")
        assert.deepInclude(spanish.body, {
          type: "urn:radicar:problem:numbering-ranges-refused",
          reason,
          operationCode
        })
        assert.match(spanish.body.detail, detail)
        assert.notStrictEqual((yield* askAs(nit, query, "en")).body.detail, spanish.body.detail)
      })
    )
  })
})
