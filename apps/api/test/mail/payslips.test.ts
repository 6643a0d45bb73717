import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Context, Effect, Layer, Redacted } from "effect"
import PostalMime from "postal-mime"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer, type MailServer } from "../support/mailServer.ts"
import {
  adminToken,
  invoiceBody,
  newCompany,
  signingCertificate,
  type TestDatabase,
  TestService
} from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

class Server extends Context.Service<Server, MailServer>()("test/Server") {}

const mailingService = (database: TestDatabase, isPlain: boolean) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const server = yield* mailServer(undefined, { isPlain })
      return TestService.layerOn(database, {
        mail: server.settings,
        adminToken: Redacted.make(adminToken),
        following: hurriedFollowing()
      }).pipe(
        Layer.provide(Sandbox.layer({ certificateDirectory })),
        Layer.merge(Layer.succeed(Server, Server.of(server)))
      )
    })
  )

const paths = {
  PayrollCreate: "/v1/dian/payrolls/",
  PayrollReplaceNote: "/v1/dian/playroll-replace-notes/",
  PayrollDeleteNote: "/v1/dian/playroll-delete-notes/"
} as const

const now = () => fromEpochMillis(Date.now())
const month = now().date.slice(0, 7)

const worker = (id: number): string => String(1_020_304_049 + id)

const filed = (
  operation: keyof typeof paths,
  number: number,
  options: { readonly of?: any; readonly changes?: Record<string, unknown> } = {}
) =>
  Effect.gen(function* () {
    const { post } = yield* TestService
    const { changes = {}, of } = options
    const reference = of && { uuid: of.document.uuid, number: of.id, date: of.document.date.slice(0, 10) }
    const body = {
      ...documentTypes[operation].example({ number, date: now(), ...(reference === undefined ? {} : { reference }) }),
      SigningCertificate: signingCertificate(),
      ...changes
    }
    return (yield* post(body, { path: paths[operation] })).body
  })

const ask = (method: string, path: string, body?: object, token?: string) =>
  Effect.flatMap(TestService, (service) =>
    Effect.promise(async () => {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token ?? service.token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      return { status: response.status, body: (await response.json()) as any }
    })
  )

const consent = (id: number, Email: string) =>
  Effect.map(
    ask("POST", "/v1/payslips/consents?companyId=1", {
      IdentificationType: "13",
      Identification: worker(id),
      Name: `Persona ${id}`,
      Email
    }),
    ({ body, status }) => {
      assert.strictEqual(status, 200, JSON.stringify(body))
      return body
    }
  )

const send = Effect.map(
  ask("POST", "/v1/payslips/mails?companyId=1&providerId=1", { Month: month }),
  ({ body, status }) => {
    assert.strictEqual(status, 200, JSON.stringify(body))
    return body
  }
)

const slips = (state = "") =>
  Effect.map(ask("GET", `/v1/payslips?companyId=1&month=${month}${state}`), ({ body }) => body)

const numbersOf = (items: ReadonlyArray<any>) => items.map(({ payslip }) => payslip.documentId).toSorted()

/** Waits until no payslip is queued. */
const settled = eventually(slips(), ({ counts }) => counts.queued === 0)

