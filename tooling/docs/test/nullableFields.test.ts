import { CertificateUpload } from "@radicar/contract/inner/CertificatesGroup"
import { ArchiveFiles } from "@radicar/contract/inner/ArchiveFiles"
import { FileInboxEvents, FileInboxEventsMany, InboxPerson } from "@radicar/contract/inner/inbox/InboxEvents"
import { FetchDocuments } from "@radicar/contract/inner/InboxGroup"
import { SendMail, SendMails } from "@radicar/contract/inner/mail/SendMail"
import { PutDraft } from "@radicar/contract/inner/DraftsGroup"
import { PreviewDocument } from "@radicar/contract/inner/PreviewsGroup"
import { RecordConsent, SendPayslips } from "@radicar/contract/inner/mail/Payslip"
import { DismissSubmission } from "@radicar/contract/inner/submissionRequests"
import { AnsweredSheet } from "@radicar/contract/inner/SheetsGroup"
import { RetrySubmissions } from "@radicar/contract/inner/SubmissionsGroup"
import { CompanyPrint } from "@radicar/contract/inner/tenant/CompanyPrint"
import { CompanySettings } from "@radicar/contract/inner/tenant/CompanySettings"
import { ProviderSettings } from "@radicar/contract/inner/tenant/ProviderSettings"
import { TestSetUpload } from "@radicar/contract/inner/testSet/TestSetUpload"
import { TokenRequest } from "@radicar/contract/inner/TokensGroup"
import { WebhookChanges, WebhookRequest } from "@radicar/contract/inner/webhook/Webhook"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { equivalent, equivalentNote, equivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { event } from "@radicar/domain/inner/type/event"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import { support, supportNote } from "@radicar/domain/inner/type/support"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Ajv2020 } from "ajv/dist/2020.js"
import { Result, type Schema } from "effect"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { contract, withoutNull, resolved } from "../src/contractDocument.ts"
import { repository } from "./support/blocksOf.ts"

const Uuid = "a".repeat(96)

const Person = {
  Id: "52100200",
  IdentificationType: "13",
  FirstName: "Ana",
  FamilyName: "Ríos"
}

const golden = (path: string): any => JSON.parse(readFileSync(join(repository, path), "utf8"))

const anInvoice = golden("packages/ubl/test/golden/invoice/full/input.json")

/** By operation: what the service reads its body with, and bodies that it reads. */
const operations: Readonly<Record<string, readonly [schema: Schema.Top, ...bodies: ReadonlyArray<unknown>]>> = {
  ...Object.fromEntries(
    [
      invoice,
      creditNote,
      debitNote,
      support,
      supportNote,
      equivalent,
      equivalentSpd,
      equivalentNote,
      event,
      payroll,
      payrollReplaceNote,
      payrollDeleteNote
    ].map(({ name, operation, schema }) => [
      operation,
      [schema, ...globSync(`packages/ubl/test/golden/${name}/*/input.json`, { cwd: repository }).toSorted().map(golden)]
    ])
  ),
  TestSetCreate: [TestSetUpload, { TestSetId: "1", Documents: [{ Operation: "InvoiceCreate", Body: {} }] }],
  SendMailCreate: [SendMail, { Uuid, To: ["compras@example.com"] }],
  SendMailCreateMany: [SendMails, { Mails: [{ Uuid, To: ["compras@example.com"] }] }],
  PayslipSendMonth: [SendPayslips, { Month: "2026-11" }],
  PayslipConsentRecord: [
    RecordConsent,
    { IdentificationType: "13", Identification: "1098765432", Email: "ana@example.com" }
  ],
  PreviewCreate: [PreviewDocument, { Operation: "InvoiceCreate", Body: {} }],
  DraftPut: [PutDraft, { Operation: "InvoiceCreate", Body: {} }],
  CompanyPrintPut: [CompanyPrint, { TillPaper: "roll80", Footer: "Gracias" }],
  CompanyPrintPreview: [CompanyPrint, { Colour: "#12355f" }],
  SubmissionDismiss: [DismissSubmission, { Reason: "Se radicó a mano en el portal" }],
  SheetResults: [AnsweredSheet, { Content: "UEsDBA==", Reasons: [{ Row: 2, Text: "Falta el correo." }] }],
  SubmissionRetryMany: [RetrySubmissions, { Ids: [Uuid] }],
  fileArchiveCreate: [ArchiveFiles, { Ids: [Uuid] }],
  CertificateStore: [CertificateUpload, { Content: "AAAA", Password: "secreta" }],
  TokenCreate: [TokenRequest, { Name: "ERP", Scopes: ["tokens:admin"], Companies: ["1"], Providers: ["1"] }],
  CompanyPut: [
    CompanySettings,
    {
      CompanyParty: anInvoice.CompanyParty,
      NumberingRanges: [anInvoice.NumberingRange],
      CustomizePrintFormat: anInvoice.CustomizePrintFormat,
      Mail: { From: "facturas@example.com" }
    }
  ],
  ProviderPut: [ProviderSettings, { Name: "ERP", SoftwareProvider: anInvoice.SoftwareProvider }],
  WebhookCreate: [WebhookRequest, { Url: "https://hooks.example.com/", Events: ["*"] }],
  WebhookChange: [WebhookChanges, { Name: "ERP" }],
  InboxPersonReplace: [InboxPerson, { Person }],
  InboxEventCreate: [FileInboxEvents, { Actions: ["acknowledge"], Person }],
  InboxEventCreateMany: [FileInboxEventsMany, { Ids: [Uuid], Actions: ["claim"], ClaimCode: "01" }],
  InboxFetch: [FetchDocuments, { Uuids: [Uuid] }]
}

