import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { administrativeScopes } from "@radicar/contract/inner/CurrentCaller"
import { Context, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import PostalMime from "postal-mime"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer, type MailServer } from "../support/mailServer.ts"
import { receiver } from "../support/receiver.ts"
import { exchangeReport, noMailbox, postfixReport, qmailBounce } from "../support/reports.ts"
import { anyDatabase, invoiceBody, serviceDatabases, type TestDatabase, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"
import { call } from "../support/webhooks.ts"

trustMailServer()

class Server extends Context.Service<Server, MailServer>()("test/Server") {}

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const service = (database: TestDatabase, bounceAddress: string | undefined) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const server = yield* mailServer()
      return TestService.layerOn(database, {
        mail: { ...server.settings, ...(bounceAddress === undefined ? {} : { bounceAddress }) },
        following: hurriedFollowing(),
        outbound: { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true },
        adminToken: Redacted.make(adminToken)
      }).pipe(
        Layer.provide(Sandbox.layer({ certificateDirectory })),
        Layer.merge(Layer.succeed(Server, Server.of(server)))
      )
    })
  )

const path = "/v1/dian/send-mails/"

const shown = (id: string) =>
  Effect.map(call("GET", `dian/send-mails/${id}?companyId=1&providerId=1`), ({ body }) => body)

/** Files a document and mails it; the mail when it is done, and what the server got of it. */
const mailed = (number: number, to: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const { post } = yield* TestService
    const { body: filed } = yield* post(invoiceBody(number))
    const { body } = yield* post({ Uuid: filed.document.uuid, To: to }, { path })
    const mail = yield* eventually(shown(body.id), ({ state }) => state !== "queued")
    const { received } = yield* Server
    const own = yield* Effect.promise(async () => {
      const parsed = await Promise.all(received.map(async (each) => ({ each, mime: await PostalMime.parse(each.raw) })))
      return parsed.filter(({ mime }) => mime.messageId === mail.messageId).map(({ each }) => each)
    })
    return { mail, received: own, messageId: String(mail.messageId) }
  })

const report = (message: string | Uint8Array, token: string = developmentToken, type = "message/rfc822") =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/mails/bounces`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": type },
        body: message as string
      })
      return { status: response.status, body: JSON.parse(await response.text()) as any }
    })
  )

const tokenFor = (body: object) =>
  Effect.map(call("POST", "tokens", body, adminToken), ({ body: made }) => String(made.token))

const stored = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select * from mail_bounces order by mail_id, receiver, state`
)

