import { eventTypes } from "@radicar/domain/inner/codes/eventTypes"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { Schema } from "effect"
import { now } from "./renderEventBody.ts"

// characters that have broken XML writers, signers and readers, and harmless ones
const alphabet = [
  ..."aZ09áñÜ&<>\"' \t\n\r]-",
  "]]>",
  "<!--",
  "&amp;",
  "&#13;",
  "\u0085",
  "\u2028",
  "\ufeff",
  "🧾",
  "e\u0301",
  "漢"
] as const

/** What a generated event is made of. */
export const EventSeed = Schema.Struct({
  text: Schema.Array(Schema.Literals(alphabet)).check(Schema.isMinLength(1), Schema.isMaxLength(12)),
  type: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: eventTypes.length - 1 })),
  operation: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 })),
  party: Schema.Literals(["company", "person", "foreigner"]),
  reference: Schema.Literals(["01", "03", "20", "96"]),
  dateOnly: Schema.Boolean,
  sparse: Schema.Boolean,
  notes: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3 })),
  claim: Schema.Literals(["01", "02", "03", "04"]),
  blank: Schema.Boolean
})

const parties = {
  company: { Id: "800199436-4", IdentificationType: "31" },
  person: { Id: "1.020.304.050", IdentificationType: "13" },
  foreigner: { Id: "X-98/76", IdentificationType: "42", OrganizationTypeCode: "1" }
} as const

/** Rates, which make the price of an endorsement equal its value. */
const rates = ["TasaDescuento", "FactordeDescuento"]
const partial = ["451", "511"]

/** Amounts that come to 1500000.5, of one party or of two. */
const amounts = (party: object, isOne: boolean) =>
  (isOne ? [1500000.5] : [1500000, "0.500"]).map((Amount) => ({ ...party, Amount }))

/** Two files that begin with `%PDF`. */
const files = [{ Content: "JVBERg==" }, { MimeCode: "application/x-pdf", Content: "JVBERi0xLjc=" }]

/** A body that breaks no rule. */
export const generatedEvent = (seed: typeof EventSeed.Type) => {
  const type = eventTypes[seed.type]!
  const example = eventExample({ number: 7, date: now })
  const text = `x${seed.text.join("")}x`
  const operation = type.operations[seed.operation % type.operations.length]!
  const party = { ...parties[seed.party], Name: text }
  return {
    ...example,
    TypeCode: type.code,
    OperationCode: operation,
    Date: seed.dateOnly ? now.date : `${now.date}T09:59:59.1234567`,
    ClaimCode: seed.claim,
    ResponseListId: seed.blank ? "2" : "1",
    Notes: Array.from({ length: seed.notes }, () => text),
    DocumentReference: {
      ...example.DocumentReference,
      TypeCode: seed.reference,
      SchemeName: null,
      Number: text,
      Uuid: example.DocumentReference.Uuid.toUpperCase()
    },
    ...(seed.sparse && operation !== "431" && operation !== "433"
      ? {}
      : { ValidityPeriod: { StartDate: "2026-01-01", EndDate: "2026-12-31" } }),
    Negotiation: [
      ...(seed.sparse ? [] : [{ Name: text, Value: text }]),
      ...(type.group?.values ?? [])
        .toReversed()
        .map(({ name }) => ({ Name: name, Value: rates.includes(name) ? "0.00" : 1500000.5 }))
    ],
    ...(type.mandate === true
      ? {
          Mandate: {
            SchemeId: seed.blank ? "2" : "1",
            PrincipalRole: "Mandante-LT",
            AgentMode: "M-SN-e",
            ...(seed.sparse
              ? {}
              : {
                  Documents: [
                    {
                      Uuid: "a".repeat(96),
                      Number: text,
                      TypeCode: "20",
                      SchemeName: "CUDE-SHA384",
                      ValidityPeriod: { EndDate: "2026-03-31" }
                    }
                  ]
                }),
            Faculties: operation < "433" ? ["ALL17"] : ["XX1", "MR91"],
            ...(seed.blank ? { Attachments: files } : {})
          }
        }
      : {}),
    ...(type.code !== "048" || seed.sparse ? {} : { Attachments: files }),
    SenderAmounts: partial.includes(operation) ? [{ ...party, Amount: "0.25" }] : amounts(party, seed.blank),
    ...(seed.sparse ? {} : { ReceiverAmounts: amounts(party, seed.blank), GuaranteedAmounts: amounts(party, false) }),
    CompanyParty: { ...example.CompanyParty, Name: text },
    SupplierParty: party,
    ReceiverParty: party,
    CustomerParty: party,
    IssuerParty: {
      ...example.IssuerParty,
      FirstName: text,
      FamilyName: text,
      ...(seed.sparse ? { JobTitle: "", OrganizationDepartment: null } : { JobTitle: text })
    }
  }
}
