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
  readonly reasons?: "debit-note-reasons"
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
  "debit-note": {
    type: "92",
    party: "CustomerParty",
    operation: "DebitnoteCreate",
    send: (client, request, options) => client.documents.debitnoteCreate(request, options),
    reasons: "debit-note-reasons"
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

const emptyLine: Json = { Quantity: "1", UnitCode: "94" }

/** A further line: of the unit and the taxes of the one before. */
export const furtherLine = (before: Json | undefined): Json =>
  before === undefined
    ? emptyLine
    : {
        Quantity: "1",
        ...(before["UnitCode"] === undefined ? {} : { UnitCode: before["UnitCode"] }),
        ...(before["Taxes"] === undefined ? {} : { Taxes: before["Taxes"] })
      }

const tillKey = (company: string): string => `radicar.console.till.${company}`

const tillFields = ["SoftwareManufacturer", "PointOfSale"] as const

/** Remembers the till of a ticket in this browser, for the next ticket of the company. */
export const rememberTill = (company: string, body: Json): void => {
  const till = Object.fromEntries(tillFields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
  localStorage.setItem(tillKey(company), JSON.stringify(till))
}

const rememberedTill = (company: string): Json => {
  const stored: unknown = JSON.parse(localStorage.getItem(tillKey(company)) ?? "{}")
  return typeof stored === "object" && stored !== null ? { ...stored } : {}
}

const prefixKey = (company: string, type: string): string => `radicar.console.prefix.${company}.${type}`

/** The prefix of the last document of a type that a company filed in this browser; empty if there is none. */
const rememberedPrefix = (company: string, type: string): string => localStorage.getItem(prefixKey(company, type)) ?? ""

/** Remembers the prefix of a filed document in this browser. */
export const rememberPrefix = (company: string, type: string, prefix: string): void =>
  localStorage.setItem(prefixKey(company, type), prefix)

/** The body that an empty form begins with. */
export const emptyBody = (name: KindName, company: string): Json => {
  const { hasTill, type } = kinds[name] as Kind
  const prefix = rememberedPrefix(company, type)
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
    ...(hasTill === undefined ? {} : rememberedTill(company))
  }
}
