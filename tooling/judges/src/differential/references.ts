import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import type { Judge } from "@radicar/sandbox/inner/Judge"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Result } from "effect"
import { at, configuration } from "./configuration.ts"
import { signed } from "./signed.ts"

/** Reference of a note, event or adjustment to the document it is about. */
export type Reference = NonNullable<Parameters<DocumentDefinition<unknown>["example"]>[0]["reference"]>

/**
 * Files the example document of a type with the sandbox's judge; returns the reference to it. Throws if the judge
 * refuses it.
 */
export const fileExample = (
  judge: Judge,
  operation: keyof typeof documentTypes,
  number: number,
  changes: Record<string, unknown> = {},
  reference?: Reference
): Reference => {
  const type = documentTypes[operation]
  const example = type.example({ number, date: now, ...(reference === undefined ? {} : { reference }) })
  const body = Result.getOrThrow(parseJson(JSON.stringify({ ...example, ...changes })))
  const document = Result.getOrThrow(type.identify(body, configuration, { language: "en" }))
  const { accepted, findings } = judge.file(signed(document.render(), type), at)
  if (!accepted) throw new Error(`The example of ${operation} is refused: ${JSON.stringify(findings)}`)
  return { uuid: document.key.value, number: document.id, date: now.date }
}

const later = "2026-02-15"
const past = "2026-01-14"

const seller = { Id: "900373115", IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." }
const buyer = { Id: "800199436", IdentificationType: "31", Name: "Panadería El Trigal & Hermanos Ltda." }
const factor = { Id: "860029964", IdentificationType: "31", Name: "Factoring & Cía" }

const acceptance = [{ TypeCode: "030" }, { TypeCode: "032" }, { TypeCode: "033" }]

const registration = (due: string) => ({
  TypeCode: "036",
  ValidityPeriod: { EndDate: due },
  CompanyParty: seller,
  Negotiation: [
    {
      Name: "ValorFEV-TV",
      Value: String(invoiceExample({ number: 1, date: now }).LegalMonetaryTotal.PayableAmount)
    }
  ]
})

type Registration = typeof registration

const sold = (amount: string, rate: string) => [
  { Name: amount, Value: "1.00" },
  { Name: "PrecioPagarseFEV", Value: "1.00" },
  { Name: rate, Value: "0" },
  { Name: "MedioPago", Value: "47" }
]

const ofHolder = (TypeCode: string, OperationCode: string, more: object = {}) => ({
  TypeCode,
  OperationCode,
  CompanyParty: seller,
  ReceiverParty: factor,
  ...more
})

const complete = { ResponseListId: "1", Negotiation: [{ Name: "ValorTotalEndoso", Value: "1.00" }] }
const property = ofHolder("037", "371", {
  ...complete,
  Negotiation: sold("ValorTotalEndoso", "TasaDescuento")
})
const transfer = ofHolder("049", "491", { Negotiation: sold("ValorTransferenciaDerechos", "FactordeDescuento") })
const notice = ofHolder("050", "050", { ReceiverParty: buyer })

/**
 * Events that must precede an event, by the event's operation, else its code; `others` applies to all other events.
 * `due` is the due date of the invoice.
 */
const histories: Readonly<
  Record<string, { readonly due?: string; readonly events: ReadonlyArray<object | Registration> }>
> = {
  "030": { events: [] },
  "036": { events: acceptance },
  "047": { due: past, events: [...acceptance, registration] },
  "048": { due: past, events: [...acceptance, registration] },
  "050": { events: [...acceptance, registration, transfer] },
  "051": { events: [...acceptance, registration, transfer, notice] },
  "363": { events: [...acceptance, registration, property] },
  "364": { events: [...acceptance, registration, property] },
  "401": { events: [...acceptance, registration, ofHolder("038", "038", complete)] },
  "402": { events: [...acceptance, registration, ofHolder("039", "039", complete)] },
  "403": { events: [...acceptance, registration, property] },
  others: { events: [...acceptance, registration] }
}

/**
 * Files an invoice with all required earlier events for each kind of event. Returns the function that finds the
 * invoice's reference by code and operation of the event.
 */
export const eventReferences = (
  judge: Judge
): ((code: string, operation: string) => Reference & { readonly due: string }) => {
  let number = 1
  const references = Object.fromEntries(
    Object.entries(histories).map(([name, { due = later, events }]) => {
      const invoice = fileExample(judge, "InvoiceCreate", 990_000_000 + number++, {
        PaymentMeans: { Code: "2", MethodCode: "42", Date: due }
      })
      for (const event of events) {
        const changes = typeof event === "function" ? (event as Registration)(due) : event
        fileExample(judge, "EventCreate", number++, { ...changes }, invoice)
      }
      return [name, { ...invoice, due }]
    })
  )
  return (code, operation) => {
    const fixtures = references[operation] ?? references[code] ?? references["others"]
    if (fixtures === undefined) throw new Error("there is no invoice for other events")
    return fixtures
  }
}
