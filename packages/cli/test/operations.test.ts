import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { readFileSync } from "node:fs"
import { answering, problem } from "./support/answering.ts"
import { exampleText } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const openApi = JSON.parse(readFileSync(new URL("../../../docs/openapi.json", import.meta.url), "utf8"))

const id = "01a20122-85c1-7d4a-a417-52fb5013b6fe"
const draft = "7d0f3c52-4a1e-4c0b-9d5e-2f6f5b0f7e01"
const set = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
const body = files.write("body.json", exampleText())
const { CompanyParty } = JSON.parse(exampleText())
const company = files.write("company.json", JSON.stringify({ CompanyParty }))
const software = { SoftwareProvider: { Id: set, Pin: "12345", ProviderId: "900373115" } }
const provider = files.write("provider.json", JSON.stringify(software))
const rips = files.write("rips.json", "{}")
const design = files.write("design.json", "{}")
const upload = { TestSetId: set, Documents: [{ Operation: "InvoiceCreate", Body: JSON.parse(exampleText()) }] }
const uploaded = files.write("upload.json", JSON.stringify(upload))

/** The command that asks for each operation of the contract. */
const commands: Readonly<Record<string, string>> = {
  InvoiceCreate: `invoice create ${body}`,
  CreditnoteCreate: `credit-note create ${body}`,
  DebitnoteCreate: `debit-note create ${body}`,
  SupportCreate: `support create ${body}`,
  SupportNoteCreate: `support-note create ${body}`,
  EquivalentCreate: `equivalent create ${body}`,
  EquivalentSpdCreate: `equivalent-spd create ${body}`,
  EquivalentNoteCreate: `equivalent-note create ${body}`,
  EventCreate: `event create ${body}`,
  PayrollCreate: `payroll create ${body}`,
  PayrollReplaceNote: `payroll-replace-note create ${body}`,
  PayrollDeleteNote: `payroll-delete-note create ${body}`,
  NumberingRangeGetAll: "ranges",
  StatusZipGetAll: `status-zip ${id}`,
  DocumentEventGetAll: `event list ${"a".repeat(96)}`,
  AcquirerGetItem: "acquirer get 31 800199436",
  TestSetCreate: `testset create ${uploaded} --certificate ${pathOf("company.p12")}`,
  TestSetGetItem: `testset get ${set}`,
  SendMailCreate: "mail send SETP1",
  SendMailCreateMany: "mail send SETP1 SETP2",
  SendMailGetAll: "mail list",
  SendMailGetItem: `mail show ${id}`,
  CaughtMailGetAll: "mail caught",
  CaughtMailFileGet: `mail caught-file ${id} 0 --out -`,
  PayslipGetAll: "payslip list 2026-11",
  PayslipSendMonth: "payslip send 2026-11",
  PayslipConsentGetAll: "payslip consents",
  PayslipConsentRecord: "payslip consent 13 1098765432 ana@example.com",
  PayslipConsentRevoke: `payslip revoke ${id}`,
  NoticeGetCompanies: "notices --companies",
  MailBounceCreate: `mail bounce ${body}`,
  SheetTemplate: `sheet template --out ${files.path("sales.xlsx")}`,
  SheetRead: `sheet read ${body}`,
  SheetResults: `sheet results ${body} --out ${files.path("results.xlsx")}`,
  RipsCheck: `rips check ${rips} --invoice SETP1`,
  filePdfGetItem: `file pdf ${"a".repeat(96)}`,
  fileXmlGetItem: `file xml ${"a".repeat(96)}`,
  fileArchiveCreate: "file archive --type 01",
  fileUrlGetItem: `file url ${"a".repeat(96)}`,
  fileEvidenceGetItem: `evidence get ${id}`,
  SubmissionGetAll: "submission list",
  SubmissionSummary: "submission summary",
  SubmissionTaxes: "submission taxes --issued-from 2026-01-01 --issued-to 2026-01-31",
  SubmissionExport: "submission export",
  SubmissionReconcile: `reconcile ${body}`,
  DraftGetAll: "draft list",
  DraftGetItem: `draft get ${draft}`,
  DraftDelete: `draft delete ${draft}`,
  InboxImport: `inbox import ${body}`,
  InboxGetAll: "inbox list",
  InboxSummary: "inbox summary",
  InboxExport: "inbox export",
  InboxEventCreateMany: `inbox acknowledge ${id}`,
  InboxFetch: `inbox fetch ${"a".repeat(96)}`,
  InboxGetItem: `inbox show ${id}`,
  InboxFileGet: `inbox file ${id} document --out -`,
  InboxRetry: `inbox retry ${id}`,
  InboxDelete: `inbox remove ${id}`,
  SubmissionGetItem: `submission show ${id}`,
  SubmissionDismiss: `submission dismiss ${id} --reason portal`,
  SubmissionRestore: `submission restore ${id}`,
  SubmissionRetry: `submission retry ${id}`,
  SubmissionRetryMany: `submission retry ${id} ${"a".repeat(96)}`,
  CertificateStore: `certificate store ${pathOf("company.p12")}`,
  CertificateGetAll: "certificate list",
  CertificateDelete: `certificate remove ${id}`,
  AuthorityGetStatus: "authority status",
  NoticeGetAll: "notices",
  TokenCreate: "token create",
  TokenGetAll: "token list",
  TokenGetSelf: "token show",
  TokenRevoke: `token revoke ${id}`,
  CompanyGetAll: "company list",
  CompanyGetItem: "company show 1",
  CompanyPut: `company set 1 ${company}`,
  CompanyDelete: "company remove 1",
  CompanyPrintGetItem: "company print show 1",
  CompanyPrintPut: `company print set 1 ${design}`,
  CompanyPrintPreview: `company print preview 1 ${"a".repeat(96)} ${design} --out -`,
  CompanyErase: "company erase 1 --yes",
  ProviderGetAll: "provider list",
  ProviderGetItem: "provider show 1",
  ProviderPut: `provider set 1 ${provider}`,
  ProviderDelete: "provider remove 1",
  AuditGetAll: "audit",
  WebhookCreate: "webhook create https://example.com/hook --events *",
  WebhookGetAll: "webhook list",
  WebhookGetItem: `webhook show ${id}`,
  WebhookChange: `webhook change ${id} --state enabled`,
  WebhookDelete: `webhook delete ${id}`,
  WebhookRotateSecret: `webhook rotate ${id}`,
  WebhookTest: `webhook test ${id}`,
  WebhookDeliveryGetAll: "webhook deliveries",
  WebhookDeliveryGetItem: `webhook deliveries ${id}`,
  WebhookDeliveryReplay: `webhook replay ${id}`,
  HealthGetLive: "doctor"
}

