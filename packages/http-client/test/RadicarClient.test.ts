import { RadicarClient } from "@radicar/http-client/inner/effect/RadicarClient"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { HttpClient, HttpClientRequest } from "effect/http"
import { answering } from "./support/answering.ts"
import { acceptedResult, json, problem } from "./support/answers.ts"

const token = Redacted.make("secret-token")
const example = invoiceExample({
  number: 990000001,
  date: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
})
const query = { companyId: "1", providerId: "1" }

describe("the derived client", () => {
  it.effect("files a typed invoice and answers a typed result", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      const result = yield* RadicarClient.use((client) =>
        client.documents.invoiceCreate({ payload: example, query, headers: {} })
      ).pipe(Effect.provide(RadicarClient.layer({ baseUrl: server.url, token, language: "es" })))
      expect(result).toMatchObject({ document: { uuid: acceptedResult.document.uuid } })
      const [request] = server.requests
      expect(request?.headers).toMatchObject({ authorization: "Bearer secret-token", "accept-language": "es" })
      expect(JSON.parse(request?.body ?? "")).toMatchObject({
        Number: 990000001,
        Date: "2026-01-15T10:00:00",
        CompanyParty: { Id: "900373115", Name: "Café Piñón y Cía. S.A.S." }
      })
    })
  )

  it.effect("fails with a SchemaError when a result is not one", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, { id: 1 }))
      const failure = yield* RadicarClient.use((client) =>
        Effect.flip(client.documents.invoiceCreate({ payload: example, query, headers: {} }))
      ).pipe(Effect.provide(RadicarClient.layer({ baseUrl: server.url, token })))
      expect(failure._tag).toBe("SchemaError")
    })
  )

  it.effect("has the octets of a document read", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, { documents: [] }))
      const xml = `<Invoice xmlns="urn:x">ñ</Invoice>`
      const { documents } = yield* RadicarClient.use((client) =>
        client.reading.read({ payload: new TextEncoder().encode(xml) })
      ).pipe(Effect.provide(RadicarClient.layer({ baseUrl: server.url, token })))
      expect(documents).toEqual([])
      const [request] = server.requests
      expect(request).toMatchObject({ method: "POST", url: "/v1/documents/read", body: xml })
      expect(request?.headers["content-type"]).toBe("application/xml")
    })
  )

  it.effect("files for a test set octet for octet, and answers or fails with what the contract says", () =>
    Effect.gen(function* () {
      const TestSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
      const text = `{"TestSetId": "${TestSetId}","Documents":[{"Operation":"InvoiceCreate","Body":{"Price":1.10}}]}`
      const progress = { total: 0, accepted: 0, rejected: 0, notProcessed: 0, open: 0, state: "open" }
      const server = yield* answering(json(200, { testSetId: TestSetId, documents: [], progress }))
      const answer = yield* RadicarClient.use((client) =>
        client.testSetJson(text, { query: { ...query, isTest: "true" } })
      ).pipe(Effect.provide(RadicarClient.layer({ baseUrl: server.url, token })))
      expect(answer).toEqual({ testSetId: TestSetId, documents: [], progress })
      expect(server.requests[0]).toMatchObject({
        url: "/v1/dian/test-sets?companyId=1&providerId=1&isTest=true",
        body: text
      })
      const closed = yield* answering(problem(422, "test-set-refused", "Closed", { reason: "accepted" }))
      const reason = yield* RadicarClient.use((client) => client.testSetJson(text, { query })).pipe(
        Effect.map(() => "none"),
        Effect.catchTag("TestSetRefused", (error) => Effect.succeed(error.reason)),
        Effect.provide(RadicarClient.layer({ baseUrl: closed.url, token }))
      )
      expect(reason).toBe("accepted")
    })
  )

  it.effect("asks for ranges and batches, and answers or fails with what the contract says", () =>
    Effect.gen(function* () {
      const refusal = { reason: "noRange", operationCode: "301", detail: "Request the numbering." }
      const refusing = yield* answering(problem(422, "numbering-ranges-refused", "No ranges", refusal))
      const headers = { "x-radicar-certificate": "cDEy", "x-radicar-certificate-password": "c2VjcmV0" }
      const code = yield* RadicarClient.use((client) => client.numberingRanges.list({ query, headers })).pipe(
        Effect.map(() => "none"),
        Effect.catchTag("NumberingRangesRefused", ({ operationCode }) => Effect.succeed(operationCode)),
        Effect.provide(RadicarClient.layer({ baseUrl: refusing.url, token }))
      )
      expect(code).toBe("301")
      expect(refusing.requests[0]?.url).toBe("/v1/dian/numbering-ranges?companyId=1&providerId=1")
      expect(refusing.requests[0]?.headers).toMatchObject({ authorization: "Bearer secret-token", ...headers })

      const zipkey = "358f9538-0000-4000-8000-000000000000"
      const asked = "2026-01-15T10:00:05-05:00"
      const status = { zipkey, state: "unknown", followed: false, asked, age: 0, items: [] }
      const answers = yield* answering(json(200, status))
      const batch = yield* RadicarClient.use((client) =>
        client.statusZips.get({ query: { ...query, zipkey }, headers: {} })
      ).pipe(Effect.provide(RadicarClient.layer({ baseUrl: answers.url, token })))
      expect(batch).toEqual(status)
      expect(answers.requests[0]?.url).toContain(`zipkey=${zipkey}`)
    })
  )

  it.effect("asks for health without a token", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, { status: "ok" }))
      const health = yield* RadicarClient.use((client) => client.health.live()).pipe(
        Effect.provide(RadicarClient.layer({ baseUrl: new URL(server.url), token }))
      )
      expect(health).toEqual({ status: "ok" })
      expect(server.requests[0]?.url).toBe("/health/live")
      expect(server.requests[0]?.headers.authorization).toBeUndefined()
    })
  )

  it.effect("asks how the authority does", () =>
    Effect.gen(function* () {
      const status = {
        watchedSince: "2026-01-15T09:00:00.000Z",
        items: [
          {
            environment: "production",
            state: "half-open",
            lastSuccess: "2026-01-15T10:00:00.000Z",
            failuresInARow: 3,
            calls: 4,
            failures: [{ reason: "TimedOut", calls: 3 }],
            latency: { query: { calls: 1, p50: 80.5, p95: 80.5, p99: 80.5, max: 80.5 } }
          }
        ]
      }
      const server = yield* answering(json(200, status))
      const answer = yield* RadicarClient.use((client) => client.authority.status()).pipe(
        Effect.provide(RadicarClient.layer({ baseUrl: server.url, token }))
      )
      expect(answer).toEqual(status)
      expect(server.requests[0]?.url).toBe("/v1/authority/status")
      expect(server.requests[0]?.headers.authorization).toBe("Bearer secret-token")
    })
  )

  it.effect("fails with the contract's problem", () =>
    Effect.gen(function* () {
      const server = yield* answering(problem(503, "service-unavailable", "Down", { detail: "the database is away" }))
      const detail = yield* RadicarClient.use((client) => client.health.ready()).pipe(
        Effect.catchTag("ServiceUnavailable", (unavailable) => Effect.succeed(unavailable.detail)),
        Effect.provide(RadicarClient.layer({ baseUrl: server.url, token }))
      )
      expect(detail).toBe("the database is away")
    })
  )

  it.effect("sends through the caller's transformation", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      const transform = HttpClient.mapRequest(HttpClientRequest.setHeader("x-request-id", "r-42"))
      yield* RadicarClient.use((client) => client.submit("InvoiceCreate", "{}", { query })).pipe(
        Effect.provide(RadicarClient.layer({ baseUrl: server.url, token, transform }))
      )
      expect(server.requests[0]?.headers["x-request-id"]).toBe("r-42")
    })
  )
})
