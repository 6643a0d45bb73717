import { exampleNumberAt } from "@radicar/domain/inner/document/DocumentDefinition"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { isDecimalReader } from "@radicar/domain/inner/number/wireNumber"
import { fromEpochMillis, LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { type Reader, readerOf } from "@radicar/domain/inner/wire/Reader"
import { Record } from "effect"

/** Example bodies of the operations that file nothing, by operation. Each is valid and shows the common case. */
export const resourceExamples: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map<
  string,
  Readonly<Record<string, unknown>>
>([
  [
    "SendMailCreate",
    {
      Uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
      To: ["compras@example.com"]
    }
  ],
  [
    "SendMailCreateMany",
    {
      Mails: [
        {
          Uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782"
        },
        { Id: "SETP990000001", To: ["compras@example.com"] }
      ]
    }
  ],
  [
    "PayslipConsentRecord",
    { IdentificationType: "13", Identification: "1020304050", Name: "Ana María Muñoz Peña", Email: "ana@example.com" }
  ],
  ["PayslipSendMonth", { Month: "2026-11" }],
  [
    "InboxPersonReplace",
    {
      Person: {
        Id: "52123456",
        IdentificationType: "13",
        FirstName: "Ana",
        FamilyName: "Rojas",
        JobTitle: "Jefe de compras",
        OrganizationDepartment: "Recepción"
      }
    }
  ],
  ["InboxEventCreate", { Actions: ["acknowledge", "receive", "accept"] }],
  ["InboxEventCreateMany", { Ids: ["019b1d1e-0000-7000-8000-000000000000"], Actions: ["acknowledge"] }],
  [
    "InboxFetch",
    {
      Uuids: ["06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782"]
    }
  ],
  ["SubmissionDismiss", { Reason: "Filed by hand at the portal" }],
  ["SubmissionRetryMany", { Ids: ["019b1d1e-0000-7000-8000-000000000000"] }],
  ["fileArchiveCreate", {}],
  ["RipsCheck", ripsExample({ invoice: "SETP990000001", nit: "900373115", at: "2026-01-15 08:30" })],
  ["CertificateStore", { Content: "MIIKAwIBAzCC…", Password: "the password of the file" }],
  [
    "TokenCreate",
    {
      Name: "ERP",
      Scopes: ["documents:write", "documents:read"],
      Companies: ["1"],
      Providers: ["1"],
      ExpiresInDays: 365
    }
  ],
  [
    "ProviderPut",
    {
      Name: "Own software",
      Environment: "sandbox",
      SoftwareProvider: { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Name: "ERP", Pin: "12345" }
    }
  ],
  [
    "CompanyPrintPut",
    { TillPaper: "roll58", Colour: "#12355f", Footer: "Lunes a sábado, 7 a 19 h · cafepinon.example" }
  ],
  [
    "DraftPut",
    {
      Operation: "InvoiceCreate",
      TypeCode: "01",
      Party: "Panadería El Trigal S.A.S.",
      Total: "89776.58",
      Body: { TypeCode: "01", Items: [{ Description: "Café tostado, 500 g", Quantity: "3", Price: "28500.50" }] }
    }
  ],
  [
    "PreviewCreate",
    {
      Operation: "InvoiceCreate",
      Body: { TypeCode: "01", Items: [{ Description: "Café tostado, 500 g", Quantity: "3", Price: "28500.50" }] }
    }
  ],
  ["CompanyPrintPreview", { Template: "plain", Colour: "#12355f" }],
  [
    "CompanyPut",
    {
      Nit: "900373115",
      Name: "Shop in Medellín",
      NumberingRanges: [
        {
          Id: 18760000001,
          Date: "2019-01-19T00:00:00",
          Prefix: "SETP",
          FromNumber: 990000000,
          ToNumber: 995000000,
          TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00"
        }
      ],
      CustomizePrintFormat: { FooterText: "Gracias por su compra." },
      Mail: { From: "facturas@example.com", FromName: "Facturación" }
    }
  ],
  [
    "WebhookCreate",
    { Name: "ERP", Url: "https://hooks.example.com/radicar", Events: ["document.*"], Companies: ["1"] }
  ],
  ["WebhookChange", { Events: ["document.accepted", "document.rejected"], State: "enabled" }]
])

/** An example without the fields that stand for "absent". */
const withoutNulls = (example: object): object =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => (value === null ? undefined : value))

/** Date and time of the examples in the OpenAPI document, which must not change from day to day. */
export const fixedDate = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** An example with each amount as a text, which no language rounds. */
const withTextAmounts = (value: unknown, reader: Reader<unknown> | undefined): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => withTextAmounts(each, reader?.element))
  if (typeof value === "object" && value !== null) {
    return Record.map({ ...value }, (each, key) => withTextAmounts(each, reader?.fields?.get(key)))
  }
  return typeof value === "number" && reader !== undefined && isDecimalReader(reader) ? String(value) : value
}

/**
 * Example bodies of the operations that file a document: the sandbox accepts each, and none has a certificate. With
 * `at` (epoch milliseconds), the examples have that date, and their numbers change every second. Amounts are numbers,
 * or texts if `unions` is `false`, as in the schemas of that form.
 */
export const documentExamples = ({
  at,
  unions = true
}: { readonly at?: number; readonly unions?: boolean } = {}): ReadonlyMap<string, unknown> => {
  const date = at === undefined ? fixedDate : fromEpochMillis(at)
  const numberIn = (range: Parameters<typeof exampleNumberAt>[0]): number =>
    at === undefined ? range.from : exampleNumberAt(range, at)
  // an event refers to the example of an invoice, whose key is unknown before it is filed; the buyer sends it
  const invoice = {
    uuid: "0".repeat(96),
    number: `SETP${numberIn(documentDefinitions.InvoiceCreate.exampleNumbers)}`,
    date: date.date
  }
  return new Map(
    Object.values(documentDefinitions).map(({ example, exampleNumbers, operation, schema }) => {
      const body = withoutNulls(
        example({
          // both notes of payrolls share one series of numbers
          number: numberIn(exampleNumbers) + (operation === "PayrollDeleteNote" ? 1 : 0),
          date,
          ...(operation === "EventCreate" ? { reference: invoice } : {})
        })
      )
      return [operation, unions ? body : withTextAmounts(body, readerOf<unknown>(schema))]
    })
  )
}