/**
 * Read and looked up here without the service; opened by whoever has the link; asked by `doctor` once the service
 * lives. A draft is stored by the program that made it, and `print` needs no service for one. Products are suggestions
 * of a form. Of the inbox: `inbox import` waits for no arrival, events of one are events of many, and the person is
 * kept with the first event.
 */
const without = new Set([
  "DocumentRead",
  "CodeListGetAll",
  "CodeListGetItem",
  "DraftPut",
  "PreviewCreate",
  "SubmissionProducts",
  "fileLinkOpen",
  "HealthGetReady",
  "InboxArrivalGetItem",
  "InboxEventCreate",
  "InboxPersonGet",
  "InboxPersonReplace"
])

const operations = Object.entries<Record<string, any>>(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    operationId === undefined ? [] : [{ operationId: String(operationId), method: method.toUpperCase(), path }]
  )
)

describe("every operation of the contract", () => {
  it("has a command, or a reason why not", () => {
    const named = operations.map(({ operationId }) => operationId)
    expect(named.filter((name) => commands[name] === undefined && !without.has(name))).toEqual([])
    expect(Object.keys(commands).filter((name) => !named.includes(name))).toEqual([])
  })

  it.each(operations.filter(({ operationId }) => !without.has(operationId)))(
    "$operationId is asked for by its command",
    async ({ method, operationId, path }) => {
      const args = (commands[operationId] ?? "").split(" ")
      const asked = new RegExp(`^${path.replaceAll(/\{[^}]+\}/gu, "[^/]+")}/?$`, "u")
      await answering(problem(404, "not-found"), async (url, requests) => {
        const env = { RADICAR_CERTIFICATE_PASSWORD: "radicar" }
        const { code, stderr } = await Effect.runPromise(runHere([...args, "--url", url], { env }))
        expect({ stderr, asked: requests.map(({ method, url: { pathname } }) => `${method} ${pathname}`) }).toEqual({
          stderr,
          asked: expect.arrayContaining([expect.stringMatching(new RegExp(`^${method} ${asked.source.slice(1)}`, "u"))])
        })
        expect(code).not.toBe(0)
      })
    }
  )

  // doctor lists checks instead
  const asking = operations.filter(({ operationId }) => !without.has(operationId) && operationId !== "HealthGetLive")

  it.each(asking)("$operationId tells a request that is not valid in the service's words", async ({ operationId }) => {
    const args = (commands[operationId] ?? "").split(" ")
    const detail = "query limit: se espera un número entero de 1 a 200, llegó «x»"
    await answering(problem(400, "invalid-request", { title: "La solicitud no es válida", detail }), async (url) => {
      const env = { RADICAR_CERTIFICATE_PASSWORD: "radicar" }
      const { code, stderr } = await Effect.runPromise(runHere([...args, "--url", url, "--language", "es"], { env }))
      expect(stderr.replaceAll(/\s+/gu, " ")).toContain(detail)
      expect(code).toBe(2)
    })
  })
})
