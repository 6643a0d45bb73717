import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { hangMillis } from "@radicar/fixtures/hang"
import { Context, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { unzipSync } from "fflate"
import PostalMime from "postal-mime"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { certificateHeaders } from "../support/asking.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer, type MailServer } from "../support/mailServer.ts"
import {
  type Answer,
  anyDatabase,
  invoiceBody,
  serviceDatabases,
  signingCertificate,
  type TestDatabase,
  TestService
} from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

class Server extends Context.Service<Server, MailServer>()("test/Server") {}

const path = "/v1/dian/send-mails/"

const lines: Array<string> = []
const password = "s3creta:%@/ñ"

/** A service with a mail server of its own. */
const mailingService = (database: TestDatabase, options: { readonly looks?: number; readonly login?: string } = {}) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const server = yield* mailServer(options.login === undefined ? undefined : password)
      const login =
        options.login === undefined ? undefined : { user: "radicar", password: Redacted.make(options.login) }
      return TestService.layerOn(
        database,
        { mail: { ...server.settings, login }, following: hurriedFollowing(options.looks) },
        (line) => lines.push(line)
      ).pipe(
        Layer.provide(Sandbox.layer({ certificateDirectory })),
        Layer.merge(Layer.succeed(Server, Server.of(server)))
      )
    })
  )

const getting = (where: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(where.startsWith("http") ? where : `${url}${where}`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
    })
  )

const shown = (id: string) =>
  Effect.map(
    getting(`${path}${id}?companyId=1&providerId=1`),
    ({ bytes }) => JSON.parse(Buffer.from(bytes).toString("utf8")) as any
  )

const done = (id: string) => eventually(shown(id), ({ state }) => state !== "queued")

const file = (number: number, changes: Record<string, unknown> = {}) =>
  Effect.gen(function* () {
    const { body } = yield* (yield* TestService).post(invoiceBody(number, changes))
    assert.strictEqual(body.status, "submitted", JSON.stringify(body))
    return body.document.uuid as string
  })

const mail = (body: unknown, headers: Record<string, string> = {}): Effect.Effect<Answer, never, TestService> =>
  Effect.flatMap(TestService, ({ post }) => post(body, { path, headers }))

const queued = (body: unknown, headers: Record<string, string> = {}) =>
  Effect.map(mail(body, headers), (answer) => {
    assert.strictEqual(answer.status, 202, JSON.stringify(answer.body))
    return answer.body
  })

const parsed = (raw: Buffer) => Effect.promise(() => PostalMime.parse(raw))

const to = (address: string) =>
  Effect.map(Server, ({ received }) => received.filter((each) => each.to.includes(address)))

const paths = ({ body }: Answer) => body.violations?.map((each: { readonly path: string }) => each.path)

