import type { Json } from "./jsonBody.ts"
import type { Send } from "./useFiling.ts"

/** A kind of document that the form prepares. */
export interface Kind {
  /** Type code that the body states. */
  readonly type: string
  /** Field of the body with the other party. */
  readonly party: "CustomerParty" | "SupplierParty"
  readonly operation: string
  readonly send: Send
  /** Code list of the reasons of a note. */
  readonly reasons?: "credit-note-reasons" | "debit-note-reasons"
  /** Prefix of a note, unless the company proposes one. */
  readonly prefix?: string
  /** Whether the document names a till. */
  readonly hasTill?: true
  /** Place of the withholdings: in the lines, or apart with a base each; absent if there are none. */
  readonly withholdings?: "lines" | "document"
}

/** The final consumer, who gives neither name nor identification. */
export const finalConsumer: Json = { Id: "222222222222", IdentificationType: "13", Name: "consumidor final" }

/** The kinds of documents that the form prepares, by their name in the address. */
export const kinds = {
  invoice: {
    type: "01",
    party: "CustomerParty",
    operation: "InvoiceCreate",
    send: (client, request, options) => client.documents.invoiceCreate(request, options),
    withholdings: "lines"
  },
  support: {
    type: "05",
    party: "SupplierParty",
    operation: "SupportCreate",
    send: (client, request, options) => client.documents.supportCreate(request, options),
    withholdings: "document"
  },
  ticket: {
    type: "20",
    party: "CustomerParty",
    operation: "EquivalentCreate",
    send: (client, request, options) => client.documents.equivalentCreate(request, options),
    hasTill: true
  },
  "credit-note": {
    type: "91",
    party: "CustomerParty",
    operation: "CreditnoteCreate",
    send: (client, request, options) => client.documents.creditnoteCreate(request, options),
    reasons: "credit-note-reasons",
    prefix: "NC"
  },
  "debit-note": {
    type: "92",
    party: "CustomerParty",
    operation: "DebitnoteCreate",
    send: (client, request, options) => client.documents.debitnoteCreate(request, options),
    reasons: "debit-note-reasons",
    prefix: "ND"
  }
} as const satisfies Readonly<Record<string, Kind>>

/** Name of a kind of document in the address. */
export type KindName = keyof typeof kinds

/** Kinds that begin empty; a note begins from its invoice. */
export const newKinds = ["invoice", "support", "ticket"] as const satisfies ReadonlyArray<KindName>

/** Whether a text names a kind of document. */
export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The kind that an operation files with a type code; `undefined` if the form has none. */
export const kindOf = (operation: string, type: string | undefined): KindName | undefined =>
  (Object.keys(kinds) as ReadonlyArray<KindName>).find(
    (name) => kinds[name].operation === operation && kinds[name].type === type
  )

/** The line that an empty form begins with. */
export const emptyLine: Json = { Quantity: "1", UnitCode: "94" }

/** A further line: of the unit and the taxes of the one before. */
export const furtherLine = (before: Json | undefined): Json =>
  before === undefined
    ? emptyLine
    : {
        Quantity: "1",
        ...(before["UnitCode"] === undefined ? {} : { UnitCode: before["UnitCode"] }),
        ...(before["Taxes"] === undefined ? {} : { Taxes: before["Taxes"] })
      }

/** The body that an empty form begins with. */
export const emptyBody = (name: KindName, prefix: string, till: Json): Json => {
  const { hasTill, type } = kinds[name] as Kind
  return {
    TypeCode: type,
    ...(prefix === "" ? {} : { NumberingRange: { Prefix: prefix } }),
    Items: [emptyLine],
    PaymentMeans: { Code: "1", MethodCode: "10" },
    ...(hasTill === undefined
      ? {}
      : {
          CustomerParty: finalConsumer,
          BuyerBenefits: { Code: "222222222222", Name: "consumidor final", Points: "0" }
        }),
    ...(hasTill === undefined ? {} : till)
  }
}
