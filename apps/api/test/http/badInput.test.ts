import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { request } from "node:http"
import { inflateRawSync } from "node:zlib"
import { unpack } from "../../src/documents/submissions/packed.ts"
import {
  invoiceBody,
  type PostOptions,
  serviceDatabases,
  signingCertificate,
  TestService
} from "../support/TestService.ts"

const problem = (slug: string): string => `urn:radicar:problem:${slug}`

const without = (field: string) => {
  const body = invoiceBody(990000201)
  delete body[field]
  return body
}

const changed = (change: (body: Record<string, any>) => void) => {
  const body = invoiceBody(990000201)
  change(body)
  return body
}

const deep = `${'{"a":'.repeat(40)}1${"}".repeat(40)}`

// what is posted, the status and the problem that must come back, and a violation that must be among them
const cases: ReadonlyArray<readonly [string, unknown, number, string, string?]> = [
  ["nothing", "", 400, "malformed-body"],
  ["not JSON", "{", 400, "malformed-body"],
  ["a repeated key", '{"TypeCode": "01", "TypeCode": "01"}', 400, "malformed-body"],
  ["deep nesting", deep, 400, "malformed-body"],
  ["not UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400, "malformed-body"],
  ["an array", "[]", 400, "invalid-document", "RAD02 $"],
  ["null", "null", 400, "invalid-document", "RAD02 $"],
  ["an empty object", "{}", 400, "invalid-document", "RAD01 $.Items"],
  ["a wrong shape", changed((body) => (body["Items"] = { a: 1 })), 400, "invalid-document", "RAD02 $.Items"],
  ["an unknown field", changed((body) => (body["Itmes"] = [])), 400, "invalid-document", "RAD03 $.Itmes"],
  ["no parties", without("CompanyParty"), 400, "invalid-document", "RAD01 $.CompanyParty"],
  [
    "an exponent",
    changed((body) => (body["Items"][0].Price = "1e100000000")),
    400,
    "invalid-document",
    "RAD02 $.Items[0].Price"
  ],
  ["a number outside its range", changed((body) => (body["Number"] = 5)), 400, "invalid-document", "FAD05b $.Number"],
  [
    "totals that do not add up",
    changed((body) => (body["LegalMonetaryTotal"].PayableAmount = 1)),
    400,
    "invalid-document",
    "FAU14 $.LegalMonetaryTotal.PayableAmount"
  ],
  [
    "a day to come",
    changed((body) => (body["Date"] = "2199-01-01T00:00:00")),
    400,
    "invalid-document",
    "FAD09e $.Date"
  ],
  ["no certificate", without("SigningCertificate"), 422, "certificate-unusable"],
  [
    "a certificate that is not base64",
    changed((body) => (body["SigningCertificate"].Content = "%%%")),
    422,
    "certificate-unusable"
  ],
  [
    "a certificate that is no PKCS#12",
    changed((body) => (body["SigningCertificate"].Content = "AAAA")),
    422,
    "certificate-unusable"
  ],
  ["a wrong password", changed((body) => (body["SigningCertificate"].Password = "wrong")), 422, "certificate-unusable"],
  [
    "an expired certificate",
    changed((body) => (body["SigningCertificate"] = signingCertificate("expired"))),
    422,
    "certificate-unusable"
  ],
  [
    "a certificate of tomorrow",
    changed((body) => (body["SigningCertificate"] = signingCertificate("not-yet-valid"))),
    422,
    "certificate-unusable"
  ],
  [
    "a certificate without its key",
    changed((body) => (body["SigningCertificate"] = signingCertificate("no-key"))),
    422,
    "certificate-unusable"
  ],
  [
    "a key of another certificate",
    changed((body) => (body["SigningCertificate"] = signingCertificate("mismatched"))),
    422,
    "certificate-unusable"
  ],
  [
    "a weak key",
    changed((body) => (body["SigningCertificate"] = signingCertificate("rsa-1024"))),
    422,
    "certificate-unusable"
  ],
  [
    "an elliptic key",
    changed((body) => (body["SigningCertificate"] = signingCertificate("elliptic-curve"))),
    422,
    "certificate-unusable"
  ],
  [
    "an unknown certificate token",
    changed((body) => (body["SigningCertificate"] = { Token: "crt_x", Password: "x" })),
    422,
    "certificate-unusable"
  ]
]

/** Sends a body in chunks, so that its length is not announced. */
const postChunked = ({ query, token, url }: TestService["Service"], chunks: number, chunk: Buffer) =>
  Effect.callback<number>((resume) => {
    const outgoing = request(
      `${url}/v1/dian/invoices/?${query}`,
      { method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } },
      (response) => {
        response.resume()
        resume(Effect.succeed(response.statusCode ?? 0))
      }
    )
    // the service may close the connection as soon as it has refused
    outgoing.on("error", () => {})
    for (let index = 0; index < chunks; index++) outgoing.write(chunk)
    outgoing.end()
  })

