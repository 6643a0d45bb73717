import type { WebhookEventType } from "./webhookEvents.ts"

const id = "0198c0de-0000-7000-8000-000000000000"
const key = "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782"
const moment = "2026-01-15T15:00:01.123Z"
const environment = "sandbox"
const tenant = { companyId: "1", providerId: "1" }
const range = { companyId: "1", environment, issuerNit: "900373115", prefix: "SETP" }

const document = {
  submissionId: id,
  ...tenant,
  environment,
  operation: "InvoiceCreate",
  issuerNit: "900373115",
  type: "01",
  id: "SETP990000001",
  prefix: "SETP",
  number: 990_000_001,
  uuid: key,
  schemeName: "CUFE-SHA384",
  state: "accepted",
  status: "submitted",
  statusCode: "00",
  rules: [],
  links: { submission: `/v1/submissions/${id}` }
}

/** A document without a verdict. */
const open = { ...document, status: "pending", statusCode: "" }

const testSet = (message: string) => ({
  testSetId: id,
  ...tenant,
  environment,
  message,
  links: { testSet: `/v1/dian/test-sets/${id}` }
})

const mail = (outcome: Readonly<Record<string, unknown>>) => ({
  mailId: id,
  ...tenant,
  submissionId: id,
  tries: 1,
  links: { mail: `/v1/dian/send-mails/${id}`, submission: `/v1/submissions/${id}` },
  ...outcome
})

const received = {
  itemId: id,
  companyId: "1",
  state: "received",
  uuid: key,
  type: "01",
  id: "FE1042",
  supplierNit: "800199436",
  links: { item: `/v1/inbox/${id}?companyId=1` }
}

/** Data of each event with the fields that tell it from the others. */
const examples: Readonly<Record<WebhookEventType, Readonly<Record<string, unknown>>>> = {
  "document.accepted": document,
  "document.rejected": { ...document, state: "rejected", status: "rejected", statusCode: "99", rules: ["FAD06"] },
  "document.pending": { ...open, state: "signed" },
  "document.unknown": { ...open, state: "unknown" },
  "document.reconciled": document,
  "document.overdue": { ...open, state: "unknown" },
  "document.contingency_overdue": { ...open, state: "contingency", type: "04" },
  "document.needs_review": { ...open, state: "needs_review" },
  "batch.stalled": { batchId: id, ...tenant, environment, zipKey: id, askedAt: moment },
  "queue.stalled": { queue: "submissions", depth: 12, lateSeconds: 600 },
  "queue.recovered": { queue: "submissions", depth: 0, lateSeconds: 0 },
  "job.overdue": { job: "certificates", lastRun: moment, lateSeconds: 7300 },
  "job.recovered": { job: "certificates", lastRun: moment, lateSeconds: 0 },
  "test_set.accepted": testSet("Set de pruebas aceptado."),
  "test_set.failed": testSet("Set de pruebas rechazado."),
  "numbering_range.low": {
    ...range,
    fromNumber: 990_000_000,
    toNumber: 995_000_000,
    threshold: 10,
    left: 500_000,
    total: 5_000_001,
    links: { ranges: "/v1/dian/numbering-ranges?companyId=1&providerId=1" }
  },
  "numbering_range.expiring": {
    ...range,
    fromNumber: 990_000_000,
    toNumber: 995_000_000,
    threshold: 30,
    daysLeft: 29,
    links: { ranges: "/v1/dian/numbering-ranges?companyId=1&providerId=1" }
  },
  "certificate.expiring": {
    certificateId: id,
    companyId: "1",
    nit: "900373115",
    issuer: "CN=Example CA,C=CO",
    serialNumber: "1042",
    notAfter: moment,
    daysLeft: 15,
    threshold: 15,
    links: { certificates: "/v1/certificates?companyId=1" }
  },
  "mail.sent": mail({ state: "sent", sent: 2, failed: 0 }),
  "mail.partial": mail({ state: "partial", sent: 1, failed: 1 }),
  "mail.failed": mail({ state: "failed", sent: 0, failed: 2 }),
  "mail.bounced": mail({ state: "sent", sent: 2, failed: 0, bounced: 1 }),
  "inbox.received": received,
  "inbox.term_ending": { ...received, endsOn: "2026-01-20" },
  "inbox.unreadable": {
    itemId: id,
    companyId: "1",
    count: 1,
    reasons: ["encrypted"],
    links: { item: `/v1/inbox-arrivals/${id}?companyId=1` }
  },
  "authority.degraded": { environment, since: moment, links: { status: "/v1/authority/status" } },
  "authority.recovered": { environment, since: moment, links: { status: "/v1/authority/status" } },
  "webhook.disabled": {
    webhookId: id,
    companyId: "1",
    because: "failing",
    links: { webhook: `/v1/webhooks/${id}` }
  },
  "webhook.test": { webhookId: id }
}

/**
 * Example of the data of an event, marked by `test`. Its ids are those of nothing. `companyId` is the company of the
 * webhook that gets it.
 */
export const webhookExample = (type: WebhookEventType, companyId = "1"): Readonly<Record<string, unknown>> => {
  const data = examples[type]
  return { ...data, ...("companyId" in data ? { companyId } : {}), test: true }
}
