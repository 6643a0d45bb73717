import { resourceExamples } from "@radicar/contract/inner/bodyExamples"

/** A command on a page, with the values that it needs and those that later commands use. */
export interface Exchange {
  /** Operation of the contract that the command calls. */
  readonly operation: string
  /** Name of the page; without one it follows from the operation. */
  readonly page?: string
  /**
   * Bash command that calls the operation once. It uses `$RADICAR_URL`, `$RADICAR_TOKEN` and variables that earlier
   * commands set.
   */
  readonly command: string
  /** Fields of the answer that later commands use, by the variable that gets the value. */
  readonly keep?: Readonly<Record<string, string>>
  /** Text that the answer must contain: until then the command is repeated, as for work in the background. */
  readonly until?: string
  /** Whether the answer has texts for people. Such an answer is recorded in Spanish too, so the command runs twice. */
  readonly hasTexts?: boolean
  /** Notes for the page, in addition to the contract's texts. */
  readonly notes?: string
}

const token = `-H "Authorization: Bearer $RADICAR_TOKEN"`

const get = (path: string) => `curl "$RADICAR_URL${path}" ${token}`

const send = (method: string, path: string) => `curl -X ${method} "$RADICAR_URL${path}" ${token}`

const draft = "7d0f3c52-4a1e-4c0b-9d5e-2f6f5b0f7e01"

const json = (method: string, path: string, operation: string) =>
  `curl -X ${method} "$RADICAR_URL${path}" ${token} \\
  --json '${JSON.stringify(resourceExamples.get(operation), null, 2).replaceAll("'", String.raw`'\''`)}'`

const certificate = `curl "$RADICAR_URL/v1/certificates?companyId=1" ${token} \\
  --json "{\\"Content\\": \\"$(base64 -w0 company.p12)\\", \\"Password\\": \\"$CERTIFICATE_PASSWORD\\"}"`

/** Part of a JSON body, in bash, that states the caller's certificate. */
const signing = String.raw`{\"Content\": \"$(base64 -w0 company.p12)\", \"Password\": \"$CERTIFICATE_PASSWORD\"}`

/** Arguments of curl that state the caller's certificate in the headers of a query. */
const certificateHeaders = `\\
  -H "X-Radicar-Certificate: $(base64 -w0 company.p12)" \\
  -H "X-Radicar-Certificate-Password: $(printf %s "$CERTIFICATE_PASSWORD" | base64 -w0)"`

/**
 * Commands for all operations except those that file documents or query the authority, ordered so that each command
 * finds the records it needs. `$CUFE` is the key of an accepted invoice of company 1, and `$REJECTED` the key of a
 * rejected one. `$UNREADABLE` is an item of the inbox that cannot be read. `company.p12` is the certificate,
 * `invoice.json` the body of an invoice, and `container.xml` the file that a supplier sends for an invoice on credit.
 */