describe.each(serviceDatabases)("bad input on %s", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })((it) => {
    /** In no test of this company: what files has one of its own. */
    const nothingHappened = Effect.gen(function* () {
      const { sandbox, stored } = yield* TestService
      assert.isEmpty(yield* sandbox.received)
      assert.strictEqual(yield* stored, 0)
    })

    it.effect.each(cases)("%s", ([name, body, status, slug, violation]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const answer = yield* post(body)
        assert.strictEqual(answer.status, status, name)
        assert.strictEqual(answer.headers.get("content-type"), "application/problem+json")
        assert.strictEqual(answer.body.type, problem(slug))
        assert.strictEqual(answer.body.status, status)
        assert.isString(answer.body.detail)
        if (violation !== undefined) {
          const found = answer.body.violations.map(
            (each: { rule: string; path: string }) => `${each.rule} ${each.path}`
          )
          assert.include(found, violation)
        }
        assert.notInclude(JSON.stringify(answer.body), "wrong")
        yield* nothingHappened
      })
    )

    // `own` stands for the id of the company
    const refusals: ReadonlyArray<readonly [string, PostOptions, number, string]> = [
      ["no token", { headers: { authorization: "" } }, 401, "unauthorized"],
      ["another scheme", { headers: { authorization: "Basic cmFkaWNhcjpkZXY=" } }, 401, "unauthorized"],
      ["an unknown token", { headers: { authorization: "Bearer nobody" } }, 401, "unauthorized"],
      ["another company", { query: "companyId=1&providerId=1" }, 403, "forbidden"],
      ["another provider", { query: "companyId=own&providerId=2" }, 403, "forbidden"],
      ["no company", { query: "providerId=1" }, 400, "invalid-request"],
      ["a company that is no number", { query: "companyId=a&providerId=1" }, 400, "invalid-request"],
      ["a bad isTest", { query: "companyId=own&providerId=1&isTest=yes" }, 400, "invalid-request"],
      ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415, "unsupported-media-type"],
      ["a body compressed with brotli", { headers: { "content-encoding": "br" } }, 415, "unsupported-media-type"],
      ["a body that is no gzip file", { headers: { "content-encoding": "gzip" } }, 400, "malformed-body"],
      ["an unknown path", { path: "/v1/dian/invoces/" }, 404, "not-found"],
      ["a path that is no text", { path: "/v1/%ff%fe" }, 404, "not-found"],
      ["a method that the path does not take", { path: "/v1/submissions" }, 405, "method-not-allowed"]
    ]
    it.effect.each(refusals)("%s", ([name, options, status, slug]) =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const asked = options.query === undefined ? options : { query: options.query.replace("own", companyId) }
        const answer = yield* post(invoiceBody(990000202), asked)
        assert.strictEqual(answer.status, status, name)
        assert.strictEqual(answer.headers.get("content-type"), "application/problem+json")
        assert.strictEqual(answer.body.type, problem(slug))
        assert.match(answer.headers.get("x-request-id") ?? "", /./u)
        yield* nothingHappened
      })
    )

    it.effect("a body over 10 MiB, announced or not", () =>
      Effect.gen(function* () {
        const service = yield* TestService
        const { post } = service
        const announced = yield* post(JSON.stringify({ Note: "x".repeat(10 * 1024 * 1024) }))
        assert.strictEqual(announced.status, 413)
        assert.strictEqual(announced.body.type, problem("payload-too-large"))
        assert.strictEqual(yield* postChunked(service, 11 * 16, Buffer.alloc(64 * 1024, " ")), 413)
        yield* nothingHappened
      })
    )

    it.effect.each([
      ["/v1/dian/invoces/", "en", "There is no POST /v1/dian/invoces/. Did you mean /v1/dian/invoices?"],
      ["/invoices", "es", "No existe POST /invoices. ¿Quiso decir /v1/dian/invoices?"],
      ["/v1/dian/notas", "en", "There is no POST /v1/dian/notas."]
    ] as const)("an unknown path is answered with a similar one, if there is one: %s", ([path, language, detail]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* post("{}", { path, headers: { "accept-language": language } })
        assert.strictEqual(body.detail, detail)
      })
    )

    it.effect.each([
      ["en", "query parameter companyId is missing"],
      ["es", "parámetro companyId falta"]
    ] as const)("a missing parameter is named: %s", ([language, detail]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* post("{}", { query: "providerId=1", headers: { "accept-language": language } })
        assert.strictEqual(body.detail, detail)
      })
    )

    it.effect("messages in the caller's language", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = without("Items")
        const spanish = yield* post(body, { headers: { "accept-language": "es-CO,es;q=0.9,en;q=0.8" } })
        const english = yield* post(body, { headers: { "accept-language": "fr, en;q=0.5" } })
        assert.strictEqual(spanish.body.violations[0].message, "Falta un campo obligatorio.")
        assert.strictEqual(english.body.violations[0].message, "A required field is absent.")
      })
    )

    const inSpanish: ReadonlyArray<readonly [string, unknown, Parameters<TestService["Service"]["post"]>[1], RegExp]> =
      [
        [
          "forbidden",
          invoiceBody(990000204),
          { query: "companyId=2&providerId=1" },
          /no puede actuar por la compañía 2/u
        ],
        ["unauthorized", "", { headers: { authorization: "" } }, /^Envíe un token válido/u],
        ["malformed-body", "{", {}, /línea 1, columna 2/u],
        ["invalid-document", without("Items"), {}, /no se radicó nada/u],
        ["unsupported-media-type", "", { headers: { "content-type": "text/plain" } }, /^Envíe el documento/u],
        ["payload-too-large", " ".repeat(10 * 1024 * 1024 + 1), {}, /^El cuerpo supera/u],
        ["not-found", "", { path: "/v1/otra" }, /^No existe POST/u],
        ["not-found", "", { path: "/v1/%ff" }, /^No existe POST/u],
        ["certificate-unusable", without("SigningCertificate"), {}, /^Envíe SigningCertificate/u]
      ]
    it.effect.each(inSpanish)("details in the caller's language: %s", ([slug, body, options, detail]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { ...options?.headers, "accept-language": "es-CO" }
        const answer = yield* post(body, { ...options, headers })
        assert.strictEqual(answer.body.type, problem(slug))
        assert.match(answer.body.detail, detail)
      })
    )

    it.effect.each([
      ["expired", /^El certificado venció/u],
      ["not-yet-valid", /^El certificado no es válido antes/u],
      ["no-key", /llave privada/u],
      ["no-certificate", /ningún certificado/u],
      ["mismatched", /corresponde a su llave/u],
      ["rsa-1024", /1024 bits; se necesita/u],
      ["elliptic-curve", /se necesita RSA/u],
      ["rc4", /no se acepta/u]
    ] as const)("problems of a certificate in the caller's language: %s", ([name, detail]) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoiceBody(990000204, { SigningCertificate: signingCertificate(name) })
        const answer = yield* post(body, { headers: { "accept-language": "es" } })
        assert.strictEqual(answer.status, 422)
        assert.match(answer.body.detail, detail)
      })
    )

    it.effect("unknown fields pass when the caller asks for it, and the service still works after all this", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const body: Record<string, any> = { ...invoiceBody(990000203), Extra: { Password: "open sesame" } }
        body["Items"][0].Extra = "open sesame"
        assert.strictEqual((yield* post(body)).status, 400)
        const answer = yield* post(body, { headers: { "x-radicar-unknown-fields": "ignore" } })
        assert.strictEqual(answer.body.status, "submitted")
        // nobody knows what is in them, so they are not kept
        const [kept] = yield* sql<{ readonly bytes: Uint8Array; readonly deflated_xml: Uint8Array }>`
          select bytes, deflated_xml from blobs join submissions on key = 'submissions/' || id || '/request.json'
          where company_id = ${companyId}`
        const signedXml = inflateRawSync(kept?.deflated_xml ?? "")
        const text = Buffer.from(unpack(kept?.bytes ?? new Uint8Array(), { signedXml })).toString("utf8")
        assert.include(text, "990000203")
        assert.notInclude(text, "Extra")
        assert.notInclude(text, "open sesame")
      }).pipe(Effect.provide(TestService.shared(database)))
    )
  })
})
