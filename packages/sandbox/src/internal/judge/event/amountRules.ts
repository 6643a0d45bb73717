import { BigDecimal } from "effect"
import { elements, exists, text, texts } from "../../xml/query.ts"
import { decimal, total } from "../amount.ts"
import { notify, reject, type Rule } from "../Rule.ts"
import { type JudgedEvent, receiverId, receiverScheme, responseCode, senderId } from "./JudgedEvent.ts"

/**
 * Amounts that an event of RADIAN (the registry of invoices as securities) states, by the tables of the RADIAN annex
 * 1.1 and its validator.
 */
interface Amounts {
  /** Name of the element below `CustomTagGeneral` that contains the amounts. */
  readonly group: string
  /** Names that the group must contain, with the rule about the value; without a rule the value may be any text. */
  readonly values: ReadonlyArray<readonly [name: string, rule?: string]>
}

const sold: Amounts = {
  group: "InformacionNegociacion",
  values: [["ValorTotalEndoso", "FAI05"], ["PrecioPagarseFEV", "FAI07a"], ["TasaDescuento", "FAI09"], ["MedioPago"]]
}
const unsold: Amounts = { group: "InformacionNegociacion", values: [["ValorTotalEndoso", "FAI05"]] }

const amountsOf: Readonly<Record<string, Amounts>> = {
  "035": { group: "InformacionAvalar", values: [["ValorFEVavala", "FAI05"]] },
  "036": { group: "ConstanciadePagos", values: [["ValorFEV-TV", "LGC57"]] },
  "037": sold,
  "038": unsold,
  "039": unsold,
  "041": { group: "InformacionMedidaCautelar", values: [["MontoMedidaCautelar", "FAI05"]] },
  "045": { group: "InformacionPagos", values: [["ValorActualTituloValor", "FAK07"]] },
  "047": sold,
  "048": {
    group: "InformacionProtesto",
    values: [
      ["ValorFEV-TV", "AAZD05"],
      ["ValorAceptado", "AAZD07"],
      ["ValorPendiente", "AAZD09"]
    ]
  },
  "049": {
    group: "InformacionTransferenciaDerechos",
    values: [
      ["ValorTransferenciaDerechos", "FAI05a"],
      ["PrecioPagarseFEV", "FAI07a"],
      ["FactordeDescuento", "FAI09"]
    ]
  },
  "051": { group: "InformacionPagoTransferencia", values: [["ValorActualTituloValor", "FAK07"]] }
}

const extension = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/*[local-name()='CustomTagGeneral']"
const amount = "cac:PartyLegalEntity/cbc:CorporateStockAmount"
const ofSender = `cac:SenderParty/${amount}`
const ofReceiver = `cac:ReceiverParty/${amount}`
const ofGuaranteed = `cac:DocumentResponse/cac:IssuerParty/${amount}`

/** Value that follows a name in the event's group; empty if absent. */
const valueOf = ({ kind, root }: JudgedEvent, name: string): string => {
  const group = amountsOf[kind.code]?.group ?? ""
  const [place] = elements(root, `${extension}/*[local-name()='${group}']`)
  if (place === undefined) return ""
  const index = texts(place, "*[local-name()='Name']").findIndex((each) => each.trim() === name)
  return index < 0 ? "" : (texts(place, "*[local-name()='Value']")[index]?.trim() ?? "")
}

const hasName = ({ kind, root }: JudgedEvent, name: string): boolean => {
  const group = amountsOf[kind.code]?.group ?? ""
  return texts(root, `${extension}/*[local-name()='${group}']/*[local-name()='Name']`).some(
    (each) => each.trim() === name
  )
}

const numeral = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/u

const numberOf = (event: JudgedEvent, name: string): BigDecimal.BigDecimal | undefined => {
  const value = valueOf(event, name)
  return numeral.test(value) ? BigDecimal.fromStringUnsafe(value) : undefined
}

const operation = ({ root }: JudgedEvent): string => text(root, "cbc:CustomizationID")?.trim() ?? ""
const isBlank = ({ kind, root }: JudgedEvent): boolean =>
  kind.isEndorsement && text(root, `${responseCode}/@listID`) === "2"
const isOneOf = ({ kind }: JudgedEvent, ...codes: ReadonlyArray<string>): boolean => codes.includes(kind.code)

/** Whether the amounts at a path differ from a value. False without the value, which another rule reports. */
const differs = (event: JudgedEvent, path: string, expected: BigDecimal.BigDecimal | undefined): boolean =>
  expected !== undefined && !BigDecimal.equals(total(event.root, path), expected)

const guarantees = (event: JudgedEvent): boolean =>
  isOneOf(event, "035") && BigDecimal.isGreaterThan(total(event.root, ofSender), BigDecimal.make(0n, 0))

const exceedsInvoice = (event: JudgedEvent): boolean => {
  const invoiced = decimal(event.invoice?.facts.totals?.total)
  return invoiced !== undefined && BigDecimal.isGreaterThan(total(event.root, ofSender), invoiced)
}

const first = (code: string): string => amountsOf[code]?.values[0]?.[0] ?? ""

const valueRules = (): ReadonlyArray<Rule<JudgedEvent>> => {
  const codes = new Set(Object.values(amountsOf).flatMap(({ values }) => values.flatMap(([, code]) => code ?? [])))
  return [...codes].map((code) =>
    reject<JudgedEvent>(code, "El valor del evento no se informó o no es numérico.", (event) =>
      (amountsOf[event.kind.code]?.values ?? []).some(
        ([name, rule]) => rule === code && hasName(event, name) && numberOf(event, name) === undefined
      )
    )
  )
}