describe.each(serviceDatabases)("a mail that comes back, on %s", (database) => {
  layer(service(database, "bounces@emisor.example"), { excludeTestServices: true })((it) => {
    it.effect("is known by the address that it left from, one for each receiver", () =>
      Effect.gen(function* () {
        const to = ["uno@comprador.example", "dos@comprador.example"]
        const { mail, messageId, received } = yield* mailed(990006000, to)
        assert.strictEqual(mail.state, "sent")
        assert.deepStrictEqual(received.map((each) => each.to).toSorted(), to.map((each) => [each]).toSorted())
        const senders = received.map(({ from }) => from)
        assert.strictEqual(new Set(senders).size, 2)
        for (const from of senders) assert.match(from, /^bounces\+[0-9a-v]{47}@emisor\.example$/u)
        for (const from of senders) assert.isAtMost(from.indexOf("@"), 64)
        for (const { raw } of received) {
          const { from } = yield* Effect.promise(() => PostalMime.parse(raw))
          assert.strictEqual(from?.address, "facturas@emisor.example")
        }

        // passed on to another address: the token says whose it is
        const [sender = ""] = received
          .filter((each) => each.to.includes("dos@comprador.example"))
          .map(({ from }) => from)
        const facts = { sender, messageId: "<other@x.example>", address: "reenvio@otra.example" }
        const first = yield* report(postfixReport(facts, noMailbox(facts.address)))
        assert.strictEqual(first.status, 200, JSON.stringify(first.body))
        assert.strictEqual(first.body.mailId, mail.id)
        const [bounced, ...others] = first.body.receivers
        assert.isEmpty(others)
        assert.deepInclude(bounced, { address: "dos@comprador.example", state: "bounced", status: "5.1.1" })
        assert.match(bounced.diagnostic, /^550 5\.1\.1 .*User unknown in virtual mailbox table$/u)
        const after = yield* shown(mail.id)
        assert.deepStrictEqual(after.receivers[1].bounce, {
          state: "bounced",
          status: "5.1.1",
          diagnostic: bounced.diagnostic,
          reported: bounced.reported
        })
        // what the mail server took it has taken
        assert.deepStrictEqual([after.state, after.receivers[1].state], ["sent", "sent"])
        assert.isUndefined(after.receivers[0].bounce)

        // twice is once, and a later one changes nothing
        const again = yield* report(postfixReport(facts, noMailbox(facts.address)))
        assert.deepStrictEqual([again.status, again.body], [200, first.body])
        assert.deepStrictEqual((yield* report(exchangeReport({ ...facts, messageId }))).body, first.body)
      })
    )

    it.effect("may be late before it comes back, or be passed on", () =>
      Effect.gen(function* () {
        const { mail, messageId, received } = yield* mailed(990006001, ["tarde@comprador.example"])
        const facts = { sender: received[0]?.from ?? "", messageId, address: "tarde@comprador.example" }
        const group = (...fields: ReadonlyArray<string>) => [`Final-Recipient: rfc822; ${facts.address}`, ...fields]
        const relayed = yield* report(postfixReport(facts, group("Action: relayed", "Status: 2.0.0")))
        const expanded = yield* report(postfixReport(facts, group("Action: expanded", "Status: 2.0.0")))
        for (const { body, status } of [relayed, expanded]) {
          assert.deepStrictEqual([status, body], [200, { mailId: mail.id, receivers: [] }])
        }
        const late = yield* report(postfixReport(facts, group("Action: delayed", "Status: 4.4.1")))
        assert.deepInclude(late.body.receivers[0], { state: "delayed", status: "4.4.1" })
        assert.deepInclude((yield* shown(mail.id)).receivers[0].bounce, { state: "delayed" })
        yield* report(exchangeReport(facts))
        // a late report of lateness is no news any more
        yield* report(postfixReport(facts, group("Action: delayed", "Status: 4.4.1")))
        assert.deepInclude((yield* shown(mail.id)).receivers[0].bounce, { state: "bounced", status: "5.2.2" })
      })
    )

    it.effect("emits one event for each receiver, without addresses", () =>
      Effect.gen(function* () {
        const hooks = yield* receiver("https", "localhost")
        yield* call("POST", "webhooks", { Url: `${hooks.origin}/`, Events: ["mail.bounced"] })
        const { mail, messageId, received } = yield* mailed(990006002, ["a@x.example", "b@x.example"])
        const facts = (address: string) => ({
          sender: received.find(({ to }) => to.includes(address))?.from ?? "",
          messageId,
          address
        })
        for (const address of ["a@x.example", "a@x.example", "b@x.example"]) {
          assert.strictEqual((yield* report(postfixReport(facts(address), noMailbox(address)))).status, 200)
        }
        const calls = yield* eventually(
          Effect.sync(() => hooks.calls),
          ({ length }) => length >= 2
        )
        const posted = calls.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.mailId === mail.id)
        assert.deepStrictEqual(posted.map(({ data, type }) => [type, data.state, data.bounced]).toSorted(), [
          ["mail.bounced", "sent", 1],
          ["mail.bounced", "sent", 2]
        ])
        for (const { body } of calls) assert.notInclude(body, "x.example")
        const sql = yield* SqlClient.SqlClient
        const events = yield* sql`select id from events where type = 'mail.bounced' and data like ${`%${mail.id}%`}`
        assert.lengthOf(events, 2)
      })
    )

    it.effect("is rejected from forgers and from callers that may not act for the company", () =>
      Effect.gen(function* () {
        const { messageId, received } = yield* mailed(990006003, ["c@x.example"])
        const sender = received[0]?.from ?? ""
        const before = yield* stored
        const facts = { sender, messageId, address: "c@x.example" }
        const genuine = postfixReport(facts, noMailbox(facts.address))
        const [token = ""] = /\+(.*)@/u.exec(sender)?.slice(1) ?? []
        // a digit of the receiver's place or of the tag, and a token that somebody made up
        const changes = [10, 27, 28, 40, 46].map(
          (at) => `${token.slice(0, at)}${token[at] === "0" ? "1" : "0"}${token.slice(at + 1)}`
        )
        for (const forged of [...changes, "0".repeat(47), "v".repeat(47)]) {
          const message = genuine.replaceAll(token, forged).replaceAll(messageId, "<nobody@x.example>")
          const answer = yield* report(message)
          assert.deepInclude(answer.body, { status: 404, type: "urn:radicar:problem:not-found" }, forged)
        }
        const other = yield* tokenFor({ Scopes: ["mails:report"], Companies: ["2"], Providers: ["*"] })
        assert.strictEqual((yield* report(genuine, other)).status, 404)
        const scopeless = yield* tokenFor({
          Scopes: ["documents:write", "documents:read", ...administrativeScopes],
          Companies: ["*"]
        })
        assert.strictEqual((yield* report(genuine, scopeless)).status, 403)
        const unread = yield* report(qmailBounce(facts))
        assert.deepInclude(unread.body, { status: 422, type: "urn:radicar:problem:bounce-refused", reason: "noReport" })
        assert.strictEqual((yield* report(genuine, developmentToken, "text/plain")).status, 415)
        assert.strictEqual((yield* report(Buffer.alloc(10 * 1024 * 1024 + 1, "x"))).status, 413)
        assert.deepStrictEqual(yield* stored, before)
        const all = yield* tokenFor({ Scopes: ["mails:report"], Companies: ["*"] })
        assert.strictEqual((yield* report(genuine, all)).status, 200)
      })
    )

    it.effect("is retried only for receivers that the server did not accept", () =>
      Effect.gen(function* () {
        const server = yield* Server
        server.refuse("luego@x.example", 451)
        server.refuse("nunca@x.example", 550)
        const { mail, received } = yield* mailed(990006004, ["ya@x.example", "luego@x.example", "nunca@x.example"])
        assert.deepInclude(mail, { state: "partial", tries: 2 })
        assert.deepStrictEqual(
          mail.receivers.map(({ state }: any) => state),
          ["sent", "sent", "failed"]
        )
        assert.deepStrictEqual(received.map(({ to }) => to[0]).toSorted(), ["luego@x.example", "ya@x.example"])
      })
    )
  })
})

