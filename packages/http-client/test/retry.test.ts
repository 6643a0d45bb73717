import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { repetitionOf } from "@radicar/contract/inner/Repetition"
import { RadicarClient, type RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import type { RetryOptions } from "@radicar/http-client/inner/retry"
import { assert, describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Redacted } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { acceptedResult, problem } from "./support/answers.ts"
import { type Fate, proxy } from "./support/proxy.ts"

const token = Redacted.make("t")
const query = { companyId: "1", providerId: "1" }
const accepted: Fate = {
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(acceptedResult)
}
const page = (status: number, headers: Record<string, string> = {}): Fate => ({ status, headers, body: "<h1>" })

const between = (...fates: ReadonlyArray<Fate>) =>
  Effect.acquireRelease(
    Effect.promise(() => proxy("http://127.0.0.1:1", ...fates)),
    (opened) => Effect.sync(() => opened[Symbol.dispose]())
  )

const calling = <A, E>(
  url: string,
  use: (client: RadicarOperations) => Effect.Effect<A, E>,
  retry: RetryOptions | false = { firstPause: 1 }
) => RadicarClient.use(use).pipe(Effect.provide(RadicarClient.layer({ baseUrl: url, token, retry })))

const submit = (json: string) => (client: RadicarOperations) => client.submit("InvoiceCreate", json, { query })

describe("the contract's annotation of repetition", () => {
  it("is unsafe for each operation that makes something anew, and for no other", () => {
    const unsafe = Object.values(RadicarApi.groups).flatMap(({ endpoints, identifier }) =>
      Object.values(endpoints as Record<string, HttpApiEndpoint.Top>)
        .filter((endpoint) => repetitionOf(endpoint) === "unsafe")
        .map((endpoint) => `${identifier}.${endpoint.identifier}`)
    )
    expect(unsafe.toSorted()).toEqual([
      "certificates.store",
      "tokens.create",
      "webhookDeliveries.replay",
      "webhooks.create",
      "webhooks.rotate",
      "webhooks.test"
    ])
  })
})

describe("a request that is sent again", () => {
  it.live.each([502, 503, 504])("keeps octets and key after %d", (status) =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(page(status), page(status), accepted)
      const json = `{ "Number": 1,  "Price":1.10 }`
      expect(yield* calling(url, submit(json))).toEqual(acceptedResult)
      expect(requests.map(({ body }) => body)).toEqual([json, json, json])
      expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
      expect(requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/u)
    })
  )

  it.live("has another key in another call, the caller's where there is one, and none without number", () =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(accepted)
      const json = `{"Number":1}`
      yield* calling(url, submit(json))
      yield* calling(url, submit(json))
      const headers = { "idempotency-key": "mine" }
      yield* calling(url, (client) => client.submit("InvoiceCreate", json, { query, headers }))
      for (const numberless of [`{}`, `{"Number":null}`, `{"Number":0}`, `[]`, `no JSON`]) {
        yield* calling(url, submit(numberless))
      }
      const [first, second, third, ...others] = requests.map((request) => request.headers["idempotency-key"])
      expect(first).not.toBe(second)
      expect(third).toBe("mine")
      expect(others).toEqual([undefined, undefined, undefined, undefined, undefined])
    })
  )

  it.live("of a mail has a key, without which it would be sent twice", () =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(page(503))
      const payload = { uuid: "0".repeat(96) }
      yield* Effect.flip(calling(url, (client) => client.mails.sendMailCreate({ query, headers: {}, payload })))
      expect(requests).toHaveLength(4)
      const keys = new Set(requests.map(({ headers }) => headers["idempotency-key"]))
      expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/u)])
    })
  )
})

describe("a request that is not sent again", () => {
  const rotate = (client: RadicarOperations) => client.webhooks.rotate({ params: { id: "1" } })

  it.live("would do the same twice", () =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(page(503))
      yield* Effect.flip(calling(url, rotate))
      expect(requests).toHaveLength(1)
    })
  )

  it.live("but after 429, when nothing was done", () =>
    Effect.gen(function* () {
      const answer = problem(429, "too-many-requests", "Too many requests", { retryAfter: 0 })
      assert(!("drop" in answer))
      const secret = { secret: "whsec_new", previousExpires: "2026-01-16T10:00:00Z" }
      const { requests, url } = yield* between(
        { status: 429, headers: { "content-type": answer.contentType, "retry-after": "0" }, body: answer.body },
        { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(secret) }
      )
      expect(yield* calling(url, rotate)).toEqual(secret)
      expect(requests).toHaveLength(2)
    })
  )

  it.live.each([400, 401, 404, 409, 500])("was answered with %d", (status) =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(page(status))
      yield* Effect.flip(calling(url, submit(`{"Number":1}`)))
      expect(requests).toHaveLength(1)
    })
  )

  it.live("by a client that is told so, or has done it often enough", () =>
    Effect.gen(function* () {
      const { requests, url } = yield* between(page(503))
      yield* Effect.flip(calling(url, submit("{}"), false))
      expect(requests).toHaveLength(1)
      yield* Effect.flip(calling(url, submit("{}"), { attempts: 2, firstPause: 1 }))
      expect(requests).toHaveLength(3)
    })
  )
})

describe("the pause", () => {
  const waiting = (headers: Record<string, string>, retry: RetryOptions) =>
    Effect.gen(function* () {
      const opened = yield* between(page(503, headers), accepted)
      const first = opened.passed()
      const fiber = yield* Effect.forkChild(calling(opened.url, submit("{}"), retry))
      yield* Effect.promise(() => first)
      return { fiber, requests: opened.requests }
    })

  it.live("ends a call at once where Retry-After, seconds or date, asks for more than is wanted", () =>
    Effect.gen(function* () {
      for (const asked of ["3", new Date(Date.now() + 60_000).toUTCString()]) {
        const { fiber, requests } = yield* waiting({ "retry-after": asked }, { longestPause: 2000 })
        const error = yield* Effect.flip(Fiber.join(fiber))
        expect(error).toHaveProperty("response.status", 503)
        expect(requests).toHaveLength(1)
      }
    })
  )
})