describe.each(["PGlite", "Postgres"] as const)("the payslips of a month, on %s", (database) => {
  layer(mailingService(database, false), { excludeTestServices: true })((it) => {
    it.effect("go to each worker who agreed, alone, over TLS, and once", () =>
      Effect.gen(function* () {
        const { received } = yield* Server
        const [first, second, silent, replaced, deleted] = yield* Effect.forEach([1, 2, 3, 4, 5], (number) =>
          filed("PayrollCreate", number)
        )
        for (const { status } of [first, second, silent, replaced, deleted]) assert.strictEqual(status, "submitted")
        const note = yield* filed("PayrollReplaceNote", 11, { of: replaced })
        assert.strictEqual(note.status, "submitted", JSON.stringify(note))
        const removal = yield* filed("PayrollDeleteNote", 12, { of: deleted })
        assert.strictEqual(removal.status, "submitted", JSON.stringify(removal))
        const open = yield* filed("PayrollCreate", 6, {
          changes: { Note: "[[sandbox:drop-and-forget duration='1 hour']]" }
        })
        assert.notStrictEqual(open.status, "submitted")
        for (const id of [1, 2, 4, 5, 6]) yield* consent(id, `persona${id}@trabajo.example`)

        const before = yield* slips()
        assert.deepInclude(before.counts, { ready: 3, noConsent: 1, sent: 0, queued: 0, failed: 0 })
        const sent = yield* send
        assert.deepStrictEqual(numbersOf(sent.items), [first.id, second.id, note.id].toSorted())
        assert.deepStrictEqual(
          sent.items.map(({ payslip, problem }: any) => [payslip.state, problem]),
          [
            ["queued", undefined],
            ["queued", undefined],
            ["queued", undefined]
          ]
        )
        assert.deepStrictEqual(
          sent.withoutConsent.map(({ documentId, email, identification, name, state }: any) => [
            documentId,
            identification,
            name,
            email,
            state
          ]),
          [[silent.id, worker(3), "Ana María Muñoz Peña", undefined, "noConsent"]]
        )
        assert.strictEqual(sent.left, 0)
        assert.deepInclude((yield* settled).counts, { ready: 0, noConsent: 1, sent: 3 })

        assert.deepStrictEqual(
          received.map(({ secure, to }) => [secure, ...to]).toSorted(),
          [1, 2, 4].map((id) => [true, `persona${id}@trabajo.example`])
        )
        const own = received.find(({ to }) => to.includes("persona1@trabajo.example"))
        const message = yield* Effect.promise(() => PostalMime.parse(own?.raw ?? Buffer.alloc(0)))
        assert.include(message.subject, first.id)
        assert.lengthOf(message.attachments, 2)

        // again, and twice at once: only what is new
        assert.deepStrictEqual((yield* send).items, [])
        const late = yield* filed("PayrollCreate", 7)
        yield* consent(7, "persona7@trabajo.example")
        const both = yield* Effect.all([send, send], { concurrency: 2 })
        for (const { items } of both) assert.include([0, 1], items.length)
        yield* settled
        assert.lengthOf(received, 4)
        assert.deepStrictEqual(received.at(-1)?.to, ["persona7@trabajo.example"])
        assert.strictEqual(late.status, "submitted")
      })
    )

    it.effect("go to the next address that the worker agrees to, once an address has refused them", () =>
      Effect.gen(function* () {
        const { received, refuse } = yield* Server
        const { id } = yield* filed("PayrollCreate", 8)
        const old = yield* consent(8, "vieja@trabajo.example")
        refuse("vieja@trabajo.example", 550)
        yield* send
        yield* settled
        const failed = yield* slips("&state=failed")
        assert.deepStrictEqual(
          failed.items.map(({ documentId, email }: any) => [documentId, email]),
          [[id, "vieja@trabajo.example"]]
        )
        assert.deepStrictEqual((yield* send).items, [])
        const next = yield* consent(8, "nueva@trabajo.example")
        assert.notStrictEqual(next.id, old.id)
        assert.lengthOf((yield* send).items, 1)
        yield* settled
        assert.deepStrictEqual(received.at(-1)?.to, ["nueva@trabajo.example"])
        const all = yield* ask("GET", "/v1/payslips/consents?companyId=1&revoked=true")
        const earlier = all.body.items.find((each: any) => each.id === old.id)
        assert.isDefined(earlier.revoked)
      })
    )

    it.effect("stop with the consent, which says who recorded it and when", () =>
      Effect.gen(function* () {
        const { received } = yield* Server
        const { url } = yield* TestService
        const before = Date.now()
        const given = yield* consent(9, "persona9@trabajo.example")
        assert.deepStrictEqual(yield* consent(9, "persona9@trabajo.example"), given)
        assert.isAtLeast(Date.parse(given.recorded), before - 1000)
        const self = yield* ask("GET", "/v1/tokens/self")
        assert.strictEqual(given.tokenId, self.body.id)
        assert.strictEqual(given.name, "Persona 9")

        const other = yield* newCompany(url)
        const stolen = `/v1/payslips/consents/${given.id}?companyId=${other.companyId}`
        assert.strictEqual((yield* ask("DELETE", stolen, undefined, other.token)).status, 404)
        for (const where of ["consents?companyId=1", `?companyId=1&month=${month}`])
          assert.strictEqual((yield* ask("GET", `/v1/payslips/${where}`, undefined, other.token)).status, 403)

        const revoked = yield* ask("DELETE", `/v1/payslips/consents/${given.id}?companyId=1`)
        assert.isDefined(revoked.body.revoked)
        // a second time changes nothing
        assert.deepStrictEqual(yield* ask("DELETE", `/v1/payslips/consents/${given.id}?companyId=1`), revoked)
        assert.strictEqual((yield* ask("DELETE", "/v1/payslips/consents/x?companyId=1")).status, 404)
        const { id } = yield* filed("PayrollCreate", 9)
        const count = received.length
        const { items, withoutConsent } = yield* send
        assert.deepStrictEqual(items, [])
        assert.include(
          withoutConsent.map(({ documentId }: any) => documentId),
          id
        )
        assert.lengthOf(received, count)
        const page = yield* ask("GET", "/v1/payslips/consents?companyId=1&limit=2")
        assert.lengthOf(page.body.items, 2)
        const following = yield* ask("GET", `/v1/payslips/consents?companyId=1&limit=2&cursor=${page.body.next}`)
        assert.notInclude(
          following.body.items.map((each: any) => each.id),
          page.body.items[0].id
        )
      })
    )
  })
})

describe("payslips to a mail server without TLS", () => {
  layer(mailingService("Postgres", true), { excludeTestServices: true })((it) => {
    it.effect("are refused, one by one and for a month; other documents are sent", () =>
      Effect.gen(function* () {
        const { received } = yield* Server
        const { post } = yield* TestService
        const payroll = yield* filed("PayrollCreate", 1)
        yield* consent(1, "persona1@trabajo.example")
        const whole = yield* ask("POST", "/v1/payslips/mails?companyId=1&providerId=1", { Month: month })
        const one = yield* post(
          { Uuid: payroll.document.uuid, To: ["persona1@trabajo.example"] },
          { path: "/v1/dian/send-mails/" }
        )
        for (const { body, status } of [whole, one]) {
          assert.strictEqual(status, 422, JSON.stringify(body))
          assert.deepInclude(body, { type: "urn:radicar:problem:mail-refused", reason: "notEncrypted" })
        }
        const invoice = (yield* post(invoiceBody(990006100))).body
        yield* post({ Uuid: invoice.document.uuid, To: ["c@comprador.example"] }, { path: "/v1/dian/send-mails/" })
        yield* eventually(
          Effect.sync(() => received.length),
          (count) => count === 1
        )
        assert.deepStrictEqual(received[0]?.to, ["c@comprador.example"])
        assert.strictEqual((yield* slips()).counts.ready, 1)
      })
    )
  })
})