/** Names of the values for price and rate; `undefined` for an event without a price. */
const priceOf = ({ kind }: JudgedEvent): readonly [price: string, rate: string] | undefined =>
  kind.code === "049"
    ? ["PrecioPagarseFEV", "FactordeDescuento"]
    : kind.code === "037" || kind.code === "047"
      ? ["PrecioPagarseFEV", "TasaDescuento"]
      : undefined

const isPriceWrong = (event: JudgedEvent): boolean => {
  const names = priceOf(event)
  if (names === undefined) return false
  const [price, rate] = names.map((name) => numberOf(event, name))
  const faceValue = numberOf(event, first(event.kind.code))
  if (price === undefined || rate === undefined || faceValue === undefined) return false
  const hundredfold = BigDecimal.multiply(faceValue, BigDecimal.subtract(BigDecimal.make(100n, 0), rate))
  return !BigDecimal.equals(BigDecimal.multiply(price, BigDecimal.make(100n, 0)), hundredfold)
}

/** Text of a field of the first endorsee; `undefined` if the event does not state it. */
const endorsee = ({ root }: JudgedEvent, field: string): string | undefined =>
  text(root, `cac:ReceiverParty/cac:PartyLegalEntity/${field}`)?.trim()

const payments = (event: JudgedEvent): boolean => isOneOf(event, "045", "051")
const balance = (event: JudgedEvent): BigDecimal.BigDecimal | undefined =>
  payments(event) ? numberOf(event, "ValorActualTituloValor") : undefined

/** Rules on values, on amounts of holders and endorsees, and on receivers in RADIAN events (RADIAN annex 1.1). */
export const amountRules: ReadonlyArray<Rule<JudgedEvent>> = [
  reject("FAI04b", "No se informó un dato de la información del evento.", (event) =>
    (amountsOf[event.kind.code]?.values ?? []).some(([name]) => !hasName(event, name))
  ),
  ...valueRules(),
  reject(
    "FAI11",
    "No se informó el medio de pago de la transferencia.",
    (event) => isOneOf(event, "049") && !hasName(event, "MedioPago")
  ),
  notify("LGC57", "El valor del título no corresponde al total de la factura.", (event) => {
    const faceValue = isOneOf(event, "036") ? numberOf(event, first("036")) : undefined
    const invoiced = decimal(event.invoice?.facts.totals?.total)
    return faceValue !== undefined && invoiced !== undefined && !BigDecimal.equals(faceValue, invoiced)
  }),
  reject(
    "FAG04",
    "El receptor del evento no puede ser quien lo genera.",
    (event) =>
      isOneOf(event, "037", "038", "039", "047", "049", "051") &&
      text(event.root, senderId) === text(event.root, receiverId)
  ),
  reject("FAG13", "El nombre del endosatario no corresponde al del receptor.", (event) => {
    const name = endorsee(event, "cbc:RegistrationName")
    return (
      event.kind.isEndorsement &&
      name !== undefined &&
      name !== text(event.root, `${receiverScheme}/cbc:RegistrationName`)?.trim()
    )
  }),
  reject("FAG14", "La identificación del endosatario no corresponde a la del receptor.", (event) => {
    const id = endorsee(event, "cbc:CompanyID")
    return event.kind.isEndorsement && id !== undefined && id !== text(event.root, receiverId)?.trim()
  }),
  reject(
    "FAF19",
    "La sumatoria de los valores de los tenedores no corresponde al valor total.",
    (event) =>
      (event.kind.isEndorsement && !isBlank(event) && differs(event, ofSender, numberOf(event, "ValorTotalEndoso"))) ||
      (guarantees(event) && differs(event, ofSender, numberOf(event, "ValorFEVavala")))
  ),
  reject(
    "FAI05a",
    "El valor de la transferencia no corresponde a la sumatoria de los valores de los tenedores.",
    (event) => isOneOf(event, "049") && differs(event, ofSender, numberOf(event, first("049")))
  ),
  reject(
    "FAG20",
    "La sumatoria de los valores de los endosatarios no corresponde al valor total.",
    (event) =>
      (event.kind.isEndorsement &&
        !isBlank(event) &&
        differs(event, ofReceiver, numberOf(event, "ValorTotalEndoso"))) ||
      (isOneOf(event, "049") && differs(event, ofReceiver, numberOf(event, first("049"))))
  ),
  reject("FAI07b", "El precio a pagar no corresponde al valor menos la tasa de descuento.", isPriceWrong),
  reject(
    "FAH32c",
    "La sumatoria de los valores avalados no corresponde al valor del aval.",
    (event) =>
      guarantees(event) &&
      ((exists(event.root, ofGuaranteed) && differs(event, ofGuaranteed, total(event.root, ofSender))) ||
        exceedsInvoice(event))
  ),
  reject("FAF19b", "El valor pagado no se informó o supera el valor actual del título.", (event) => {
    const current = balance(event)
    return (
      current !== undefined &&
      (!exists(event.root, ofSender) || BigDecimal.isGreaterThan(total(event.root, ofSender), current))
    )
  }),
  reject("FAF19c", "El pago total debe ser igual al valor actual del título.", (event) => {
    const current = balance(event)
    return (
      current !== undefined &&
      ["452", "512"].includes(operation(event)) &&
      exists(event.root, ofSender) &&
      BigDecimal.isLessThan(total(event.root, ofSender), current)
    )
  }),
  reject(
    "FAF19d",
    "El pago parcial de la transferencia debe ser diferente del valor actual del título.",
    (event) =>
      operation(event) === "511" &&
      exists(event.root, ofSender) &&
      !differs(event, ofSender, balance(event)) &&
      balance(event) !== undefined
  )
]
