import { AuditLog } from "@radicar/api/access/AuditLog"
import { Tokens } from "@radicar/api/access/Tokens"
import { Batches } from "@radicar/api/batches/Batches"
import { readExportFacts } from "@radicar/api/documents/exports/ExportRow"
import { newestSales } from "@radicar/api/documents/products/filedProducts"
import { recordedPage } from "@radicar/api/documents/reconciliation/reconcileListing"
import { Submissions } from "@radicar/api/documents/submissions/Submissions"
import { taxSums } from "@radicar/api/documents/taxes/addUpTaxes"
import { InboxStore } from "@radicar/api/inbox/InboxStore"
import { MailBounces } from "@radicar/api/mail/bounces/MailBounces"
import { ExchangeAddresses } from "@radicar/api/mail/ExchangeAddresses"
import { CaughtMails } from "@radicar/api/mail/CaughtMails"
import { ProgramSeries } from "@radicar/api/tenants/ProgramSeries"
import { Drafts } from "@radicar/api/documents/drafts/Drafts"
import { PayslipConsents } from "@radicar/api/mail/payslips/PayslipConsents"
import { Payslips } from "@radicar/api/mail/payslips/Payslips"
import { CompanyNotices } from "@radicar/api/service/CompanyNotices"
import { Mails } from "@radicar/api/mail/Mails"
import { type NumberSpan, RangeUsage } from "@radicar/api/numbering/RangeUsage"
import { blobKeys } from "@radicar/api/platform/blobs/blobKeys"
import { BlobStore } from "@radicar/api/platform/blobs/BlobStore"
import { FollowUps } from "@radicar/api/platform/jobs/FollowUps"
import { Backlog } from "@radicar/api/service/Backlog"
import { Certificates } from "@radicar/api/tenants/certificates/Certificates"
import { Erasures } from "@radicar/api/tenants/erasure/Erasures"
import { WebhookDeliveries } from "@radicar/api/webhooks/WebhookDeliveries"
import { WebhookLanes } from "@radicar/api/webhooks/WebhookLanes"
import { WebhookStore } from "@radicar/api/webhooks/WebhookStore"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { createHash, randomUUID, randomUUIDv7 } from "node:crypto"
import { certificates, firstCompany } from "./generatedRows.ts"
import { newDocument } from "./newDocument.ts"
import { at, type Samples } from "./samples.ts"
import type { Storage } from "./storage.ts"

/** An operation of the service's storage. Each turn uses other rows. */
export type StorageCall = (samples: Samples, turn: number) => Effect.Effect<unknown, never, Storage>

/** Page size plus one, by which the service detects a further page. */
const page = 51

const companyId = firstCompany

/** Days of a year, the longest period of a list in another order. */
const year = { issuedFrom: "2023-01-01", issuedTo: "2023-12-31" }

const series = { environment: "production", issuerNit: "900000000", prefix: "FE2025" } as const

/** Span of the last 300 numbers of a range, equally many in a database of any size. */
const lastNumbers = ({ lastNumber }: Samples): NumberSpan => ({
  ...series,
  fromNumber: Math.max(lastNumber - 299, 1),
  toNumber: lastNumber
})

const settlement = {
  state: "accepted",
  origin: "authority",
  statusCode: "00",
  applicationResponse: new Uint8Array([1])
} as const

/** Claims a new document and records its acceptance. */
const fileOne = Effect.gen(function* () {
  const { claim, lease, settle } = yield* Submissions
  const followUps = yield* FollowUps
  const id = randomUUIDv7()
  const { submission } = yield* claim(newDocument(), { id, job: yield* followUps.first(id) })
  const held = yield* lease(submission.id, "12 seconds", "request")
  return yield* settle(submission.id, settlement, held, submission)
})

/** A filter of a list, perhaps by the samples of a turn. */
type Stated<A extends object> = A | ((samples: Samples, turn: number) => A)

