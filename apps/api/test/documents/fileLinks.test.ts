import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Context, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { createHmac } from "node:crypto"
import { Database } from "../../src/platform/database/Database.ts"
import { runApi } from "../support/apiProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { call } from "../support/webhooks.ts"
import { invoiceBody, masterKey, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** The key of links of a service that kept it as it is. */
const plainKey = Buffer.alloc(32, "plain key of links")

class DatabaseUrl extends Context.Service<DatabaseUrl, string>()("@radicar/api/test/DatabaseUrl") {}

const statusOf = (url: string) => Effect.promise(async () => (await fetch(url)).status)

/** Another Postgres, in which a service without a master key has left its key. */
const database = Effect.gen(function* () {
  const url = yield* migratedDatabase
  yield* Effect.provide(
    SqlClient.SqlClient.use((sql) => sql`insert into service_secrets values ('file links', ${plainKey})`),
    Database.layerPostgres(Redacted.make(url))
  )
  return url
})

describe("links to files", () => {
  const service = Layer.unwrap(
    Effect.map(database, (url) =>
      Layer.merge(
        TestService.layerOn("Postgres", { adminToken: Redacted.make(adminToken), databaseUrl: Redacted.make(url) }),
        Layer.succeed(DatabaseUrl, url)
      )
    )
  ).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  layer(service, { excludeTestServices: true })((it) => {
    const filed = Effect.fnUntraced(function* (number: number) {
      const { post } = yield* TestService
      const { body } = yield* post(invoiceBody(number))
      assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      return String(body.document.uuid)
    })

    const reader = Effect.map(
      call("POST", "tokens", { Scopes: ["documents:read"], Companies: ["1"], ExpiresInDays: 1 }, adminToken),
      ({ body }) => ({ id: String(body.id), token: String(body.token) })
    )

    const linkOf = (uuid: string, token: string) =>
      Effect.map(call("GET", `files/url?uuid=${uuid}&type=xml`, undefined, token), ({ body }) => String(body.url))

    it.effect("end when the token that created them is revoked, unlike links of other tokens", () =>
      Effect.gen(function* () {
        const uuid = yield* filed(990008001)
        const [one, two] = [yield* reader, yield* reader]
        const [first, second] = [yield* linkOf(uuid, one.token), yield* linkOf(uuid, two.token)]
        assert.deepStrictEqual([yield* statusOf(first), yield* statusOf(second)], [200, 200])
        assert.strictEqual((yield* call("DELETE", `tokens/${one.id}`, undefined, adminToken)).status, 200)
        assert.deepStrictEqual([yield* statusOf(first), yield* statusOf(second)], [404, 200])
      })
    )

    it.effect("stay valid when their token expires", () =>
      Effect.gen(function* () {
        const uuid = yield* filed(990008002)
        const { id, token } = yield* reader
        const link = yield* linkOf(uuid, token)
        const sql = yield* SqlClient.SqlClient
        yield* sql`update tokens set expires_at = now() - interval '1 hour' where id = ${id}`
        assert.strictEqual((yield* call("GET", "tokens/self", undefined, token)).status, 401)
        assert.strictEqual(yield* statusOf(link), 200)
      })
    )

    it.effect("are of the key that was kept before there was a master key, which is encrypted now", () =>
      Effect.gen(function* () {
        const uuid = yield* filed(990008003)
        const { token } = yield* reader
        const sql = yield* SqlClient.SqlClient
        const link = new URL(yield* linkOf(uuid, token))
        const name = link.pathname.split("/").at(-1) ?? ""
        const covered = Buffer.from(name, "base64url").subarray(0, -24)
        const linkUntil = (expires: number) => {
          covered.writeUIntBE(expires, 17, 6)
          const tag = createHmac("sha256", plainKey).update(covered).digest().subarray(0, 24)
          return link.href.replace(name, Buffer.concat([covered, tag]).toString("base64url"))
        }
        assert.strictEqual(yield* statusOf(linkUntil(Date.now() + 60_000)), 200)
        assert.strictEqual(yield* statusOf(linkUntil(Date.now() - 1)), 404)
        const [row] = yield* sql<{ readonly secret: Uint8Array }>`
          select secret from service_secrets where name = 'file links'`
        assert.isFalse(Buffer.from(row?.secret ?? plainKey).includes(plainKey))
      })
    )

    it.effect("end when the command replaces the key, without a restart", () =>
      Effect.gen(function* () {
        const uuid = yield* filed(990008004)
        const { token } = yield* reader
        const before = yield* linkOf(uuid, token)
        assert.strictEqual(yield* statusOf(before), 200)
        const { code, stderr, stdout } = yield* runApi(["rotate-link-key"], {
          DATABASE_URL: yield* DatabaseUrl,
          RADICAR_MASTER_KEY: masterKey
        })
        assert.deepStrictEqual([code, stderr], [0, ""])
        assert.include(stdout, "The key of file links was replaced")
        assert.strictEqual(yield* statusOf(before), 404)
        assert.strictEqual(yield* statusOf(yield* linkOf(uuid, token)), 200)
      })
    )
  })
})
