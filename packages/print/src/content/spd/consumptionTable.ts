import type { SpdConsumption, SpdService, SpdMeter } from "@radicar/domain/document/equivalent/SpdService"
import type { Table } from "../../layout/Sheet.ts"
import { daysText } from "../../text/days.ts"
import { money } from "../../text/money.ts"
import { dayText } from "../../text/moments.ts"
import { joined } from "../facts.ts"
import { spdQuantity } from "./spdQuantity.ts"

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