const bodyOf = (operation: string): any =>
  Object.values<any>(contract.paths)
    .flatMap((methods) => Object.values<any>(methods))
    .find(({ operationId }) => operationId === operation)?.requestBody.content["application/json"]

/** A field that need not be there, with the body in which it is absent and those that spell that out. */
interface Case {
  readonly field: string
  readonly absent: unknown
  readonly spelt: ReadonlyArray<unknown>
}

/** Spellings of an absent field. */
const spellings = [
  null,
  "",
  " ",
  "0001-01-01T00:00:00",
  [],
  {},
  { Date: "0001-01-01T00:00:00", Inner: { Name: null, Lines: [] } }
]

/** The optional fields of a body, also those in objects that it does not have. */
const casesOf = (schema: any, body: unknown, at: string, whole: (part: unknown) => unknown): ReadonlyArray<Case> => {
  const { items, properties, required = [] } = resolved(withoutNull(resolved(schema)))
  if (items !== undefined) {
    const list = Array.isArray(body) && body.length > 0 ? body : [undefined]
    return list.flatMap((each, index) => casesOf(items, each, `${at}[]`, (part) => whole(list.with(index, part))))
  }
  const object: Readonly<Record<string, unknown>> = typeof body === "object" && body !== null ? { ...body } : {}
  return Object.entries<any>(properties ?? {}).flatMap(([name, property]) => {
    const { [name]: value, ...others } = object
    const field = `${at}.${name}`
    const here = required.includes(name)
      ? []
      : [
          {
            field,
            absent: whole(others),
            spelt: spellings.map((nothing) => whole({ ...others, [name]: nothing }))
          }
        ]
    return [...here, ...casesOf(property, value, field, (part) => whole({ ...object, [name]: part }))]
  })
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(contract, "openapi")

const read = (schema: Schema.Top, body: unknown) =>
  readDocument(schema as Schema.Codec<unknown, unknown>, Result.getOrThrow(parseJson(JSON.stringify(body))), {
    language: "en"
  })

it("every operation that takes JSON is here", () => {
  const withBody = Object.values<any>(contract.paths)
    .flatMap((methods) => Object.values<any>(methods))
    .filter(({ requestBody }) => requestBody?.content["application/json"] !== undefined)
  // of a RIPS any object is taken: null in a field is a finding of its rules
  assert.sameMembers(
    withBody.map(({ operationId }) => operationId),
    [...Object.keys(operations), "RipsCheck"]
  )
})

it("many fields are optional, in objects of objects too", () => {
  const fields = Object.keys(operations).flatMap((operation) =>
    casesOf(bodyOf(operation).schema, {}, "$", (part) => part).map(({ field }) => field)
  )
  assert.isAbove(fields.length, 600)
  assert.include(fields, "$.Items[].Discounts[].Reason")
})

describe.each(Object.entries(operations))("nothing in an optional field of %s", (operation, [reader, ...bodies]) => {
  const { schema } = bodyOf(operation)
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')))
  // each field once, in the first body that has its object
  const cases = new Map(
    bodies
      .flatMap((body) => casesOf(schema, body, "$", (part) => part))
      .toReversed()
      .map((each) => [each.field, each])
  )

  const errorsOf = (body: unknown) => (validate(body) ? [] : [...(validate.errors ?? [])])

  it("is as the schema has it, and read as if the field were absent", () => {
    for (const { absent, field, spelt } of cases.values()) {
      for (const body of spelt) {
        assert.deepStrictEqual(errorsOf(body), errorsOf(absent), field)
        const [found, expected] = [read(reader, body), read(reader, absent)]
        // where settings or completion have to supply the field, what is in an empty object is missed one by one
        if (Result.isSuccess(expected)) assert.deepStrictEqual(found, expected, field)
      }
    }
  })

  it("is not taken by the schema where the field has to be there", () => {
    const [first] = bodies
    for (const name of resolved(schema).required ?? []) {
      assert.isFalse(validate({ ...(first as object), [name]: null }), name)
    }
  })
})
