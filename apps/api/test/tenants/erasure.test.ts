import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/fixtures/long"
import { administrativeScopes } from "@radicar/contract/inner/CurrentCaller"
import { Clock, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BlobSettings } from "../../src/platform/blobs/BlobSettings.ts"
import { BlobStore } from "../../src/platform/blobs/BlobStore.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { everyRow } from "../support/canary/everyRow.ts"
import { findSecrets } from "../support/canary/findSecrets.ts"
import { textSecret } from "../support/canary/Secret.ts"
import { eventually } from "../support/eventually.ts"
import { movingClock } from "../support/movingClock.ts"
import { s3Server } from "../support/s3Server.ts"
import { signingCertificate, type TestDatabase, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** Part of every text about a person that the test enters. */
const marker = "MarcadorPersonalZQX"
const address = `${marker.toLowerCase()}@example.com`
const marks = [textSecret("name", marker), textSecret("address", address)]

const year = Number(fromEpochMillis(Date.now()).date.slice(0, 4))
const lastMoment = Date.parse(`${year + 6}-01-01T00:00:00-05:00`) - 1

const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }

const paths: Readonly<Record<keyof typeof documentTypes, string>> = {
  InvoiceCreate: "invoices",
  CreditnoteCreate: "credit-notes",
  DebitnoteCreate: "debit-notes",
  SupportCreate: "supports",
  SupportNoteCreate: "support-notes",
  EquivalentCreate: "equivalents",
  EquivalentSpdCreate: "equivalents-spd",
  EquivalentNoteCreate: "equivalent-notes",
  EventCreate: "events",
  PayrollCreate: "payrolls",
  PayrollReplaceNote: "playroll-replace-notes",
  PayrollDeleteNote: "playroll-delete-notes"
}

const named = (party: Record<string, unknown>): Record<string, unknown> => ({
  ...party,
  ...("Name" in party ? { Name: marker } : {}),
  ...("FirstName" in party ? { FirstName: marker } : {}),
  ...("Email" in party ? { Email: address } : {})
})

/** Everybody in a body but its issuer bears the marker. */
const marked = (body: Record<string, any>) => ({
  ...body,
  ...Object.fromEntries(
    ["CustomerParty", "SupplierParty", "EmployeeParty", "IssuerParty"].flatMap((party) =>
      body[party] === undefined ? [] : [[party, named(body[party])]]
    )
  ),
  ...("Note" in body ? { Note: `Para ${marker}` } : {})
})

/** Who asks: somebody who may act for everybody. */
let bearer = adminToken

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const isJson = (response.headers.get("content-type") ?? "").includes("json")
      return { status: response.status, body: isJson ? JSON.parse(bytes.toString("utf8")) : undefined, bytes }
    })
  )

const both = "companyId=7&providerId=1"

const bodyOf = (type: DocumentType, number: number, reference?: object): Record<string, any> => ({
  ...marked({
    ...type.example({
      number,
      date: fromEpochMillis(Date.now()),
      ...(reference === undefined ? {} : { reference: reference as never })
    })
  }),
  SigningCertificate: signingCertificate()
})

const filed = (operation: keyof typeof documentTypes, body: object, query = both, headers = {}) =>
  call("POST", `/v1/dian/${paths[operation]}/?${query}`, body, headers)

/** Where the marker is found: in tables, and in the files next to them once no erased one is left. */
const whereMarked = (folder: string | undefined) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // what requests gave up goes later than what was erased
    yield* sql`update erased_octets set erased_at = erased_at - interval '10 minutes'`
    yield* Effect.flatMap(BlobStore, ({ sweep }) => sweep)
    assert.deepStrictEqual(yield* eventually(sql`select * from erased_octets`, ({ length }) => length === 0), [])
    const { cells, unpackFile } = yield* everyRow
    const files =
      folder === undefined
        ? []
        : readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => ({ where: "outside", value: unpackFile(readFileSync(join(entry.parentPath, entry.name))) }))
    const found = yield* Effect.filter([...cells, ...files], ({ value }) =>
      // takes seconds in all, during which open connections still have to be served
      Effect.andThen(
        Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve))),
        Effect.sync(() => findSecrets(marks, value).length > 0)
      )
    )
    return Array.from(new Set(found.map(({ where }) => where.replace(/^public\./u, "")))).toSorted()
  })

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "erasure-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

interface Place {
  readonly settings: BlobSettings
  readonly folder: string | undefined
}

const inDirectory = Effect.map(temporaryFolder, (folder): Place => ({
  settings: { _tag: "files", directory: folder },
  folder
}))

