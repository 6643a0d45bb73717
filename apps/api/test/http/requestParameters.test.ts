import { assert, describe, layer } from "@effect/vitest"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { Effect, Redacted } from "effect"
import { OpenApi } from "effect/http-api"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"
const uuid = "0".repeat(96)

interface Options {
  readonly token?: string
  readonly language?: string
}

const call = (method: string, path: string, { language = "en", token = adminToken }: Options = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "accept-language": language,
          "content-type": path.startsWith("/v1/documents") ? "application/xml" : "application/json"
        },
        ...(/^(?:POST|PUT|PATCH)$/u.test(method) ? { body: "{}" } : {})
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text.startsWith("{") ? JSON.parse(text) : undefined
      }
    })
  )

const violationsOf = ({ body }: { readonly body: any }): ReadonlyArray<string> =>
  (body?.violations ?? []).map((each: any) => `${each.rule} ${each.path}`)

const operations = Object.entries<any>((OpenApi.fromApi(describedApi) as any).paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    isOpen: (operation.security ?? []).length === 0,
    parameters: (operation.parameters ?? []) as ReadonlyArray<any>
  }))
)

const refused: ReadonlyArray<readonly [path: string, violation: string]> = [
  ["/v1/submissions?companyId=1&from=2026-13-01", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&to=2026-13-01", "RAD02 query.to"],
  ["/v1/submissions?companyId=1&from=0000-00-00", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=0000-01-01", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=0001-01-01T00:00:00%2B14:00", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&to=9999-12-31T23:59:59-14:00", "RAD02 query.to"],
  ["/v1/submissions?companyId=1&from=2026-02-30", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=2025-02-29T10:00:00Z", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=2026-01-01T24:00:00Z", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=2026-01-01T10:60:00Z", "RAD02 query.from"],
  ["/v1/submissions?companyId=1&from=2026-01-01T10:00:00%2B99:00", "RAD02 query.from"],
  ["/v1/audit?from=2026-13-01", "RAD02 query.from"],
  ["/v1/audit?cursor=%00", "RAD02 query.cursor"],
  ["/v1/audit?cursor=x", "RAD02 query.cursor"],
  ["/v1/submissions?companyId=1&q=..", "RAD02 query.q"],
  ["/v1/submissions?companyId=1&q=%CC%81%CC%81", "RAD02 query.q"],
  ["/v1/inbox?companyId=1&q=%20.%E2%80%A6", "RAD02 query.q"],
  ["/v1/submissions?companyId=1&prefix=zz%00", "RAD02 query.prefix"],
  ["/v1/files/evidence?submissionId=%00", "RAD02 query.submissionId"],
  ["/v1/webhook-deliveries?webhook=%00", "RAD02 query.webhook"],
  ...["0", "201", "100000", "-1", "1.5", ""].flatMap((limit): ReadonlyArray<readonly [string, string]> => [
    [`/v1/submissions?companyId=1&limit=${limit}`, "RAD02 query.limit"],
    [`/v1/audit?limit=${limit}`, "RAD02 query.limit"],
    [`/v1/webhook-deliveries?limit=${limit}`, "RAD02 query.limit"]
  ]),
  ["/v1/submissions", "RAD01 query.companyId"]
]

const taken = [
  "from=2024-02-29",
  "from=2026-01-01T10:00:00-05:00&to=2026-12-31T23:59:59.999Z",
  "from=2026-01-01T10:00Z",
  "limit=1",
  "limit=200",
  "number=9999999999",
  "prefix=",
  "prefix=%ED%A0%80"
]

describe.each(serviceDatabases)("parameters of requests, on %s", (database) => {
  const service = TestService.layer(database, { adminToken: Redacted.make(adminToken) })
  layer(service, { excludeTestServices: true })((it) => {
    it.effect.each(refused)("GET %s is refused with %s", ([path, violation]) =>
      Effect.gen(function* () {
        const answer = yield* call("GET", path, { token: path.includes("/v1/audit") ? adminToken : developmentToken })
        assert.strictEqual(answer.status, 400, answer.text)
        assert.strictEqual(answer.body.type, "urn:radicar:problem:invalid-request")
        assert.deepStrictEqual(violationsOf(answer), [violation])
        assert.include(answer.body.detail, violation.split(".")[1])
      })
    )

    it.effect.each([
      ["/v1/submissions?companyId=x", "de 1 a 20 dígitos", "1 to 20 digits"],
      ["/v1/submissions?companyId=1&id=a%20b", "un número con su prefijo", "a number with its prefix"],
      ["/v1/audit?from=2026-02-29", "un día del calendario", "a day of the calendar"]
    ] as const)("GET %s names the expected form in the caller's language: %s", ([path, es, en]) =>
      Effect.gen(function* () {
        for (const [language, expected] of Object.entries({ es, en })) {
          const token = path.includes("/v1/audit") ? adminToken : developmentToken
          const { body } = yield* call("GET", path, { language, token })
          assert.deepStrictEqual(
            body.violations.map((each: any) => each.expected),
            [expected]
          )
        }
      })
    )

    it.effect.each(taken)("a list is shown with %s", (query) =>
      Effect.gen(function* () {
        const answer = yield* call("GET", `/v1/submissions?companyId=1&${query}`, { token: developmentToken })
        assert.strictEqual(answer.status, 200, answer.text)
      })
    )

    it.effect("a path with a NUL is not found", () =>
      Effect.gen(function* () {
        const named = operations.filter(({ path }) => path.includes("{"))
        assert.isAbove(named.length, 15)
        for (const { method, path } of named) {
          for (const id of ["%00", "a%00b"]) {
            const answer = yield* call(method, `${path.replace(/\{\w+\}/u, id)}?companyId=1`)
            assert.strictEqual(answer.status, 404, `${method} ${path}`)
            assert.strictEqual(answer.body.type, "urn:radicar:problem:not-found")
          }
        }
      })
    )

    it.effect("no operation fails on unusual ids or texts", () =>
      Effect.gen(function* () {
        for (const { method, parameters, path } of operations) {
          for (const odd of [
            "99999999999999999999",
            "%ED%A0%80",
            "%F0%9F%98%80",
            "'",
            "a".repeat(3000),
            "%01",
            "..%2f"
          ]) {
            const query = parameters
              .filter((each) => each.in === "query" && each.required === true)
              .map(({ name }) => `${name}=${/^(?:company|provider)Id$/u.test(name) ? "1" : odd}`)
            for (const token of [adminToken, developmentToken]) {
              const answer = yield* call(method, `${path.replace(/\{\w+\}/u, odd)}?${query.join("&")}`, { token })
              assert.notInclude([500, 503], answer.status, `${method} ${path} ${odd} ${answer.text}`)
            }
          }
        }
      })
    )

    it.effect("every operation rejects unknown query parameters, and suggests the intended one", () =>
      Effect.gen(function* () {
        const secured = operations.filter(({ isOpen }) => !isOpen)
        assert.isAbove(secured.length, 40)
        for (const { method, parameters, path } of secured) {
          const name = `${method} ${path}`
          const at = path.replace(/\{\w+\}/u, "1")
          const stray = yield* call(method, `${at}?zzzzzz=1`)
          assert.strictEqual(stray.status, 400, `${name} ${stray.text}`)
          assert.deepStrictEqual(violationsOf(stray), ["RAD03 query.zzzzzz"], name)
          for (const known of parameters.filter((each) => each.in === "query").map((each) => String(each.name))) {
            if (known.length < 3) continue
            for (const misspelt of [known.toUpperCase(), `${known}s`, known.slice(1)]) {
              const answer = yield* call(method, `${at}?${misspelt}=true`)
              assert.strictEqual(answer.status, 400, `${name} ${misspelt}`)
              assert.deepStrictEqual(violationsOf(answer), [`RAD03 query.${misspelt}`], name)
              if (misspelt.length > 2)
                assert.strictEqual(answer.body.violations[0].expected, known, `${name} ${misspelt}`)
            }
          }
        }
      })
    )

    it.effect("a misspelt dryRun files nothing, and is reported in the caller's language", () =>
      Effect.gen(function* () {
        const { post, sandbox, stored } = yield* TestService
        const query = "companyId=1&providerId=1&istest=true&dryrun=true"
        for (const headers of [{}, { "x-radicar-unknown-fields": "ignore" }]) {
          const answer = yield* post(invoiceBody(990000301), { query, headers })
          assert.strictEqual(answer.status, 400)
          assert.deepStrictEqual(
            answer.body.violations.map((each: any) => [each.rule, each.path, each.expected, each.actual]),
            [
              ["RAD03", "query.istest", "isTest", "istest"],
              ["RAD03", "query.dryrun", "dryRun", "dryrun"]
            ]
          )
          assert.match(answer.body.detail, /istest: there is no such parameter; did you mean isTest\?/u)
        }
        const spanish = yield* post(invoiceBody(990000301), { query, headers: { "accept-language": "es" } })
        assert.match(spanish.body.detail, /^parámetro istest: no existe, ¿quiso decir isTest\?/u)
        assert.strictEqual(spanish.body.violations[0].message, "La operación no tiene este parámetro.")
        assert.isEmpty(yield* sandbox.received)
        assert.strictEqual(yield* stored, 0)
      })
    )

    it.effect("a parameter given twice is rejected by name, whatever its values", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        for (const query of ["companyId=1&companyId=2&providerId=1", "companyId=1&providerId=1&companyId=1"]) {
          const answer = yield* post(invoiceBody(990000303), { query })
          assert.strictEqual(answer.status, 400)
          assert.strictEqual(
            answer.body.detail,
            "query parameter companyId is given more than once: expected one value, got 2 values"
          )
          assert.deepStrictEqual(answer.body.violations, [
            {
              rule: "RAD02",
              path: "query.companyId",
              message: "The parameter is given more than once.",
              expected: "one value",
              actual: "2 values"
            }
          ])
        }
        const spanish = yield* call("GET", "/v1/submissions?companyId=1&limit=1&limit=2&limit=3", {
          token: developmentToken,
          language: "es"
        })
        assert.strictEqual(
          spanish.body.detail,
          "el parámetro limit viene más de una vez: se espera un solo valor, llegaron 3 valores"
        )
        assert.strictEqual(yield* stored, 0)
      })
    )

    it.effect.each(["true", "True", "TRUE", "1"])("isTest and dryRun are taken as %s", (flag) =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const query = `companyId=1&providerId=1&isTest=${flag}&dryRun=${flag}`
        const answer = yield* post(invoiceBody(990000304), { query })
        assert.deepStrictEqual([answer.status, answer.body.valid, yield* stored], [200, true, 0])
      })
    )

    it.effect.each(["false", "False", "FALSE", "0"])(
      "a list of ranges is taken with refresh and isTest as %s",
      (flag) =>
        Effect.gen(function* () {
          const path = `/v1/dian/numbering-ranges?companyId=1&providerId=1&refresh=${flag}&isTest=${flag}`
          assert.strictEqual((yield* call("GET", path, { token: developmentToken })).status, 200)
        })
    )

    it.effect.each([
      ["*", "en"],
      ["", "en"],
      ["fr-FR, de;q=0.5", "en"],
      ["fr, *;q=0.1", "en"],
      ["es-CO", "es"],
      ["ES", "es"],
      ["es;q=0.8, en;q=0.9", "en"],
      ["es, *;q=0.5", "es"],
      ["es;q=0.5, *", "en"],
      ["en;q=0, *", "es"],
      ["es;q=0", "en"],
      ["fr, es;q=0.1", "es"]
    ] as const)("texts for Accept-Language %j are in %s, and say so", ([language, expected]) =>
      Effect.gen(function* () {
        for (const path of ["/v1/submissions?companyId=1&zzz=1", "/nowhere", "/v1/codes/nothing"]) {
          const { body, headers } = yield* call("GET", path, { token: developmentToken, language })
          assert.strictEqual(headers.get("content-language"), expected)
          assert.include((headers.get("vary") ?? "").split(", "), "accept-language")
          assert.match(body.detail, expected === "es" ? /existe/iu : /there is no/iu)
        }
      })
    )

    it.effect("a caller without a language gets English; answers without text state no language", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const problem = yield* Effect.promise(() => fetch(`${url}/v1/codes/nothing`))
        assert.strictEqual(problem.headers.get("content-language"), "en")
        const answer = yield* call("GET", "/v1/submissions?companyId=1", { token: developmentToken, language: "es" })
        assert.deepStrictEqual(
          [answer.status, answer.headers.get("content-language"), answer.headers.get("vary")],
          [200, "es", "accept-language"]
        )
        const description = yield* call("GET", "/openapi.json", { language: "es" })
        assert.notInclude(description.headers.get("vary") ?? "", "accept-language")
        assert.isNull(description.headers.get("content-language"))
      })
    )

    it.effect("a missing token is reported first, and a link opens with unknown parameters", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* call("GET", "/v1/submissions?zzz=1", { token: "nobody" })).status, 401)
        assert.strictEqual((yield* call("GET", "/health/live?probe=1")).status, 200)
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990000302))
        const link = yield* call("GET", `/v1/files/url?uuid=${filed.body.document.uuid}&type=xml`, {
          token: developmentToken
        })
        const { pathname } = new URL(link.body.url)
        assert.strictEqual((yield* call("GET", pathname)).status, 200)
        assert.strictEqual((yield* call("GET", `${pathname}?utm_source=mail`)).status, 200)
        assert.strictEqual((yield* call("GET", `/v1/files/pdf?uuid=${uuid}`, { token: developmentToken })).status, 404)
      })
    )
  })
})