const stated = <A extends object>(filter: Stated<A>, samples: Samples, turn: number): A =>
  typeof filter === "function" ? filter(samples, turn) : filter

const list =
  (filter: Stated<Partial<Parameters<typeof Submissions.Service.list>[0]>>): StorageCall =>
  (samples, turn) =>
    Submissions.use(({ list }) => list({ companyId, limit: page, ...stated(filter, samples, turn) }))

/** Reads a number of pages of 200 submissions. */
const readAll = Effect.fnUntraced(function* (pages: number) {
  const submissions = yield* Submissions
  let after: string | undefined
  for (let read = 0; read < pages; read++) {
    const rows = yield* submissions.list({ companyId, limit: 201, ...(after === undefined ? {} : { after }) })
    after = rows.at(-2)?.id
  }
})

/** Reads the records of which an evidence bundle of a submission is made. */
const readEvidence = Effect.fnUntraced(function* (id: string) {
  const submissions = yield* Submissions
  const blobs = yield* BlobStore
  yield* submissions.get(id)
  yield* submissions.history(id)
  // octets outside of the database are missing, but reading the row is what counts
  yield* Effect.forEach([blobKeys.container(id), blobKeys.exchange(id, "settled")], blobs.get, { discard: true })
})

/** Delivers an event to a webhook, from recording to acceptance. */
const deliverOne = Effect.fnUntraced(function* (webhookId: string) {
  const deliveries = yield* WebhookDeliveries
  const lanes = yield* WebhookLanes
  const holder = { webhookId, jobId: randomUUID() }
  yield* deliveries.test(webhookId)
  yield* lanes.enter(holder, "45 seconds")
  const [claimed] = yield* lanes.claim({ ...holder, limit: 1, lease: "45 seconds" })
  if (claimed === undefined) return yield* Effect.die(new Error("Nothing is due"))
  const news = {
    delivered: true,
    nextMillis: undefined,
    gone: false,
    millis: 20,
    status: 200,
    failure: undefined,
    answer: undefined
  }
  yield* deliveries.tried(claimed, news, "5 days")
  yield* lanes.leave(holder, "1 second")
})

const mailOne = Effect.fnUntraced(function* (submissionId: string) {
  const mails = yield* Mails
  const id = randomUUIDv7()
  const receiver = { kind: "to", address: "a@example.com", state: "queued", origin: "request" } as const
  const mail = yield* mails.queue(
    {
      id,
      companyId,
      providerId: "1",
      submissionId,
      idempotencyKey: id,
      requestDigest: "a".repeat(64),
      subject: "",
      message: "",
      messageId: `<${id}@example.com>`,
      receivers: [receiver]
    },
    Effect.void
  )
  yield* mails.tried(mail, { receivers: [{ ...receiver, state: "sent" }], reply: undefined, failure: undefined })
})

/** Records random octets as erased and sweeps them. No stored blob has these octets, so no file is removed. */
const sweepOne = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`insert into erased_octets (sha256) values (${createHash("sha256").update(randomUUID()).digest("hex")})`.pipe(
    Effect.orDie
  )
  return yield* BlobStore.use(({ sweep }) => sweep)
})

const inboxList =
  (filter: Stated<Partial<Parameters<typeof InboxStore.Service.list>[0]>>): StorageCall =>
  (samples, turn) =>
    InboxStore.use(({ list }) => list({ companyId, limit: page, ...stated(filter, samples, turn) }))

const term = { startsWith: "032", saturdays: false } as const

