import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { tokenHash, Tokens } from "../../src/access/Tokens.ts"
import { AuthorityEndpoints } from "../../src/platform/AuthorityEndpoints.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

// nothing listens on the discard port of this machine, so nothing can leave it
const nowhere = "https://127.0.0.1:9/WcfDianCustomerServices.svc"

const on = (changes: Parameters<typeof TestService.layer>[1]) =>
  TestService.layerOn("Postgres", changes).pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory })))

const token = "a-token-of-the-test"
const headers = { authorization: `Bearer ${token}` }

const tokenIsKnown = Effect.flatMap(Tokens, (tokens) =>
  tokens.ensure({
    name: "test",
    prefix: "a-token",
    hash: tokenHash(token),
    scopes: ["documents:write"],
    companyIds: ["*"],
    providerIds: ["*"]
  })
)

const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }

describe("outside the sandbox", () => {
  it.live("the development token is nobody's, even in a database that a sandbox has used", () =>
    Effect.gen(function* () {
      const databaseUrl = Redacted.make(yield* migratedDatabase)
      const post = Effect.flatMap(TestService, (service) => service.post(invoiceBody(990000204)))
      const sandboxed = yield* Effect.provide(post, on({ databaseUrl }))
      assert.strictEqual(sandboxed.body.status, "submitted")
      for (const environment of ["habilitacion", "production"] as const) {
        const answer = yield* Effect.provide(post, on({ databaseUrl, environment, authorityUrl: nowhere }))
        assert.strictEqual(answer.status, 401)
      }
    })
  )

  it.live("a body does not make another company the owner of the software, who may sign", () =>
    Effect.gen(function* () {
      yield* tokenIsKnown
      const { post, stored } = yield* TestService
      const body = invoiceBody(990000205, {
        SoftwareProvider: { ...software, ProviderId: "901234567" },
        SigningCertificate: signingCertificate("other-company")
      })
      const answer = yield* post(body, { headers })
      assert.strictEqual(answer.status, 422, JSON.stringify(answer.body))
      assert.strictEqual(answer.body.reason, "NotTheIssuers")
      assert.strictEqual(yield* stored, 0)
    }).pipe(Effect.provide(on({ environment: "habilitacion", authorityUrl: nowhere })))
  )

  it.live("an Idempotency-Key is for one environment", () =>
    Effect.gen(function* () {
      yield* tokenIsKnown
      const { post } = yield* TestService
      const keyed = { headers: { ...headers, "idempotency-key": "both" } }
      const body = invoiceBody(990000206, { SoftwareProvider: software })
      const first = yield* post(body, keyed)
      assert.strictEqual(first.body.status, "pending", JSON.stringify(first.body))
      // with an outcome on record nothing is sent to any environment, whatever is answered
      const sql = yield* SqlClient.SqlClient
      yield* sql`update standings set state = 'accepted'`
      yield* sql`insert into answers (id, status_code) select id, '00' from standings on conflict (id) do update set status_code = '00'`
      const test = yield* post(body, { ...keyed, query: "companyId=1&providerId=1&isTest=true" })
      assert.strictEqual(test.status, 422, JSON.stringify(test.body))
      assert.strictEqual(test.body.type, "urn:radicar:problem:idempotency-conflict")
      assert.strictEqual((yield* post(body, keyed)).body.status, "submitted")
    }).pipe(Effect.provide(on({ environment: "production", authorityUrl: nowhere })))
  )

  it.effect.each([
    ["production", "http://user:hunter2@example.com"],
    ["habilitacion", "http://example.com"],
    ["sandbox", "example.com"]
  ] as const)("AUTHORITY_URL is refused in %s where it cannot be used: %s", ([environment, url]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.provide(AuthorityEndpoints, AuthorityEndpoints.layer(environment, url)))
      assert.strictEqual(error._tag, "InvalidSetting")
      assert.include(error.message, "AUTHORITY_URL must be an absolute http")
      assert.notInclude(error.message, "hunter2")
    })
  )
})
