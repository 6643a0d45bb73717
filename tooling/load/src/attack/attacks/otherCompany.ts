import type { Attack, Report } from "../Attempt.ts"
import { companyCertificate, type Scene, unusedOrigin } from "../scene/Scene.ts"
import { answerText, jsonOf, succeeded, tenantOf } from "../scene/tenant.ts"

const administration = ["tokens:admin", "companies:admin", "webhooks:admin", "audit:read"]
const everything = ["documents:write", "documents:read", "inbox:read", "inbox:write", "mails:report", ...administration]

/** Path segments of the operations that file documents other than invoices. */
const otherDocuments = [
  "credit-notes",
  "debit-notes",
  "supports",
  "support-notes",
  "equivalents",
  "equivalents-spd",
  "equivalent-notes",
  "events",
  "payrolls",
  "playroll-replace-notes",
  "playroll-delete-notes"
]

type Tenant = Awaited<ReturnType<typeof tenantOf>>

const tenantQuery = "companyId=24&providerId=1"
const draft = "7d0f3c52-4a1e-4c0b-9d5e-2f6f5b0f7e01"
const testSet = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
const zipKey = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e02"

/** Gives the other company a shared provider, a document, a certificate, a webhook, a mail and an item of the inbox. */
const possessionsOf = async (scene: Scene, victim: Tenant) => {
  const { adminToken, service } = scene
  const provider = await service.ask("/v1/providers/24", {
    method: "PUT",
    token: adminToken,
    body: JSON.stringify({
      Environment: "sandbox",
      SoftwareProvider: { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }
    })
  })
  succeeded(provider)
  const shared = await service.ask("/v1/tokens", {
    token: adminToken,
    body: JSON.stringify({
      Scopes: ["tokens:admin", "companies:admin", "documents:read"],
      Companies: ["23"],
      Providers: ["24"]
    })
  })
  const sharing: string = succeeded(shared).token

  const key = await victim.file(scene.invoice())
  const submission: string = succeeded(await victim.call("GET", `/v1/submissions/${key}`)).submissionId
  const certificate = succeeded(await victim.call("POST", "/v1/certificates?companyId=24", companyCertificate))
  const webhook: string = succeeded(
    await victim.call("POST", "/v1/webhooks", { Url: `${unusedOrigin}/x`, Events: ["*"] })
  ).id
  const delivery: string = succeeded(await victim.call("POST", `/v1/webhooks/${webhook}/test`)).id
  const mail: string = succeeded(
    await victim.call("POST", `/v1/dian/send-mails?${tenantQuery}`, { Uuid: key, To: ["a@example.com"] })
  ).id
  const consent: string = succeeded(
    await victim.call("POST", "/v1/payslips/consents?companyId=24", {
      IdentificationType: "13",
      Identification: "1026276000",
      Email: "worker@example.com"
    })
  ).id
  succeeded(
    await victim.call("PUT", `/v1/drafts/${draft}?companyId=24`, {
      Operation: "InvoiceCreate",
      Body: { Note: "theirs" }
    })
  )
  const documents = [{ Operation: "InvoiceCreate", Body: scene.invoice() }]
  succeeded(
    await victim.call("POST", `/v1/dian/test-sets?${tenantQuery}`, { TestSetId: testSet, Documents: documents })
  )
  const arrival = succeeded(
    await service.ask("/v1/inbox?companyId=24", {
      token: victim.token,
      headers: { "content-type": "application/octet-stream" },
      body: "a file that is no document"
    })
  )
  const item: string = arrival.items[0].id
  return { arrival, certificate, consent, delivery, item, key, mail, sharing, submission, webhook }
}

type Possessions = Awaited<ReturnType<typeof possessionsOf>>
type Attempts = ReadonlyArray<readonly [method: string, path: string, body?: unknown]>

