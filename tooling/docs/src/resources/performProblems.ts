import { read as readCertificate } from "@radicar/fixtures/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { invoice } from "@radicar/domain/inner/type/invoice"
import type { Installation } from "./performExchanges.ts"

/** A problem in an answer of the service. */
export interface Refusal {
  readonly status: number
  readonly contentType: string
  readonly body: any
}

/** Makes the function that sends a request with the public token, for an answer in a language. */
const askIn =
  (url: string, language: Language) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {}
  ): Promise<Refusal> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: "Bearer radicar-dev-token",
        "content-type": "application/json",
        "accept-language": language,
        ...headers
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
    })
    const text = await answer.text()
    const contentType = answer.headers.get("content-type") ?? ""
    return { status: answer.status, contentType, body: text === "" ? undefined : JSON.parse(text) }
  }

const { bytes, password } = readCertificate("company")
const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
const bodyOf = (offset: number) => ({
  ...invoice.example({ number: invoice.exampleNumbers.from + 100 + offset, date: fromEpochMillis(Date.now()) }),
  SigningCertificate
})
const invoices = "/v1/dian/invoices?companyId=1&providerId=1"
const mails = "/v1/dian/send-mails?companyId=1&providerId=1"

/** Provokes every problem that a caller can cause, in each language; returns the answers by the name of the problem. */
export const performProblems = async ({
  token,
  url
}: Installation): Promise<ReadonlyMap<string, Readonly<Record<Language, Refusal>>>> => {
  const english = askIn(url, "en")
  const admin = { authorization: `Bearer ${token}` }
  const first = bodyOf(0)
  const { body: filed } = await english("POST", invoices, first)
  const { body: open } = await english("POST", invoices, { ...bodyOf(1), Note: "[[sandbox:http-503 times=always]]" })
  await english("POST", invoices, { ...bodyOf(2), Note: "[[sandbox:no-associated-prefix times=always]]" })
  const mail = { Uuid: filed.document.uuid, To: ["compras@example.com"] }
  await english("POST", mails, mail, { "idempotency-key": "order-1042" })
  await english("PUT", "/v1/companies/3", { Name: "Gone" }, admin)
  await english("DELETE", "/v1/companies/3/data", undefined, admin)

  const ofOne = { Scopes: ["companies:admin"], Companies: ["4"], Providers: [] }
  const { body: one } = await english("POST", "/v1/tokens", ofOne, admin)
  await english("PUT", "/v1/companies/4", { Nit: "900373115-3" }, admin)

  const unreadable = await english("POST", "/v1/inbox?companyId=1", "no document", {
    "content-type": "application/octet-stream"
  })

  const refusalsBy = (ask: ReturnType<typeof askIn>): Readonly<Record<string, Promise<Refusal>>> => ({
    MalformedBody: ask("POST", invoices, '{"TypeCode": '),
    InvalidDocument: ask("POST", invoices, { ...bodyOf(3), CurrencyCode: "XYZ" }),
    InvalidBody: ask("PUT", "/v1/companies/2", { Nmae: "Shop" }, admin),
    InvalidRequest: ask("POST", "/v1/dian/invoices?companyId=1", first),
    Unauthorized: ask("GET", "/v1/submissions?companyId=1", undefined, { authorization: "Bearer rdc_unknown" }),
    Forbidden: ask("GET", "/v1/submissions?companyId=2"),
    AnotherTaxpayer: ask("PUT", "/v1/companies/4", { Nit: "901234567" }, { authorization: `Bearer ${one.token}` }),
    NumberConflict: ask("POST", invoices, { ...first, Note: "Another" }),
    PayloadTooLarge: ask("POST", invoices, JSON.stringify({ Note: "0".repeat(10 * 1024 * 1024) })),
    UnsupportedMediaType: ask("POST", invoices, "<Invoice/>", { "content-type": "application/xml" }),
    CertificateUnusable: ask("POST", invoices, {
      ...bodyOf(4),
      SigningCertificate: { ...SigningCertificate, Password: "another" }
    }),
    IdempotencyConflict: ask("POST", mails, { ...mail, Subject: "Another" }, { "idempotency-key": "order-1042" }),
    PreconditionFailed: ask("PUT", "/v1/companies/4", { Nit: "900373115-3" }, { ...admin, "if-match": '"1"' }),
    NotFound: ask("GET", `/v1/files/pdf?uuid=${"0".repeat(96)}`),
    MailRefused: ask("POST", mails, { ...mail, Uuid: open.document.uuid }),
    BounceRefused: ask("POST", "/v1/mails/bounces", "Subject: Re\r\n\r\nI am away.\r\n", {
      "content-type": "message/rfc822"
    }),
    UnreadableDocument: ask("POST", "/v1/documents/read", "<Invoice>", { "content-type": "application/xml" }),
    CompanyErased: ask("PUT", "/v1/companies/3", { Name: "Back" }, admin),
    OpenSubmissions: ask("DELETE", "/v1/companies/1/data", undefined, admin),
    InboxRefused: ask("POST", `/v1/inbox/${unreadable.body.items[0].id}/events?companyId=1&providerId=1`, {
      Actions: ["acknowledge"],
      Person: { Id: "52100200", IdentificationType: "13", FirstName: "Ana", FamilyName: "Ríos" },
      SigningCertificate
    }),
    NumberingRangesRefused: ask("GET", "/v1/dian/numbering-ranges?companyId=1&providerId=1&refresh=true")
  })
  const refusals = { en: refusalsBy(english), es: refusalsBy(askIn(url, "es")) }
  return new Map(
    await Promise.all(
      Object.entries(refusals.en).map(
        async ([name, en]) => [name, { en: await en, es: await refusals.es[name]! }] as const
      )
    )
  )
}
