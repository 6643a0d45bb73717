import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const call = (token: string, method: string, path = "", body?: unknown) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/tokens${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const text = await response.text()
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
    })
  )

interface Listed {
  readonly id: string
  readonly companies: ReadonlyArray<string>
}

const filing = { Scopes: ["documents:write", "documents:read"], Companies: ["1"], Providers: ["1"] }

describe.each(serviceDatabases)("tokens, on %s", (database) => {
  const service = TestService.layerOn(database, { adminToken: Redacted.make(adminToken) }).pipe(
    Layer.provide(Sandbox.layer({ certificateDirectory }))
  )
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("are made with the first token, shown once, and then file", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const made = yield* call(adminToken, "POST", "", { ...filing, Name: "ERP", ExpiresInDays: 30 })
        assert.strictEqual(made.status, 201, JSON.stringify(made.body))
        assert.match(made.body.token, /^rad_sandbox_[\w-]{43}$/u)
        assert.isTrue(made.body.token.startsWith(made.body.prefix))
        const days = (Date.parse(made.body.expires) - Date.now()) / 86_400_000
        assert.isTrue(days > 29.9 && days <= 30)
        const headers = { authorization: `Bearer ${made.body.token}` }
        const filed = yield* post(invoiceBody(990000990), { headers })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const { items } = (yield* call(adminToken, "GET")).body
        const listed = items.find(({ id }: { id: string }) => id === made.body.id)
        assert.strictEqual(listed.name, "ERP")
        assert.isString(listed.lastUsed)
        assert.notInclude(JSON.stringify(items), made.body.token)
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql`select tokens::text as row from tokens`
        for (const { row } of rows) assert.notInclude(String(row), made.body.token)
      })
    )

    it.effect("are of no use once revoked, nor for what they were not made for", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* call(adminToken, "POST", "", filing)
        const headers = { authorization: `Bearer ${body.token}` }
        assert.strictEqual((yield* call(body.token, "GET")).status, 403)
        assert.strictEqual(
          (yield* post(invoiceBody(990000991), { headers, query: "companyId=2&providerId=1" })).status,
          403
        )
        const revoked = yield* call(adminToken, "DELETE", `/${body.id}`)
        assert.deepInclude(revoked, { status: 200 })
        assert.deepStrictEqual([revoked.body.id, revoked.body.webhooks], [body.id, []])
        assert.strictEqual((yield* call(adminToken, "DELETE", `/${body.id}`)).status, 404)
        assert.strictEqual((yield* post(invoiceBody(990000991), { headers })).status, 401)
        assert.strictEqual((yield* call(adminToken, "DELETE", "/nonsense")).status, 404)
      })
    )

    it.effect("show their holder what they may do, but not the token", () =>
      Effect.gen(function* () {
        const { body } = yield* call(adminToken, "POST", "", { Scopes: ["mails:report"], Companies: ["7", "8"] })
        const self = yield* call(body.token, "GET", "/self")
        assert.deepStrictEqual(self, {
          status: 200,
          body: {
            id: body.id,
            scopes: ["mails:report"],
            companies: ["7", "8"],
            providers: [],
            environment: "sandbox"
          }
        })
        assert.strictEqual((yield* call("nobody", "GET", "/self")).status, 401)
      })
    )

    it.effect("give only permissions that the requesting token has", () =>
      Effect.gen(function* () {
        const limited = yield* call(adminToken, "POST", "", {
          Scopes: ["tokens:admin"],
          Companies: ["7"],
          Providers: ["7"]
        })
        const token = limited.body.token
        for (const changes of [
          { Companies: ["8"] },
          { Companies: ["*"] },
          { Providers: ["*"] },
          { Providers: ["1"] }
        ]) {
          const refused = yield* call(token, "POST", "", { Scopes: ["documents:read"], ...changes })
          assert.strictEqual(refused.status, 403, JSON.stringify(changes))
        }
        const own = yield* call(token, "POST", "", { Scopes: ["documents:read"], Companies: ["7"] })
        assert.strictEqual(own.status, 201)
        const seen = (yield* call(token, "GET")).body.items.map(({ id }: { id: string }) => id)
        assert.sameMembers(seen, [limited.body.id, own.body.id])
        const others = (yield* call(adminToken, "GET")).body.items.find(({ companies }: Listed) =>
          companies.includes("*")
        )
        assert.strictEqual((yield* call(token, "DELETE", `/${others.id}`)).status, 404)
      })
    )

    it.effect("are rejected with their violations", () =>
      Effect.gen(function* () {
        const refused = yield* call(adminToken, "POST", "", { Scopes: ["everything"], Companies: ["one"], Days: 3 })
        assert.deepStrictEqual([refused.status, refused.body.type], [400, "urn:radicar:problem:invalid-body"])
        assert.sameMembers(
          refused.body.violations.map(({ path }: { path: string }) => path),
          ["$.Scopes[0]", "$.Companies[0]", "$.Days"]
        )
        const { token } = (yield* call(adminToken, "POST", "", filing)).body
        assert.strictEqual((yield* call(token, "POST", "", filing)).status, 403)
      })
    )
  })
})