/** Records the arrival of a new document in the inbox, and its judgement. */
const judgeOne = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const store = yield* InboxStore
  const id = randomUUIDv7()
  const digest = createHash("sha384").update(id).digest("hex")
  yield* sql`
    insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
    values (${id}, ${companyId}, 'upload', 'f.xml', 20000, ${digest.slice(0, 64)})`.pipe(Effect.orDie)
  const document = {
    key: digest,
    keyScheme: "CUFE-SHA384",
    typeCode: "01",
    number: `N${id.slice(0, 13)}`,
    prefix: "N",
    environment: "1",
    issueDate: "2025-12-31",
    supplier: { type: "31", number: "800000001", name: "Panadería" },
    buyer: { type: "31", number: "900000000", name: "Café" },
    answer: { validates: true, at: "2025-12-31T10:00:00-05:00", notifies: false },
    degree: "proven",
    facts: undefined,
    sums: {}
  } as const
  yield* store.judge({
    arrivalId: id,
    companyNit: "900000000",
    standard: "production",
    judged: { mail: undefined, files: [], judged: [{ place: "", name: "f.xml", is: "document", document }] }
  })
})

/** Records an event on a received document, and the events that the authority has registered on it. */
const receiveEvent = Effect.fnUntraced(function* (id: string) {
  const store = yield* InboxStore
  const item = yield* Effect.orDie(Effect.fromOption(yield* store.find(companyId, id)))
  const event = yield* store.beginEvent(item, { code: "033", providerId: "1", body: "{}" })
  yield* store.settleEvents(id, term)
  const registered = { number: "ACE1", documentKey: "a".repeat(96), registeredAt: "2025-06-02T10:00:00-05:00" }
  yield* store.recordFound(id, [{ code: "032", ...registered }], "received", term)
  yield* store.abandonEvent(event.id)
})

/** Searches for documents that prevent the filing of a payroll document. */
const obstacles =
  (role: "first" | "further" | "replacement"): StorageCall =>
  ({ submissions }, turn) => {
    const { documentKey, environment } = at(submissions, turn)
    const claim = { companyId, documentKey, environment, issuerNit: series.issuerNit, predecessor: documentKey, role }
    return Submissions.use(({ payrollObstacles }) => payrollObstacles({ ...claim, worker: "1", month: "2025-06" }))
  }

/** Searches for the documents with which a credit note is compared. */
const corrected: StorageCall = ({ submissions }, turn) => {
  const { documentKey, environment, number, prefix } = at(submissions, turn)
  const documents = [{ at: "$.DocumentReference", uuid: documentKey, number: `${prefix}${number}`, date: "2025-06-01" }]
  const note = { buyer: "800199436", currency: "COP", change: "-1.00", credits: true, annuls: true, health: false }
  return Submissions.use(({ corrected }) =>
    corrected({
      companyId,
      environment,
      issuerNit: series.issuerNit,
      documentKey: "",
      corrects: { documents, typeCodes: ["01", "02", "03", "04"], note }
    })
  )
}

