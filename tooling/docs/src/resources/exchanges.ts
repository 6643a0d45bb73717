import { resourceExamples } from "@radicar/contract/resourceExamples"

/** What a page tells its reader to type, and what it takes. */
export interface Exchange {
  /** Operation of the contract. */
  readonly operation: string
  /** The one scope that the token needs; absent where there is no token. */
  readonly scope?: string
  /** A bash command that calls the operation once, with `$RADICAR_URL`, `$RADICAR_TOKEN` and what earlier ones kept. */
  readonly command: string
  /** The fields of the answer that later commands use, each with its variable. */
  readonly keep?: Readonly<Record<string, string>>
  /** What the page adds to the contract. */
  readonly notes?: string
}

const token = `-H "Authorization: Bearer $RADICAR_TOKEN"`

const get = (path: string) => `curl "$RADICAR_URL${path}" ${token}`

const send = (method: string, path: string) => `curl -X ${method} "$RADICAR_URL${path}" ${token}`

const json = (method: string, path: string, operation: string) =>
  `curl -X ${method} "$RADICAR_URL${path}" ${token} \\
  --json '${JSON.stringify(resourceExamples.get(operation), null, 2).replaceAll("'", String.raw`'\''`)}'`

const certificate = `curl "$RADICAR_URL/v1/certificates?companyId=1" ${token} \\
  --json "{\\"Content\\": \\"$(base64 -w0 company.p12)\\", \\"Password\\": \\"$CERTIFICATE_PASSWORD\\"}"`

/**
 * Every operation that files no document and asks no question of the authority, in an order in which each finds what it
 * needs: `$CUFE` is the key of an accepted invoice of company 1, and `company.p12` its certificate.
 */
export const exchanges: ReadonlyArray<Exchange> = [
  { operation: "health.live", command: `curl "$RADICAR_URL/health/live"` },
  { operation: "health.ready", command: `curl "$RADICAR_URL/health/ready"` },
  {
    operation: "SubmissionGetAll",
    scope: "documents:read",
    command: get("/v1/submissions?companyId=1&limit=1"),
    keep: { SUBMISSION: "items.0.submissionId" }
  },
  { operation: "SubmissionGetItem", scope: "documents:read", command: get("/v1/submissions/$SUBMISSION") },
  {
    operation: "SubmissionRetry",
    scope: "documents:write",
    command: send("POST", "/v1/submissions/$SUBMISSION/retry")
  },
  {
    operation: "filePdfGetItem",
    scope: "documents:read",
    command: `${get("/v1/files/pdf?uuid=$CUFE")} -o invoice.pdf`
  },
  {
    operation: "fileXmlGetItem",
    scope: "documents:read",
    command: `${get("/v1/files/xml?uuid=$CUFE&kind=attached")} -o invoice.xml`
  },
  {
    operation: "fileEvidenceGetItem",
    scope: "documents:read",
    command: `${get("/v1/files/evidence?submissionId=$SUBMISSION")} -o evidence.zip`
  },
  {
    operation: "fileUrlGetItem",
    scope: "documents:read",
    command: get("/v1/files/url?uuid=$CUFE&type=pdf"),
    keep: { LINK: "url" }
  },
  { operation: "fileLinkOpen", command: `curl "$LINK" -o invoice.pdf` },
  {
    operation: "DocumentRead",
    scope: "documents:read",
    command: `curl "$RADICAR_URL/v1/documents/read" ${token} \\
  -H "Content-Type: application/xml" --data-binary @invoice.xml`
  },
  {
    operation: "SendMailCreate",
    scope: "documents:write",
    command: `curl "$RADICAR_URL/v1/dian/send-mails?companyId=1&providerId=1" ${token} \\
  --json "{\\"Uuid\\": \\"$CUFE\\", \\"To\\": [\\"compras@example.com\\"]}"`,
    keep: { MAIL: "id" }
  },
  {
    operation: "SendMailGetItem",
    scope: "documents:read",
    command: get("/v1/dian/send-mails/$MAIL?companyId=1&providerId=1")
  },
  { operation: "CertificateStore", scope: "documents:write", command: certificate, keep: { CERTIFICATE: "Id" } },
  { operation: "CertificateGetAll", scope: "documents:read", command: get("/v1/certificates?companyId=1") },
  {
    operation: "CertificateDelete",
    scope: "documents:write",
    command: send("DELETE", "/v1/certificates/$CERTIFICATE?companyId=1")
  },
  { operation: "AuthorityGetStatus", scope: "documents:read", command: get("/v1/authority/status") },
  {
    operation: "TokenCreate",
    scope: "admin",
    command: json("POST", "/v1/tokens", "TokenCreate"),
    keep: { TOKEN: "Id" }
  },
  { operation: "TokenGetAll", scope: "admin", command: get("/v1/tokens") },
  { operation: "TokenGetSelf", scope: "documents:read", command: get("/v1/tokens/self") },
  { operation: "TokenRevoke", scope: "admin", command: send("DELETE", "/v1/tokens/$TOKEN") },
  { operation: "ProviderPut", scope: "admin", command: json("PUT", "/v1/providers/2", "ProviderPut") },
  { operation: "ProviderGetAll", scope: "documents:read", command: get("/v1/providers") },
  { operation: "ProviderGetItem", scope: "documents:read", command: get("/v1/providers/2") },
  { operation: "ProviderDelete", scope: "admin", command: send("DELETE", "/v1/providers/2") },
  { operation: "CompanyPut", scope: "admin", command: json("PUT", "/v1/companies/2", "CompanyPut") },
  { operation: "CompanyGetAll", scope: "documents:read", command: get("/v1/companies") },
  { operation: "CompanyGetItem", scope: "documents:read", command: get("/v1/companies/2") },
  { operation: "CompanyDelete", scope: "admin", command: send("DELETE", "/v1/companies/2") },
  {
    operation: "WebhookCreate",
    scope: "documents:write",
    command: json("POST", "/v1/webhooks", "WebhookCreate"),
    keep: { WEBHOOK: "Id" }
  },
  { operation: "WebhookGetAll", scope: "documents:read", command: get("/v1/webhooks") },
  { operation: "WebhookGetItem", scope: "documents:read", command: get("/v1/webhooks/$WEBHOOK") },
  {
    operation: "WebhookChange",
    scope: "documents:write",
    command: json("PATCH", "/v1/webhooks/$WEBHOOK", "WebhookChange")
  },
  {
    operation: "WebhookRotateSecret",
    scope: "documents:write",
    command: send("POST", "/v1/webhooks/$WEBHOOK/rotate-secret")
  },
  {
    operation: "WebhookTest",
    scope: "documents:write",
    command: send("POST", "/v1/webhooks/$WEBHOOK/test"),
    keep: { DELIVERY: "Id" }
  },
  {
    operation: "WebhookDeliveryGetAll",
    scope: "documents:read",
    command: get("/v1/webhook-deliveries?webhook=$WEBHOOK")
  },
  { operation: "WebhookDeliveryGetItem", scope: "documents:read", command: get("/v1/webhook-deliveries/$DELIVERY") },
  {
    operation: "WebhookDeliveryReplay",
    scope: "documents:write",
    command: send("POST", "/v1/webhook-deliveries/$DELIVERY/replay")
  },
  { operation: "WebhookDelete", scope: "documents:write", command: send("DELETE", "/v1/webhooks/$WEBHOOK") },
  { operation: "AuditGetAll", scope: "admin", command: get("/v1/audit?limit=1") },
  { operation: "CompanyErase", scope: "admin", command: send("DELETE", "/v1/companies/1/data?dryRun=true") }
]