/** Attempts to file for the other company, and to query the authority and send mails for it. */
const filingAttempts = ({ key, mail }: Possessions, invoice: object): Attempts => [
  ["POST", `/v1/dian/invoices?${tenantQuery}`, invoice],
  ["POST", `/v1/dian/invoices?${tenantQuery}&dryRun=true`, invoice],
  ...otherDocuments.map((path) => ["POST", `/v1/dian/${path}?${tenantQuery}`, invoice] as const),
  ["GET", `/v1/dian/numbering-ranges?${tenantQuery}`],
  ["GET", `/v1/dian/status-zips?${tenantQuery}&zipkey=${zipKey}`],
  ["GET", `/v1/dian/document-events?${tenantQuery}&uuid=${key}`],
  [
    "POST",
    `/v1/dian/test-sets?${tenantQuery}`,
    { TestSetId: zipKey, Documents: [{ Operation: "InvoiceCreate", Body: invoice }] }
  ],
  ["GET", `/v1/dian/test-sets/${testSet}?${tenantQuery}`],
  ["GET", `/v1/dian/test-sets/${testSet}?companyId=23&providerId=1`],
  ["POST", `/v1/dian/send-mails?${tenantQuery}`, { Uuid: key, To: ["thief@example.com"] }],
  ["POST", "/v1/dian/send-mails?companyId=23&providerId=1", { Uuid: key, To: ["thief@example.com"] }],
  ["GET", `/v1/dian/send-mails/${mail}?${tenantQuery}`],
  ["GET", `/v1/dian/send-mails/${mail}?companyId=23&providerId=1`],
  ["GET", `/v1/dian/send-mails?${tenantQuery}`],
  ["POST", `/v1/dian/send-mails/batch?${tenantQuery}`, { Mails: [{ Uuid: key, To: ["thief@example.com"] }] }],
  ["GET", `/v1/dian/acquirers?${tenantQuery}&identificationType=31&identification=800199436`]
]

/** Attempts to read the other company's documents, one by one and as lists. */
const readingAttempts = ({ key, submission }: Possessions): Attempts => [
  ["POST", "/v1/files/archive?companyId=24", { Ids: [key] }],
  ["GET", `/v1/files/pdf?uuid=${key}`],
  ["GET", `/v1/files/xml?uuid=${key}`],
  ["GET", `/v1/files/xml?uuid=${key}&kind=response`],
  ["GET", `/v1/files/url?uuid=${key}`],
  ["GET", `/v1/files/evidence?submissionId=${submission}`],
  ["POST", `/v1/rips/check?companyId=24&invoice=${key}`, {}],
  ["POST", `/v1/rips/check?companyId=23&invoice=${key}`, {}],
  ["GET", "/v1/submissions?companyId=24"],
  ["GET", "/v1/submissions/summary?companyId=24"],
  ["GET", "/v1/submissions/products?companyId=24"],
  ["GET", "/v1/submissions/taxes?companyId=24&issuedFrom=2026-01-01&issuedTo=2026-12-31"],
  ["GET", "/v1/submissions/export?companyId=24"],
  ["POST", "/v1/submissions/reconcile?companyId=24", {}],
  ["POST", "/v1/sheets?companyId=24", {}],
  ["POST", "/v1/sheets/results?companyId=24", {}]
]

/** Attempts on the other company's inbox. */
const inboxAttempts = ({ arrival, item, key }: Possessions): Attempts => [
  ["POST", "/v1/inbox?companyId=24", {}],
  ["GET", "/v1/inbox?companyId=24"],
  ["GET", "/v1/inbox/summary?companyId=24"],
  ["GET", "/v1/inbox/export?companyId=24&format=csv"],
  ["GET", `/v1/inbox-arrivals/${arrival.id}?companyId=24`],
  ["GET", `/v1/inbox-arrivals/${arrival.id}?companyId=23`],
  ["GET", "/v1/inbox/person?companyId=24"],
  ["PUT", "/v1/inbox/person?companyId=24", {}],
  ["POST", "/v1/inbox/fetch?companyId=24", { Uuids: [key] }],
  ["POST", `/v1/inbox/events?${tenantQuery}`, { Ids: [key], Actions: ["acknowledge"] }],
  ...["24", "23"].flatMap((company) => [
    ["GET", `/v1/inbox/${item}?companyId=${company}`] as const,
    ["GET", `/v1/inbox/${item}/files/received?companyId=${company}`] as const,
    ["POST", `/v1/inbox/${item}/retry?companyId=${company}`] as const,
    ["DELETE", `/v1/inbox/${item}?companyId=${company}`] as const,
    [
      "POST",
      `/v1/inbox/${item}/events?companyId=${company}&providerId=1`,
      { Actions: ["claim"], ClaimCode: "01" }
    ] as const
  ])
]

/** Attempts to read the other company's mails, and to read and change who gets payslips. */
const mailAttempts = ({ consent, mail }: Possessions): Attempts => [
  ["GET", "/v1/mails/caught?companyId=24"],
  ["GET", `/v1/mails/caught/${mail}/files/received?companyId=24`],
  ["GET", `/v1/mails/caught/${mail}/files/received?companyId=23`],
  ["GET", "/v1/payslips?companyId=24&month=2026-01"],
  ["POST", `/v1/payslips/mails?${tenantQuery}`, { Month: "2026-01" }],
  ["GET", "/v1/payslips/consents?companyId=24"],
  ["POST", "/v1/payslips/consents?companyId=24", {}],
  ["DELETE", `/v1/payslips/consents/${consent}?companyId=24`],
  ["DELETE", `/v1/payslips/consents/${consent}?companyId=23`]
]

