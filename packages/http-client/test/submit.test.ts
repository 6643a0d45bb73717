import { createClient, type SubmitOptions } from "@radicar/http-client/inner/plain"
import { describe, expect, it } from "@effect/vitest"
import { inspect } from "node:util"
import { type Answer, acceptedResult, fateOf, json, pendingResult, problem } from "./support/answers.ts"
import { clients, type Connection, kindOf, rejection, statusOf } from "./support/clients.ts"
import { proxy } from "./support/proxy.ts"

const token = "token-that-nobody-may-see"
const query = { companyId: "7", providerId: "3" }
// digits that a binary float does not keep, an order and spacing that no encoder would give, and no SigningCertificate
const body = `{ "Number" :990000001,"Price": 1234567890123.456789,\n"Note":"\\u00d1and\\u00fa ñ",   "Big":1.10 }`

const answering = (answer: Answer) => proxy("http://127.0.0.1:1", fateOf(answer))

describe.each(clients)("%s: submit", (_, connect) => {
  const submit = (url: string, more: Partial<Connection> = {}, options: SubmitOptions = { query }) =>
    connect({ url, token, retry: false, ...more }).submit(body, options)

  const failureOf = async (answer: Answer) => {
    using server = await answering(answer)
    return await rejection(submit(server.url))
  }

  it("sends the text octet for octet, with token, company, provider and language", async () => {
    using server = await answering(json(200, acceptedResult))
    const headers = { "idempotency-key": "order-1042" }
    const options = { query: { ...query, isTest: "true" }, headers } as const
    expect(await submit(`${server.url}/tenant/`, { language: "es" }, options)).toEqual(acceptedResult)
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

  it("answers a pending result of a 202", async () => {
    using server = await answering(json(202, pendingResult))
    expect(await submit(server.url)).toMatchObject({ status: "pending", response: { statusCode: "" } })
  })

  it("leaves a call's own language alone", async () => {
    using server = await answering(json(200, acceptedResult))
    await submit(server.url, { language: "es" }, { query, headers: { "accept-language": "en" } })
    expect(server.requests[0]?.headers["accept-language"]).toBe("en")
  })

  const violation = { rule: "FAU04", path: "$.LegalMonetaryTotal", message: "…", expected: "1.00", actual: "2.00" }
  const existing = { id: "1", uuid: "ab", status: "submitted" }
  it.each([
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
  ] as const)("fails with %s as the contract's class", async (kind, answer, carries) => {
    const failure = await failureOf(answer)
    expect(kindOf(failure)).toBe(kind)
    expect(failure).toBeInstanceOf(Error)
    expect(Object.values(failure as Error)).toContainEqual(carries)
  })

  it("ignores members of a problem that it does not know", async () => {
    const failure = await failureOf(problem(403, "forbidden", "Not allowed", { requestId: "r-1" }))
    expect(kindOf(failure)).toBe("Forbidden")
  })

  it("fails when nobody listens", async () => {
    const server = await answering(json(200, acceptedResult))
    server[Symbol.dispose]()
    const failure = await rejection(submit(server.url))
    expect([kindOf(failure), statusOf(failure)]).toEqual(["NoAnswer", undefined])
  })

  it("fails when the connection is cut after the document was sent", async () => {
    const failure = await failureOf({ drop: true })
    expect([kindOf(failure), statusOf(failure)]).toEqual(["NoAnswer", undefined])
  })

  it.each([
    ["a gateway's page", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }, 502],
    ["an answer without body", { status: 500, contentType: "text/plain", body: "" }, 500],
    ["a problem of another kind", problem(503, "other", "?"), 503]
  ] as const)("fails with the status of %s", async (_, answer, status) => {
    const failure = await failureOf(answer)
    expect([kindOf(failure), statusOf(failure)]).toEqual(["NoAnswer", status])
  })

  it("sends what does not fit, so that the service can say what is wrong", async () => {
    using server = await answering(problem(400, "invalid-request", "The request is not valid"))
    const failure = await rejection(submit(server.url, {}, { query: { ...query, companyId: "seven" } }))
    expect(kindOf(failure)).toBe("InvalidRequest")
    expect(server.requests).toHaveLength(1)
  })

  it("shows neither token nor body in a failure", async () => {
    const failures = [await failureOf({ drop: true }), await failureOf(problem(503, "other", "?"))]
    for (const failure of failures) {
      const shown = `${String(failure)} ${JSON.stringify(failure)} ${inspect(failure, { depth: 10 })}`
      expect(shown).not.toContain(token)
      expect(shown).not.toContain("1234567890123.456789")
    }
  })
})

describe.each(clients)("%s: validate", (_, connect) => {
  const invalid = {
    status: "invalid",
    valid: false,
    violations: [
      { rule: "CAU06", path: "$.LegalMonetaryTotal.TaxInclusiveAmount", message: "m", expected: "2", actual: "1" }
    ],
    notifications: []
  }

  it("asks for a dry run and answers what the service found", async () => {
    using server = await answering(json(200, invalid))
    expect(await connect({ url: server.url }).validate(body, { query })).toEqual(invalid)
    const url = new URL(server.requests[0]?.url ?? "", server.url)
    expect(url.pathname).toBe("/v1/dian/credit-notes")
    expect(url.searchParams.get("dryRun")).toBe("true")
  })

  it("tells of a service that filed the document instead", async () => {
    using server = await answering(json(200, acceptedResult))
    const error = await rejection(connect({ url: server.url }).validate(body, { query }))
    expect(kindOf(error)).toBe("NoAnswer")
    expect(String(error)).toContain("has filed it")
  })
})

describe("the plain client", () => {
  const failureOf = async (answer: Answer) => {
    using server = await answering(answer)
    return await rejection(
      createClient({ baseUrl: server.url, token, retry: false }).submit("InvoiceCreate", body, { query })
    )
  }

  it.each([
    ["a page in place of a result", { status: 200, contentType: "text/html", body: "<h1>Sign in</h1>" }],
    ["JSON that breaks off", { status: 200, contentType: "application/json", body: "{" }]
  ])("takes %s for no answer of the service", async (_, answer) => {
    const failure = await failureOf(answer)
    expect([kindOf(failure), statusOf(failure)]).toEqual(["NoAnswer", 200])
  })

  it("names a failure of the service as the cause of an unknown outcome", async () => {
    const failure = await failureOf(problem(500, "internal-error", "Something went wrong", { detail: "r-42" }))
    expect([kindOf(failure), statusOf(failure)]).toEqual(["NoAnswer", 500])
    expect(failure).toHaveProperty("outcome", "unknown")
    expect(failure).toHaveProperty("cause.detail", "r-42")
  })

  it("keeps the digits of numbers that JavaScript would change", async () => {
    const text = JSON.stringify(acceptedResult).replace(`"number":990000001`, `"number":1234567890123.456789`)
    using server = await answering({ status: 200, contentType: "application/json", body: text })
    const { document } = await createClient({ baseUrl: server.url, token }).submit("InvoiceCreate", body, { query })
    expect(document.number).toBe("1234567890123.456789")
  })
})
