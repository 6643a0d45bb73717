import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/certificates/sandboxAuthority"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { Sandbox } from "@radicar/sandbox/Sandbox"
import { Context, Effect, Layer, Redacted } from "effect"
import PostalMime from "postal-mime"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { companyMail } from "../../src/mail/Mailer.ts"
import type { MailSettings } from "../../src/mail/MailSettings.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer, type MailServer } from "../support/mailServer.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

const adminToken = "first-token-of-the-installation-0123456789abcdef"

class Servers extends Context.Service<Servers, { readonly installation: MailServer; readonly own: MailServer }>()(
  "test/Servers"
) {}

const service = Layer.unwrap(
  Effect.gen(function* () {
    const [installation, own] = [yield* mailServer(), yield* mailServer()]
    return TestService.layerOn(anyDatabase, {
      mail: installation.settings,
      following: hurriedFollowing(),
      adminToken: Redacted.make(adminToken)
    }).pipe(
      Layer.provide(Sandbox.layer({ certificateDirectory })),
      Layer.merge(Layer.succeed(Servers, Servers.of({ installation, own })))
    )
  })
)

const configure = (mail: object) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/companies/1`, {
        method: "PUT",
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
        body: JSON.stringify({ Mail: mail })
      })
      assert.strictEqual(response.status, 200, await response.text())
    })
  )

const mailed = (number: number) =>
  Effect.gen(function* () {
    const { post, url } = yield* TestService
    const filed = yield* post(invoiceBody(number))
    const path = "/v1/dian/send-mails/"
    const to = `compras${number}@comprador.example`
    const { body } = yield* post({ Uuid: filed.body.document.uuid, To: [to] }, { path })
    const shown = Effect.promise(async () => {
      const headers = { authorization: `Bearer ${developmentToken}` }
      const response = await fetch(`${url}${path}${body.id}?companyId=1&providerId=1`, { headers })
      return JSON.parse(await response.text()) as { readonly state: string }
    })
    assert.strictEqual((yield* eventually(shown, ({ state }) => state !== "queued")).state, "sent")
    return to
  })

describe("where bounces of a company's mails go", () => {
  const installation: MailSettings = {
    host: "relay.example",
    port: 587,
    tls: "upgrade",
    login: undefined,
    from: { name: "", address: "facturas@emisor.example" },
    bounceAddress: "bounces@emisor.example"
  }
  const of = (mail: JsonObject) => companyMail(JsonObject.from({ Mail: mail }), installation)?.bounceAddress

  it("is the installation's address, where its server sends them", () => {
    assert.strictEqual(companyMail(undefined, installation)?.bounceAddress, installation.bounceAddress)
    assert.strictEqual(of(JsonObject.from({ From: "facturas@otra.example" })), installation.bounceAddress)
  })

  it("is the sender where the company has a server of its own, which may take no other", () => {
    const own = { SmtpUrl: "smtp://u:p@relay.otra.example", From: "facturas@otra.example" }
    assert.isUndefined(of(JsonObject.from(own)))
  })
})

describe("mails of a company", () => {
  layer(service, { timeout: "1 minute", excludeTestServices: true })((it) => {
    it.effect("go by its own server and name, by the installation's where it has none", () =>
      Effect.gen(function* () {
        const { installation, own } = yield* Servers
        const { host, port } = own.settings
        yield* configure({
          SmtpUrl: `smtp://${host}:${port}`,
          From: "facturas@propia.example",
          FromName: "Propia",
          ReplyTo: "cartera@propia.example"
        })
        const first = yield* mailed(990004100)
        assert.isEmpty(installation.received)
        const [received] = own.received
        assert.deepStrictEqual(received?.to, [first])
        const message = yield* Effect.promise(() => PostalMime.parse(received?.raw ?? Buffer.alloc(0)))
        assert.deepInclude(message.from, { name: "Propia", address: "facturas@propia.example" })
        assert.deepStrictEqual(message.replyTo?.[0]?.address, "cartera@propia.example")

        yield* configure({ SmtpUrl: "", From: "otra@propia.example" })
        yield* mailed(990004101)
        assert.strictEqual(installation.received[0]?.from, "otra@propia.example")
        yield* configure({})
        yield* mailed(990004102)
        assert.strictEqual(installation.received[1]?.from, installation.settings.from.address)
        assert.lengthOf(own.received, 1)
      })
    )
  })
})
