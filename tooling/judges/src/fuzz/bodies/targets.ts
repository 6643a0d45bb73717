import { generatedEquivalent } from "@radicar/fixtures/generated/generatedEquivalent"
import { EventSeed, generatedEvent } from "@radicar/fixtures/generated/generatedEvent"
import { generatedInvoice, InvoiceSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import { generatedSpd, SpdSeed } from "@radicar/fixtures/generated/generatedSpd"
import { generatedSupport } from "@radicar/fixtures/generated/generatedSupport"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { registeredType } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Arbitrary, Effect } from "effect"

/** An operation to which mutated bodies are sent, with valid bodies to mutate. */
export interface Target {
  readonly operation: string
  readonly method: "POST" | "PUT"
  readonly path: string
  readonly query: string
  readonly bodies: ReadonlyArray<Record<string, unknown>>
  /** Whether the operation files documents. Such bodies can be checked without filing. */
  readonly isDocument: boolean
}

const tenant = "companyId=1&providerId=1"
const reference = { uuid: "ab".repeat(48), number: "SETP990000001", date: "2026-01-15" }

const { bytes, password } = read("company")

/** The certificate that signs every filed body, as a body states it. */
export const certificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }

const settings = (example: Record<string, any>) => ({
  Name: "Compañía",
  CompanyParty: example["CompanyParty"],
  NumberingRanges: [example["NumberingRange"]],
  CustomizePrintFormat: { HeaderText: "Gracias", FooterText: "Vuelva" },
  Mail: { SmtpUrl: "smtp://user:password@127.0.0.1:9", From: "facturas@emisor.example" }
})

type Bodies = ReadonlyArray<Record<string, unknown>>

/** Generated bodies by operation. */
const generatedBodies = (seed: number): Effect.Effect<Partial<Record<keyof typeof documentTypes, Bodies>>> =>
  Effect.gen(function* () {
    const sample = <A>(values: Arbitrary.Arbitrary<A>) =>
      Effect.orDie(Arbitrary.sampleEffect(values, { count: 12, seed: `fuzz-${seed}` }))
    const sales = yield* sample(Arbitrary.schema(InvoiceSeed))
    const payrolls = (yield* sample(Arbitrary.schema(PayrollSeed))).map(generatedPayroll)
    const spds = yield* sample(Arbitrary.schema(SpdSeed))
    const events = yield* sample(Arbitrary.schema(EventSeed))
    return {
      InvoiceCreate: sales.map(generatedInvoice),
      CreditnoteCreate: sales.map((sale) => generatedNote(sale, "91", reference)),
      DebitnoteCreate: sales.map((sale) => generatedNote(sale, "92", reference)),
      SupportCreate: sales.map(generatedSupport),
      EquivalentCreate: sales.map((sale) => generatedEquivalent(sale, "20")),
      EquivalentSpdCreate: sales.flatMap((sale, index) => {
        const spd = spds[index]
        return spd === undefined ? [] : [generatedSpd(sale, spd)]
      }),
      EventCreate: events.map((event) => generatedEvent(event, reference)),
      PayrollCreate: payrolls
    }
  })

const targetOf = (operation: string, method: "POST" | "PUT", path: string, query: string, body: object): Target => ({
  operation,
  method,
  path,
  query,
  isDocument: false,
  bodies: [body as Record<string, unknown>]
})

/** Makes the targets: all operations that take JSON, with examples and generated bodies. */
export const makeTargets = (seed: number): Effect.Effect<ReadonlyArray<Target>> =>
  Effect.gen(function* () {
    const date = fromEpochMillis(Date.now())
    const generated = yield* generatedBodies(seed)
    // dated today, so that only the mutation is wrong
    const ofToday = (body: Record<string, unknown>) => ({ ...body, Date: date.toString() })
    const documents = Object.entries<DocumentType>(documentTypes).map(([operation, type]): Target => {
      const name = operation as keyof typeof documentTypes
      const number = name === "SupportCreate" ? 984_000_001 : name === "EquivalentCreate" ? 1 : 990_000_001
      const examples = [type.example({ number, date }), type.example({ number, date, reference })]
      return {
        operation,
        method: "POST",
        path: `/v1/dian${registeredType(name).path}`,
        query: tenant,
        isDocument: true,
        bodies: [...examples, ...(generated[name] ?? []).map(ofToday)] as ReadonlyArray<Record<string, unknown>>
      }
    })
    const invoice = { ...documentTypes.InvoiceCreate.example({ number: 990_000_001, date }) } as Record<string, unknown>
    return [
      ...documents,
      targetOf("TestSetCreate", "POST", "/v1/dian/test-sets", tenant, {
        TestSetId: "0c0ffee0-0000-4000-8000-0000000075e7",
        Documents: [{ Operation: "InvoiceCreate", Body: { ...invoice, SigningCertificate: certificate } }]
      }),
      targetOf("SendMailCreate", "POST", "/v1/dian/send-mails", tenant, {
        Uuid: reference.uuid,
        To: ["cliente@example.com"],
        Cc: [],
        Subject: "Factura",
        Message: "Adjunto"
      }),
      targetOf("SendMailCreateMany", "POST", "/v1/dian/send-mails/batch", tenant, {
        Mails: [{ Uuid: reference.uuid, To: ["cliente@example.com"] }, { Id: "SETP990000001" }]
      }),
      targetOf("SubmissionDismiss", "PUT", `/v1/submissions/${reference.uuid}/dismissal`, "", {
        Reason: "Se radicó a mano"
      }),
      targetOf("SubmissionRetryMany", "POST", "/v1/submissions/retry", "", { Ids: [reference.uuid] }),
      targetOf("CertificateStore", "POST", "/v1/certificates", "companyId=7", certificate),
      targetOf("TokenCreate", "POST", "/v1/tokens", "", { Name: "fuzz", Scopes: ["documents:read"], Companies: ["7"] }),
      targetOf("CompanyPut", "PUT", "/v1/companies/7", "", settings(invoice)),
      targetOf("ProviderPut", "PUT", "/v1/providers/7", "", {
        Environment: "sandbox",
        SoftwareProvider: { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }
      })
    ]
  })
