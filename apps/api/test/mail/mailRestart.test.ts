import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import PostalMime from "postal-mime"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer } from "../support/mailServer.ts"
import { serviceProcess } from "../support/serviceProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { anyDatabase, invoiceBody, masterKey, TestService } from "../support/TestService.ts"

const post = (url: string, path: string, body: unknown) =>
  Effect.promise(async (): Promise<any> => {
    const response = await fetch(`${url}${path}?companyId=1&providerId=1`, {
      method: "POST",
      headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return response.json()
  })

interface Row {
  readonly state: string
  readonly tries: number
  readonly failure: string | null
}

const rowOf = (id: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(sql<Row>`select state, tries, failure from mails where id = ${id}`, ([row]) => row)
  )

const queueMail = Effect.fnUntraced(function* (url: string, number: number) {
  const filed = yield* post(url, "/v1/dian/invoices/", invoiceBody(number))
  assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
  const mail = yield* post(url, "/v1/dian/send-mails/", { Uuid: filed.document.uuid, To: ["a@comprador.example"] })
  assert.strictEqual(mail.state, "queued", JSON.stringify(mail))
  return mail as { readonly id: string; readonly messageId: string }
})

describe("a service that is killed while sending a mail", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("leaves it to the next, which sends the same message", () =>
      Effect.gen(function* () {
        const { url: authorityUrl } = yield* Sandbox
        const databaseUrl = yield* migratedDatabase
        const server = yield* mailServer()
        const settings = { databaseUrl, authorityUrl, masterKey, mail: server.settings }
        const killed = yield* serviceProcess(settings)
        // the server has the mail, and the service does not know it
        server.silence(true)
        const { id, messageId } = yield* queueMail(killed.url, 990003100)
        yield* eventually(
          Effect.sync(() => server.received.length),
          (count) => count === 1
        )
        yield* killed.end("SIGKILL")
        server.silence(false)
        yield* serviceProcess(settings)
        const watching = TestService.layerOn("Postgres", {
          databaseUrl: Redacted.make(databaseUrl),
          // without one it would catch the mail, as the sandbox does
          mail: server.settings,
          following: hurriedFollowing()
        })
        const row = yield* eventually(rowOf(id), (seen) => seen?.state !== "queued").pipe(Effect.provide(watching))
        assert.strictEqual(row?.state, "sent")
        const ids = yield* Effect.forEach(server.received, ({ raw }) =>
          Effect.map(
            Effect.promise(() => PostalMime.parse(raw)),
            (message) => message.messageId
          )
        )
        assert.deepStrictEqual(ids, [messageId, messageId])
      })
    )
  })
})

describe("a mail server with an untrusted certificate", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("gets nothing, and the mail waits", () =>
      Effect.gen(function* () {
        const server = yield* mailServer()
        const untrusting = TestService.layerOn(anyDatabase, { mail: server.settings, following: hurriedFollowing() })
        yield* Effect.gen(function* () {
          const { url } = yield* TestService
          const { id } = yield* queueMail(url, 990003101)
          const row = yield* eventually(rowOf(id), (seen) => (seen?.tries ?? 0) > 1)
          assert.strictEqual(row?.state, "queued")
          assert.match(row?.failure ?? "", /UNABLE_TO_VERIFY_LEAF_SIGNATURE/u)
          assert.isEmpty(server.received)
        }).pipe(Effect.provide(untrusting))
      })
    )
  })
})
