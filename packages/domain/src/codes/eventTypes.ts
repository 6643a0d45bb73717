import { CodeList } from "./CodeList.ts"

/** Who tells the authority of an event (annex RADIAN 1.1 §14.2.1, column Responsable). */
export type EventAuthor =
  | "buyer"
  | "seller"
  | "guarantor"
  | "holder"
  | "competent authority"
  | "any party"
  | "assignor"
  | "debtor"

/**
 * Who an event is addressed to: the seller of the invoice (`SupplierParty`), the authority (official sample 034, rules
 * AAG01 and AAG04), or whom the caller names (`ReceiverParty`): the endorsee, the agent, the debtor.
 */
export type EventReceiver = "supplier" | "authority" | "stated"

/** A kind of event: all that sets it apart from the others. */
export interface EventType {
  /** `cbc:ResponseCode`. */
  readonly code: string
  /** `cbc:Description`. */
  readonly description: string
  readonly author: EventAuthor
  readonly receiver: EventReceiver
  /** Values that `cbc:CustomizationID` may have (annex RADIAN 1.1 §14.1.2, rule AAD02). */
  readonly operations: ReadonlyArray<string>
  /** The operation when the caller names none; without it the caller must choose, for the choice has legal effects. */
  readonly defaultOperation?: string
  /** The event names the person who received the document or the goods. */
  readonly person?: true
  /** The event gives the reason of a claim (list Concepto de Reclamo). */
  readonly claim?: true
  /** The event says whether the endorsement is complete or in blank (annex RADIAN 1.1 §14.2.3). */
  readonly endorsement?: true
  /** The event carries a sworn statement that the buyer said nothing within three business days. */
  readonly swornSilence?: true
  /**
   * Names that the negotiation data must have, in the order in which the authority reads them (rules AAI04b to AAI07b).
   */
  readonly negotiation?: ReadonlyArray<string>
}

const endorsed = ["ValorTotalEndoso", "PrecioPagarseFEV", "TasaDescuento", "MedioPago"]
const invoice = "de la factura electrónica de venta"
const asTitle = `${invoice} como título valor`

const commercial = (code: string) => ({ operations: ["1", code], defaultOperation: "1" }) as const
const only = (code: string) => ({ operations: [code], defaultOperation: code }) as const

/**
 * Every event there is: the commercial ones (030 to 034; official samples) and those of the register of invoices as
 * negotiable instruments (035 to 051; annex RADIAN 1.1 §14.1.2 and §14.2.1). A new event is one row.
 */
export const eventTypes: ReadonlyArray<EventType> = [
  {
    code: "030",
    description: "Acuse de recibo de Factura Electrónica de Venta",
    author: "buyer",
    receiver: "supplier",
    person: true,
    ...commercial("030")
  },
  {
    code: "031",
    description: "Reclamo de la Factura Electrónica de Venta",
    author: "buyer",
    receiver: "supplier",
    claim: true,
    ...commercial("031")
  },
  {
    code: "032",
    description: "Recibo del bien y/o prestación del servicio",
    author: "buyer",
    receiver: "supplier",
    person: true,
    ...commercial("032")
  },
  {
    code: "033",
    description: "Aceptación expresa",
    author: "buyer",
    receiver: "supplier",
    ...commercial("033")
  },
  {
    code: "034",
    description: "Aceptación Tácita",
    author: "seller",
    receiver: "authority",
    swornSilence: true,
    ...commercial("034")
  },
  {
    code: "035",
    description: "Aval",
    author: "guarantor",
    receiver: "authority",
    negotiation: ["ValorFEVavala"],
    ...only("035")
  },
  {
    code: "036",
    description: `Inscripción en el RADIAN ${asTitle} que circula en el territorio nacional`,
    author: "holder",
    receiver: "authority",
    operations: ["361", "362", "363", "364"],
    // the first registration for general negotiation is the one that needs no earlier event of the register
    defaultOperation: "361"
  },
  {
    code: "037",
    description: "Endoso en propiedad",
    author: "holder",
    receiver: "stated",
    endorsement: true,
    negotiation: endorsed,
    operations: ["371", "372"]
  },
  {
    code: "038",
    description: "Endoso en garantía",
    author: "holder",
    receiver: "stated",
    endorsement: true,
    negotiation: ["ValorTotalEndoso"],
    ...only("038")
  },
  {
    code: "039",
    description: "Endoso en procuración",
    author: "holder",
    receiver: "stated",
    endorsement: true,
    negotiation: ["ValorTotalEndoso"],
    ...only("039")
  },
  {
    code: "040",
    description: "Cancelación de endoso",
    author: "holder",
    receiver: "stated",
    operations: ["401", "402", "403"]
  },
  {
    code: "041",
    description: `Limitación para circulación ${invoice} como título`,
    author: "competent authority",
    receiver: "authority",
    operations: ["411", "412"]
  },
  {
    code: "042",
    description: `Terminación de la limitación para circulación ${invoice} como título`,
    author: "competent authority",
    receiver: "authority",
    operations: ["421", "422"]
  },
  {
    code: "043",
    description: "Mandato",
    author: "any party",
    receiver: "stated",
    operations: ["431", "432", "433", "434"]
  },
  {
    code: "044",
    description: "Terminación del mandato",
    author: "any party",
    receiver: "authority",
    operations: ["441", "442", "443"]
  },
  {
    code: "045",
    description: `Pago ${asTitle}`,
    author: "any party",
    receiver: "authority",
    operations: ["451", "452"]
  },
  {
    code: "046",
    description: "Informe para el pago",
    author: "holder",
    receiver: "stated",
    ...only("046")
  },
  {
    code: "047",
    description: "Endoso con efectos de cesión ordinaria",
    author: "holder",
    receiver: "stated",
    endorsement: true,
    negotiation: endorsed,
    ...only("047")
  },
  {
    code: "048",
    description: "Protesto",
    author: "holder",
    receiver: "stated",
    negotiation: ["ValorAceptado"],
    operations: ["481", "482"]
  },
  {
    code: "049",
    description: "Transferencia de los derechos económicos",
    author: "assignor",
    receiver: "stated",
    operations: ["491", "492", "493", "494"]
  },
  {
    code: "050",
    description: "Notificación al deudor sobre la transferencia de los derechos económicos",
    author: "assignor",
    receiver: "stated",
    ...only("050")
  },
  {
    code: "051",
    description: "Pago de la transferencia de los derechos económicos",
    author: "debtor",
    receiver: "stated",
    negotiation: ["ValorActualTituloValor"],
    operations: ["511", "512"]
  }
]

/** The kind of event of a code. */
export const eventTypeOf = (code: string): EventType | undefined => eventTypes.find((type) => type.code === code)

/** Codes of events, `cbc:ResponseCode` (annex RADIAN 1.1 §14.2.1, rule AAH03). */
export const events = new CodeList(
  "events",
  "Eventos",
  eventTypes.map(({ code, description }) => `${code}\t${description}`).join("\n")
)
