import { NamedCodeList } from "./CodeList.ts"

/** The party that registers an event with the authority (annex RADIAN 1.1 §14.2.1, column Responsable). */
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
 * The addressee of an event. `supplier`: the seller of the invoice (`SupplierParty`). `authority`: the tax authority
 * (official sample 034, rules AAG01 and AAG04). `stated`: the endorsee, agent or debtor that the caller names
 * (`ReceiverParty`).
 */
export type EventReceiver = "supplier" | "authority" | "stated"

/** A kind of event, with everything that distinguishes it from others. */
export interface EventType {
  /** Code of the event, `cbc:ResponseCode`. */
  readonly code: string
  /** Name of the event, `cbc:Description`. */
  readonly description: string
  readonly author: EventAuthor
  readonly receiver: EventReceiver
  /**
   * For types addressed to the authority: operation codes whose events go to the party that the caller names instead
   * (rule AAG04).
   */
  readonly statedFor?: ReadonlyArray<string>
  /** Values that `cbc:CustomizationID` may have (annex RADIAN 1.1 §14.1.2, rule AAD02). */
  readonly operations: ReadonlyArray<string>
  /**
   * The operation if the caller names none. Types without a default make the caller choose, because the choice has
   * legal effects.
   */
  readonly defaultOperation?: string
  /** The event names the person who received the document or the goods. */
  readonly person?: true
  /** The event gives the reason of a claim (list Concepto de Reclamo). */
  readonly claim?: true
  /** The event says whether the endorsement is complete or in blank (annex RADIAN 1.1 §14.2.3). */
  readonly endorsement?: true
  /** The event carries a sworn statement that the buyer said nothing within three business days. */
  readonly swornSilence?: true
  /** The event grants a mandate over documents. */
  readonly mandate?: true
  /**
   * The event states the due date of its invoice in `ValidityPeriod` (rule AAH59). `demanded`: the authority rejects
   * events without it. `compared`: the authority only compares it.
   */
  readonly dueDate?: "demanded" | "compared"
  /** The receiver is the buyer of the invoice. */
  readonly toBuyer?: true
  /** The event carries files. The value is the rule that files other than PDF break. */
  readonly attachments?: "AAH84" | "AAI84"
  /** The receiver may not be the sender (rule AAG04). */
  readonly toAnother?: true
  /** The group of values that the event states in a separate extension. */
  readonly group?: EventGroup
  /** The division of an amount among several persons; absent for events that file no such amounts. */
  readonly shares?: EventShares
}

/** A value of a group. The authority finds it by its name. */
export interface EventValue {
  readonly name: string
  /** For amounts and rates: the rule that a value breaks if it is not a number. */
  readonly rule?: string
  /** Whether the value is the total of the invoice. */
  readonly isPayableAmount?: true
  /** The rule that an event without this value breaks. Default AAI04b. */
  readonly absence?: string
}

/**
 * The named values in the extension of an event (`ext:ExtensionContent/CustomTagGeneral`; annex RADIAN 1.1, rules AAI).
 */
export interface EventGroup {
  /** The element: `InformacionNegociacion`. */
  readonly name: string
  /** The values that must be stated, in the order in which the authority reads them. */
  readonly values: ReadonlyArray<EventValue>
  /** The price follows from the first value and the rate: `[price, rate]` (rule AAI07b). */
  readonly priced?: readonly [price: string, rate: string]
}

/** The division of an amount among the parties of an event (`cac:PartyLegalEntity/cbc:CorporateStockAmount`). */
export interface EventShares {
  /**
   * The parties that have amounts. `sender`: holders or payers. `receiver`: acquirers. `guaranteed`: parties for whom a
   * guarantor answers.
   */
  readonly of: ReadonlyArray<"sender" | "receiver" | "guaranteed">
  /**
   * Name of the value in the event's group that the amounts add up to. A party without a stated amount has all of it.
   */
  readonly whole?: string
  /**
   * Name of the value that the amounts may not exceed, and code of the operation that pays only a part (AAF19b to
   * AAF19d).
   */
  readonly balance?: { readonly value: string; readonly partial: string }
}

const endorsedValue: EventValue = { name: "ValorTotalEndoso", rule: "AAI05" }
const price: EventValue = { name: "PrecioPagarseFEV", rule: "AAI07a" }

