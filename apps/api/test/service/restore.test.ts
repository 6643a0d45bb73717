import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { storedCertificate } from "../support/asking.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, masterKey, TestService } from "../support/TestService.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "restore-"))),
  (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
)

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** A database with what another has, which nobody uses; answers its URL. */
const copyOf = (url: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const name = `${nameOf(url)}_restored`
    yield* sql`create database ${sql(name)} template ${sql(nameOf(url))}`
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(inject("postgresUrl")) })))

const file = (kind: string, uuid: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async (signal) => {
      const response = await fetch(`${url}/v1/files/${kind}?uuid=${uuid}`, {
        headers: { authorization: `Bearer ${developmentToken}` },
        signal
      })
      return { status: response.status, octets: Buffer.from(await response.arrayBuffer()).toString("base64") }
    })
  )

describe("a service on a restored database and a copy of its files", () => {
  it.live(
    "answers filed documents from the record, files nothing again, and reads its secrets only with the previous key",
    () =>
      Effect.gen(function* () {
        const [before, after] = [join(yield* folder, "before"), join(yield* folder, "after")]
        const url = yield* migratedDatabase
        const on = (databaseUrl: string, directory: string, key = masterKey) =>
          TestService.layerOn("Postgres", {
            databaseUrl: Redacted.make(databaseUrl),
            blobs: { _tag: "files", directory },
            masterKey: Redacted.make(key)
          })
        const body = invoiceBody(990000870)
        const filed = yield* Effect.gen(function* () {
          const { post } = yield* TestService
          const token = yield* storedCertificate("company")
          const answer = yield* post(body)
          assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
          const uuid: string = answer.body.document.uuid
          return { token, answer, uuid, document: yield* file("xml", `${uuid}&kind=document`) }
        }).pipe(Effect.provide(on(url, before)))

        const restored = yield* copyOf(url)
        cpSync(before, after, { recursive: true })
        const sandbox = yield* Sandbox
        const sendings = Effect.map(
          sandbox.requests,
          (all) => all.filter(({ operation }) => operation?.startsWith("Send") === true).length
        )
        const received = yield* sendings
        assert.strictEqual(received, 1)
        yield* Effect.gen(function* () {
          const { post } = yield* TestService
          const again = yield* post(body)
          assert.deepStrictEqual(again.body, filed.answer.body)
          assert.strictEqual(yield* sendings, received)
          assert.isTrue((yield* file("xml", `${filed.uuid}&kind=document`)).octets === filed.document.octets)
          // made from the body, which is in the store of files
          assert.strictEqual((yield* file("pdf", filed.uuid)).status, 200)
          const signed = yield* post({ ...invoiceBody(990000871), SigningCertificate: { Token: filed.token } })
          assert.strictEqual(signed.status, 200, JSON.stringify(signed.body))
        }).pipe(Effect.provide(on(restored, after)))

        const otherKey = Buffer.alloc(32, "other").toString("base64")
        yield* Effect.gen(function* () {
          const { post } = yield* TestService
          const unsigned = yield* post({ ...invoiceBody(990000872), SigningCertificate: { Token: filed.token } })
          assert.strictEqual(unsigned.status, 503)
          assert.deepStrictEqual((yield* post(body)).body, filed.answer.body)
        }).pipe(Effect.provide(on(restored, after, otherKey)))
      }).pipe(Effect.provide(Sandbox.layer({ certificateDirectory })))
  )
})