const places = [
  ["PGlite", "files in a directory", inDirectory],
  ["Postgres", "files in S3", Effect.map(s3Server, ({ folder, settings }): Place => ({ folder, settings }))],
  ["Postgres", "files in the database", Effect.succeed<Place>({ settings: { _tag: "postgres" }, folder: undefined })]
] as const

type Given = readonly [TestDatabase, string, (typeof places)[number][2]]

describe.each<Given>(longOr<ReadonlyArray<Given>>(places, places.slice(1)))(
  "the erasure of a company, on %s with %s",
  (database, _where, place) => {
    it.live("deletes all personal data except what the law requires, and that when its retention ends", () =>
      Effect.gen(function* () {
        const { folder, settings } = yield* place
        const clock = movingClock(Date.now())
        const isAutomatic = folder === undefined
        const service = TestService.layerOn(database, {
          adminToken: Redacted.make(adminToken),
          blobs: settings,
          outbound: { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true },
          // nobody listens there: what is sent stays queued
          mail: {
            host: "127.0.0.1",
            port: 9,
            tls: "offered",
            login: undefined,
            from: { name: "Emisor", address: "facturas@emisor.example" }
          },
          following: {
            ...defaultFollowing,
            watch: { ...defaultFollowing.watch, erasures: isAutomatic ? "100 millis" : "1 hour" }
          }
        }).pipe(
          Layer.provideMerge(Sandbox.layer({ certificateDirectory })),
          Layer.provide(Layer.succeed(Clock.Clock, clock))
        )
        yield* Effect.provide(story({ folder, clock, isAutomatic }), service)
      }).pipe(Effect.scoped)
    )
  }
)

interface Stage {
  readonly folder: string | undefined
  readonly clock: ReturnType<typeof movingClock>
  readonly isAutomatic: boolean
}

