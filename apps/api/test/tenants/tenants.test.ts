import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { administrativeScopes } from "@radicar/contract/inner/CurrentCaller"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"
const technicalKey = "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
const smtpPassword = "marked-secret-of-the-mail-server"

const now = () => fromEpochMillis(Date.now())
const { CompanyParty, NumberingRange } = invoiceExample({ number: 990004000, date: now() })

const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }

const call = (
  method: string,
  path: string,
  body?: unknown,
  token = adminToken,
  headers: Readonly<Record<string, string>> = {}
) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text === "" ? undefined : JSON.parse(text)
      }
    })
  )

/** A token for documents, of one company and provider. */
const tokenOf = (id: string) =>
  Effect.map(
    call("POST", "tokens", { Scopes: ["documents:write", "documents:read"], Companies: [id], Providers: [id] }),
    ({ body }) => String(body.token)
  )

/** A token that reads everything. */
const readerToken = Effect.map(
  call("POST", "tokens", { Scopes: ["documents:read"], Companies: ["*"], Providers: ["*"] }),
  ({ body }) => String(body.token)
)

const file = (id: string, token: string, body: object, path?: string, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ post }) =>
    post(
      { ...body, SigningCertificate: signingCertificate() },
      {
        query: `companyId=${id}&providerId=${id}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(path === undefined ? {} : { path })
      }
    )
  )

const without = (body: object, ...fields: ReadonlyArray<string>): Record<string, any> =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !fields.includes(key)))

const bareInvoice = (number: number) => ({
  ...without(invoiceExample({ number, date: now() }), "CompanyParty", "NumberingRange", "SoftwareProvider"),
  NumberingRange: { Prefix: "SETP" }
})

const configure = (id: string) =>
  Effect.gen(function* () {
    const company = yield* call("PUT", `companies/${id}`, {
      Name: "Café",
      CompanyParty,
      NumberingRanges: [NumberingRange],
      CustomizePrintFormat: { HeaderText: "Gracias" },
      Mail: { SmtpUrl: `smtp://user:${smtpPassword}@mail.example:587`, From: "facturas@emisor.example" }
    })
    assert.strictEqual(company.status, 200, company.text)
    const provider = yield* call("PUT", `providers/${id}`, { Environment: "sandbox", SoftwareProvider: software })
    assert.strictEqual(provider.status, 200, provider.text)
    return { company: company.body, provider: provider.body, token: yield* tokenOf(id) }
  })

