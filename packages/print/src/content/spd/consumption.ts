import type {
  SpdConsumption,
  SpdMeter,
  SpdQuantity,
  SpdService
} from "@radicar/domain/inner/document/equivalent/SpdService"
import type { SheetPart } from "../../layout/Sheet.ts"
import { daysText, dayText, spanText } from "../../text/moments.ts"
import { money, quantityText } from "../../text/money.ts"
import { joined, panel, table } from "../facts.ts"

/** Symbols of units on a bill, by their code. */
const symbols: Readonly<Record<string, string>> = { KWH: "kWh", MTQ: "m³", TNE: "t" }

/** Formats a quantity of a service with the symbol of its unit, else its code: `125 kWh`. */
export const spdQuantity = (quantity: SpdQuantity | undefined): string | undefined =>
  quantity === undefined
    ? undefined
    : `${quantityText(quantity.value)} ${symbols[quantity.unitCode] ?? quantity.unitCode}`

const meterNotes = ({ number, reading }: SpdMeter): ReadonlyArray<string> => [
  `Medidor ${number}`,
  ...(reading === undefined
    ? []
    : [
        joined(
          "; ",
          `Lectura anterior ${spdQuantity(reading.previousQuantity)} (${dayText(reading.previousDate)})`,
          `actual ${spdQuantity(reading.latestQuantity)} (${dayText(reading.latestDate)})`,
          reading.method,
          reading.days === undefined ? undefined : daysText(reading.days)
        )
      ])
]

const adjustments = ({ credits = [], debits = [] }: SpdConsumption): ReadonlyArray<string> => [
  ...credits.map(({ amount, reason }) => `${reason}: −${money(amount)}`),
  ...debits.map(({ amount, reason }) => `${reason}: +${money(amount)}`)
]

const priceText = ({ price, unitPrice }: SpdConsumption): ReadonlyArray<string> => [
  ...(unitPrice === undefined ? [] : [`${money(unitPrice.price)} por ${spdQuantity(unitPrice.baseQuantity)}`]),
  ...(price === undefined ? [] : [`${money(price.amount)} por ${spdQuantity(price.quantity)}`])
]

/** Table of the consumption of a service, with price, credits, debits and meters. */
export const consumptionTable = ({ consumptions }: SpdService) =>
  table("Consumo", consumptions, [
    { title: "Consumo", align: "right", width: 80, cell: ({ meteredQuantity }) => spdQuantity(meteredQuantity) },
    {
      title: "Medición y ajustes",
      align: "left",
      width: "fill",
      cell: (each) => ({
        lines: [],
        notes: [...adjustments(each), ...(each.meter === undefined ? [] : meterNotes(each.meter))]
      })
    },
    { title: "Precio", align: "right", width: 120, cell: (each) => ({ lines: priceText(each) }) },
    { title: "Valor", align: "right", width: 90, cell: ({ payableAmount }) => money(payableAmount) }
  ])

interface Month {
  readonly startDate: string
  readonly endDate: string
  readonly quantity?: SpdQuantity
}

const monthsTable = <M extends Month>(
  title: string,
  months: ReadonlyArray<M> = [],
  detail: (month: M) => string | undefined,
  value: (month: M) => string | undefined
) =>
  table(title, months, [
    { title: "Período", align: "left", width: "fill", cell: ({ endDate, startDate }) => spanText(startDate, endDate) },
    { title: "Detalle", align: "left", width: 120, cell: detail },
    { title: "Cantidad", align: "right", width: 120, cell: ({ quantity }) => spdQuantity(quantity) },
    { title: "Valor", align: "right", width: 120, cell: value }
  ])

const days = (count: number | undefined): string | undefined => (count === undefined ? undefined : daysText(count))

/** Parts with past consumption, payments and waste collection. */
export const historyParts = ({ history, waste }: SpdService): ReadonlyArray<SheetPart> => {
  const average = history?.average
  const summary = panel(
    "Historia de consumo",
    ["Pago anterior", history?.previousPayment && money(history.previousPayment)],
    ["Promedio", average && joined(" en ", spdQuantity(average.quantity), days(average.days))]
  )
  return [
    { kind: "panels", panels: [summary] },
    monthsTable(
      "Consumos anteriores",
      history?.months,
      (month) => days(month.days),
      ({ payableAmount }) => payableAmount && money(payableAmount)
    ),
    monthsTable(
      "Residuos anteriores",
      waste?.months,
      ({ isUsable }) => (isUsable ? "Aprovechables" : "No aprovechables"),
      () => undefined
    )
  ]
}
