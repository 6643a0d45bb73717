import { assert, describe, layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { unzipSync } from "fflate"
import PostalMime from "postal-mime"
import { eventually } from "../support/eventually.ts"
import { adminToken, invoiceBody, newCompany, type TestDatabase, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"

const path = "/v1/dian/send-mails/"

// nothing listens on the discard port of this machine, so nothing can leave it
const nowhere = "https://127.0.0.1:9/WcfDianCustomerServices.svc"

const get = (where: string, token?: string) =>
  Effect.flatMap(TestService, (service) =>
    Effect.promise(async () => {
      const response = await fetch(`${service.url}${where}`, {
        headers: { authorization: `Bearer ${token ?? service.token}` }
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const isJson = response.headers.get("content-type")?.includes("json") === true
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        body: isJson ? JSON.parse(Buffer.from(bytes).toString("utf8")) : undefined
      }
    })
  )

/** Files an invoice, mails it, and waits for the outcome of the mail. */
const mailed = (number: number, body: object) =>
  Effect.gen(function* () {
    const { post, query } = yield* TestService
    const filed = yield* post(invoiceBody(number))
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
    const queued = yield* post({ Uuid: filed.body.document.uuid, ...body }, { path })
    assert.strictEqual(queued.status, 202, JSON.stringify(queued.body))
    const { body: mail } = yield* eventually(
      get(`${path}${queued.body.id}?${query}`),
      ({ body }) => body.state !== "queued"
    )
    return mail
  })

const caught = Effect.flatMap(TestService, ({ companyId }) => get(`/v1/mails/caught?companyId=${companyId}`))

const withoutMail = (database: TestDatabase) => TestService.layer(database, { adminToken: Redacted.make(adminToken) })

describe.each(["PGlite", "Postgres"] as const)("a sandbox without a mail server, on %s", (database) => {
  layer(withoutMail(database), { excludeTestServices: true })((it) => {
    it.effect("catches what it would have sent, and records it as sent", () =>
      Effect.gen(function* () {
        const { companyId, url } = yield* TestService
        const mail = yield* mailed(990006000, {
          To: ["compras@comprador.example"],
          Cc: ["copia@comprador.example"],
          Bcc: ["oculta@emisor.example"],
          Message: "Señora Muñoz:\nadjunto va su factura."
        })
        assert.deepInclude(mail, { state: "sent", tries: 1 })
        assert.deepStrictEqual(
          mail.receivers.map(({ state }: any) => state),
          ["sent", "sent", "sent"]
        )
        const { body } = yield* caught
        assert.lengthOf(body.items, 1)
        const [item] = body.items
        assert.deepInclude(item, {
          mailId: mail.id,
          subject: mail.subject,
          receivers: ["compras@comprador.example", "copia@comprador.example", "oculta@emisor.example"]
        })
        assert.strictEqual(item.text.trim().replaceAll("\r\n", "\n"), "Señora Muñoz:\nadjunto va su factura.")
        assert.deepStrictEqual(
          item.files.map(({ contentType }: any) => contentType),
          ["application/zip"]
        )

        const file = yield* get(`/v1/mails/caught/${item.id}/files/0?companyId=${companyId}`)
        assert.strictEqual(file.status, 200)
        assert.strictEqual(file.bytes.length, item.files[0].bytes)
        assert.include(file.headers.get("content-disposition"), item.files[0].name)
        assert.sameMembers(
          Object.keys(unzipSync(file.bytes)).map((name) => name.replace(/^.*\./u, "")),
          ["xml", "pdf"]
        )
        // the whole message, read by another program
        const whole = yield* get(`/v1/mails/caught/${item.id}/files/message?companyId=${companyId}`)
        const message = yield* Effect.promise(() => PostalMime.parse(whole.bytes))
        assert.strictEqual(message.messageId, mail.messageId)
        assert.notInclude(Buffer.from(whole.bytes).toString("latin1"), "oculta@emisor.example")

        for (const missing of [`${item.id}/files/1`, `${item.id}/files/99`, `${mail.id}/files/0`, "x/files/message"]) {
          assert.strictEqual((yield* get(`/v1/mails/caught/${missing}?companyId=${companyId}`)).status, 404, missing)
        }
        // neither another company, nor a token that only reads
        const other = yield* newCompany(url)
        const own = yield* get(`/v1/mails/caught?companyId=${other.companyId}`, other.token)
        assert.deepStrictEqual(own.body, { items: [] })
        const stolen = yield* get(`/v1/mails/caught/${item.id}/files/0?companyId=${other.companyId}`, other.token)
        assert.strictEqual(stolen.status, 404)
        assert.strictEqual((yield* get(`/v1/mails/caught?companyId=${companyId}`, other.token)).status, 403)
        const reader = yield* tokenWith(["documents:read"], [companyId])
        assert.strictEqual((yield* get(`/v1/mails/caught?companyId=${companyId}`, reader)).status, 403)
      })
    )

    it.effect("keeps the last hundred of a company for a day, within its octets", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { companyId } = yield* TestService
        const fill = (count: number, age: string, octets: number, of: string) => sql`
          insert into caught_mails (id, company_id, mail_id, summary, message)
          select (lpad(to_hex(floor(extract(epoch from now() - ${age}::interval) * 1000)::bigint + n), 12, '0')
              || '70008000' || lpad(to_hex(n), 12, '0'))::uuid, ${of}, gen_random_uuid(),
            '{"from":"","receivers":[],"subject":"relleno","text":"","files":[]}', decode(repeat('00', ${octets}::int), 'hex')
          from generate_series(1, ${count}::int) as n`
        const left = (of: string) =>
          Effect.map(
            sql<{ n: number; bytes: number }>`
              select count(*)::int as n, coalesce(sum(octet_length(message)), 0)::float8 as bytes
              from caught_mails where company_id = ${of}`,
            ([row]) => row
          )
        yield* sql`delete from caught_mails`
        yield* fill(150, "1 hour", 10, companyId)
        yield* fill(3, "25 hours", 10, "7")
        const mail = yield* mailed(990006001, { To: ["compras@comprador.example"] })
        assert.strictEqual((yield* left(companyId))?.n, 100)
        assert.strictEqual((yield* left("7"))?.n, 0)
        const { body } = yield* caught
        assert.lengthOf(body.items, 100)
        assert.strictEqual(body.items[0].mailId, mail.id)

        yield* sql`delete from caught_mails`
        yield* fill(40, "1 hour", 1024 * 1024, companyId)
        yield* mailed(990006002, { To: ["compras@comprador.example"] })
        const { bytes = 0, n = 0 } = (yield* left(companyId)) ?? {}
        assert.isAtMost(bytes, 32 * 1024 * 1024)
        assert.isAbove(n, 30)

        yield* sql`delete from caught_mails`
        yield* fill(1, "25 hours", 10, companyId)
        assert.deepStrictEqual((yield* caught).body, { items: [] })
      })
    )
  })
})

describe.each(["habilitacion", "production"] as const)("without a mail server, in %s", (environment) => {
  layer(TestService.layer("Postgres", { environment, authorityUrl: nowhere, adminToken: Redacted.make(adminToken) }), {
    excludeTestServices: true
  })((it) => {
    it.effect("nothing is caught: the answer says what to do", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { companyId, token } = yield* newCompany(url)
        assert.strictEqual((yield* get(`/v1/mails/caught?companyId=${companyId}`, token)).status, 404)
        const file = `/v1/mails/caught/019b1d1e-0000-7000-8000-000000000000/files/0?companyId=${companyId}`
        assert.strictEqual((yield* get(file, token)).status, 404)
        const { status, text } = yield* Effect.promise(async () => {
          const response = await fetch(`${url}${path}?companyId=${companyId}&providerId=1`, {
            method: "POST",
            headers: {
              authorization: `Bearer ${token}`,
              "content-type": "application/json",
              "accept-language": "es"
            },
            body: JSON.stringify({ Id: "SETP1", To: ["x@comprador.example"] })
          })
          return { status: response.status, text: await response.text() }
        })
        assert.strictEqual(status, 422, text)
        const { detail, type } = JSON.parse(text)
        assert.strictEqual(type, "urn:radicar:problem:mail-not-configured")
        assert.match(detail, /Pida a quien administra radicar.*SMTP_URL.*descargue el ZIP/u)
      })
    )
  })
})