/** Storage operations by name. The growth benchmark runs each of them alternately on a small and a large database. */
export const storageCalls = {
  "next-number": () =>
    Submissions.use(({ nextNumber }) => nextNumber({ ...series, documentType: "01", from: 1, to: 9_000_000_000 })),
  "find-by-number": ({ submissions }, turn) => {
    const { environment, number, prefix, type } = at(submissions, turn)
    return Submissions.use(({ find }) =>
      find({ issuerNit: series.issuerNit, environment, documentType: type, prefix, number })
    )
  },
  "note-of-invoice": corrected,
  "payroll-of-month": obstacles("first"),
  "payroll-that-is-followed": obstacles("further"),
  "payroll-that-is-replaced": obstacles("replacement"),
  "find-by-idempotency-key": ({ keys }, turn) =>
    Submissions.use(({ known }) =>
      known({ companyId, idempotency: { operation: "InvoiceCreate", key: at(keys, turn) } })
    ),
  "find-by-document-key": ({ submissions }, turn) =>
    Submissions.use(({ ofDocumentKey }) => ofDocumentKey(at(submissions, turn).documentKey)),
  "find-by-written-number": ({ submissions }, turn) => {
    const { number, prefix } = at(submissions, turn)
    return Submissions.use(({ ofNumber }) => ofNumber(companyId, `${prefix}${number}`))
  },
  "one-submission": ({ submissions }, turn) =>
    Submissions.use(({ history, findById }) => {
      const { id } = at(submissions, turn)
      return Effect.andThen(findById(id), history(id))
    }),
  "list-first-page": list({}),
  "list-deep-page": list(({ submissions }, turn) => ({ after: at(submissions, turn).id })),
  "list-rejected": list({ states: ["rejected"] }),
  "list-accepted": list({ states: ["accepted"] }),
  "list-pending": list({ states: ["signed", "contingency", "filing", "unknown"] }),
  "list-type": list({ documentTypes: ["92"] }),
  "list-months": list({ from: new Date("2023-06-01"), to: new Date("2023-08-01") }),
  "list-old-prefix": list({ prefix: "FE2022" }),
  "list-number": list(({ submissions }, turn) => ({ number: at(submissions, turn).number })),
  "list-counterparty": list({ counterparty: "222222222222" }),
  "list-accepted-of-counterparty": list({ counterparty: "222222222222", states: ["accepted"] }),
  "list-rejected-of-counterparty": list({ counterparty: "222222222222", states: ["rejected"] }),
  "list-tax": list({
    ...year,
    documentTypes: ["01"],
    states: ["accepted"],
    tax: { code: "01", rate: "5.00" }
  }),
  "list-issued": list({ issuedFrom: "2023-06-01", issuedTo: "2023-07-31" }),
  "list-issued-deep": list(({ submissions }, turn) => ({
    issuedFrom: "2022-01-01",
    limit: 1000,
    after: at(submissions, turn).id
  })),
  "list-amount": list({ amountFrom: "5950000", amountTo: "5951190.00" }),
  "list-accepted-of-amounts": list({ amountFrom: "1000", amountTo: "5000000", states: ["accepted"] }),
  "list-certificate": list({ certificate: certificates.first }),
  "list-still-to-correct": list({ filedAgain: false }),
  "list-to-correct": list({ needsCorrection: true }),
  "list-notes-of-invoice": list(({ submissions }, turn) => ({ corrects: at(submissions, turn).documentKey })),
  "search-name": list({ search: "panaderia trigal" }),
  "search-number": list(({ submissions }, turn) => {
    const { number, prefix } = at(submissions, turn)
    return { search: `${prefix}${number}`.slice(0, -1) }
  }),
  "search-key": list(({ submissions }, turn) => ({ search: at(submissions, turn).documentKey.slice(0, 10) })),
  "ledger-number": list({ ...year, sort: { key: "number", descending: false } }),
  "ledger-counterparty": list({ ...year, sort: { key: "counterparty", descending: false } }),
  "ledger-total": list(({ submissions }, turn) => ({
    ...year,
    sort: { key: "total", descending: true },
    after: at(submissions, turn).id
  })),
  "ledger-due": list({ ...year, sort: { key: "due", descending: false }, states: ["accepted"] }),
  "ledger-status": list({ ...year, sort: { key: "status", descending: false } }),
  "ledger-issued": list({ ...year, sort: { key: "issued", descending: false } }),
  "ledger-not-mailed": list({ mail: "none", states: ["accepted"] }),
  "ledger-bounced": list({ mail: "bounced", states: ["accepted"] }),
  "ledger-facts": ({ submissions }) =>
    Submissions.use(({ ledger }) =>
      ledger(submissions.slice(0, page - 1).map(({ id }) => ({ id, state: "accepted" as const })))
    ),
  "sums-of-search": () =>
    Submissions.use(({ summarize }) =>
      summarize({ companyId, by: ["status"], limit: 100, search: "panaderia", mail: "none" })
    ),
  "sums-of-days": () =>
    Submissions.use(({ summarize }) =>
      summarize({ companyId, by: ["day"], limit: 100, issuedFrom: "2023-06-01", issuedTo: "2023-06-30" })
    ),
  "sums-of-counterparties": () =>
    Submissions.use(({ summarize }) =>
      summarize({ companyId, by: ["counterparty"], limit: 100, issuedFrom: "2023-06-01", issuedTo: "2023-06-30" })
    ),
  "sums-of-customers": () =>
    Submissions.use(({ summarize }) =>
      summarize({ companyId, by: ["counterparty"], states: ["accepted"], environment: "production", limit: 100 })
    ),
  "sums-of-states": () =>
    Submissions.use(({ summarize }) => summarize({ companyId, by: ["type", "status"], limit: 100 })),
  "newest-sales": () =>
    SqlClient.SqlClient.use((sql) => newestSales(sql, { companyId, environment: "production", book: "sale" })),
  taxes: () =>
    Effect.flatMap(taxSums, (addUp) =>
      addUp({ companyId, environment: "production", issuedFrom: "2023-06-01", issuedTo: "2023-06-30" }, true)
    ),
  "export-facts": ({ submissions }) =>
    SqlClient.SqlClient.use((sql) =>
      readExportFacts(
        sql,
        submissions.map(({ id }) => id)
      )
    ),
  "reconcile-page": ({ submissions }, turn) =>
    SqlClient.SqlClient.use((sql) =>
      recordedPage(
        sql,
        { companyId, environment: "production" },
        { from: "2023-06-01", to: "2023-06-30" },
        { date: "2023-06-10", id: at(submissions, turn).id }
      )
    ),
  "list-test-set": ({ testSets }, turn) =>
    Submissions.use(({ ofTestSet }) =>
      ofTestSet({ companyId, environment: "habilitacion", testSetId: at(testSets, turn) })
    ),
  "export-1000": () => readAll(5),
  evidence: ({ submissions }, turn) => readEvidence(at(submissions, turn).id),
  "range-numbers-used": (samples) => RangeUsage.use(({ ofSpan }) => ofSpan(lastNumbers(samples))),
  "range-pace": (samples) =>
    RangeUsage.use(({ pace }) => pace(companyId, lastNumbers(samples), new Date("2025-12-02"))),
  "ranges-highest": (samples) =>
    RangeUsage.use(({ highest }) => highest(Array.from({ length: 20 }, () => lastNumbers(samples)))),
  "metrics-queues": () => Backlog.use(({ waiting }) => waiting),
  "metrics-overdue": () => Backlog.use(({ troubles }) => troubles),
  overdue: () => Backlog.use(({ unreported }) => unreported),
  "notices-of-companies": () => CompanyNotices.use(({ open }) => open({ visible: [companyId, "1"], readsInbox: true })),
  payslips: () =>
    Payslips.use(({ list }) => list({ companyId, environment: "production", month: "2026-01", limit: page })),
  "payslip-consents": () =>
    Effect.gen(function* () {
      const { list, record, revoke } = yield* PayslipConsents
      const body = { identificationType: "13", identification: "1020304050", email: "ana@example.com" }
      const { id } = yield* record({ companyId, by: "bench", body })
      yield* list({ companyId, withRevoked: false, limit: page })
      yield* revoke(companyId, id, "bench")
    }),
  "program-series": () => Effect.flatMap(ProgramSeries, (series) => series.of(companyId, "production")),
  drafts: ({ submissions }, turn) =>
    Effect.gen(function* () {
      const drafts = yield* Drafts
      const name = { companyId, madeBy: "bench", id: at(submissions, turn).id }
      yield* drafts.put(name, { operation: "InvoiceCreate", body: "{}" }, undefined)
      yield* drafts.list(name)
      yield* drafts.find(name)
      yield* drafts.filedAs(name)
      yield* drafts.remove(name)
      const { forgetDrafts } = yield* Erasures
      yield* forgetDrafts(new Date("2020-01-01"))
    }),
  "caught-mails": () => CaughtMails.use(({ list }) => list(companyId)),
  notices: () => Backlog.use(({ subjects }) => subjects({ visible: ["1"], companyId: undefined }, 20)),
  "metrics-certificates": () => Certificates.use(({ nextToExpire }) => nextToExpire(2)),
  "open-submissions": () => Submissions.use(({ open }) => open),
  "open-batches": () => Batches.use(({ open }) => open),
  batch: ({ batches }, turn) => Batches.use(({ get }) => get(at(batches, turn))),
  "queued-mails": () => Mails.use(({ queued }) => queued),
  mail: ({ submissions }, turn) => mailOne(at(submissions, turn).id),
  "find-mail": ({ mails }, turn) => Mails.use(({ find }) => find(companyId, at(mails, turn).id)),
  "list-mails": () =>
    Effect.gen(function* () {
      const mails = yield* Mails
      const mailPage = yield* mails.list({ companyId, limit: page })
      yield* mails.documents(mailPage.map(({ id }) => id))
    }),
  "list-mails-of-document": ({ submissions }, turn) =>
    Mails.use(({ list }) => list({ companyId, submissionId: at(submissions, turn).id, limit: page })),
  "list-mails-of-key": ({ submissions }, turn) =>
    Mails.use(({ list }) => list({ companyId, submissionId: at(submissions, turn).documentKey, limit: page })),
  "find-mail-by-message-id": ({ mails }, turn) =>
    Effect.gen(function* () {
      const { id, messageId } = at(mails, turn)
      yield* (yield* Mails).ofMessageId(messageId)
      yield* (yield* MailBounces).ofMails([id])
    }),
  "find-address": (_, turn) => ExchangeAddresses.use(({ find }) => find("production", String(800000001 + (turn % 40)))),
  "inbox-first-page": inboxList({}),
  "inbox-deep-page": inboxList(({ received }, turn) => ({ after: at(received, turn).id })),
  "inbox-state": inboxList({ states: ["received"] }),
  "inbox-warnings": inboxList({ hasWarning: true }),
  "inbox-supplier": inboxList(({ received }, turn) => ({ counterparty: at(received, turn).supplier })),
  "inbox-tax": inboxList({ ...year, tax: { code: "01", rate: "5.00" } }),
  "inbox-issued": inboxList({ issuedFrom: "2023-06-01", issuedTo: "2023-06-30" }),
  "inbox-amount": inboxList({ amountFrom: "5950", amountTo: "5960.00" }),
  "inbox-term": inboxList({ states: ["goodsReceived"], termTo: "2026-01-15" }),
  "inbox-of-arrival": inboxList(({ received }, turn) => ({ arrivalId: at(received, turn).arrivalId })),
  "inbox-search-name": inboxList({ search: "panaderia 7" }),
  "inbox-search-number": inboxList(({ received }, turn) => ({ search: at(received, turn).number.slice(0, -1) })),
  "inbox-search-key": inboxList(({ received }, turn) => ({ search: at(received, turn).documentKey.slice(0, 10) })),
  "inbox-sums-of-states": () =>
    InboxStore.use(({ summarize }) => summarize({ companyId, by: ["type", "status"], limit: 100 })),
  "inbox-sums-of-suppliers": () =>
    InboxStore.use(({ summarize }) =>
      summarize({ companyId, by: ["counterparty"], limit: 100, issuedFrom: "2023-06-01", issuedTo: "2023-06-30" })
    ),
  "inbox-item": ({ received }, turn) =>
    InboxStore.use(({ arrival, events, find, history, itemsOf }) => {
      const { arrivalId, id } = at(received, turn)
      return Effect.all([find(companyId, id), history(id), events(id), arrival(companyId, arrivalId), itemsOf([id])])
    }),
  "inbox-find-by-key": ({ received }, turn) =>
    InboxStore.use(({ find }) => find(companyId, at(received, turn).documentKey)),
  "inbox-person": () => InboxStore.use(({ person }) => person(companyId, "user 1")),
  "inbox-stored": () => InboxStore.use(({ stored }) => stored),
  "inbox-settleable": () => InboxStore.use(({ settleable }) => settleable),
  "inbox-terms": () => InboxStore.use(({ endTerms }) => endTerms("2025-12-31")),
  "inbox-questions": () => InboxStore.use(({ takeQuestions }) => takeQuestions(new Date("2026-01-06"))),
  "inbox-mails": () =>
    InboxStore.use(({ companiesWithMails, dropMails }) =>
      Effect.andThen(companiesWithMails, dropMails(companyId, new Date("2022-01-01")))
    ),
  "inbox-judge": () => judgeOne,
  "inbox-event": ({ received }, turn) => receiveEvent(at(received, turn).id),
  "webhooks-overdue": () => WebhookLanes.use(({ overdue }) => overdue),
  "webhook-secrets": ({ webhook }) => WebhookStore.use(({ secrets }) => secrets(webhook, new Date())),
  delivery: ({ webhook }) => deliverOne(webhook),
  "find-delivery": ({ deliveries }, turn) => WebhookDeliveries.use(({ find }) => find(at(deliveries, turn))),
  "list-deliveries": () => WebhookDeliveries.use(({ list }) => list({ companies: ["*"], limit: page })),
  "list-deliveries-of-webhook": ({ webhook }) =>
    WebhookDeliveries.use(({ list }) => list({ companies: [companyId], limit: page, webhookId: webhook })),
  "list-failed-deliveries-of-webhook": ({ webhook }) =>
    WebhookDeliveries.use(({ list }) =>
      list({ companies: [companyId], limit: 3, webhookId: webhook, state: "failed" })
    ),
  "list-deliveries-deep": ({ deliveries, webhook }, turn) =>
    WebhookDeliveries.use(({ list }) =>
      list({ companies: [companyId], limit: page, webhookId: webhook, after: at(deliveries, turn) })
    ),
  "list-audit-of-company": () =>
    AuditLog.use(({ list }) => list({ companyIds: [companyId], from: new Date("2023-06-01"), limit: page })),
  "list-audit": () => AuditLog.use(({ list }) => list({ from: new Date("2023-06-01"), limit: page })),
  "certificates-of-company": () => Certificates.use(({ list }) => list(companyId)),
  "certificates-expiring": () => Certificates.use(({ expiringBefore }) => expiringBefore(new Date("2027-01-02"))),
  "kept-for-the-law": () => Erasures.use(({ due }) => due("2029-12-31")),
  "sweep-octets": () => sweepOne,
  "erase-company": () =>
    // a company without data, so that the growing search is measured and not the erasing
    Erasures.use(({ rehearse }) =>
      Effect.ignore(rehearse({ companyId: "1", by: "token", at: new Date(), today: "2026-01-15" }))
    ),
  token: () =>
    Tokens.use(({ lookup }) =>
      lookup(createHash("sha256").update("token 0").digest("hex"), new Date(), { companyId, providerId: "1" })
    ),
  // last, because other operations would find what these leave open
  claim: () => Submissions.use(({ claim }) => Effect.orDie(claim(newDocument()))),
  "claim-next-number": ({ lastNumber }) =>
    Submissions.use(({ claimNext }) => {
      const document = newDocument()
      return claimNext(
        { ...series, prefix: "FE2025", documentType: "01", from: 1, to: 9_000_000_000 },
        { companyId, idempotency: document.idempotency! },
        (number) =>
          Effect.succeed({ submission: { ...document, prefix: "FE2025", number: Math.max(number, lastNumber) } })
      ).pipe(Effect.orDie)
    }),
  file: () => Effect.orDie(fileOne)
} as const satisfies Readonly<Record<string, StorageCall>>
