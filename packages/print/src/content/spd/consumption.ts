import type { SpdConsumption, SpdMeter, SpdQuantity, SpdService } from "@radicar/domain/document/equivalent/SpdService"
import type { Part, Table } from "../../layout/Sheet.ts"
import { daysText, dayText, spanText } from "../../text/moments.ts"
import { money, quantity } from "../../text/money.ts"
import { joined, panel } from "../facts.ts"

/** Units as a bill shows them, by their code. */
const symbols: Readonly<Record<string, string>> = { KWH: "kWh", MTQ: "m³", TNE: "t" }

/** How much of a service, with the symbol of its unit or else as stated: `125 kWh`. */
export const spdQuantity = (stated: SpdQuantity | undefined): string | undefined =>
  stated === undefined ? undefined : `${quantity(stated.value)} ${symbols[stated.unitCode] ?? stated.unitCode}`

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

/** What was consumed of a service, at which price, with which credits and debits, by which meter. */
export const consumptionTable = ({ consumptions }: SpdService): Table => ({
  kind: "table",
  title: "Consumo",
  columns: [
    { title: "Consumo", align: "right", width: { kind: "fit", maximum: 80 } },
    { title: "Medición y ajustes", align: "left", width: { kind: "fill" } },
    { title: "Precio", align: "right", width: { kind: "fit", maximum: 120 } },
    { title: "Valor", align: "right", width: { kind: "fit", maximum: 90 } }
  ],
  rows: consumptions.map((consumption) => [
    { lines: [spdQuantity(consumption.meteredQuantity) ?? ""] },
    {
      lines: [],
      notes: [...adjustments(consumption), ...(consumption.meter === undefined ? [] : meterNotes(consumption.meter))]
    },
    { lines: priceText(consumption) },
    { lines: [money(consumption.payableAmount)] }
  ])
})

const table = (title: string, rows: ReadonlyArray<readonly [string, string, string, string]>): ReadonlyArray<Table> =>
  rows.length === 0
    ? []
    : [
        {
          kind: "table",
          title,
          columns: [
            { title: "Período", align: "left", width: { kind: "fill" } },
            { title: "Detalle", align: "left", width: { kind: "fit", maximum: 120 } },
            { title: "Cantidad", align: "right", width: { kind: "fit", maximum: 120 } },
            { title: "Valor", align: "right", width: { kind: "fit", maximum: 120 } }
          ],
          rows: rows.map((row) => row.map((cell) => ({ lines: [cell] })))
        }
      ]

const days = (count: number | undefined): string => (count === undefined ? "" : daysText(count))

/** Past consumption, payments and waste collection. */
export const historyParts = ({ history, waste }: SpdService): ReadonlyArray<Part> => {
  const average = history?.average
  const summary = panel(
    "Historia de consumo",
    ["Pago anterior", history?.previousPayment && money(history.previousPayment)],
    ["Promedio", average && joined(" en ", spdQuantity(average.quantity), days(average.days))]
  )
  return [
    { kind: "panels", panels: [summary] },
    ...table(
      "Consumos anteriores",
      (history?.months ?? []).map((month) => [
        spanText(month.startDate, month.endDate) ?? "",
        days(month.days),
        spdQuantity(month.quantity) ?? "",
        month.payableAmount === undefined ? "" : money(month.payableAmount)
      ])
    ),
    ...table(
      "Residuos anteriores",
      (waste?.months ?? []).map((month) => [
        spanText(month.startDate, month.endDate) ?? "",
        month.isUsable ? "Aprovechables" : "No aprovechables",
        spdQuantity(month.quantity) ?? "",
        ""
      ])
    )
  ]
}
