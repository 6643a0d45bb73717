import { assert, describe, layer } from "@effect/vitest"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"
import { adminToken, invoiceBody, newCompany, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"

const get = (token: string, language = "es") =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/notices/companies`, {
        headers: { authorization: `Bearer ${token}`, "accept-language": language }
      })
      return { status: response.status, body: (await response.json()) as any }
    })
  )

const open = (token: string) =>
  Effect.map(get(token), ({ body, status }) => {
    assert.strictEqual(status, 200, JSON.stringify(body))
    return body.items as ReadonlyArray<any>
  })

/** Kinds with their numbers, of one company. */
const kindsOf = (items: ReadonlyArray<any>, company: string) =>
  Object.fromEntries(items.filter(({ companyId }) => companyId === company).map(({ count, kind }) => [kind, count]))

const outage = {
  id: randomUUIDv7(),
  environment: "sandbox",
  beganAt: new Date(),
  attempts: [{ at: new Date(), operation: "SendBillSync", reason: "ServiceUnavailable", message: "503" }]
} as const

const day = (offset: number): string => fromEpochMillis(Date.now() + offset * 86_400_000).date

describe.each(["PGlite", "Postgres"] as const)("open states of all companies, on %s", (database) => {
  layer(TestService.layer(database, { adminToken: Redacted.make(adminToken) }), { excludeTestServices: true })((it) => {
    it.effect("is of the caller's companies alone, and goes with its state", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const submissions = yield* Submissions
        const { post, url } = yield* TestService
        const range = { ...invoiceBody(1)["NumberingRange"], EndDate: `${day(12)}T00:00:00`, ToNumber: 990000010 }
        const busy = yield* newCompany(url, adminToken, (nit) => ({
          CompanyParty: { ...invoiceBody(1)["CompanyParty"], Id: nit },
          NumberingRanges: [range]
        }))
        const other = yield* newCompany(url)
        const both = yield* tokenWith(["documents:read", "inbox:read"], [busy.companyId, other.companyId])
        const withoutInbox = yield* tokenWith(["documents:read"], [busy.companyId])
        const stranger = yield* tokenWith(["documents:read", "inbox:read"], ["77"])
        const operator = yield* tokenWith(["documents:read", "inbox:read"], ["*"])
        for (const token of [both, stranger, operator]) assert.deepStrictEqual(yield* open(token), [])

        // a document of the company with the last number but one of its range, rejected ones, and one of another
        const ofCompany = (company: typeof busy, number: number, changes: Record<string, unknown> = {}) =>
          post(JSON.parse(JSON.stringify(invoiceBody(number, changes)).replaceAll("900373115", company.nit)), {
            query: `companyId=${company.companyId}&providerId=1`,
            headers: { authorization: `Bearer ${company.token}` }
          })
        const filed = yield* ofCompany(busy, 990000009)
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const rejection = { NumberingRange: { ...invoiceBody(1)["NumberingRange"], TechnicalKey: "0".repeat(40) } }
        const rejected = yield* ofCompany(busy, 990000003, rejection)
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        yield* ofCompany(busy, 990000004, rejection)
        yield* ofCompany(other, 990000005, rejection)

        const claim = Effect.fnUntraced(function* (number: number, hours: number, changes: object = {}) {
          const { submission } = yield* submissions.claim(
            sampleSubmission({ companyId: busy.companyId, issuerNit: busy.nit, number, ...changes })
          )
          yield* sql`
            update open_submissions set created_at = now() - make_interval(hours => ${hours}::int)
            where id = ${submission.id}`
          return submission
        })
        yield* claim(20, 73)
        yield* claim(21, 10, { documentType: "04", outage })
        yield* claim(22, 49, { documentType: "04", outage })

        yield* sql`
          insert into certificates (id, company_id, token_hash, key_id, nonce, sealed, nit, issuer, serial_number, not_before, not_after)
          select ${randomUUIDv7()}, ${busy.companyId}, repeat('a', 64), repeat('b', 16), decode(repeat('00', 12), 'hex'), 'x', ${busy.nit}, 'CN=x', '1', now(), now() + make_interval(days => 7)`
        const standing: any = yield* sql`select id from standings where state = 'accepted' limit 1`
        const mail = (id: string, state: string) => sql`
          insert into mails (id, company_id, provider_id, submission_id, request_digest, subject, message, message_id, receivers, state)
          values (${id}, ${busy.companyId}, '1', ${standing[0].id}, repeat('0', 64), 's', 'm', ${`<${id}>`},
            '[{"kind":"to","address":"x@y.example","state":"sent"}]', ${state})`
        const bounced = randomUUIDv7()
        yield* mail(bounced, "sent")
        yield* sql`insert into mail_bounces (mail_id, receiver, state, status) values (${bounced}, 0, 'bounced', '5.1.1')`
        yield* mail(randomUUIDv7(), "failed")
        const arrival = randomUUIDv7()
        yield* sql`
          insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
          values (${arrival}, ${busy.companyId}, 'upload', 'x.xml', 1, repeat('a', 64))`
        const received = (id: string, endsOn: string) => sql`
          insert into inbox_items (id, company_id, environment, arrival_id, place, state, document_key, term_starts_on, term_ends_on)
          values (${id}, ${busy.companyId}, 'sandbox', ${arrival}, ${id}, 'goodsReceived',
            lpad(replace(${id}, '-', ''), 96, '0'), ${day(-2)}::date, ${endsOn}::date)`
        for (const endsOn of [day(0), day(1), day(2), day(-1)]) yield* received(randomUUIDv7(), endsOn)

        const items = yield* open(both)
        assert.deepStrictEqual(kindsOf(items, busy.companyId), {
          "document.contingency_overdue": 1,
          "document.contingency_due": 1,
          "document.overdue": 1,
          "document.rejected": 2,
          "inbox.term_ending": 2,
          "certificate.expiring": 1,
          "numbering_range.expiring": 1,
          "numbering_range.low": 1,
          "mail.failed": 2
        })
        assert.deepStrictEqual(kindsOf(items, other.companyId), { "document.rejected": 1 })
        const item = (kind: string) => items.find((each) => each.kind === kind && each.companyId === busy.companyId)
        assert.strictEqual(item("document.rejected").message, "Rechazados por corregir")
        const due = item("document.contingency_due")
        assert.strictEqual(Date.parse(due.until) - Date.parse(due.since), 48 * 3_600_000)
        assert.strictEqual(item("numbering_range.expiring").until.slice(0, 10), day(12))
        assert.strictEqual((yield* get(both, "en")).body.items.length, items.length)

        assert.deepStrictEqual(yield* open(stranger), [])
        assert.deepStrictEqual(kindsOf(yield* open(operator), busy.companyId), kindsOf(items, busy.companyId))
        const limited = yield* open(withoutInbox)
        assert.deepStrictEqual(kindsOf(limited, other.companyId), {})
        assert.notProperty(kindsOf(limited, busy.companyId), "inbox.term_ending")

        // dismissed, filed again, sent again, settled
        const { id: dismisser } = { id: yield* tokenWith(["documents:write"], [busy.companyId]) }
        const dismissed = yield* Effect.promise(() =>
          fetch(`${url}/v1/submissions/${rejected.body.document.uuid}/dismissal`, {
            method: "PUT",
            headers: { authorization: `Bearer ${dismisser}`, "content-type": "application/json" },
            body: JSON.stringify({ Reason: "a mano" })
          })
        )
        assert.strictEqual(dismissed.status, 200)
        const again = yield* ofCompany(busy, 990000004)
        assert.strictEqual(again.body.status, "submitted", JSON.stringify(again.body))
        yield* mail(randomUUIDv7(), "sent")
        yield* sql`delete from open_submissions`
        yield* sql`delete from certificates`
        yield* sql`update inbox_items set state = 'accepted'`
        assert.deepStrictEqual(kindsOf(yield* open(both), busy.companyId), {
          "numbering_range.expiring": 1,
          "numbering_range.low": 1
        })
      })
    )
  })
})
