// Written by `pnpm docs:write` from the contract.
import type { OperationRow } from "../OperationRow.ts"

/** Every operation of the contract, by group and name. */
export const operationTable: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
  documents: {
    invoiceCreate: { method: "POST", path: "/v1/dian/invoices", repeats: "numbered" },
    creditnoteCreate: { method: "POST", path: "/v1/dian/credit-notes", repeats: "numbered" },
    debitnoteCreate: { method: "POST", path: "/v1/dian/debit-notes", repeats: "numbered" },
    supportCreate: { method: "POST", path: "/v1/dian/supports", repeats: "numbered" },
    supportNoteCreate: { method: "POST", path: "/v1/dian/support-notes", repeats: "numbered" },
    equivalentCreate: { method: "POST", path: "/v1/dian/equivalents", repeats: "numbered" },
    equivalentSpdCreate: { method: "POST", path: "/v1/dian/equivalents-spd", repeats: "numbered" },
    equivalentNoteCreate: { method: "POST", path: "/v1/dian/equivalent-notes", repeats: "numbered" },
    eventCreate: { method: "POST", path: "/v1/dian/events", repeats: "numbered" },
    payrollCreate: { method: "POST", path: "/v1/dian/payrolls", repeats: "numbered" },
    payrollReplaceNote: { method: "POST", path: "/v1/dian/playroll-replace-notes", repeats: "numbered" },
    payrollDeleteNote: { method: "POST", path: "/v1/dian/playroll-delete-notes", repeats: "numbered" }
  },
  numberingRanges: {
    list: { method: "GET", path: "/v1/dian/numbering-ranges" }
  },
  statusZips: {
    get: { method: "GET", path: "/v1/dian/status-zips" }
  },
  documentEvents: {
    list: { method: "GET", path: "/v1/dian/document-events" }
  },
  acquirers: {
    get: { method: "GET", path: "/v1/dian/acquirers" }
  },
  reading: {
    read: { method: "POST", path: "/v1/documents/read", octets: "application/octet-stream" }
  },
  rips: {
    check: { method: "POST", path: "/v1/rips/check" }
  },
  sheets: {
    template: { method: "GET", path: "/v1/sheets/template", answers: "file" },
    read: { method: "POST", path: "/v1/sheets", octets: "application/octet-stream" },
    results: { method: "POST", path: "/v1/sheets/results", answers: "file" }
  },
  testSets: {
    testSetCreate: { method: "POST", path: "/v1/dian/test-sets" },
    testSetGetItem: { method: "GET", path: "/v1/dian/test-sets/:id" }
  },
  mails: {
    sendMailCreate: { method: "POST", path: "/v1/dian/send-mails", repeats: "keyed" },
    sendMailCreateMany: { method: "POST", path: "/v1/dian/send-mails/batch", repeats: "keyed" },
    sendMailGetAll: { method: "GET", path: "/v1/dian/send-mails", answers: "page" },
    sendMailGetItem: { method: "GET", path: "/v1/dian/send-mails/:id" }
  },
  mailBounces: {
    mailBounceCreate: { method: "POST", path: "/v1/mails/bounces", octets: "message/rfc822" }
  },
  caughtMails: {
    list: { method: "GET", path: "/v1/mails/caught" },
    file: { method: "GET", path: "/v1/mails/caught/:id/files/:file", answers: "file" }
  },
  payslips: {
    list: { method: "GET", path: "/v1/payslips", answers: "page" },
    send: { method: "POST", path: "/v1/payslips/mails" },
    consents: { method: "GET", path: "/v1/payslips/consents", answers: "page" },
    record: { method: "POST", path: "/v1/payslips/consents" },
    revoke: { method: "DELETE", path: "/v1/payslips/consents/:id" }
  },
  files: {
    pdf: { method: "GET", path: "/v1/files/pdf", answers: "file" },
    xml: { method: "GET", path: "/v1/files/xml", answers: "file" },
    url: { method: "GET", path: "/v1/files/url" },
    archive: { method: "POST", path: "/v1/files/archive", answers: "file" },
    evidence: { method: "GET", path: "/v1/files/evidence", answers: "file" }
  },
  linkedFiles: {
    open: { method: "GET", path: "/v1/files/links/:link", answers: "file", open: true }
  },
  submissions: {
    list: { method: "GET", path: "/v1/submissions", answers: "page" },
    summary: { method: "GET", path: "/v1/submissions/summary" },
    taxes: { method: "GET", path: "/v1/submissions/taxes", answers: "file" },
    products: { method: "GET", path: "/v1/submissions/products" },
    export: { method: "GET", path: "/v1/submissions/export", answers: "file" },
    reconcile: {
      method: "POST",
      path: "/v1/submissions/reconcile",
      answers: "file",
      octets: "application/octet-stream"
    },
    get: { method: "GET", path: "/v1/submissions/:id" },
    dismiss: { method: "PUT", path: "/v1/submissions/:id/dismissal" },
    restore: { method: "DELETE", path: "/v1/submissions/:id/dismissal" },
    retryMany: { method: "POST", path: "/v1/submissions/retry" },
    retry: { method: "POST", path: "/v1/submissions/:id/retry" }
  },
  drafts: {
    list: { method: "GET", path: "/v1/drafts" },
    get: { method: "GET", path: "/v1/drafts/:id" },
    put: { method: "PUT", path: "/v1/drafts/:id" },
    remove: { method: "DELETE", path: "/v1/drafts/:id" }
  },
  previews: {
    create: { method: "POST", path: "/v1/dian/previews", answers: "file" }
  },
  inbox: {
    import: { method: "POST", path: "/v1/inbox", octets: "application/octet-stream" },
    list: { method: "GET", path: "/v1/inbox", answers: "page" },
    summary: { method: "GET", path: "/v1/inbox/summary" },
    export: { method: "GET", path: "/v1/inbox/export", answers: "file" },
    person: { method: "GET", path: "/v1/inbox/person" },
    replacePerson: { method: "PUT", path: "/v1/inbox/person" },
    eventMany: { method: "POST", path: "/v1/inbox/events" },
    fetch: { method: "POST", path: "/v1/inbox/fetch" },
    get: { method: "GET", path: "/v1/inbox/:id" },
    file: { method: "GET", path: "/v1/inbox/:id/files/:file", answers: "file" },
    retry: { method: "POST", path: "/v1/inbox/:id/retry" },
    remove: { method: "DELETE", path: "/v1/inbox/:id" },
    event: { method: "POST", path: "/v1/inbox/:id/events" },
    arrival: { method: "GET", path: "/v1/inbox-arrivals/:id" }
  },
  certificates: {
    store: { method: "POST", path: "/v1/certificates", repeats: "unsafe" },
    list: { method: "GET", path: "/v1/certificates", answers: "page" },
    remove: { method: "DELETE", path: "/v1/certificates/:id" }
  },
  authority: {
    status: { method: "GET", path: "/v1/authority/status" }
  },
  notices: {
    list: { method: "GET", path: "/v1/notices" },
    companies: { method: "GET", path: "/v1/notices/companies" }
  },
  tokens: {
    create: { method: "POST", path: "/v1/tokens", repeats: "unsafe" },
    list: { method: "GET", path: "/v1/tokens", answers: "page" },
    self: { method: "GET", path: "/v1/tokens/self" },
    revoke: { method: "DELETE", path: "/v1/tokens/:id" }
  },
  companies: {
    list: { method: "GET", path: "/v1/companies", answers: "page" },
    get: { method: "GET", path: "/v1/companies/:id" },
    put: { method: "PUT", path: "/v1/companies/:id" },
    remove: { method: "DELETE", path: "/v1/companies/:id" },
    erase: { method: "DELETE", path: "/v1/companies/:id/data" }
  },
  companyPrints: {
    get: { method: "GET", path: "/v1/companies/:id/print" },
    put: { method: "PUT", path: "/v1/companies/:id/print" },
    preview: { method: "POST", path: "/v1/companies/:id/print/preview", answers: "file" }
  },
  providers: {
    list: { method: "GET", path: "/v1/providers", answers: "page" },
    get: { method: "GET", path: "/v1/providers/:id" },
    put: { method: "PUT", path: "/v1/providers/:id" },
    remove: { method: "DELETE", path: "/v1/providers/:id" }
  },
  audit: {
    list: { method: "GET", path: "/v1/audit", answers: "page" }
  },
  webhooks: {
    create: { method: "POST", path: "/v1/webhooks", repeats: "unsafe" },
    list: { method: "GET", path: "/v1/webhooks", answers: "page" },
    get: { method: "GET", path: "/v1/webhooks/:id" },
    change: { method: "PATCH", path: "/v1/webhooks/:id" },
    remove: { method: "DELETE", path: "/v1/webhooks/:id" },
    rotate: { method: "POST", path: "/v1/webhooks/:id/rotate-secret", repeats: "unsafe" },
    test: { method: "POST", path: "/v1/webhooks/:id/test", repeats: "unsafe" }
  },
  webhookDeliveries: {
    list: { method: "GET", path: "/v1/webhook-deliveries", answers: "page" },
    get: { method: "GET", path: "/v1/webhook-deliveries/:id" },
    replay: { method: "POST", path: "/v1/webhook-deliveries/:id/replay", repeats: "unsafe" }
  },
  codes: {
    list: { method: "GET", path: "/v1/codes", open: true },
    get: { method: "GET", path: "/v1/codes/:list", open: true }
  },
  health: {
    live: { method: "GET", path: "/health/live", open: true },
    ready: { method: "GET", path: "/health/ready", open: true }
  }
}
