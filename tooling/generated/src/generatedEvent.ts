import { type EventType, eventTypes, receiverOfOperation } from "@radicar/domain/inner/codes/eventTypes"
import { eventExample, examplePdf } from "@radicar/domain/inner/example/eventExample"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { Schema } from "effect"
import { LineSeed, now } from "./generatedInvoice.ts"

const laterEvents = ["031", "032", "033", "034"]

/** Seed of a generated event. Its type is one of RADIAN, or one that may be the first event about an invoice. */
export const EventSeed = Schema.Struct({
  code: Schema.Literals(eventTypes.map(({ code }) => code).filter((code) => !laterEvents.includes(code))),
  complete: Schema.Boolean,
  operation: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })),
  /** Amount of an endorsement or a payment, in hundredths of a peso. */
  value: Schema.Int.check(Schema.isBetween({ minimum: 100, maximum: 50_000_000 })),
  /** Hundredths of a per cent. */
  rate: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })),
  /** Number of persons that share an amount; with 0, no shares are stated. */
  persons: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 })),
  text: LineSeed.fields.text
})

type Seed = typeof EventSeed.Type

/** The receiver of events about the example of an invoice: neither its issuer nor its buyer. */
const receiver = { Id: "860029964", IdentificationType: "31", Name: "Factoring & Cía" }

const others = [
  { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz" },
  { Id: "900508908-9", IdentificationType: "31", Name: "Gestora <1> & Cía" }
]

/** `digits` with a decimal point before the last `scale` digits. */
const decimalText = (digits: bigint, scale: number): string => {
  const text = digits.toString().padStart(scale + 1, "0")
  return `${text.slice(0, -scale)}.${text.slice(-scale)}`
}

const invoiced = String(invoiceExample({ number: 1, date: now }).LegalMonetaryTotal.PayableAmount)

/** Value of a name in a group. A price is the value less the discount, exact to the last digit. */
const valueOf = (name: string, { rate, value }: Seed): string => {
  if (name === "MedioPago") return "47"
  if (name === "ValorFEV-TV") return invoiced
  if (name === "TasaDescuento" || name === "FactordeDescuento") return decimalText(BigInt(rate), 2)
  return name === "PrecioPagarseFEV"
    ? decimalText(BigInt(value) * BigInt(10_000 - rate), 6)
    : decimalText(BigInt(value), 2)
}

const guarantor = { Id: "900508908", IdentificationType: "31", Name: "Avalista & Cía" }

/** Sender and receiver of an event, by its type and operation; seller and buyer are those of the example. */
const partiesOf = (
  { author, code }: EventType,
  operation: string | undefined,
  { buyer, seller }: { readonly buyer: object; readonly seller: object }
): { readonly sender: object; readonly receiver: object } => {
  // the endorser of these titles is no longer their holder
  if (operation === "363" || operation === "364" || operation === "403")
    return { sender: receiver, receiver: guarantor }
  const receives = code === "046" || code === "048" || code === "050" ? buyer : receiver
  if (author === "guarantor" || author === "competent authority") return { sender: guarantor, receiver: receives }
  return { sender: author === "holder" || author === "assignor" ? seller : buyer, receiver: receives }
}

/** Divides an amount in hundredths among a party and others; the party gets the remainder. */
const amountsOf = (party: object, hundredths: number, persons: number) => {
  const share = Math.floor(hundredths / (persons + 1))
  return [party, ...others.slice(0, persons - 1)].map((each, index) => ({
    ...each,
    Amount: decimalText(BigInt(index === 0 ? hundredths - share * (persons - 1) : share), 2)
  }))
}

const statedAmounts = (type: EventType, operation: string | undefined, parties: { sender: object }, seed: Seed) => {
  const { balance, of: shareNames = [] } = type.shares ?? {}
  const isPartial = balance !== undefined && balance.partial === operation
  const hundredths = isPartial ? Math.ceil(seed.value / 2) : seed.value
  const persons = isPartial ? Math.max(seed.persons, 1) : seed.persons
  if (persons === 0) return {}
  return {
    ...(shareNames.includes("sender") ? { SenderAmounts: amountsOf(parties.sender, hundredths, persons) } : {}),
    ...(shareNames.includes("receiver") ? { ReceiverAmounts: amountsOf(receiver, hundredths, persons) } : {}),
    ...(shareNames.includes("guaranteed") ? { GuaranteedAmounts: amountsOf(receiver, hundredths, persons) } : {})
  }
}

/** The operation of a generated event. */
export const eventOperation = ({ code, operation }: Pick<Seed, "code" | "operation">): string | undefined => {
  const operations = eventTypes.find((each) => each.code === code)?.operations ?? []
  return operations[operation % operations.length]
}

/** Contents of a mandate of an operation, with one further document per person. */
const mandateOf = (operation: string | undefined, { complete, persons }: Seed, written: string) => ({
  SchemeId: complete ? "2" : "1",
  PrincipalRole: complete ? "Mandante-FE" : "Mandante-AD",
  AgentMode: complete ? "M-Factor" : "M-PT",
  Documents: Array.from({ length: persons }, (_, index) => ({
    Uuid: String(index).repeat(96),
    TypeCode: index === 2 ? "20" : "01",
    Number: `${written}${index}`
  })),
  Faculties: operation === "431" || operation === "432" ? ["ALL17"] : ["MR91", ...(complete ? ["XX1"] : [])],
  Attachments: complete ? [{ Content: examplePdf }, { Content: "JVBERi0xLjc=", MimeCode: "application/x-pdf" }] : []
})

/** A body of an event with everything that its type requires, about an invoice of the example that is due on a day. */
export const generatedEvent = (
  seed: Seed,
  reference: { readonly uuid: string; readonly number: string; readonly date: string; readonly due?: string }
): Record<string, unknown> => {
  const { code, complete, text } = seed
  const type = eventTypes.find((each) => each.code === code)
  const example = eventExample({ number: 3, date: now, reference })
  const written = `x${text.join("")}x`
  const OperationCode = eventOperation(seed)
  const parties =
    type === undefined
      ? { sender: example.CompanyParty, receiver }
      : partiesOf(type, OperationCode, { buyer: example.CompanyParty, seller: example.SupplierParty ?? {} })
  const sender = { ...parties.sender, Name: written }
  return {
    ...example,
    TypeCode: code,
    OperationCode,
    IssuerParty: { ...example.IssuerParty, FirstName: written, JobTitle: written },
    CompanyParty: sender,
    ...(type !== undefined && receiverOfOperation(type, OperationCode) === "stated"
      ? { ReceiverParty: parties.receiver }
      : {}),
    ...(type?.mandate === true
      ? {
          Mandate: mandateOf(OperationCode, seed, written),
          SoftwareProvider: { Name: "ERP", ProviderId: receiver.Id },
          ValidityPeriod: { StartDate: "2026-01-15", EndDate: "2026-12-31" }
        }
      : {}),
    ...(type?.dueDate === undefined ? {} : { ValidityPeriod: { EndDate: reference.due ?? "2026-02-15" } }),
    ...(code === "048" && complete ? { Attachments: [{ Content: examplePdf }] } : {}),
    ...(type?.endorsement === true ? { ResponseListId: complete ? "1" : "2" } : {}),
    ...(type?.group === undefined
      ? {}
      : { Negotiation: type.group.values.map(({ name }) => ({ Name: name, Value: valueOf(name, seed) })) }),
    ...(type === undefined ? {} : statedAmounts(type, OperationCode, { sender }, seed))
  }
}