/** Attempts to read, replace and delete what the other company prepares. */
const draftAttempts: Attempts = [
  ["POST", "/v1/dian/previews?companyId=24&providerId=1", { Operation: "InvoiceCreate", Body: {} }],
  ["GET", "/v1/drafts?companyId=24"],
  ["GET", `/v1/drafts/${draft}?companyId=24`],
  ["GET", `/v1/drafts/${draft}?companyId=23`],
  ["PUT", `/v1/drafts/${draft}?companyId=24`, { Operation: "InvoiceCreate", Body: {} }],
  ["DELETE", `/v1/drafts/${draft}?companyId=24`],
  ["DELETE", `/v1/drafts/${draft}?companyId=23`]
]

/** Attempts on the other company's submissions and its certificate. */
const submissionAttempts = ({ certificate, key, submission }: Possessions, invoice: object): Attempts => [
  ["GET", "/v1/submissions?companyId=23&companyId=24"],
  ["GET", "/v1/submissions?companyId=24&companyId=23"],
  ["POST", "/v1/dian/invoices?companyId=23&companyId=24&providerId=1", invoice],
  ["GET", `/v1/submissions/${submission}`],
  ["GET", `/v1/submissions/${key}`],
  ["POST", `/v1/submissions/${submission}/retry`, { SigningCertificate: companyCertificate }],
  ["PUT", `/v1/submissions/${submission}/dismissal`, { Reason: "theirs" }],
  ["DELETE", `/v1/submissions/${submission}/dismissal`],
  ["POST", "/v1/certificates?companyId=24", companyCertificate],
  ["GET", "/v1/certificates?companyId=24"],
  ["GET", "/v1/notices?companyId=24"],
  ["DELETE", `/v1/certificates/${certificate.id}?companyId=24`],
  ["DELETE", `/v1/certificates/${certificate.id}?companyId=23`],
  [
    "POST",
    "/v1/dian/invoices?companyId=23&providerId=1",
    { ...invoice, SigningCertificate: { Token: certificate.token } }
  ]
]

/** Attempts to administer the other company: its tokens, settings and webhooks. */
const administrationAttempts = ({ delivery, key, webhook }: Possessions, tokenId: string): Attempts => [
  ["POST", "/v1/tokens", { Scopes: ["documents:read"], Companies: ["24"] }],
  ["POST", "/v1/tokens", { Scopes: ["documents:read"], Companies: ["*"] }],
  ["POST", "/v1/tokens", { Scopes: ["providers:admin"], Companies: ["23"] }],
  ["DELETE", `/v1/tokens/${tokenId}`],
  ["GET", "/v1/companies/24"],
  ["PUT", "/v1/companies/24", {}],
  ["DELETE", "/v1/companies/24"],
  ["GET", "/v1/companies/24/print"],
  ["PUT", "/v1/companies/24/print", { Footer: "theirs" }],
  ["POST", `/v1/companies/24/print/preview?uuid=${key}`, {}],
  ["POST", `/v1/companies/23/print/preview?uuid=${key}`, {}],
  ["DELETE", "/v1/companies/24/data"],
  ["GET", "/v1/providers/24"],
  ["PUT", "/v1/providers/24", {}],
  ["DELETE", "/v1/providers/24"],
  ["POST", "/v1/webhooks", { Url: "https://127.0.0.1:9/thief", Events: ["*"], Companies: ["24"] }],
  ["POST", "/v1/webhooks", { Url: "https://127.0.0.1:9/thief", Events: ["*"], Companies: ["*"] }],
  ["GET", `/v1/webhooks/${webhook}`],
  ["PATCH", `/v1/webhooks/${webhook}`, { Url: "https://127.0.0.1:9/thief" }],
  ["POST", `/v1/webhooks/${webhook}/rotate-secret`],
  ["POST", `/v1/webhooks/${webhook}/test`],
  ["DELETE", `/v1/webhooks/${webhook}`],
  ["GET", `/v1/webhook-deliveries/${delivery}`],
  ["POST", `/v1/webhook-deliveries/${delivery}/replay`]
]