const story = Effect.fnUntraced(function* ({ clock, folder, isAutomatic }: Stage) {
  const { sandbox } = yield* TestService
  const sql = yield* SqlClient.SqlClient
  const where = whereMarked(folder)
  const erase = (query = "") => call("DELETE", `/v1/companies/7/data?${query}`)
  const number = (
    (from) => () =>
      from++
  )(990_005_000)

  bearer = adminToken
  const Scopes = [...administrativeScopes, "documents:write", "documents:read"]
  const mighty = yield* call("POST", "/v1/tokens", { Scopes, Companies: ["*"], Providers: ["*"] })
  bearer = String(mighty.body.token)

  // everything that takes a person's data
  yield* call("PUT", "/v1/providers/1", { SoftwareProvider: software })
  const shared = yield* call("POST", "/v1/tokens", {
    Name: "shared",
    Scopes: ["documents:read"],
    Companies: ["7", "8"],
    Providers: ["1"]
  })
  const own = yield* call("POST", "/v1/tokens", {
    Name: marker,
    Scopes,
    Companies: ["7"],
    Providers: ["1"]
  })
  assert.strictEqual(own.status, 201, JSON.stringify(own.body))
  for (const id of ["7", "8"]) {
    const put = yield* call("PUT", `/v1/companies/${id}`, {
      Name: id === "7" ? marker : "Otra",
      Mail: { From: address }
    })
    assert.include([200, 400], put.status)
    const hidden = { HiddenParties: [marker.slice(0, 35)], HiddenProducts: [{ Description: marker }] }
    yield* call("PUT", `/v1/companies/${id}`, id === "7" ? { Name: marker, ByHand: hidden } : { Name: "Otra" })
    const print = yield* call("PUT", `/v1/companies/${id}/print`, { Footer: id === "7" ? marker : "Otra" })
    assert.strictEqual(print.status, 200, JSON.stringify(print.body))
  }
  const hooks = [["7"], ["7", "8"], ["*"]].map((companies) =>
    call("POST", "/v1/webhooks", {
      Name: companies.length === 1 && companies[0] === "7" ? marker : "otro",
      Url: "https://127.0.0.1:9/x",
      Events: ["*"],
      Companies: companies
    })
  )
  for (const made of yield* Effect.all(hooks)) assert.strictEqual(made.status, 201, JSON.stringify(made.body))
  const stored = yield* call("POST", "/v1/certificates?companyId=7", signingCertificate())
  assert.strictEqual(stored.status, 201, JSON.stringify(stored.body))

  const keyed = { "idempotency-key": `para-${marker}` }
  const invoiceBody = bodyOf(documentTypes.InvoiceCreate, number())
  const invoice = yield* filed("InvoiceCreate", invoiceBody, both, keyed)
  assert.strictEqual(invoice.body?.status, "submitted", JSON.stringify(invoice.body))
  const { prefix, number: given, date, uuid } = invoice.body.document
  const reference = { uuid, number: `${prefix}${given}`, date: String(date).slice(0, 10) }
  let payroll = reference
  for (const [operation, type] of Object.entries<DocumentType>(documentTypes)) {
    const name = operation as keyof typeof documentTypes
    if (name === "InvoiceCreate") continue
    const at = name === "SupportCreate" ? 984_000_501 : name === "EquivalentCreate" ? 501 : number()
    const needsReference = /note|Note|Event/u.test(operation)
    const body = bodyOf(type, at, operation === "PayrollDeleteNote" ? payroll : needsReference ? reference : undefined)
    const answer = yield* filed(name, body)
    assert.include(["submitted", "rejected"], answer.body?.status, `${operation} ${JSON.stringify(answer.body)}`)
    const { number: filedAs, prefix: filedIn, uuid: key } = answer.body.document
    // the authority knows the key of what a note deletes
    if (operation === "PayrollCreate") payroll = { ...reference, uuid: key, number: `${filedIn}${filedAs}` }
  }
  const wrongRange = { ...invoiceBody["NumberingRange"], TechnicalKey: "0".repeat(40) }
  const rejectedBody = { ...bodyOf(documentTypes.InvoiceCreate, number()), NumberingRange: wrongRange }
  const rejected = yield* filed("InvoiceCreate", rejectedBody)
  assert.strictEqual(rejected.body?.status, "rejected", JSON.stringify(rejected.body))
  const testedBody = bodyOf(documentTypes.InvoiceCreate, number())
  const tested = yield* filed("InvoiceCreate", testedBody, `${both}&isTest=true`)
  assert.strictEqual(tested.body?.status, "submitted", JSON.stringify(tested.body))
  const mailed = yield* call("POST", `/v1/dian/send-mails/?${both}`, {
    Uuid: uuid,
    To: [address],
    Subject: marker,
    Message: marker
  })
  assert.strictEqual(mailed.status, 202, JSON.stringify(mailed.body))
  const consent = { IdentificationType: "13", Identification: "1020304050", Name: marker, Email: address }
  const agreed = yield* call("POST", "/v1/payslips/consents?companyId=7", consent)
  assert.strictEqual(agreed.status, 200, JSON.stringify(agreed.body))
  const begun = { Operation: "InvoiceCreate", Party: marker, Body: { Note: marker } }
  const drafted = yield* call("PUT", `/v1/drafts/${randomUUID()}?companyId=7`, begun)
  assert.strictEqual(drafted.status, 200, JSON.stringify(drafted.body))
  yield* sql`
    insert into caught_mails (id, company_id, mail_id, summary, message)
    values (${mailed.body.id}, '7', ${mailed.body.id}, cast(${JSON.stringify({ text: marker })}::text as jsonb),
      ${Buffer.from(marker)})`
  const mark = `${marker} de la autoridad`
  yield* sql`update answers set error_message = ${mark} where id in (select id from freed)`
  yield* call("GET", `/v1/files/url/?uuid=${uuid}&type=zip`)

  // another company with the same buyer's names in none of its texts
  const others = {
    ...invoiceBody,
    Number: number(),
    CustomerParty: { ...invoiceBody["CustomerParty"], Name: "Otro", Email: "otro@example.com" },
    Note: ""
  }
  const other = yield* filed("InvoiceCreate", others, "companyId=8&providerId=1")
  assert.strictEqual(other.body?.status, "submitted", JSON.stringify(other.body))

  // nothing while an outcome is open, and it is named
  yield* sandbox.program({ behaviour: "connection-reset", times: 1000 })
  const open = yield* filed("InvoiceCreate", bodyOf(documentTypes.InvoiceCreate, number()))
  assert.strictEqual(open.body?.status, "pending", JSON.stringify(open.body))
  for (const query of ["", "dryRun=true"]) {
    const refused = yield* erase(query)
    assert.strictEqual(refused.status, 409)
    assert.strictEqual(refused.body.type, "urn:radicar:problem:open-submissions")
    assert.deepStrictEqual([refused.body.count, refused.body.submissions[0].id], [1, open.body.id])
    assert.include(refused.body.detail, open.body.id)
  }
  yield* sandbox.reset
  const settled = call("POST", `/v1/submissions/${open.body.document.uuid}/retry`)
  assert.strictEqual((yield* eventually(settled, ({ body }) => body.state === "accepted")).body.state, "accepted")

  // a sandbox is never production, which no test reaches: all but one document are made to have been filed there
  yield* sql`alter table documents disable trigger documents_guard`
  yield* sql`update documents set environment = 'production' where document_key <> ${tested.body.document.uuid}`
  yield* sql`alter table documents enable trigger documents_guard`

  const products = call("GET", "/v1/submissions/products?companyId=7&environment=production")
  assert.isNotEmpty((yield* products).body.items)

  const { length: noted } = yield* sql`select id from corrections where company_id = '7'`
  assert.isAbove(noted, 0)
  const before = yield* where
  assert.includeMembers(before, [
    "documents.deflated_xml",
    "mails.receivers",
    "tokens.name",
    "tenants.settings",
    "company_prints.footer"
  ])
  assert.includeMembers(before, ["webhooks.name", "idempotency_keys.key", "answers.error_message"])
  assert.includeMembers(before, [
    "payslip_consents.name",
    "payslip_consents.address",
    "caught_mails.message",
    "drafts.party",
    "drafts.body"
  ])
  assert.include(before, folder === undefined ? "blobs.bytes" : "outside")

  // a dry run tells and changes nothing
  const unmoved = Effect.map(everyRow, ({ cells }) =>
    cells
      .filter(({ where }) => !/jobs|job_runs|rate_windows|webhook|mails|tokens\.last_used/u.test(where))
      .map(
        ({ value, where }) => `${where} ${typeof value === "string" ? value : Buffer.from(value).toString("base64")}`
      )
      .toSorted()
  )
  const rows = yield* unmoved
  const dry = yield* erase("dryRun=true")
  assert.strictEqual(dry.status, 200, JSON.stringify(dry.body))
  assert.deepStrictEqual(yield* unmoved, rows)
  const accepted = yield* sql<{ readonly n: number }>`
    select count(*)::int as n from submissions
    where company_id = '7' and state = 'accepted' and environment = 'production'`
  const all = yield* sql<{ readonly n: number }>`select count(*)::int as n from submissions where company_id = '7'`
  const kept = dry.body.kept.find(({ what }: { readonly what: string }) => what === "documents")
  assert.deepInclude(kept, { count: accepted[0]!.n, until: `${year + 6}-01-01` })
  assert.strictEqual(dry.body.erased.documents, all[0]!.n - accepted[0]!.n)
  assert.isAtLeast(dry.body.erased.documents, 2)
  const { certificates, mails, settings, tokens, webhooks } = dry.body.erased
  assert.deepStrictEqual([mails, certificates, webhooks, tokens, settings], [1, 1, 1, 1, 1])

  const erased = yield* erase()
  assert.strictEqual(erased.status, 200, JSON.stringify(erased.body))
  assert.deepStrictEqual(
    { ...erased.body, erasedAt: "" },
    { ...dry.body, dryRun: false, erasedAt: "", erased: { ...dry.body.erased, events: erased.body.erased.events } }
  )

  // personal data is left in the documents that the law requires, and in nothing else
  const lawful = [
    "documents.deflated_xml",
    "counterparties.name",
    "counterparties.folded_name",
    "submissions.counterparty_name",
    "submissions.application_response"
  ]
  for (const place of yield* where) assert.include([...lawful, "blobs.bytes", "outside"], place)
  const inOthers = yield* sql`
    select id from submissions where company_id = '7' and erased_at is not null
      and (deflated_xml is not null or application_response is not null or error_message <> '')`
  assert.deepStrictEqual(inOthers, [])
  const compared = yield* sql`
    select documents.id from documents join standings on standings.id = documents.id
    where company_id = '7' and erased_at is not null and sale is not null
    union all select id from corrections where company_id = '7'
    union all select document_facts.id from document_facts join standings on standings.id = document_facts.id
    where erased_at is not null`
  assert.deepStrictEqual(compared, [])
  const files = yield* sql<{ readonly key: string }>`
    select key from blobs where split_part(key, '/', 2)::uuid in
      (select id from submissions where company_id = '7' and erased_at is not null) or key like '%/package.zip'`
  assert.deepStrictEqual(files, [])
  assert.strictEqual((yield* call("GET", `/v1/companies/8`)).status, 200)
  // documents that the law requires are no source of suggestions
  assert.deepStrictEqual((yield* products).body, { items: [] })
  const left = yield* sql<{ readonly company_ids: ReadonlyArray<string> }>`
    select company_ids from webhooks union all select company_ids from tokens where id = ${shared.body.id}`
  assert.deepStrictEqual(left.map(({ company_ids }) => company_ids).toSorted(), [["*"], ["8"], ["8"]])

  // it can be read, and nothing new can come
  const xml = yield* call("GET", `/v1/files/xml/?uuid=${uuid}`)
  assert.isTrue(xml.status === 200 && xml.bytes.includes(marker))
  assert.strictEqual((yield* call("GET", `/v1/files/xml/?uuid=${rejected.body.document.uuid}`)).status, 404)
  const bundle = `/v1/files/evidence/?submissionId=${tested.body.document.uuid}`
  assert.strictEqual((yield* call("GET", bundle)).status, 404)
  const refusals = [
    yield* filed("InvoiceCreate", bodyOf(documentTypes.InvoiceCreate, number())),
    yield* filed("InvoiceCreate", invoiceBody),
    yield* call("PUT", "/v1/companies/7", { Name: marker }),
    yield* call("POST", "/v1/certificates?companyId=7", signingCertificate()),
    yield* call("POST", `/v1/dian/send-mails/?${both}`, { Uuid: uuid, To: [address] }),
    yield* call("POST", "/v1/payslips/consents?companyId=7", consent),
    yield* call("PUT", `/v1/drafts/${randomUUID()}?companyId=7`, begun)
  ]
  for (const [index, { body, status }] of refusals.entries()) {
    assert.strictEqual(status, 409, `${index} ${JSON.stringify(body)}`)
    assert.strictEqual(body.type, "urn:radicar:problem:company-erased")
  }
  const checked = yield* filed("InvoiceCreate", invoiceBody, `${both}&dryRun=true`)
  assert.strictEqual(checked.body.type, "urn:radicar:problem:company-erased", JSON.stringify(checked.body))
  const taken = yield* filed("InvoiceCreate", { ...others, Number: testedBody["Number"] }, "companyId=8&providerId=1")
  assert.strictEqual(taken.body.type, "urn:radicar:problem:number-conflict", JSON.stringify(taken.body))

  // what another process has erased this one learns from the database, if not before
  const eighth = "companyId=8&providerId=1"
  yield* sql`insert into erased_companies (id, erased_at, erased_by) values ('8', now(), 'another process')`
  const late = yield* filed("InvoiceCreate", { ...others, Number: number() }, eighth)
  assert.strictEqual(late.body.type, "urn:radicar:problem:company-erased", JSON.stringify(late.body))
  yield* sql`delete from erased_companies where id = '8'`

  // what was signed, and what happened to it, can be erased with its company only
  for (const change of [
    sql`update documents set deflated_xml = null where company_id = '8'`,
    sql`update documents set deflated_xml = 'x' where octet_length(signature_value) = 0`,
    sql`update documents set sale = null where company_id = '8' and sale is not null`,
    sql`update standings set erased_at = null where erased_at is not null`,
    sql`update submission_transitions set detail = '' where submission_id in
      (select id from submissions where company_id = '8')`,
    sql`delete from submission_transitions`
  ]) {
    const failed = yield* Effect.flip(change)
    assert.match(String(failed.reason.cause), /never changed|stays so|only added to/u)
  }

  // again changes nothing, and who did it with what outcome is on record
  const again = yield* erase()
  assert.deepStrictEqual(
    Object.values(again.body.erased).filter((count) => count !== 0),
    []
  )
  assert.strictEqual(again.body.erasedAt, erased.body.erasedAt)
  const { items } = (yield* call("GET", "/v1/audit?companyId=7&limit=100")).body
  const entries = items.filter(({ operation }: { readonly operation: string }) => operation === "CompanyErase")
  assert.deepStrictEqual(
    entries.map(({ status }: { readonly status: number }) => status),
    [409, 200, 200]
  )
  assert.strictEqual(JSON.parse(entries[1].detail).erased.documents, erased.body.erased.documents)
  assert.match(entries[1].tokenId, /^[0-9a-f-]{36}$/u)

  // what the law requires is kept until its last moment, and then erased as well
  clock.move(lastMoment - (yield* Effect.provideService(Clock.currentTimeMillis, Clock.Clock, clock)))
  assert.strictEqual((yield* erase()).body.erased.documents, 0)
  assert.include(yield* where, "documents.deflated_xml")
  clock.move(1)
  if (!isAutomatic) assert.strictEqual((yield* erase()).body.erased.documents, accepted[0]!.n)
  assert.deepStrictEqual(yield* eventually(where, (found) => found.length === 0), [])
  const numbers = yield* sql<{ readonly n: number }>`select count(*)::int as n from submissions where company_id = '7'`
  assert.deepStrictEqual(numbers, all)
  const log = (yield* call("GET", "/v1/audit?companyId=7&limit=200")).body.items
  if (isAutomatic) assert.deepInclude(log.at(-1), { operation: "CompanyErase", tokenId: "service" })
  assert.strictEqual((yield* call("GET", `/v1/files/xml/?uuid=${uuid}`)).status, 404)
})
