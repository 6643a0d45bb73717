import type { SpdService } from "@radicar/domain/document/equivalent/SpdService"
import type { Part, Table } from "../../layout/Sheet.ts"
import { daysText } from "../../text/days.ts"
import { money } from "../../text/money.ts"
import { spanText } from "../../text/moments.ts"
import { joined, panel } from "../facts.ts"
import { spdQuantity } from "./spdQuantity.ts"

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

/** What was consumed, paid and taken away before. */
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
