import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Context, Effect, Layer, Redacted } from "effect"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import PostalMime from "postal-mime"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { companyMail } from "../../src/mail/Mailer.ts"
import type { MailSettings } from "../../src/mail/MailSettings.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer, type MailServer } from "../support/mailServer.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** Something that is no mail server: what it says first, and how many have connected. */
interface Intruded {
  readonly url: string
  readonly port: number
  readonly connections: () => number
}

const secretOfPeer = "AKIA-secret-of-an-inner-service"

const talkative = Effect.acquireRelease(
  Effect.promise(async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.on("error", () => {})
      socket.end(`500 ${secretOfPeer}\r\n`)
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    return { server, peer: { url: `smtp://127.0.0.1:${port}`, port, connections: () => connections } as Intruded }
  }),
  ({ server }) => Effect.sync(() => server.close())
).pipe(Effect.map(({ peer }) => peer))

class Servers extends Context.Service<
  Servers,
  { readonly installation: MailServer; readonly own: MailServer; readonly allowed: Intruded; readonly inner: Intruded }
>()("test/Servers") {}

/** A name of a tenant that leads nowhere when it is configured, and inside when it is used. */
const rebound = "relay.tenant.example"

const service = Layer.unwrap(
  Effect.gen(function* () {
    const [installation, own] = [yield* mailServer(), yield* mailServer()]
    const [allowed, inner] = [yield* talkative, yield* talkative]
    const { host, port } = own.settings
    const outbound = defaultOutbound([`smtp://${host}:${port}`, allowed.url])
    let asked = 0
    return TestService.layerOn(anyDatabase, {
      mail: installation.settings,
      following: hurriedFollowing(),
      adminToken: Redacted.make(adminToken),
      outbound: {
        ...outbound,
        mayUsePort: () => true,
        resolve: async (name) => {
          if (name !== rebound) return outbound.resolve(name)
          asked += 1
          return asked === 1 ? [{ address: "8.8.8.8", family: 4 }] : [{ address: "127.0.0.1", family: 4 }]
        }
      }
    }).pipe(
      Layer.provide(Sandbox.layer({ certificateDirectory })),
      Layer.merge(Layer.succeed(Servers, Servers.of({ installation, own, allowed, inner })))
    )
  })
)

const put = (mail: object) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/companies/1`, {
        method: "PUT",
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
        body: JSON.stringify({ Mail: mail })
      })
      return { status: response.status, text: await response.text() }
    })
  )

const configure = (mail: object) => Effect.map(put(mail), ({ status, text }) => assert.strictEqual(status, 200, text))

interface ShownMail {
  readonly state: string
  readonly failure?: string
  readonly receivers: ReadonlyArray<{ readonly reply?: string }>
}

/** Mails an invoice, and answers the mail as soon as it is as wanted. */
const mailing = (number: number, wanted: (mail: ShownMail) => boolean) =>
  Effect.gen(function* () {
    const { post, url } = yield* TestService
    const filed = yield* post(invoiceBody(number))
    const path = "/v1/dian/send-mails/"
    const to = `compras${number}@comprador.example`
    const { body } = yield* post({ Uuid: filed.body.document.uuid, To: [to] }, { path })
    const shown = Effect.promise(async () => {
      const headers = { authorization: `Bearer ${developmentToken}`, "accept-language": "es" }
      const response = await fetch(`${url}${path}${body.id}?companyId=1&providerId=1`, { headers })
      return JSON.parse(await response.text()) as ShownMail
    })
    return { to, mail: yield* eventually(shown, wanted) }
  })

const mailed = (number: number) =>
  Effect.map(
    mailing(number, ({ state }) => state !== "queued"),
    ({ mail, to }) => {
      assert.strictEqual(mail.state, "sent")
      return to
    }
  )

describe("the bounce address of a company's mails", () => {
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

  it("is the sender if the company has its own server, which may accept no other", () => {
    const own = { SmtpUrl: "smtp://u:p@relay.otra.example", From: "facturas@otra.example" }
    assert.isUndefined(of(JsonObject.from(own)))
  })
})

describe("mails of a company", () => {
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("use its own server and name, or else the installation's", () =>
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

    it.effect("does not go through a mail server of this machine or of a private network", () =>
      Effect.gen(function* () {
        const { inner } = yield* Servers
        for (const url of [inner.url, "smtp://169.254.169.254:25", "smtps://10.0.0.1", "smtp://[::1]:587"]) {
          const { status, text } = yield* put({ SmtpUrl: url, From: "facturas@propia.example" })
          assert.strictEqual(status, 400, text)
          assert.include(text, "$.Mail.SmtpUrl")
          assert.include(text, "not public")
        }
        assert.strictEqual(inner.connections(), 0)
      })
    )

    it.effect("do not reach internal addresses through a name that resolves to one later", () =>
      Effect.gen(function* () {
        const { inner } = yield* Servers
        yield* configure({ SmtpUrl: `smtp://${rebound}:${inner.port}`, From: "facturas@propia.example" })
        const { mail } = yield* mailing(990004103, ({ failure }) => failure !== undefined)
        assert.include(mail.failure, "El servidor tiene una dirección que no es pública")
        assert.strictEqual(inner.connections(), 0)
      })
    )

    it.effect("never quote a peer that did not answer as a mail server", () =>
      Effect.gen(function* () {
        const { allowed } = yield* Servers
        yield* configure({ SmtpUrl: allowed.url, From: "facturas@propia.example" })
        const { mail } = yield* mailing(990004104, ({ failure }) => failure !== undefined)
        assert.isAbove(allowed.connections(), 0)
        assert.match(mail.failure ?? "", /^E[A-Z]+: No respondió un servidor SMTP, o la conexión terminó$/u)
        assert.strictEqual(mail.receivers[0]?.reply, mail.failure)
        assert.notInclude(JSON.stringify(mail), secretOfPeer)
      })
    )
  })
})