export const exchanges: ReadonlyArray<Exchange> = [
  { operation: "HealthGetLive", page: "health-live", command: `curl "$RADICAR_URL/health/live"` },
  { operation: "HealthGetReady", page: "health-ready", command: `curl "$RADICAR_URL/health/ready"` },
  { operation: "CodeListGetAll", hasTexts: true, command: `curl "$RADICAR_URL/v1/codes"` },
  {
    operation: "CodeListGetItem",
    hasTexts: true,
    command: `curl "$RADICAR_URL/v1/codes/payroll-concepts?search=overtime"`
  },
  {
    operation: "SubmissionGetAll",
    hasTexts: true,
    command: get("/v1/submissions?companyId=1&limit=1"),
    keep: { SUBMISSION: "items.0.submissionId" }
  },
  {
    operation: "SubmissionSummary",
    command: get("/v1/submissions/summary?companyId=1&by=type,status")
  },
  {
    operation: "SubmissionTaxes",
    command: get("/v1/submissions/taxes?companyId=1&issuedFrom=2026-01-01&issuedTo=2026-12-31")
  },
  { operation: "SubmissionProducts", command: get("/v1/submissions/products?companyId=1") },
  { operation: "SubmissionGetItem", hasTexts: true, command: get("/v1/submissions/$SUBMISSION") },
  {
    operation: "SubmissionRetry",
    hasTexts: true,
    command: send("POST", "/v1/submissions/$SUBMISSION/retry")
  },
  {
    operation: "SubmissionDismiss",
    hasTexts: true,
    command: json("PUT", "/v1/submissions/$REJECTED/dismissal", "SubmissionDismiss")
  },
  {
    operation: "SubmissionRestore",
    hasTexts: true,
    command: send("DELETE", "/v1/submissions/$REJECTED/dismissal")
  },
  {
    operation: "SubmissionRetryMany",
    hasTexts: true,
    command: `curl "$RADICAR_URL/v1/submissions/retry" ${token} \\
  --json "{\\"Ids\\": [\\"$SUBMISSION\\", \\"$CUFE\\"]}"`
  },
  {
    operation: "SubmissionExport",
    command: `${get("/v1/submissions/export?companyId=1&layout=dian&format=xlsx")} -o listing.xlsx`,
    notes: "The columns of each layout: [exports and reconciliation](../exports.md)."
  },
  {
    operation: "SubmissionReconcile",
    command: `curl "$RADICAR_URL/v1/submissions/reconcile?companyId=1" ${token} \\
  -H "Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" \\
  --data-binary @listing.xlsx`,
    notes: "What each finding means: [exports and reconciliation](../exports.md#reconciliation)."
  },
  {
    operation: "SheetTemplate",
    command: `${get("/v1/sheets/template")} -o sales.xlsx`
  },
  {
    operation: "SheetRead",
    command: `curl "$RADICAR_URL/v1/sheets?companyId=1" ${token} \\
  -H "Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" \\
  --data-binary @sales.xlsx`,
    notes: "The columns, and how a sheet is filed: [sheets of sales](../batch-filing.md#from-an-excel-sheet)."
  },
  {
    operation: "SheetResults",
    command: `curl "$RADICAR_URL/v1/sheets/results?companyId=1" ${token} \\
  --json "{\\"Content\\": \\"$(base64 -w0 sales.xlsx)\\"}" -o results.xlsx`
  },
  {
    operation: "filePdfGetItem",
    command: `${get("/v1/files/pdf?uuid=$CUFE")} -o invoice.pdf`
  },
  {
    operation: "fileXmlGetItem",
    command: `${get("/v1/files/xml?uuid=$CUFE&kind=attached")} -o invoice.xml`
  },
  {
    operation: "fileEvidenceGetItem",
    command: `${get("/v1/files/evidence?submissionId=$SUBMISSION")} -o evidence.zip`
  },
  {
    operation: "fileArchiveCreate",
    command: `${json("POST", "/v1/files/archive?companyId=1&type=01&content=pdf,xml", "fileArchiveCreate")} -o invoices.zip`
  },
  {
    operation: "fileUrlGetItem",
    command: get("/v1/files/url?uuid=$CUFE&type=pdf"),
    keep: { LINK: "url" }
  },
  { operation: "fileLinkOpen", command: `curl "$LINK" -o invoice.pdf` },
  {
    operation: "DocumentRead",
    hasTexts: true,
    command: `curl "$RADICAR_URL/v1/documents/read" ${token} \\
  -H "Content-Type: application/xml" --data-binary @invoice.xml`
  },
  {
    operation: "RipsCheck",
    command: json("POST", "/v1/rips/check?companyId=1", "RipsCheck"),
    notes:
      "With `&invoice=SETP990000001` the RIPS is compared with that invoice too. What is compared: [invoices of the health sector](../health-invoices.md#rips)."
  },
  {
    operation: "SendMailCreate",
    command: `curl "$RADICAR_URL/v1/dian/send-mails?companyId=1&providerId=1" ${token} \\
  --json "{\\"Uuid\\": \\"$CUFE\\", \\"To\\": [\\"compras@example.com\\"]}"`,
    keep: { MAIL: "id" }
  },
  {
    operation: "SendMailGetItem",
    until: '"state":"sent"',
    command: get("/v1/dian/send-mails/$MAIL?companyId=1&providerId=1")
  },
  {
    operation: "SendMailCreateMany",
    command: `curl "$RADICAR_URL/v1/dian/send-mails/batch?companyId=1&providerId=1" ${token} \\
  --json "{\\"Mails\\": [{\\"Uuid\\": \\"$CUFE\\", \\"To\\": [\\"compras@example.com\\"]}, {\\"Id\\": \\"SETP1\\"}]}"`
  },
  {
    operation: "SendMailGetAll",
    command: get("/v1/dian/send-mails?companyId=1&providerId=1&submissionId=$CUFE")
  },
  {
    operation: "CaughtMailGetAll",
    command: get("/v1/mails/caught?companyId=1"),
    keep: { CAUGHT: "items.0.id" },
    notes: "When mails are caught: [e-mail](../mail.md#in-the-sandbox)."
  },
  {
    operation: "CaughtMailFileGet",
    command: `${get("/v1/mails/caught/$CAUGHT/files/0?companyId=1")} -o document.zip`
  },
  {
    operation: "PayslipConsentRecord",
    command: json("POST", "/v1/payslips/consents?companyId=1", "PayslipConsentRecord"),
    keep: { CONSENT: "id" },
    notes: "What a consent is for: [payslips by e-mail](../mail.md#payslips-of-a-month)."
  },
  { operation: "PayslipConsentGetAll", command: get("/v1/payslips/consents?companyId=1") },
  {
    operation: "PayslipGetAll",
    command: `curl "$RADICAR_URL/v1/payslips?companyId=1&month=$(date +%Y-%m)" ${token}`
  },
  {
    operation: "PayslipSendMonth",
    command: `curl "$RADICAR_URL/v1/payslips/mails?companyId=1&providerId=1" ${token} \\
  --json "{\\"Month\\": \\"$(date +%Y-%m)\\"}"`
  },
  { operation: "PayslipConsentRevoke", command: send("DELETE", "/v1/payslips/consents/$CONSENT?companyId=1") },
  {
    operation: "DraftPut",
    command: json("PUT", `/v1/drafts/${draft}?companyId=1`, "DraftPut"),
    notes: "File the document with the id of the draft as `Idempotency-Key`: the draft is then deleted."
  },
  {
    operation: "PreviewCreate",
    command: `curl "$RADICAR_URL/v1/dian/previews?companyId=1&providerId=1" ${token} \\
  --json "{\\"Operation\\": \\"InvoiceCreate\\", \\"Body\\": $(cat invoice.json)}" -o draft.pdf`
  },
  { operation: "DraftGetAll", command: get("/v1/drafts?companyId=1") },
  { operation: "DraftGetItem", command: get(`/v1/drafts/${draft}?companyId=1`) },
  { operation: "DraftDelete", command: send("DELETE", `/v1/drafts/${draft}?companyId=1`) },
  { operation: "CertificateStore", command: certificate, keep: { CERTIFICATE: "id" } },
  { operation: "CertificateGetAll", command: get("/v1/certificates?companyId=1") },
  {
    operation: "InboxImport",
    command: `curl "$RADICAR_URL/v1/inbox?companyId=1&name=factura.xml" ${token} \\
  -H "Content-Type: application/octet-stream" --data-binary @container.xml`,
    keep: { ARRIVAL: "id", ITEM: "items.0.id", RECEIVED: "items.0.uuid" },
    notes: "The forms that it takes, and the states of an item: [the inbox](../inbox.md#take-documents-in)."
  },
  { operation: "InboxGetAll", command: get("/v1/inbox?companyId=1&state=received") },
  { operation: "InboxSummary", command: get("/v1/inbox/summary?companyId=1&by=counterparty,status") },
  { operation: "InboxExport", command: `${get("/v1/inbox/export?companyId=1&format=csv")} -o received.csv` },
  { operation: "InboxArrivalGetItem", command: get("/v1/inbox-arrivals/$ARRIVAL?companyId=1") },
  {
    operation: "InboxPersonReplace",
    command: json("PUT", "/v1/inbox/person?companyId=1", "InboxPersonReplace")
  },
  { operation: "InboxPersonGet", command: get("/v1/inbox/person?companyId=1") },
  {
    operation: "InboxEventCreate",
    command: `curl "$RADICAR_URL/v1/inbox/$ITEM/events?companyId=1&providerId=1" ${token} \\
  --json "{\\"Actions\\": [\\"acknowledge\\", \\"receive\\"], \\"SigningCertificate\\": ${signing}}"`,
    notes: "The actions, their order and terms: [the inbox](../inbox.md)."
  },
  {
    operation: "InboxEventCreateMany",
    command: `curl "$RADICAR_URL/v1/inbox/events?companyId=1&providerId=1" ${token} \\
  --json "{\\"Ids\\": [\\"$ITEM\\"], \\"Actions\\": [\\"accept\\"], \\"SigningCertificate\\": ${signing}}"`
  },
  { operation: "InboxGetItem", hasTexts: true, command: get("/v1/inbox/$ITEM?companyId=1") },
  { operation: "InboxFileGet", command: `${get("/v1/inbox/$ITEM/files/pdf?companyId=1")} -o received.pdf` },
  {
    operation: "InboxRetry",
    command: `${send("POST", "/v1/inbox/$ITEM/retry?companyId=1")} ${certificateHeaders}`
  },
  { operation: "InboxDelete", command: send("DELETE", "/v1/inbox/$UNREADABLE?companyId=1") },
  {
    operation: "InboxFetch",
    command: `curl "$RADICAR_URL/v1/inbox/fetch?companyId=1" ${token} ${certificateHeaders} \\
  --json "{\\"Uuids\\": [\\"$RECEIVED\\"]}"`
  },
  {
    operation: "CertificateDelete",
    command: send("DELETE", "/v1/certificates/$CERTIFICATE?companyId=1")
  },
  { operation: "AuthorityGetStatus", command: get("/v1/authority/status") },
  { operation: "NoticeGetCompanies", hasTexts: true, command: get("/v1/notices/companies") },
  { operation: "NoticeGetAll", command: get("/v1/notices?companyId=1") },
  {
    operation: "TokenCreate",
    command: json("POST", "/v1/tokens", "TokenCreate"),
    keep: { TOKEN: "id" }
  },
  { operation: "TokenGetAll", command: get("/v1/tokens") },
  { operation: "TokenGetSelf", command: get("/v1/tokens/self") },
  { operation: "TokenRevoke", command: send("DELETE", "/v1/tokens/$TOKEN") },
  { operation: "ProviderPut", command: json("PUT", "/v1/providers/2", "ProviderPut") },
  { operation: "ProviderGetAll", command: get("/v1/providers") },
  { operation: "ProviderGetItem", command: get("/v1/providers/2") },
  { operation: "ProviderDelete", command: send("DELETE", "/v1/providers/2") },
  { operation: "CompanyPut", command: json("PUT", "/v1/companies/2", "CompanyPut") },
  { operation: "CompanyGetAll", command: get("/v1/companies") },
  { operation: "CompanyGetItem", command: get("/v1/companies/2") },
  { operation: "CompanyPrintPut", command: json("PUT", "/v1/companies/2/print", "CompanyPrintPut") },
  { operation: "CompanyPrintGetItem", command: get("/v1/companies/2/print") },
  {
    operation: "CompanyPrintPreview",
    command: `${json("POST", "/v1/companies/1/print/preview?uuid=$CUFE", "CompanyPrintPreview")} -o preview.pdf`
  },
  { operation: "CompanyDelete", command: send("DELETE", "/v1/companies/2") },
  {
    operation: "WebhookCreate",
    command: json("POST", "/v1/webhooks", "WebhookCreate"),
    keep: { WEBHOOK: "id" }
  },
  { operation: "WebhookGetAll", command: get("/v1/webhooks") },
  { operation: "WebhookGetItem", command: get("/v1/webhooks/$WEBHOOK") },
  {
    operation: "WebhookChange",
    command: json("PATCH", "/v1/webhooks/$WEBHOOK", "WebhookChange")
  },
  {
    operation: "WebhookRotateSecret",
    command: send("POST", "/v1/webhooks/$WEBHOOK/rotate-secret")
  },
  {
    operation: "WebhookTest",
    command: send("POST", "/v1/webhooks/$WEBHOOK/test"),
    keep: { DELIVERY: "id" }
  },
  {
    operation: "WebhookDeliveryGetAll",
    command: get("/v1/webhook-deliveries?webhook=$WEBHOOK")
  },
  { operation: "WebhookDeliveryGetItem", command: get("/v1/webhook-deliveries/$DELIVERY") },
  {
    operation: "WebhookDeliveryReplay",
    command: send("POST", "/v1/webhook-deliveries/$DELIVERY/replay")
  },
  { operation: "WebhookDelete", command: send("DELETE", "/v1/webhooks/$WEBHOOK") },
  { operation: "AuditGetAll", command: get("/v1/audit?limit=1") },
  { operation: "CompanyErase", command: send("DELETE", "/v1/companies/1/data?dryRun=true") }
]
