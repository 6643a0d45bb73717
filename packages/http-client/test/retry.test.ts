import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { repetitionOf } from "@radicar/contract/inner/Repetition"
import { assert, describe, expect, it } from "@effect/vitest"
import type { HttpApiEndpoint } from "effect/http-api"
import { acceptedResult, fateOf, json, problem } from "./support/answers.ts"
import { clients, rejection, statusOf } from "./support/clients.ts"
import { type Fate, proxy } from "./support/proxy.ts"

const query = { companyId: "1", providerId: "1" }
const accepted = fateOf(json(200, acceptedResult))
const page = (status: number, headers: Record<string, string> = {}): Fate => ({ status, headers, body: "<h1>" })
const between = (...fates: ReadonlyArray<Fate>) => proxy("http://127.0.0.1:1", ...fates)
const retry = { firstPause: 1 }

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

describe.each(clients)("%s: a request that is sent again", (_, connect) => {
  it.each([502, 503, 504])("keeps octets and key after %d", async (status) => {
    using opened = await between(page(status), page(status), accepted)
    const text = `{ "Number": 1,  "Price":1.10 }`
    expect(await connect({ url: opened.url, retry }).submit(text, { query })).toEqual(acceptedResult)
    expect(opened.requests.map(({ body }) => body)).toEqual([text, text, text])
    expect(new Set(opened.requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
    expect(opened.requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/u)
  })

  it("has another key in another call, the caller's where there is one, and none without number", async () => {
    using opened = await between(accepted)
    const { submit } = connect({ url: opened.url, retry })
    const text = `{"Number":1}`
    await submit(text, { query })
    await submit(text, { query })
    await submit(text, { query, headers: { "idempotency-key": "mine" } })
    for (const numberless of [`{}`, `{"Number":null}`, `{"Number":0}`, `[]`, `no JSON`])
      await submit(numberless, { query })
    const [first, second, third, ...others] = opened.requests.map((request) => request.headers["idempotency-key"])
    expect(first).not.toBe(second)
    expect(third).toBe("mine")
    expect(others).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  it("of a mail has a key, without which it would be sent twice", async () => {
    using opened = await between(page(503))
    await rejection(connect({ url: opened.url, retry }).sendMail("0".repeat(96)))
    expect(opened.requests).toHaveLength(4)
    const keys = new Set(opened.requests.map(({ headers }) => headers["idempotency-key"]))
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/u)])
  })
})

describe.each(clients)("%s: a request that is not sent again", (_, connect) => {
  it("would do the same twice", async () => {
    using opened = await between(page(503))
    await rejection(connect({ url: opened.url, retry }).rotate("1"))
    expect(opened.requests).toHaveLength(1)
  })

  it("asks for health, without a token", async () => {
    using opened = await between(page(503))
    await rejection(connect({ url: opened.url, retry }).health())
    expect(opened.requests.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it("but after 429, when nothing was done", async () => {
    const answer = problem(429, "too-many-requests", "Too many requests", { retryAfter: 0 })
    assert(!("drop" in answer))
    const secret = { secret: "whsec_new", previousExpires: "2026-01-16T10:00:00Z" }
    using opened = await between(
      { status: 429, headers: { "content-type": answer.contentType, "retry-after": "0" }, body: answer.body },
      fateOf(json(200, secret))
    )
    expect(await connect({ url: opened.url, retry }).rotate("1")).toEqual(secret)
    expect(opened.requests).toHaveLength(2)
  })

  it.each([400, 401, 404, 409, 500])("was answered with %d", async (status) => {
    using opened = await between(page(status))
    await rejection(connect({ url: opened.url, retry }).submit(`{"Number":1}`, { query }))
    expect(opened.requests).toHaveLength(1)
  })

  it("by a client that is told so, or has done it often enough", async () => {
    using opened = await between(page(503))
    await rejection(connect({ url: opened.url, retry: false }).submit("{}", { query }))
    expect(opened.requests).toHaveLength(1)
    await rejection(connect({ url: opened.url, retry: { attempts: 2, firstPause: 1 } }).submit("{}", { query }))
    expect(opened.requests).toHaveLength(3)
  })
})

describe.each(clients)("%s: the pause", (_, connect) => {
  it("ends a call at once where Retry-After, seconds or date, asks for more than is wanted", async () => {
    for (const asked of ["3", new Date(Date.now() + 60_000).toUTCString()]) {
      using opened = await between(page(503, { "retry-after": asked }), accepted)
      const client = connect({ url: opened.url, retry: { longestPause: 2000 } })
      expect(statusOf(await rejection(client.submit("{}", { query })))).toBe(503)
      expect(opened.requests).toHaveLength(1)
    }
  })
})
