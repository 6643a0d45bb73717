import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { createClient, Problem } from "@radicar/http-client/inner/plain"
import { operationTable } from "@radicar/http-client/inner/plain/generated/operationTable"
import { assert, describe, it } from "@effect/vitest"
import { rejection } from "./support/clients.ts"
import { service } from "./support/service.ts"
import { adminToken } from "./support/tokens.ts"

type AnyOperation = (request: object) => Promise<unknown> & { readonly page?: () => Promise<unknown> }

/** Every operation of the client that is made, by group and name, with the names of its path parameters. */
const operationsOf = (client: object) =>
  Object.entries(operationTable).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, { path }]) => ({
      name: `${group}.${name}`,
      params: Object.fromEntries([...path.matchAll(/:(\w+)/gu)].map(([, each = ""]) => [each, "1"])),
      call: (client as Record<string, Record<string, AnyOperation>>)[group]?.[name]
    }))
  )

describe("the operations of the client", () => {
  it("are those of the contract", () => {
    const declared = Object.entries<{ readonly endpoints: object }>(RadicarApi.groups).flatMap(
      ([group, { endpoints }]) => Object.keys(endpoints).map((name) => `${group}.${name}`)
    )
    const made = operationsOf(createClient({ baseUrl: service.url, token: "t" }))
    assert.deepStrictEqual(
      made.filter(({ call }) => call === undefined),
      []
    )
    assert.sameMembers(
      made.map(({ name }) => name),
      declared
    )
  })

  it("reach each operation that the service describes, and no other", async () => {
    const described: { readonly paths: Readonly<Record<string, object>> } = await (
      await fetch(`${service.url}/openapi.json`)
    ).json()
    const templates = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/gu, "1")}`)
    )
    // it may change nothing
    const admin = createClient({ baseUrl: service.url, token: adminToken })
    const { token } = await admin.tokens.create({ payload: { Scopes: ["mails:report"] } })
    const called: Array<string> = []
    const client = createClient({
      baseUrl: service.url,
      token,
      retry: false,
      fetch: (url, init) => {
        called.push(`${init?.method} ${new URL(String(url)).pathname}`)
        return fetch(url, init)
      }
    })
    for (const { call, name, params } of operationsOf(client)) {
      const answer = call?.({ params })
      const asked = answer?.page === undefined ? answer : answer.page()
      const error = await asked?.catch((error: unknown) => error)
      if (error instanceof Error) assert.instanceOf(error, Problem, `${name}: ${error.message}`)
    }
    assert.sameMembers(called, templates)
  })
})

describe("a request that cannot be sent", () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token: "t" })
  // callers of JavaScript have no compiler
  const submissions = client.submissions as unknown as Record<string, (request: unknown) => any>

  it.each([
    ["an id that is absent", () => submissions["get"]?.({ params: {} }), "params.id"],
    ["an id that is a number", () => submissions["get"]?.({ params: { id: 7 } }), "params.id"],
    ["an id that is a folder", () => submissions["get"]?.({ params: { id: ".." } }), "params.id"],
    ["half a character", () => submissions["get"]?.({ params: { id: "\ud800" } }), "params.id"],
    ["a number in a query", () => submissions["list"]?.({ query: { companyId: 1 } }).page(), "query.companyId"],
    ["a file as an object", () => client.reading.read({ payload: new Blob(["<Invoice/>"]) as never }), "payload"],
    [
      "a header of two lines",
      () =>
        client.drafts.put({
          params: { id: "1" },
          query: { companyId: "1" },
          headers: { "if-match": "a\nb" },
          payload: "{}"
        }),
      "if-match"
    ]
  ])("rejects with a TypeError that names it: %s", async (_, call, name) => {
    const error = await rejection(call())
    assert.instanceOf(error, TypeError)
    assert.include(error.message, name)
  })

  it.each(["localhost:8080", "ftp://127.0.0.1", "127.0.0.1"])("is refused at once with the address %s", (baseUrl) => {
    assert.throws(() => createClient({ baseUrl, token: "t" }), TypeError)
  })
})