describe.each(serviceDatabases)("a document by e-mail, on %s", (database) => {
  layer(mailingService(database), { excludeTestServices: true })((it) => {
    it.effect("brings one ZIP with the signed container and the PDF, under the prescribed subject", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990003000)
        const first = yield* queued({
          Uuid: uuid.toUpperCase(),
          To: ["compras@comprador.example"],
          Cc: ["copia@comprador.example", "COMPRAS@comprador.example"],
          Bcc: ["oculta@emisor.example"]
        })
        assert.deepInclude(first, { state: "queued", tries: 0, document: { uuid, id: "SETP990003000" } })
        const end = yield* done(first.id)
        assert.deepInclude(end, { state: "sent", tries: 1, messageId: first.messageId })
        assert.match(end.reply, /^250 /u)
        assert.deepStrictEqual(
          end.receivers.map(({ address, kind, state }: any) => [kind, address, state]),
          [
            ["to", "compras@comprador.example", "sent"],
            ["cc", "copia@comprador.example", "sent"],
            ["bcc", "oculta@emisor.example", "sent"]
          ]
        )

        const [received, ...more] = yield* to("compras@comprador.example")
        assert.isEmpty(more)
        assert.isTrue(received?.secure)
        assert.strictEqual(received?.from, "facturas@emisor.example")
        assert.sameMembers(
          [...(received?.to ?? [])],
          end.receivers.map(({ address }: any) => address)
        )
        const message = yield* parsed(received?.raw ?? Buffer.alloc(0))
        const { Name: name } = invoiceBody(1)["CompanyParty"]
        assert.deepStrictEqual(message.subject?.split(";"), ["900373115", name, "SETP990003000", "01", name])
        assert.deepInclude(message.from, { name: "Facturación ñ", address: "facturas@emisor.example" })
        assert.deepStrictEqual(
          message.to?.map(({ address }) => address),
          ["compras@comprador.example"]
        )
        assert.deepStrictEqual(
          message.cc?.map(({ address }) => address),
          ["copia@comprador.example"]
        )
        assert.notInclude(received?.raw.toString("latin1") ?? "", "oculta@")
        assert.strictEqual(message.messageId, first.messageId)
        assert.include(message.text ?? "", uuid)
        assert.include(message.text ?? "", "DIAN")

        const [zip, ...others] = message.attachments
        assert.isEmpty(others)
        assert.strictEqual(zip?.mimeType, "application/zip")
        assert.match(zip?.filename ?? "", /^z0900373115000\d{2}[0-9A-F]{8}\.zip$/u)
        const bytes = new Uint8Array(zip?.content as ArrayBuffer)
        assert.isBelow(bytes.length, 2_000_000)
        const link = yield* getting(`/v1/files/url/?uuid=${uuid}&type=zip`)
        const served = yield* getting(JSON.parse(Buffer.from(link.bytes).toString("utf8")).url)
        assert.isTrue(Buffer.from(bytes).equals(served.bytes))
        const entries = unzipSync(bytes)
        const [container = "", pdf = "", ...rest] = Object.keys(entries).toSorted()
        assert.isEmpty(rest)
        assert.match(container, /^ad0900373115000\d{2}[0-9A-F]{8}\.xml$/u)
        assert.match(pdf, /^fv0900373115000\d{2}[0-9A-F]{8}\.pdf$/u)
        const report = verifyXades(entries[container] ?? new Uint8Array())
        assert.isTrue(report.intact, JSON.stringify(report))
        assert.strictEqual(Buffer.from(entries[pdf]?.subarray(0, 5) ?? []).toString("latin1"), "%PDF-")
      })
    )

    it.effect("by the number, once for an Idempotency-Key, with a subject and a text of the caller's", () =>
      Effect.gen(function* () {
        yield* file(990003001)
        const body = {
          Id: "SETP990003001",
          To: ["llave@comprador.example"],
          Subject: "Su factura de mañana ✓",
          Message: "Buenos días.\r\n.\r\nMAIL FROM:<otro@emisor.example>\r\n.\r\nQUIT"
        }
        const headers = { "idempotency-key": `mail-${database}` }
        const both = yield* Effect.all([queued(body, headers), queued(body, headers)], { concurrency: "unbounded" })
        const again = yield* queued(body, headers)
        assert.deepStrictEqual([both[0].id, both[1].id], [again.id, again.id])
        const other = yield* mail({ ...body, Message: "Otra" }, headers)
        assert.deepInclude(other.body, { status: 422, type: "urn:radicar:problem:idempotency-conflict" })
        assert.strictEqual((yield* done(again.id)).state, "sent")
        const [received, ...more] = yield* to("llave@comprador.example")
        assert.isEmpty(more)
        const message = yield* parsed(received?.raw ?? Buffer.alloc(0))
        assert.strictEqual(message.subject, body.Subject)
        assert.strictEqual((message.text ?? "").trim(), body.Message.replaceAll("\r\n", "\n"))
      })
    )

    it.effect("retries what the server cannot take now, as the same message", () =>
      Effect.gen(function* () {
        const server = yield* Server
        const uuid = yield* file(990003002)
        server.refuse("lista@comprador.example", 450)
        server.refuseData(452)
        const { id, messageId } = yield* queued({
          Uuid: uuid,
          To: ["ya@comprador.example", "lista@comprador.example"]
        })
        const end = yield* done(id)
        assert.deepInclude(end, { state: "sent", tries: 2 })
        // the message that was refused with 452, and the one that was taken
        const received = yield* to("ya@comprador.example")
        assert.lengthOf(received, 2)
        for (const { raw } of received) assert.strictEqual((yield* parsed(raw)).messageId, messageId)
        assert.deepStrictEqual(received[1]?.to, ["ya@comprador.example", "lista@comprador.example"])
      })
    )

    it.effect("sends to nobody twice while others are tried again", () =>
      Effect.gen(function* () {
        const server = yield* Server
        const uuid = yield* file(990003003)
        server.refuse("gris@comprador.example", 451)
        const { id } = yield* queued({ Uuid: uuid, To: ["uno@comprador.example", "gris@comprador.example"] })
        assert.deepInclude(yield* done(id), { state: "sent", tries: 2 })
        assert.lengthOf(yield* to("uno@comprador.example"), 1)
        assert.deepStrictEqual(
          (yield* to("gris@comprador.example")).map((each) => each.to),
          [["gris@comprador.example"]]
        )
      })
    )

    it.effect("records receivers unknown to the server as permanent failures", () =>
      Effect.gen(function* () {
        const server = yield* Server
        const uuid = yield* file(990003004)
        server.refuse("nadie@comprador.example", 550, 550)
        const partial = yield* queued({ Uuid: uuid, To: ["alguien@comprador.example", "nadie@comprador.example"] })
        const end = yield* done(partial.id)
        assert.deepInclude(end, { state: "partial", tries: 1 })
        assert.deepInclude(end.receivers[1], { address: "nadie@comprador.example", state: "failed" })
        assert.match(end.receivers[1].reply, /550/u)
        const failed = yield* done((yield* queued({ Uuid: uuid, To: ["nadie@comprador.example"] })).id)
        assert.deepInclude(failed, { state: "failed", tries: 1 })
        assert.match(failed.failure, /550/u)
        server.refuseData(554)
        const refused = yield* done((yield* queued({ Uuid: uuid, To: ["tercero@comprador.example"] })).id)
        assert.deepInclude(refused, { state: "failed", tries: 1 })
        assert.isEmpty(yield* to("nadie@comprador.example"))
      })
    )

    it.effect("lists documents whose mail failed, with each address and the words of the server", () =>
      Effect.gen(function* () {
        const server = yield* Server
        const [lost, half, arrived] = [yield* file(990003205), yield* file(990003206), yield* file(990003207)]
        server.refuse("nadie@comprador.example", 550, 550)
        for (const [uuid, ...addresses] of [
          [lost, "nadie@comprador.example"],
          [half, "alguien@comprador.example", "nadie@comprador.example"],
          [arrived, "alguien@comprador.example"]
        ] as const)
          yield* done((yield* queued({ Uuid: uuid, To: addresses })).id)
        const json = (path: string) => Effect.map(getting(path), ({ bytes }) => Buffer.from(bytes).toString("utf8"))
        for (const mail of ["unresolved", "undelivered", "failed"]) {
          const { items } = JSON.parse(yield* json(`/v1/submissions/?companyId=1&mail=${mail}&limit=100`))
          const found = new Map<string, any>(items.map((item: any) => [item.result?.document.uuid, item]))
          for (const uuid of [lost, half]) {
            const [receiver, ...others] = found.get(uuid)?.undelivered ?? []
            assert.strictEqual(receiver?.address, "nadie@comprador.example", mail)
            assert.match(receiver?.reason, /^550/u)
            assert.isEmpty(others)
          }
          assert.isFalse(found.has(arrived), mail)
        }
        const lines = (yield* json("/v1/submissions/export?companyId=1&format=jsonl&mail=undelivered"))
          .trim()
          .split("\n")
        const row = lines.map((line) => JSON.parse(line)).find(({ uuid }) => uuid === half)
        assert.deepInclude(row, { mail: "failed", mailAddress: "nadie@comprador.example" })
        assert.match(row.mailReason, /^550/u)
      })
    )

    it.effect.each([
      "x@comprador.example\r\nRCPT TO:<malo@atacante.example>",
      "x@comprador.example, malo@atacante.example",
      '"malo@atacante.example" <x@comprador.example>',
      "x@comprador.example>\nBcc: malo@atacante.example",
      "<malo@atacante.example>",
      "malo@atacante",
      "ñandú@comprador.example",
      `${"a".repeat(65)}@comprador.example`,
      "@atacante.example:x@comprador.example",
      "x@-atacante.example"
    ])("is not queued for an invalid address: %j", (address) =>
      Effect.gen(function* () {
        for (const field of ["To", "Cc", "Bcc"]) {
          const answer = yield* mail({ Uuid: "a".repeat(96), To: ["x@comprador.example"], [field]: [address] })
          assert.deepInclude(answer.body, { status: 400, type: "urn:radicar:problem:invalid-body" })
          assert.deepStrictEqual(paths(answer), [`$.${field}[0]`])
        }
      })
    )

    it.effect.each(["Hola\r\nBcc: malo@atacante.example", "Hola\nX: y", "Hola\u2028Bcc: x", "a".repeat(251)])(
      "is not queued with a subject of more than a line: %j",
      (Subject) =>
        Effect.gen(function* () {
          const answer = yield* mail({ Uuid: "a".repeat(96), To: ["x@comprador.example"], Subject })
          assert.deepStrictEqual([answer.status, paths(answer)], [400, ["$.Subject"]])
        })
    )

    it.effect("keeps the parts of the subject apart, whatever is in the names", () =>
      Effect.gen(function* () {
        const { CompanyParty } = invoiceBody(1)
        const Name = "Semillas; Abonos & Cía.;\tBogotá: Ñ"
        const uuid = yield* file(990003005, { CompanyParty: { ...CompanyParty, Name } })
        const { id } = yield* queued({ Uuid: uuid, To: ["partes@comprador.example"] })
        assert.strictEqual((yield* done(id)).state, "sent")
        const [received] = yield* to("partes@comprador.example")
        const { subject } = yield* parsed(received?.raw ?? Buffer.alloc(0))
        const parts = subject?.split(";") ?? []
        assert.lengthOf(parts, 5)
        assert.strictEqual(parts[1], "Semillas Abonos & Cía. Bogotá: Ñ")
      })
    )

    it.effect("tells an event by its own subject", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body: filed } = yield* post(
          invoiceBody(990003006, { PaymentMeans: { Code: "2", MethodCode: "42", Date: new Date().toISOString() } })
        )
        const reference = { uuid: filed.document.uuid, number: filed.id, date: filed.document.date.slice(0, 10) }
        const example = eventExample({ number: 3006, date: fromEpochMillis(Date.now()), reference })
        const event = yield* post(
          { ...example, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/events/" }
        )
        assert.strictEqual(event.body.status, "submitted", JSON.stringify(event.body))
        const { id } = yield* queued({ Uuid: event.body.document.uuid, To: ["eventos@emisor.example"] })
        assert.strictEqual((yield* done(id)).state, "sent")
        const [received] = yield* to("eventos@emisor.example")
        const message = yield* parsed(received?.raw ?? Buffer.alloc(0))
        const { Id, Name } = example.CompanyParty
        assert.deepStrictEqual(message.subject?.split(";"), ["Evento", "SETP990003006", Id, Name, "ACR3006", "030"])
        const names = Object.keys(unzipSync(new Uint8Array(message.attachments[0]?.content as ArrayBuffer))).toSorted()
        assert.deepStrictEqual(
          names.map((name) => name.replace(/\d.*\./u, ".")),
          ["ad.xml", "ar.pdf"]
        )
      })
    )

    it.effect("goes to the address that the buyer has registered with the authority, where none is stated", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const { Email: stated, ...CustomerParty } = invoiceBody(990003009)["CustomerParty"]
        const uuid = yield* file(990003009, { CustomerParty })
        const unknown = yield* mail({ Uuid: uuid })
        assert.deepInclude(unknown.body, { status: 422, reason: "noAddress" })
        const ofDocument = yield* queued({ Uuid: yield* file(990003021) })
        assert.deepInclude((yield* done(ofDocument.id)).receivers[0], { address: stated, origin: "document" })
        const buyer = { idType: "31", number: "800199436", name: "Panadería" }
        yield* sandbox.seed({ acquirers: [{ ...buyer, email: "x@comprador.example\r\nBcc: malo@atacante.example" }] })
        assert.deepInclude((yield* mail({ Uuid: uuid })).body, { status: 422, reason: "noAddress" })
        yield* sandbox.seed({ acquirers: [{ ...buyer, email: "recepcion@comprador.example" }] })
        const { bytes, password } = read("company")
        const { id } = yield* queued({ Uuid: uuid, Cc: ["copia@emisor.example"] }, certificateHeaders(bytes, password))
        const end = yield* done(id)
        assert.strictEqual(end.state, "sent")
        const [received, ...more] = yield* to("recepcion@comprador.example")
        assert.isEmpty(more)
        assert.deepStrictEqual(received?.to, ["recepcion@comprador.example", "copia@emisor.example"])
        assert.deepStrictEqual(
          end.receivers.map(({ origin }: any) => origin),
          ["GetAcquirer", "request"]
        )
        const wrong = yield* mail({ Uuid: uuid }, certificateHeaders(bytes, "otra"))
        assert.deepInclude(wrong.body, { status: 422, type: "urn:radicar:problem:certificate-unusable" })
        yield* sandbox.program({ operation: "GetAcquirer", behaviour: "http-503", times: 1 })
        assert.strictEqual((yield* mail({ Uuid: uuid })).status, 503)
      })
    )

    it.effect("goes to the address in the authority's list if the authority has no other", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const lists = sandbox.requests.pipe(
          Effect.map((requests) => requests.filter(({ operation }) => operation === "GetExchangeEmails").length)
        )
        const forget = sql`update exchange_lists set tried_at = now() - interval '25 hours', fetched_at = now() - interval '25 hours'`
        const uuid = yield* file(990003010)
        yield* forget
        yield* sandbox.seed({ acquirers: [{ idType: "31", number: "800199436", name: "Panadería", email: "" }] })
        const listed = { nit: "800199436", name: "Panadería; Hijos", registered: "2024-01-01" }
        yield* sandbox.seed({
          exchangeEmails: [
            { ...listed, email: "lista@panaderia.example" },
            { ...listed, nit: "900000001", email: "malo@x.example\r\nBcc: y@x.example" }
          ]
        })
        const before = yield* lists
        const { id } = yield* queued({ Uuid: uuid, Bcc: ["oculta@emisor.example"] })
        const end = yield* done(id)
        assert.strictEqual(end.state, "sent")
        const [first, second] = end.receivers
        assert.deepInclude(first, { kind: "to", address: "lista@panaderia.example", origin: "GetExchangeEmails" })
        assert.isBelow(Math.abs(Date.now() - Date.parse(first.asOf)), hangMillis)
        assert.strictEqual(second.origin, "request")
        assert.lengthOf(yield* to("lista@panaderia.example"), 1)
        assert.deepStrictEqual(yield* sql`select nit from exchange_addresses order by nit`, [{ nit: "800199436" }])

        // kept for a day, also where the authority gives no answer
        yield* queued({ Uuid: uuid })
        yield* sandbox.program({ operation: "GetAcquirer", behaviour: "http-503", times: 1 })
        const unanswered = yield* queued({ Uuid: uuid })
        assert.strictEqual(unanswered.receivers[0].origin, "GetExchangeEmails")
        assert.strictEqual(yield* lists, before + 1)

        // asked for again after a day, and the last one holds where there is no answer
        yield* forget
        yield* sandbox.program({ operation: "GetExchangeEmails", behaviour: "http-503", times: 1 })
        const old = yield* queued({ Uuid: uuid })
        assert.deepStrictEqual([old.receivers[0].address, old.receivers[0].asOf], [first.address, first.asOf])
        assert.strictEqual(yield* lists, before + 2)
        // not again at once
        yield* queued({ Uuid: uuid })
        assert.strictEqual(yield* lists, before + 2)

        // one question for many, and who is no longer in the list is forgotten
        yield* forget
        yield* sql`insert into exchange_addresses values ('sandbox', '900000002', 'z@x.example', now() - interval '2 days')`
        yield* Effect.all(
          [1, 2, 3].map(() => queued({ Uuid: uuid })),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(yield* lists, before + 3)
        assert.deepStrictEqual(yield* sql`select nit from exchange_addresses order by nit`, [{ nit: "800199436" }])
      })
    )

    it.effect("brings a worker the PDF and the signed XML of the payroll", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const payroll = payrollExample({ number: 3007, date: fromEpochMillis(Date.now()) })
        const paid = yield* post(
          { ...payroll, SigningCertificate: signingCertificate() },
          { path: "/v1/dian/payrolls/" }
        )
        assert.strictEqual(paid.body.status, "submitted", JSON.stringify(paid.body))
        const { uuid } = paid.body.document
        // neither the XML nor the authority has an address of the worker
        assert.deepInclude((yield* mail({ Uuid: uuid })).body, { status: 422, reason: "noAddress" })
        const { id, subject } = yield* queued({ Uuid: uuid, To: ["trabajadora@correo.example"] })
        assert.strictEqual((yield* done(id)).state, "sent")
        const [received] = yield* to("trabajadora@correo.example")
        const message = yield* parsed(received?.raw ?? Buffer.alloc(0))
        const { Name: employer } = payroll.CompanyParty
        assert.strictEqual(message.subject, subject)
        assert.strictEqual(subject, `Documento soporte de pago de nómina electrónica ${paid.body.id}: ${employer}`)
        assert.include(message.text ?? "", `${employer} le envía su documento soporte`)
        assert.include(message.text ?? "", `CUNE: ${uuid}`)
        const [pdf, xml, ...others] = message.attachments
        assert.isEmpty(others)
        assert.deepStrictEqual([pdf?.mimeType, xml?.mimeType], ["application/pdf", "application/xml"])
        const signed = yield* getting(`/v1/files/xml?uuid=${uuid}`)
        assert.isTrue(Buffer.from(xml?.content as ArrayBuffer).equals(signed.bytes))
        assert.isTrue(verifyXades(signed.bytes).intact)
      })
    )

    it.effect("is listed with its receivers, the newest first, by company and by document", () =>
      Effect.gen(function* () {
        const { body: filed } = yield* (yield* TestService).post(invoiceBody(990003011))
        const uuid = filed.document.uuid
        const ids: Array<string> = []
        for (const name of ["uno", "dos", "tres"]) {
          const { id } = yield* queued({ Uuid: uuid, To: [`${name}@lista.example`] })
          yield* done(id)
          ids.unshift(id)
        }
        const listed = (query: string) =>
          Effect.map(getting(`/v1/dian/send-mails?companyId=1&providerId=1&${query}`), ({ bytes }) =>
            JSON.parse(Buffer.from(bytes).toString("utf8"))
          )
        const idsOf = ({ items }: any) => items.map(({ id }: any) => id)
        const first = yield* listed("limit=2")
        assert.deepStrictEqual(idsOf(first), ids.slice(0, 2))
        assert.deepStrictEqual(first.items[0], yield* shown(ids[0] ?? ""))
        assert.deepStrictEqual(idsOf(yield* listed(`limit=1&cursor=${first.next}`)), ids.slice(2))
        const other = yield* file(990003012)
        yield* done((yield* queued({ Uuid: other, To: ["cuatro@lista.example"] })).id)
        assert.deepStrictEqual(idsOf(yield* listed(`submissionId=${uuid.toUpperCase()}`)), ids)
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{ id: string }>`select id from submissions where document_key = ${uuid}`
        assert.deepStrictEqual(idsOf(yield* listed(`submissionId=${row?.id}`)), ids)
        assert.isEmpty(idsOf(yield* listed(`submissionId=${uuid}&to=2026-01-01`)))
        assert.strictEqual((yield* listed("submissionId=SETP1")).status, 400)
      })
    )

    it.effect("is one of several, each with a result as if it were alone", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const uuid = yield* file(990003013)
        const Mails = [
          { Uuid: uuid, To: ["uno@varios.example"] },
          { Id: "SETP990003999", To: ["dos@varios.example"] },
          { Id: "SETP990003013", To: ["tres@varios.example"] }
        ]
        const options = { path: `${path}batch`, headers: { "idempotency-key": "varios" } }
        const first = yield* post({ Mails }, options)
        assert.strictEqual(first.status, 200, JSON.stringify(first.body))
        const [one, two, three] = first.body.items
        assert.deepInclude(two.problem, { type: "urn:radicar:problem:not-found", status: 404 })
        assert.notProperty(two, "mail")
        for (const [{ mail }, address] of [
          [one, "uno@varios.example"],
          [three, "tres@varios.example"]
        ] as const) {
          assert.strictEqual((yield* done(mail.id)).state, "sent")
          assert.lengthOf(yield* to(address), 1)
        }
        // the same request queues nothing again, and another one with its key is refused
        const ids = ({ body }: Answer) => body.items.map(({ mail }: any) => mail?.id)
        assert.deepStrictEqual(ids(yield* post({ Mails }, options)), ids(first))
        const other = yield* post({ Mails: [{ ...Mails[0], Subject: "Otra" }] }, options)
        assert.deepInclude(other.body.items[0].problem, { type: "urn:radicar:problem:idempotency-conflict" })
        assert.deepStrictEqual(paths(yield* post({ Mails: [Mails[0], "x"] }, options)), ["$.Mails[1]"])
      })
    )

    it.effect("of a batch answers first, if asked, where each would go, and queues none", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { Email, ...CustomerParty } = invoiceBody(990003208)["CustomerParty"]
        const [reached, lacking] = [
          yield* file(990003208, { CustomerParty: { ...CustomerParty, Id: "860002964", Email } }),
          yield* file(990003209, { CustomerParty: { ...CustomerParty, Id: "860002964" } })
        ]
        const Mails = [{ Uuid: reached }, { Uuid: lacking }, { Uuid: lacking, To: ["dicha@varios.example"] }]
        const { body, status } = yield* post(
          { Mails },
          { path: `${path}batch`, query: "companyId=1&providerId=1&dryRun=true" }
        )
        assert.strictEqual(status, 200, JSON.stringify(body))
        const [one, two, three] = body.items
        assert.deepStrictEqual(one, { addresses: [Email] })
        assert.deepInclude(two.problem, { status: 422, reason: "noAddress" })
        assert.deepStrictEqual(three, { addresses: ["dicha@varios.example"] })
        const listed = yield* getting(`${path}?companyId=1&providerId=1&submissionId=${reached}`)
        assert.deepStrictEqual(JSON.parse(Buffer.from(listed.bytes).toString("utf8")).items, [])
      })
    )

    it.effect("of a batch, only the one with a wrong address is refused, by its place", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const Id = "SETP990003014"
        yield* file(990003014)
        const Mails = [
          { Id, To: ["cuatro@varios.example"] },
          { Id, To: ["cinco@varios.example", "cinco@@varios.example"] },
          { Id, To: ["seis@varios.example"] }
        ]
        const { body, status } = yield* post({ Mails }, { path: `${path}batch` })
        assert.strictEqual(status, 200, JSON.stringify(body))
        const [four, five, six] = body.items
        assert.deepInclude(five.problem, { type: "urn:radicar:problem:invalid-body", status: 400 })
        assert.deepInclude(five.problem.violations[0], { path: "$.To[1]", actual: "cinco@@varios.example" })
        assert.lengthOf(five.problem.violations, 1)
        for (const { mail } of [four, six]) assert.strictEqual((yield* done(mail.id)).state, "sent")
        assert.isEmpty(yield* to("cinco@varios.example"))
      })
    )

    it.effect("is refused for documents that are not delivered, or not by mail", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const To = ["x@comprador.example"]
        const body = invoiceBody(990003007)
        body["NumberingRange"].TechnicalKey = "0".repeat(40)
        const rejected = yield* post(body)
        assert.strictEqual(rejected.body.status, "rejected")
        assert.deepInclude((yield* mail({ Id: "SETP990003007", To })).body, { status: 422, reason: "notAccepted" })
        assert.strictEqual((yield* mail({ Id: "SETP990003999", To })).status, 404)
        assert.strictEqual((yield* mail({ Uuid: "0".repeat(96), To })).status, 404)
        assert.deepStrictEqual(paths(yield* mail({ To })), ["$.Uuid"])
        assert.deepStrictEqual(paths(yield* mail({ Id: "SETP1", Uuid: "0".repeat(96), To })), ["$.Uuid"])
        assert.strictEqual((yield* mail({ Id: "SETP1", To: [] })).status, 404)
        const many = Array.from({ length: 30 }, (_, index) => `r${index}@comprador.example`)
        const Bcc = many.map((address) => `b${address}`)
        assert.deepStrictEqual(paths(yield* mail({ Id: "SETP1", To: many, Bcc })), ["$.To"])

        const sql = yield* SqlClient.SqlClient
        const uuid = yield* file(990003008)
        yield* done((yield* queued({ Uuid: uuid, To: ["antes@comprador.example"] })).id)
        const large = new Uint8Array(2_000_001)
        yield* sql`
          update blobs set bytes = ${large}, sha256 = encode(sha256(${large}), 'hex') where key like '%package.zip' and key like (
            select '%' || id || '%' from submissions where document_key = ${uuid})`
        assert.deepInclude((yield* mail({ Uuid: uuid, To })).body, { status: 422, reason: "tooLarge" })
        assert.isEmpty(yield* to("x@comprador.example"))
        assert.strictEqual((yield* shown("0".repeat(8))).status, 404)
      })
    )
  })
})

describe("a faulty mail server", () => {
  layer(mailingService(anyDatabase, { login: "otra-clave", looks: 2 }), { excludeTestServices: true })((it) => {
    it.effect("refuses the password: it is tried again, then given up, and the password shown nowhere", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990003020)
        const { id } = yield* queued({ Uuid: uuid, To: ["x@comprador.example"] })
        const end = yield* done(id)
        assert.deepInclude(end, { state: "failed", tries: 2 })
        assert.match(end.failure, /^535/u)
        assert.isAbove(lines.length, 0)
        assert.notInclude(lines.join("\n") + JSON.stringify(end), "otra-clave")
        assert.isEmpty((yield* Server).received)
      })
    )
  })

  layer(mailingService(anyDatabase, { login: password }), { excludeTestServices: true })((it) => {
    it.effect("accepts mails with the right password", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990003021)
        const { id } = yield* queued({ Uuid: uuid, To: ["x@comprador.example"] })
        assert.deepInclude(yield* done(id), { state: "sent", tries: 1 })
      })
    )
  })
})
