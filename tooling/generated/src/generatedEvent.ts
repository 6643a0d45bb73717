import { eventTypes } from "@radicar/domain/codes/eventTypes"
import { eventExample } from "@radicar/domain/example/eventExample"
import { Schema } from "effect"
import { LineSeed, now } from "./generatedInvoice.ts"

const laterEvents = ["031", "032", "033", "034"]

/** What a generated event is made of: those that may be the first about an invoice, and those of RADIAN. */
export const EventSeed = Schema.Struct({
  code: Schema.Literals(eventTypes.map(({ code }) => code).filter((code) => !laterEvents.includes(code))),
  complete: Schema.Boolean,
  operation: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })),
  text: LineSeed.fields.text
})

const receiver = { Id: "800199436", IdentificationType: "31", Name: "Factoring & Cía" }

/** A body of an event with all that its type demands, about an invoice of the example. */
export const generatedEvent = (
  { code, complete, operation, text }: typeof EventSeed.Type,
  reference: { readonly uuid: string; readonly number: string; readonly date: string }
): Record<string, unknown> => {
  const type = eventTypes.find((each) => each.code === code)
  const example = eventExample({ number: 3, date: now, reference })
  const written = `x${text.join("")}x`
  return {
    ...example,
    TypeCode: code,
    OperationCode: type?.operations[operation % (type?.operations.length ?? 1)],
    IssuerParty: { ...example.IssuerParty, FirstName: written, JobTitle: written },
    CompanyParty: { ...example.CompanyParty, Name: written },
    ...(type?.receiver === "stated" ? { ReceiverParty: receiver } : {}),
    ...(type?.endorsement === true ? { ResponseListId: complete ? "1" : "2" } : {}),
    ...(type?.negotiation === undefined
      ? {}
      : { Negotiation: type.negotiation.map((Name) => ({ Name, Value: "1000.00" })) })
  }
}