/** Tries whether lists of the attacker show items of the other company. */
const tryLists = async (
  attacker: Tenant,
  { secrets, stated }: { readonly secrets: ReadonlyArray<string>; readonly stated: string },
  report: Report
): Promise<void> => {
  for (const path of [
    "/v1/companies",
    "/v1/providers",
    "/v1/tokens",
    "/v1/webhooks",
    "/v1/webhook-deliveries",
    "/v1/notices",
    "/v1/notices/companies",
    "/v1/audit"
  ]) {
    const { status, text } = await attacker.call("GET", path)
    // the audit log names what the attacker itself asked for
    const shows = secrets.some((secret) => text.includes(secret) && !(path === "/v1/audit" && secret === stated))
    report(
      `GET ${path}`,
      shows ? "shows the other company" : `${status}, nothing of the other company`,
      status === 200 && !shows
    )
  }
}

/** Tries what the administrator of a company may do to a provider that companies share. */
const tryShared = async (service: Scene["service"], sharing: string, report: Report): Promise<void> => {
  for (const [method, body] of [
    ["PUT", "{}"],
    ["DELETE", undefined]
  ] as const) {
    const answer = await service.ask("/v1/providers/24", { method, token: sharing, body })
    report(`${method} of a shared provider with the scope companies:admin`, answerText(answer), answer.status === 403)
  }
  const everywhere = await service.ask("/v1/tokens", {
    token: sharing,
    body: JSON.stringify({ Scopes: ["tokens:admin"], Companies: ["*"] })
  })
  report("a token of all companies by the scope tokens:admin", answerText(everywhere), everywhere.status === 403)
}

/** Attack: a company's administrator tries to use or read another company through the operations of the contract. */
export const otherCompany: Attack = {
  name: "another company",
  run: async (scene, report) => {
    const { service } = scene
    const attacker = await tenantOf(scene, service, "23", everything)
    const victim = await tenantOf(scene, service, "24", everything)
    const possessions = await possessionsOf(scene, victim)
    const { certificate, delivery, key, sharing, submission, webhook } = possessions
    const invoice = scene.invoice()
    const attempts = [
      ...filingAttempts(possessions, invoice),
      ...readingAttempts(possessions),
      ...inboxAttempts(possessions),
      ...mailAttempts(possessions),
      ...draftAttempts,
      ...submissionAttempts(possessions, invoice),
      ...administrationAttempts(possessions, victim.tokenId)
    ]
    for (const [method, path, body] of attempts) {
      const answer = await attacker.call(method, path, body)
      const redactedPath = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{96}/gu, "…")
      report(`${method} ${redactedPath}`, answerText(answer), [400, 403, 404, 422].includes(answer.status))
    }
    const secrets = [webhook, delivery, victim.tokenId, submission, key, possessions.consent, `"Id":"24"`]
    await tryLists(attacker, { secrets, stated: key }, report)
    // a result for each document
    const retried = await attacker.call("POST", "/v1/submissions/retry", { Ids: [key] })
    const results: ReadonlyArray<{ readonly problem?: { readonly status: number } }> = succeeded(retried).items
    report(
      "POST /v1/submissions/retry",
      answerText(retried),
      results.length === 1 && results[0]?.problem?.status === 404
    )
    await tryShared(service, sharing, report)
    // everything of the victim must be unchanged
    const kept = await victim.call("GET", `/v1/webhooks/${webhook}`)
    const still = await victim.call("GET", "/v1/certificates?companyId=24")
    report(
      "what the other company has afterwards",
      `webhook ${kept.status}, certificates ${jsonOf(still).items?.length ?? jsonOf(still).Items?.length}`,
      kept.status === 200 && jsonOf(kept).url === `${unusedOrigin}/x` && still.text.includes(certificate.id)
    )
  }
}

/** Attack: links to a file, one altered and one whose token was revoked. */
export const fileLinks: Attack = {
  name: "file link",
  run: async (scene, report) => {
    const { ask } = scene.service
    const tenant = await tenantOf(scene, scene.service, "25", everything)
    const key = await tenant.file(scene.invoice())
    const { url } = jsonOf(await tenant.call("GET", `/v1/files/url?uuid=${key}&type=xml`))
    const { pathname } = new URL(url)
    const before = await ask(pathname)
    const changed = await ask(pathname.replace(/.$/u, (last) => (last === "A" ? "B" : "A")))
    await ask(`/v1/tokens/${tenant.tokenId}`, { method: "DELETE", token: scene.adminToken })
    const after = await ask(pathname)
    report("with one character changed", answerText(changed), changed.status === 404)
    report(
      "after its token was revoked",
      `${before.status} before, ${answerText(after)}`,
      before.status === 200 && after.status === 404
    )
    const token = await tenant.call("GET", `/v1/submissions/${key}`)
    report("the revoked token itself", answerText(token), token.status === 401)
  }
}
