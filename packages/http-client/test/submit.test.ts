import { RadicarClient } from "@radicar/http-client/inner/effect/RadicarClient"
import type { RadicarClientOptions } from "@radicar/http-client/inner/effect/RadicarClientOptions"
import type { SubmitOptions } from "@radicar/http-client/inner/effect/Submit"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { inspect } from "node:util"
import { type Answer, answering } from "./support/answering.ts"
import { acceptedResult, json, pendingResult, problem } from "./support/answers.ts"

const token = Redacted.make("token-that-nobody-may-see")
const query = { companyId: "7", providerId: "3" }
// digits that a binary float does not keep, an order and spacing that no encoder would give, and no SigningCertificate
const body = `{ "Number" :990000001,"Price": 1234567890123.456789,\n"Note":"\\u00d1and\\u00fa ñ",   "Big":1.10 }`

const submit = (url: string, more: Partial<RadicarClientOptions> = {}, options: SubmitOptions = { query }) =>
  RadicarClient.use((client) => client.submit("InvoiceCreate", body, options)).pipe(
    Effect.provide(RadicarClient.layer({ baseUrl: url, token, retry: false, ...more }))
  )

const failureOf = (answer: Answer) =>
  Effect.gen(function* () {
    const server = yield* answering(answer)
    return yield* Effect.flip(submit(server.url))
  })

