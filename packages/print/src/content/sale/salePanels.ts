import { currencies } from "@radicar/domain/codes/currencies"
import { deliveryTerms } from "@radicar/domain/codes/deliveryTerms"
import { paymentForms } from "@radicar/domain/codes/paymentForms"
import { paymentMeans } from "@radicar/domain/codes/paymentMeans"
import { referencedDocumentTypes } from "@radicar/domain/codes/referencedDocumentTypes"
import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import { paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import type { Panel } from "../../layout/Sheet.ts"
import { dayText, spanText } from "../../text/moments.ts"
import { quantity } from "../../text/money.ts"
import { joined, named, panel } from "../facts.ts"

const rateText = ({ document: { currencyCode, paymentExchangeRate: rate } }: CheckedSale): string | undefined => {
  if (rate === undefined) return undefined
  const day = rate.date === undefined ? undefined : `(${dayText(rate.date)})`
  // a document in pesos does not name the currency of its rate
  const unit = currencyCode === "COP" ? "" : `1 ${currencyCode} = `
  return joined(" ", `${unit}${quantity(rate.calculationRate)} COP`, day)
}

/** Like in its XML, a support document that does not say how it came about did by operation. */
const generationText = ({ document: { generationCode = "1", typeCode } }: CheckedSale): string | undefined =>
  typeCode === "05" ? generations[generationCode] : undefined

const generations: Readonly<Record<string, string>> = { "1": "Por operación", "2": "Acumulado semanal" }

/** A code without a name tells a reader nothing. */
const operationText = ({ kind, operationCode }: CheckedSale): string | undefined => {
  const name = kind.operations?.nameOf(operationCode)
  return name === undefined ? undefined : named(operationCode, name)
}

/** How a sale is paid, in which currency, for which order and time. */
export const paymentPanel = (checked: CheckedSale): Panel => {
  const { document } = checked
  const { currencyCode, deliveryTerms: terms, orderReference: order, paymentMeans: means, period } = document
  const form = paymentForm(means)
  const method = paymentMethod(means)
  return panel(
    "Pago y condiciones",
    ["Forma de pago", paymentForms.nameOf(form) ?? form],
    ["Medio de pago", named(method, paymentMeans.nameOf(method))],
    ["Vencimiento del pago", means.date === undefined ? undefined : dayText(means.date)],
    ["Moneda", named(currencyCode, currencies.nameOf(currencyCode))],
    ["Tasa de cambio", rateText(checked)],
    [
      "Orden de compra",
      order === undefined ? undefined : joined(" del ", order.number, order.date && dayText(order.date))
    ],
    ["Período", spanText(period?.startDate?.date, period?.endDate?.date)],
    ["Entrega (Incoterm)", terms === undefined ? undefined : named(terms.code, deliveryTerms.nameOf(terms.code))],
    ["Condiciones de entrega", terms?.specialTerms],
    ["Tipo de operación", operationText(checked)],
    ["Transmisión", generationText(checked)]
  )
}

/** FTP is what a pad or a typewriter made, when nothing electronic worked. */
const typeName = (code: string | undefined): string => {
  if (code === undefined) return "Documento"
  return code === "FTP" ? "Talonario o papel" : (referencedDocumentTypes.nameOf(code) ?? `Tipo ${code}`)
}

/** The document that a note corrects and why, and the other documents that one refers to. */
export const referencePanels = (checked: CheckedSale): ReadonlyArray<Panel> => {
  const { additionalDocumentReferences: additional, document, kind } = checked
  const { correctionCode: code, documentReference: reference } = document
  const corrected =
    code === undefined
      ? []
      : [
          panel(
            "Documento que se corrige",
            ["Motivo", named(code, kind.correctionReasons?.nameOf(code))],
            ["Número", reference?.number ?? "Sin referencia a un documento"],
            ["Fecha", reference === undefined ? undefined : dayText(reference.date)],
            ["Código único", reference?.uuid.toLowerCase()]
          )
        ]
  const referred =
    additional.length === 0
      ? []
      : [
          panel(
            "Documentos de referencia",
            ...additional.map(({ date, number, typeCode }): readonly [string, string] => [
              typeName(typeCode),
              `${number} del ${dayText(date)}`
            ])
          )
        ]
  return [...corrected, ...referred]
}