describe.each(serviceDatabases)("companies and providers, on %s", (database) => {
  const lines: Array<string> = []
  const service = TestService.layerOn(database, { adminToken: Redacted.make(adminToken) }, (line) =>
    lines.push(line)
  ).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("fill in the omitted fields of each type of document", () =>
      Effect.gen(function* () {
        const { token } = yield* configure("20")
        const invoice = yield* file("20", token, bareInvoice(990004001))
        assert.strictEqual(invoice.body.status, "submitted", JSON.stringify(invoice.body))
        const date = now()
        const payroll = yield* file(
          "20",
          token,
          without(payrollExample({ number: 41, date }), "CompanyParty", "SoftwareProvider"),
          "/v1/dian/payrolls/"
        )
        assert.strictEqual(payroll.body.status, "submitted", JSON.stringify(payroll.body))
        const { document, id } = invoice.body
        const reference = { uuid: document.uuid, number: id, date: document.date.slice(0, 10) }
        const event = eventExample({ number: 41, date, reference })
        // an event says less of its party than an invoice does of its issuer
        yield* call("PUT", "companies/20", { CompanyParty: { ...CompanyParty, ...event.CompanyParty } })
        const filed = yield* file("20", token, without(event, "CompanyParty", "SoftwareProvider"), "/v1/dian/events/")
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
      })
    )

    it.effect("come in pages, as tokens, webhooks and certificates do: each once, oldest or lowest first", () =>
      Effect.gen(function* () {
        for (const id of ["41", "42", "43"]) yield* configure(id)
        for (let index = 0; index < 3; index++) {
          const hook = { Url: "https://1.1.1.1/hook", Events: ["*"], Companies: ["41"] }
          assert.strictEqual((yield* call("POST", "webhooks", hook)).status, 201)
          const stored = yield* call("POST", "certificates?companyId=41", signingCertificate())
          assert.strictEqual(stored.status, 201, stored.text)
        }
        const reader = yield* readerToken
        const lists = ["companies?", "providers?", "tokens?", "webhooks?", "certificates?companyId=41&"]
        for (const list of lists) {
          const whole = yield* call("GET", `${list}limit=200`, undefined, list === "tokens?" ? adminToken : reader)
          assert.strictEqual(whole.status, 200, whole.text)
          assert.notProperty(whole.body, "next")
          const ids: ReadonlyArray<string> = whole.body.items.map(({ id }: { readonly id: string }) => id)
          assert.isAtLeast(ids.length, 3, list)
          const seen: Array<string> = []
          let cursor = ""
          do {
            const { body } = yield* call(
              "GET",
              `${list}limit=2${cursor}`,
              undefined,
              list === "tokens?" ? adminToken : reader
            )
            assert.isAtMost(body.items.length, 2)
            seen.push(...body.items.map(({ id }: { readonly id: string }) => id))
            cursor = body.next === undefined ? "" : `&cursor=${body.next}`
          } while (cursor !== "" && seen.length <= ids.length)
          assert.deepStrictEqual(seen, [...ids], list)
          const wrong = yield* call("GET", `${list}cursor=none`, undefined, list === "tokens?" ? adminToken : reader)
          assert.deepStrictEqual([wrong.status, wrong.body.violations[0].path], [400, "query.cursor"])
        }
        const companies = yield* call("GET", "companies?limit=200", undefined, reader)
        const numbers: ReadonlyArray<number> = companies.body.items.map(({ id }: { readonly id: string }) => Number(id))
        assert.deepStrictEqual(
          [...numbers],
          numbers.toSorted((left, right) => left - right)
        )
      })
    )

    it.effect("replace only the version that If-Match names, or nothing", () =>
      Effect.gen(function* () {
        const reader = yield* readerToken
        for (const [path, settings] of [
          ["companies/44", { Name: "Una" }],
          ["providers/44", { SoftwareProvider: software }]
        ] as const) {
          const put = (headers: Readonly<Record<string, string>>, Name = "Otra") =>
            call("PUT", path, { ...settings, Name }, adminToken, headers)
          // nothing is there yet
          for (const tag of ["*", '"x"']) assert.strictEqual((yield* put({ "if-match": tag })).status, 412)
          assert.strictEqual((yield* call("GET", path, undefined, reader)).status, 404)
          const made = yield* put({ "if-none-match": "*" })
          assert.strictEqual(made.status, 200, made.text)
          const first = made.headers.get("etag") ?? ""
          assert.match(first, /^"[^"]+"$/u)
          assert.strictEqual((yield* call("GET", path, undefined, reader)).headers.get("etag"), first)
          const twice = yield* put({ "if-none-match": "*" })
          assert.deepStrictEqual([twice.status, twice.body.type], [412, "urn:radicar:problem:precondition-failed"])
          const changed = yield* put({ "if-match": `"y", ${first}` }, "Segunda")
          assert.strictEqual(changed.status, 200)
          const second = changed.headers.get("etag")
          assert.notStrictEqual(second, first)
          for (const tag of [first, `W/${second}`]) {
            const late = yield* put({ "if-match": tag }, "Tercera")
            assert.deepStrictEqual([late.status, late.body.type], [412, "urn:radicar:problem:precondition-failed"])
          }
          assert.strictEqual((yield* call("GET", path, undefined, reader)).body.settings.Name, "Segunda")
          // of several that read the same version, one replaces it
          const race = yield* Effect.all(
            ["A", "B", "C", "D"].map((name) => put({ "if-match": second ?? "" }, name)),
            { concurrency: "unbounded" }
          )
          assert.sameMembers(
            race.map(({ status }) => status),
            [200, 412, 412, 412]
          )
          assert.strictEqual((yield* put({ "if-match": "*" })).status, 200)
          assert.strictEqual((yield* put({})).status, 200)
        }
      })
    )

    it.effect("change nothing about what was filed before: the same request is the same document", () =>
      Effect.gen(function* () {
        const { company, token } = yield* configure("27")
        const key = { "idempotency-key": "sale-4711" }
        const stated = without(bareInvoice(990004017), "CustomizePrintFormat")
        const unnumbered = without(stated, "Number")
        const first = yield* file("27", token, stated)
        const keyed = yield* file("27", token, unnumbered, undefined, key)
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        assert.strictEqual(keyed.body.status, "submitted", JSON.stringify(keyed.body))

        // what is printed, what is filed, and what there was nothing of before
        const settings = {
          ...company.settings,
          CustomizePrintFormat: { HeaderText: "Hasta pronto", FooterText: "Nuevo" },
          CompanyParty: { ...CompanyParty, Phone: "6019999999", Email: "otro@emisor.example" },
          NumberingRanges: [{ ...NumberingRange, EndDate: "2031-01-19" }]
        }
        const changed = yield* call("PUT", "companies/27", settings)
        assert.strictEqual(changed.status, 200, changed.text)

        const again = yield* file("27", token, stated)
        assert.deepStrictEqual([again.status, again.body.document], [200, first.body.document])
        const keyedAgain = yield* file("27", token, unnumbered, undefined, key)
        assert.deepStrictEqual([keyedAgain.status, keyedAgain.body.document], [200, keyed.body.document])

        const other = yield* file("27", token, { ...stated, Note: "Otra venta" })
        assert.deepStrictEqual([other.status, other.body.type], [409, "urn:radicar:problem:number-conflict"])
        const otherKeyed = yield* file("27", token, { ...unnumbered, Note: "Otra venta" }, undefined, key)
        assert.strictEqual(otherKeyed.status, 422)
        // a caller who states what the settings say now states something else than was filed
        const explicit = yield* file("27", token, { ...stated, CompanyParty: settings.CompanyParty })
        assert.strictEqual(explicit.status, 409)
      })
    )

    it.effect("never mix one company with another, nor one range with another", () =>
      Effect.gen(function* () {
        const { token } = yield* configure("21")
        const foreign = { ...bareInvoice(990004002), CompanyParty: { Id: "800197268" } }
        const party = yield* file("21", token, foreign)
        assert.strictEqual(party.status, 400)
        assert.include(
          party.body.violations.map(({ path }: { path: string }) => path),
          "$.CompanyParty.Name"
        )
        const range = { ...bareInvoice(990004002), NumberingRange: { Prefix: "SETP", Id: 18760000009 } }
        const refused = yield* file("21", token, range)
        assert.strictEqual(refused.status, 400)
        assert.isTrue(
          refused.body.violations.every(({ path }: { path: string }) => path.startsWith("$.NumberingRange")),
          JSON.stringify(refused.body)
        )
      })
    )

    it.effect("are shown without their secrets, which are nowhere in the clear", () =>
      Effect.gen(function* () {
        const { company, provider } = yield* configure("22")
        assert.deepStrictEqual(company.secrets, ["NumberingRanges[0].TechnicalKey", "Mail.SmtpUrl"])
        assert.deepStrictEqual(provider.secrets, ["SoftwareProvider.Pin"])
        assert.deepStrictEqual(provider.settings, { Environment: "sandbox", SoftwareProvider: { Id: software.Id } })
        const shown = [
          yield* call("GET", "companies/22", undefined, yield* tokenOf("22")),
          yield* call("GET", "providers/22", undefined, yield* tokenOf("22")),
          yield* call("GET", "companies", undefined, yield* tokenOf("22"))
        ]
        assert.deepStrictEqual(shown[0]?.body, company)
        assert.deepStrictEqual(shown[1]?.body, provider)
        assert.deepStrictEqual(shown[2]?.body, { items: [company] })
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql`select tenants::text as row, encode(sealed, 'escape') as sealed from tenants`
        const everything = JSON.stringify([shown.map(({ text }) => text), rows, lines])
        for (const secret of [technicalKey, smtpPassword, `"${software.Pin}"`]) assert.notInclude(everything, secret)
      })
    )

    it.effect("keep an omitted secret if its range or software is the same", () =>
      Effect.gen(function* () {
        const { company, token } = yield* configure("23")
        const again = yield* call("PUT", "companies/23", { ...company.settings, Name: "Otro nombre" })
        assert.deepStrictEqual(again.body.secrets, company.secrets)
        const renamed = yield* call("PUT", "providers/23", { SoftwareProvider: { Id: software.Id, Name: "ERP" } })
        assert.deepStrictEqual(renamed.body.secrets, ["SoftwareProvider.Pin"])
        const filed = yield* file("23", token, bareInvoice(990004003))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))

        const noServer = yield* call("PUT", "companies/23", { ...company.settings, Mail: { SmtpUrl: "" } })
        assert.deepStrictEqual(noServer.body.secrets, ["NumberingRanges[0].TechnicalKey"])
        const other = yield* call("PUT", "providers/23", {
          SoftwareProvider: { Id: "019a0000-0000-7000-8000-000000000000" }
        })
        assert.deepStrictEqual(other.body.secrets, [])
        const refused = yield* file("23", token, bareInvoice(990004004))
        assert.strictEqual(refused.status, 400)
        assert.include(JSON.stringify(refused.body.violations), "$.SoftwareProvider")
      })
    )

    it.effect("file nothing with software of another environment", () =>
      Effect.gen(function* () {
        const { token } = yield* configure("24")
        yield* call("PUT", "providers/24", { Environment: "production", SoftwareProvider: software })
        const { body, status } = yield* file("24", token, bareInvoice(990004005))
        assert.strictEqual(status, 403)
        assert.strictEqual(body.detail, "The software of provider 24 is for production; this request is for sandbox.")
      })
    )

    it.effect("are rejected with every violation and its path, and nothing changes", () =>
      Effect.gen(function* () {
        yield* configure("25")
        const before = yield* call("GET", "companies/25", undefined, yield* tokenOf("25"))
        const wrong = yield* call("PUT", "companies/25", {
          CompanyParty: { ...CompanyParty, PhysicalLocation: undefined },
          NumberingRanges: [{ Prefix: "TOO-LONG", TechnicalKey: "x".repeat(101) }],
          Mail: { From: "nobody" },
          Surprise: 1
        })
        assert.strictEqual(wrong.status, 400)
        assert.sameMembers(
          wrong.body.violations.map(({ path }: { path: string }) => path),
          [
            "$.CompanyParty.PhysicalLocation",
            "$.NumberingRanges[0].Prefix",
            "$.NumberingRanges[0].TechnicalKey",
            "$.Mail.From",
            "$.Surprise"
          ]
        )
        const server = yield* call("PUT", "companies/25", {
          Mail: { SmtpUrl: `http://user:${smtpPassword}@mail.example`, From: "facturas@emisor.example" }
        })
        assert.strictEqual(server.status, 400)
        assert.strictEqual(server.body.violations[0].path, "$.Mail.SmtpUrl")
        assert.notInclude(server.text, smtpPassword)
        assert.strictEqual((yield* call("PUT", "companies/25", "[]")).status, 400)
        assert.strictEqual((yield* call("PUT", "companies/abc", {})).status, 400)
        assert.deepStrictEqual(yield* call("GET", "companies/25", undefined, yield* tokenOf("25")), before)
      })
    )

    // 4 belongs to 800199436, 8 to 8001994369
    it.effect("take a NIT with a digit too many with its check digit alone, and give it back so", () =>
      Effect.gen(function* () {
        const refused = yield* call("PUT", "companies/77", { Nit: "8001994369" })
        assert.strictEqual(refused.status, 400)
        assert.deepStrictEqual(
          refused.body.violations.map(({ expected, path }: any) => [path, expected]),
          [
            [
              "$.Nit",
              "800199436-4 if the last digit is meant as the check digit, 8001994369-8 if it belongs to the number"
            ]
          ]
        )
        const put = call("PUT", "companies/77", { Nit: "8001994369-8" })
        const get = Effect.flatMap(tokenOf("77"), (token) => call("GET", "companies/77", undefined, token))
        for (const request of [put, get, put]) {
          const answer = yield* request
          assert.deepStrictEqual([answer.status, answer.body.settings], [200, { Nit: "8001994369-8" }])
        }
        assert.strictEqual((yield* call("DELETE", "companies/77")).status, 204)
      })
    )

    it.effect("are changed only by their administrators, and may be deleted", () =>
      Effect.gen(function* () {
        const { token } = yield* configure("26")
        const other = yield* call("POST", "tokens", {
          Scopes: [...administrativeScopes],
          Companies: ["27"],
          Providers: ["27"]
        })
        for (const path of ["companies/26", "providers/26"]) {
          const settings = path.startsWith("companies") ? {} : { SoftwareProvider: {} }
          for (const asking of [token, String(other.body.token)]) {
            assert.strictEqual((yield* call("PUT", path, settings, asking)).status, 403, path)
            assert.strictEqual((yield* call("DELETE", path, undefined, asking)).status, 403, path)
          }
          assert.strictEqual((yield* call("DELETE", path)).status, 204, path)
          assert.strictEqual((yield* call("DELETE", path)).status, 404, path)
          assert.strictEqual((yield* call("GET", path, undefined, token)).status, 404, path)
        }
        assert.strictEqual((yield* file("26", token, bareInvoice(990004006))).status, 403)
      })
    )
  })
})
