import { namedCurrencies } from "@radicar/domain/inner/codes/named/currencies"
import { deliveryTerms } from "@radicar/domain/inner/codes/deliveryTerms"
import { paymentForms } from "@radicar/domain/inner/codes/paymentForms"
import { paymentMeans } from "@radicar/domain/inner/codes/paymentMeans"
import { referencedDocumentTypes } from "@radicar/domain/inner/codes/referencedDocumentTypes"
import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { type PaymentMeans, paymentForm, paymentMethod } from "@radicar/domain/inner/document/PaymentMeans"
import type { DeliveryReference } from "@radicar/domain/inner/document/SaleDocument"
import type { Panel } from "../../layout/Sheet.ts"
import { dayText, dateTimeText, spanText } from "../../text/moments.ts"
import { quantityText } from "../../text/money.ts"
import { addressText, joined, codeAndName, panel } from "../facts.ts"

const rateText = ({ document: { currencyCode, paymentExchangeRate: rate } }: CheckedSale): string | undefined => {
  if (rate === undefined) return undefined
  const day = rate.date === undefined ? undefined : `(${dayText(rate.date)})`
  const currency = rate.sourceCurrencyCode ?? currencyCode
  const unit = currency === "COP" ? "" : `1 ${currency} = `
  return joined(" ", `${unit}${quantityText(rate.calculationRate)} COP`, day)
}

/**
 * Name of the way a support document is transmitted: for each operation, which is the default as in its XML, or weekly.
 */
const generationText = ({ document: { generationCode = "1", typeCode } }: CheckedSale): string | undefined =>
  typeCode === "05" ? generations[generationCode] : undefined

const generations: Readonly<Record<string, string>> = { "1": "Por operación", "2": "Acumulado semanal" }

/**
 * Name of the sale's type of operation, with its code. `undefined` if the code has no name, because a code alone tells
 * a reader nothing.
 */
const operationText = ({ kind, operationCode }: CheckedSale): string | undefined => {
  const name = kind.operations?.nameOf(operationCode)
  return name === undefined ? undefined : codeAndName(operationCode, name)
}

type Row = readonly [label: string, value: string | undefined]

const formText = (means: PaymentMeans): string => paymentForms.nameOf(paymentForm(means)) ?? paymentForm(means)

const methodText = (means: PaymentMeans): string => {
  const method = paymentMethod(means)
  return codeAndName(method, paymentMeans.nameOf(method))
}

/** Rows with the payment method, due date and reference; several payments take one row each. */
const paymentRows = ({ document: { paymentMeans: all } }: CheckedSale): ReadonlyArray<Row> => {
  const dueText = ({ date }: PaymentMeans): string | undefined => (date === undefined ? undefined : dayText(date))
  if (all.length > 1) {
    return all.map((means, index) => {
      const due = dueText(means)
      const reference = means.paymentId === undefined ? undefined : `ref. ${means.paymentId}`
      return [`Pago ${index + 1}`, joined(" · ", formText(means), methodText(means), due && `vence ${due}`, reference)]
    })
  }
  return all.flatMap((means) => [
    ["Forma de pago", formText(means)],
    ["Medio de pago", methodText(means)],
    ["Vencimiento del pago", dueText(means)],
    ["Referencia de pago", means.paymentId]
  ])
}

const referencesText = (references: ReadonlyArray<DeliveryReference> | undefined): string =>
  joined(", ", ...(references ?? []).map(({ date, number }) => joined(" del ", number, date && dayText(date))))

/** Panel with payment, currency, orders and period of a sale. */
export const paymentPanel = (checked: CheckedSale): Panel => {
  const { document } = checked
  const { currencyCode, deliveryTerms: terms, orderReference: orders = [], period } = document
  const rows = panel(
    "Pago y condiciones",
    ...paymentRows(checked),
    ["Moneda", codeAndName(currencyCode, namedCurrencies.nameOf(currencyCode))],
    ["Tasa de cambio", rateText(checked)],
    [orders.length > 1 ? "Órdenes de compra" : "Orden de compra", referencesText(orders)],
    ["Período", spanText(period?.startDate?.date, period?.endDate?.date)],
    ["Entrega (Incoterm)", terms === undefined ? undefined : codeAndName(terms.code, deliveryTerms.nameOf(terms.code))],
    ["Condiciones de entrega", terms?.specialTerms],
    ["Tipo de operación", operationText(checked)],
    ["Transmisión", generationText(checked)]
  )
  return { ...rows, isPayment: true }
}

/**
 * Name of the type of a referenced document. `FTP` is a handwritten or typewritten receipt, issued while no electronic
 * means worked.
 */
const typeName = (code: string | undefined): string => {
  if (code === undefined) return "Documento"
  return code === "FTP" ? "Talonario o papel" : (referencedDocumentTypes.nameOf(code) ?? `Tipo ${code}`)
}

/** Panel with date and place of delivery, and with the documents of dispatch and receipt. */
const deliveryPanels = ({ deliveryAddress, document }: CheckedSale): ReadonlyArray<Panel> => {
  const { delivery, despatchReferences, receiptReferences } = document
  if (delivery === undefined && despatchReferences === undefined && receiptReferences === undefined) return []
  const at = delivery?.date
  return [
    panel(
      "Entrega",
      ["Fecha", at === undefined ? undefined : at.time === "00:00:00" ? dayText(at.date) : dateTimeText(at)],
      ["Dirección", deliveryAddress && addressText(deliveryAddress)],
      ["Documentos de despacho", referencesText(despatchReferences)],
      ["Documentos de recepción", referencesText(receiptReferences)]
    )
  ]
}

/** Panels with the corrected documents and the reason, other referenced documents, and the delivery. */
export const referencePanels = (checked: CheckedSale): ReadonlyArray<Panel> => {
  const { additionalDocumentReferences: additional, document, kind } = checked
  const { correctionCode: code, documentReference: references = [] } = document
  const corrected =
    code === undefined
      ? []
      : [
          panel(
            references.length > 1 ? "Documentos que se corrigen" : "Documento que se corrige",
            ["Motivo", codeAndName(code, kind.correctionReasons?.nameOf(code))],
            ["Número", references.length === 0 ? "Sin referencia a un documento" : undefined],
            ...references.flatMap(({ date, number, typeCode, uuid }): ReadonlyArray<Row> => [
              ["Tipo", typeCode === undefined ? undefined : typeName(typeCode)],
              ["Número", number],
              ["Fecha", dayText(date)],
              ["Código único", uuid.toLowerCase()]
            ])
          )
        ]
  const referred =
    additional.length === 0
      ? []
      : [
          panel(
            "Documentos de referencia",
            ...additional.map(({ date, number, typeCode }): Row => [
              typeName(typeCode),
              `${number} del ${dayText(date)}`
            ])
          )
        ]
  return [...corrected, ...referred, ...deliveryPanels(checked)]
}