/** The values of an endorsement that sells the invoice at a discount. */
const sold: EventGroup = {
  name: "InformacionNegociacion",
  values: [endorsedValue, price, { name: "TasaDescuento", rule: "AAI09" }, { name: "MedioPago" }],
  priced: [price.name, "TasaDescuento"]
}

/** The value of an endorsement without a price. */
const unsold: EventGroup = { name: sold.name, values: [endorsedValue] }

const endorsement = (group: EventGroup) =>
  ({
    receiver: "stated",
    toAnother: true,
    endorsement: true,
    group,
    shares: { of: ["sender", "receiver"], whole: endorsedValue.name }
  }) as const

const payment = (name: string, partial: string) =>
  ({
    group: { name, values: [{ name: "ValorActualTituloValor", rule: "AAK07" }] },
    shares: { of: ["sender"], balance: { value: "ValorActualTituloValor", partial } }
  }) as const satisfies Partial<EventType>

const invoice = "de la factura electrónica de venta"
const asTitle = `${invoice} como título valor`

const commercial = (code: string) => ({ operations: ["1", code], defaultOperation: "1" }) as const
const only = (code: string) => ({ operations: [code], defaultOperation: code }) as const

/**
 * Every event: the commercial ones (030 to 034; official samples) and those of the register of invoices as negotiable
 * instruments (035 to 051; annex RADIAN 1.1 §14.1.2 and §14.2.1). A new event is one row.
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
    group: { name: "InformacionAvalar", values: [{ name: "ValorFEVavala", rule: "AAI05" }] },
    shares: { of: ["sender", "guaranteed"] },
    ...only("035")
  },
  {
    code: "036",
    description: `Inscripción en el RADIAN ${asTitle} que circula en el territorio nacional`,
    author: "holder",
    receiver: "authority",
    group: { name: "ConstanciadePagos", values: [{ name: "ValorFEV-TV", rule: "LGC57", isPayableAmount: true }] },
    dueDate: "demanded",
    operations: ["361", "362", "363", "364"],
    // the first registration for general negotiation is the one that needs no earlier event of the register
    defaultOperation: "361"
  },
  {
    code: "037",
    description: "Endoso en propiedad",
    author: "holder",
    dueDate: "compared",
    ...endorsement(sold),
    operations: ["371", "372"]
  },
  {
    code: "038",
    description: "Endoso en garantía",
    author: "holder",
    dueDate: "compared",
    ...endorsement(unsold),
    ...only("038")
  },
  {
    code: "039",
    description: "Endoso en procuración",
    author: "holder",
    dueDate: "compared",
    ...endorsement(unsold),
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
    group: { name: "InformacionMedidaCautelar", values: [{ name: "MontoMedidaCautelar", rule: "AAI05" }] },
    operations: ["411", "412"]
  },
  {
    code: "042",
    description: `Terminación de la limitación para circulación ${invoice} como título`,
    author: "competent authority",
    receiver: "authority",
    group: { name: "InformacionMedidaCautelar", values: [] },
    operations: ["421", "422"]
  },
  {
    code: "043",
    description: "Mandato",
    author: "any party",
    receiver: "stated",
    mandate: true,
    attachments: "AAH84",
    operations: ["431", "432", "433", "434"]
  },
  {
    code: "044",
    description: "Terminación del mandato",
    author: "any party",
    receiver: "authority",
    // an agent who renounces the mandate addresses the principal
    statedFor: ["442"],
    operations: ["441", "442", "443"]
  },
  {
    code: "045",
    description: `Pago ${asTitle}`,
    author: "any party",
    receiver: "authority",
    ...payment("InformacionPagos", "451"),
    dueDate: "demanded",
    operations: ["451", "452"]
  },
  {
    code: "046",
    description: "Informe para el pago",
    author: "holder",
    receiver: "stated",
    toBuyer: true,
    dueDate: "demanded",
    group: { name: "InformacionParaelPago", values: [] },
    shares: { of: ["sender"] },
    ...only("046")
  },
  {
    code: "047",
    description: "Endoso con efectos de cesión ordinaria",
    author: "holder",
    ...endorsement(sold),
    ...only("047")
  },
  {
    code: "048",
    description: "Protesto",
    author: "holder",
    receiver: "stated",
    toBuyer: true,
    group: {
      name: "InformacionProtesto",
      values: [
        { name: "ValorFEV-TV", rule: "AAZD05", isPayableAmount: true },
        { name: "ValorAceptado", rule: "AAZD07" },
        { name: "ValorPendiente", rule: "AAZD09" }
      ]
    },
    attachments: "AAI84",
    operations: ["481", "482"]
  },
  {
    code: "049",
    description: "Transferencia de los derechos económicos",
    author: "assignor",
    receiver: "stated",
    group: {
      name: "InformacionTransferenciaDerechos",
      values: [
        { name: "ValorTransferenciaDerechos", rule: "AAI05a" },
        price,
        { name: "FactordeDescuento", rule: "AAI09" },
        { name: "MedioPago", absence: "AAI11" }
      ],
      priced: [price.name, "FactordeDescuento"]
    },
    shares: { of: ["sender", "receiver"], whole: "ValorTransferenciaDerechos" },
    toAnother: true,
    operations: ["491", "492", "493", "494"]
  },
  {
    code: "050",
    description: "Notificación al deudor sobre la transferencia de los derechos económicos",
    author: "assignor",
    receiver: "stated",
    toBuyer: true,
    group: { name: "NotificacionPagoDeudor", values: [] },
    ...only("050")
  },
  {
    code: "051",
    description: "Pago de la transferencia de los derechos económicos",
    author: "debtor",
    receiver: "stated",
    toAnother: true,
    ...payment("InformacionPagoTransferencia", "511"),
    operations: ["511", "512"]
  }
]

/**
 * Operations of events (annex RADIAN 1.1 §14.1.2, rule AAD02). If an event has only one operation, the operation's code
 * is that of the event.
 */