describe("submit", () => {
  it.effect("sends the text octet for octet, with token, company, provider and language", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      const result = yield* submit(
        `${server.url}/tenant/`,
        { language: "es" },
        { query: { ...query, isTest: "true" }, headers: { "idempotency-key": "order-1042" } }
      )
      expect(result).toEqual(acceptedResult)
      const [request, ...others] = server.requests
      expect(others).toHaveLength(0)
      expect(request?.method).toBe("POST")
      const url = new URL(request?.url ?? "", server.url)
      expect(url.pathname).toBe("/tenant/v1/dian/invoices")
      expect(Object.fromEntries(url.searchParams)).toEqual({ companyId: "7", providerId: "3", isTest: "true" })
      expect(request?.body).toBe(body)
      expect(request?.headers).toMatchObject({
        authorization: "Bearer token-that-nobody-may-see",
        "content-type": "application/json",
        "accept-language": "es",
        "idempotency-key": "order-1042"
      })
    })
  )

  it.effect("answers a pending result of a 202", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(202, pendingResult))
      expect(yield* submit(server.url)).toMatchObject({ status: "pending", response: { statusCode: "" } })
    })
  )

  it.effect("leaves a call's own language alone", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      yield* submit(server.url, { language: "es" }, { query, headers: { "accept-language": "en" } })
      expect(server.requests[0]?.headers["accept-language"]).toBe("en")
    })
  )

  const violation = { rule: "FAU04", path: "$.LegalMonetaryTotal", message: "…", expected: "1.00", actual: "2.00" }
  const existing = { id: "1", uuid: "ab", status: "submitted" }
  it.effect.each([
    ["InvalidDocument", problem(400, "invalid-document", "Rules", { violations: [violation] }), [violation]],
    ["MalformedBody", problem(400, "malformed-body", "Not JSON", { detail: "line 1, column 2" }), "line 1, column 2"],
    ["InvalidRequest", problem(400, "invalid-request", "Request", { detail: "companyId" }), "companyId"],
    ["Unauthorized", problem(401, "unauthorized", "No valid token"), 401],
    ["Forbidden", problem(403, "forbidden", "Not allowed"), 403],
    ["NumberConflict", problem(409, "number-conflict", "Taken", { existing }), existing],
    ["PayloadTooLarge", problem(413, "payload-too-large", "Large", { limit: 1000 }), 1000],
    ["UnsupportedMediaType", problem(415, "unsupported-media-type", "JSON only"), 415],
    ["CertificateUnusable", problem(422, "certificate-unusable", "No", { reason: "WrongPassword" }), "WrongPassword"],
    ["IdempotencyConflict", problem(422, "idempotency-conflict", "Key"), 422],
    ["ServiceUnavailable", problem(503, "service-unavailable", "Down"), 503]
  ] as const)("fails with %s as the contract's class", ([tag, answer, carries]) =>
    Effect.gen(function* () {
      const failure = yield* failureOf(answer)
      expect(failure._tag).toBe(tag)
      expect(failure).toBeInstanceOf(Error)
      expect(Object.values(failure)).toContainEqual(carries)
    })
  )

  it.effect("ignores members of a problem that it does not know", () =>
    Effect.gen(function* () {
      const failure = yield* failureOf(problem(403, "forbidden", "Not allowed", { requestId: "r-1" }))
      expect(failure._tag).toBe("Forbidden")
    })
  )

  it.effect("fails with a typed error when nobody listens", () =>
    Effect.gen(function* () {
      const { url } = yield* Effect.scoped(answering(json(200, acceptedResult)))
      const failure = yield* Effect.flip(submit(url))
      expect(failure).toMatchObject({ _tag: "HttpClientError", reason: { _tag: "TransportError" } })
    })
  )

  it.effect("fails with a typed error when the connection is cut after the document was sent", () =>
    Effect.gen(function* () {
      const failure = yield* failureOf({ drop: true })
      expect(failure).toMatchObject({ _tag: "HttpClientError", reason: { _tag: "TransportError" } })
    })
  )

  it.effect.each([
    ["a gateway's page", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }, 502],
    ["an answer without body", { status: 500, contentType: "text/plain", body: "" }, 500],
    ["a problem of another kind", problem(503, "other", "?"), 503]
  ] as const)("fails with the status of %s", ([, answer, status]) =>
    Effect.gen(function* () {
      const failure = yield* failureOf(answer)
      expect(failure._tag).toBe("HttpClientError")
      expect(failure).toHaveProperty("response.status", status)
    })
  )

  it.effect("fails with a SchemaError when a result is not one", () =>
    Effect.gen(function* () {
      expect((yield* failureOf(json(200, { id: 1 })))._tag).toBe("SchemaError")
    })
  )

  it.effect("sends what does not fit, so that the service can say what is wrong", () =>
    Effect.gen(function* () {
      const server = yield* answering(problem(400, "invalid-request", "The request is not valid"))
      const failure = yield* Effect.flip(submit(server.url, {}, { query: { ...query, companyId: "seven" } }))
      expect(failure).toMatchObject({ _tag: "InvalidRequest" })
      expect(server.requests).toHaveLength(1)
    })
  )

  it.effect("shows neither token nor body in a failure", () =>
    Effect.gen(function* () {
      const failures = [yield* failureOf({ drop: true }), yield* failureOf(problem(503, "other", "?"))]
      for (const failure of failures) {
        const shown = `${String(failure)} ${JSON.stringify(failure)} ${inspect(failure, { depth: 10 })}`
        expect(shown).not.toContain(Redacted.value(token))
        expect(shown).not.toContain("1234567890123.456789")
      }
    })
  )
})

describe("validate", () => {
  const validate = (url: string) =>
    RadicarClient.use((client) => client.validate("CreditnoteCreate", body, { query })).pipe(
      Effect.provide(RadicarClient.layer({ baseUrl: url, token }))
    )
  const invalid = {
    status: "invalid",
    valid: false,
    violations: [
      { rule: "CAU06", path: "$.LegalMonetaryTotal.TaxInclusiveAmount", message: "m", expected: "2", actual: "1" }
    ],
    notifications: []
  }

  it.effect("asks for a dry run and answers what the service found", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, invalid))
      expect(yield* validate(server.url)).toEqual(invalid)
      const url = new URL(server.requests[0]?.url ?? "", server.url)
      expect(url.pathname).toBe("/v1/dian/credit-notes")
      expect(url.searchParams.get("dryRun")).toBe("true")
    })
  )

  it.effect("tells of a service that filed the document instead", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      const error = yield* Effect.flip(validate(server.url))
      expect(error).toMatchObject({ _tag: "HttpClientError" })
      expect(error.message).toContain("has filed it")
    })
  )
})