describe("a service without an address for bounces", () => {
  layer(service(anyDatabase, undefined), { excludeTestServices: true })((it) => {
    it.effect("knows mails by their Message-ID, and receivers by their addresses", () =>
      Effect.gen(function* () {
        const to = ["uno@comprador.example", "dos@comprador.example"]
        const { mail, messageId, received } = yield* mailed(990006010, to)
        assert.deepStrictEqual(
          received.map(({ from, to: receivers }) => [from, receivers]),
          [["facturas@emisor.example", to]]
        )
        const facts = { sender: "facturas@emisor.example", messageId, address: "DOS@comprador.example" }
        const elsewhere = yield* report(postfixReport(facts, noMailbox("reenvio@otra.example")))
        assert.deepInclude(elsewhere.body, { status: 422, reason: "noReceiver" })
        const answer = yield* report(postfixReport(facts, noMailbox("x@otra.example"), noMailbox(facts.address)))
        assert.strictEqual(answer.body.mailId, mail.id)
        assert.deepStrictEqual(
          answer.body.receivers.map(({ address, state }: any) => [address, state]),
          [["dos@comprador.example", "bounced"]]
        )
        const other = yield* tokenFor({ Scopes: ["mails:report"], Companies: ["2"] })
        assert.strictEqual((yield* report(postfixReport(facts, noMailbox(to[0] ?? "")), other)).status, 404)
        const unknown = postfixReport({ ...facts, messageId: "<x@y.example>" }, noMailbox(facts.address))
        assert.strictEqual((yield* report(unknown)).status, 404)

        // of one receiver, whatever the address that it was passed on to
        const one = yield* mailed(990006011, ["solo@comprador.example"])
        const passedOn = yield* report(
          exchangeReport({ ...facts, messageId: one.messageId, address: "reenvio@otra.example" })
        )
        assert.deepInclude(passedOn.body.receivers[0], { address: "solo@comprador.example", status: "5.2.2" })
      })
    )
  })
})