export const eventOperations = new NamedCodeList(
  "event-operations",
  "TipoOperacionEvento",
  `${eventTypes
    .filter(({ code, operations }) => operations.includes(code))
    .map(({ code, description }) => `${code}\t${description}`)
    .join("\n")}
361	Primera inscripción como título valor para negociación general
362	Primera inscripción como título valor para negociación directa previa
363	Inscripción posterior como título valor para negociación general
364	Inscripción posterior como título valor para negociación directa previa
371	Endoso con responsabilidad del endosante
372	Endoso sin responsabilidad del endosante
401	Cancelación del endoso en garantía
402	Cancelación del endoso en procuración
403	Tacha de endosos por endoso en retorno
411	Auto que decreta medida cautelar por embargo
412	Auto que decreta medida cautelar por mandamiento de pago
421	Terminación de limitación por sentencia
422	Terminación de limitación por terminación anticipada
431	Mandato por documento general por tiempo limitado
432	Mandato por documento general por tiempo ilimitado
433	Mandato por documento limitado por tiempo limitado
434	Mandato por documento limitado por tiempo ilimitado
441	Terminación del mandato por revocación del mandante
442	Terminación del mandato por renuncia del mandatario
443	Terminación del mandato por rechazo del mandante
451	Pago parcial de la factura electrónica de venta como título valor
452	Pago total de la factura electrónica de venta como título valor
481	Protesto por falta de aceptación
482	Protesto por falta de pago
491	Transferencia parcial de los derechos económicos con responsabilidad
492	Transferencia total de los derechos económicos con responsabilidad
493	Transferencia parcial de los derechos económicos sin responsabilidad
494	Transferencia total de los derechos económicos sin responsabilidad
511	Pago parcial de la transferencia de los derechos económicos
512	Pago total de la transferencia de los derechos económicos`
)

/** The addressee of an event with this operation code. */
export const receiverOfOperation = (type: EventType, operationCode: string | undefined): EventReceiver =>
  operationCode !== undefined && type.statedFor?.includes(operationCode) === true ? "stated" : type.receiver

/** Whether an event confirms that an invoice (030) or its goods (032) were received. */
export const confirmsReceipt = ({ code }: EventType): boolean => code === "030" || code === "032"

/** The kind of event of a code. */
export const eventTypeOf = (code: string): EventType | undefined => eventTypes.find((type) => type.code === code)

/** Codes of events, `cbc:ResponseCode` (annex RADIAN 1.1 §14.2.1, rule AAH03). */
export const events = new NamedCodeList(
  "events",
  "Eventos",
  eventTypes.map(({ code, description }) => `${code}\t${description}`).join("\n")
)
