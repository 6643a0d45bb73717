import { SpdHistory, SpdWaste } from "@radicar/domain/inner/document/equivalent/SpdService"
import { part, partInOrder } from "../table/Row.ts"
import { attribute } from "../table/attributes.ts"
import { amount, date } from "../table/elements.ts"
import { each, group, one, optionalGroup } from "../table/nesting.ts"
import { dayCount, quantity } from "./quantity.ts"

type Month = NonNullable<SpdHistory["months"]>[number]
type Average = NonNullable<SpdHistory["average"]>
type WasteMonth = NonNullable<SpdWaste["months"]>[number]

/** `ConsumptionHistory`: the consumption of the previous months and its average. */
export const consumptionHistory = part<SpdHistory>(SpdHistory, [
  amount("PreviousPayment", "previousPayment"),
  each(
    "Consummonth",
    "months",
    partInOrder<Month>([
      quantity("TotalInvoicedQuantity", "quantity"),
      group("Period", [
        date("StartDate", "startDate"),
        date("EndDate", "endDate", "RAD44", { note: { en: "not before the start", es: "no anterior al inicio" } }),
        dayCount("DurationMeasure", "days"),
        amount("PeriodPayableAmount", "payableAmount")
      ])
    ])
  ),
  one(
    "ConsumAverages",
    "average",
    partInOrder<Average>([quantity("ConsumptionAverage", "quantity"), dayCount("DurationMeasureAverage", "days")])
  )
])

/**
 * `QuantityWaste`: the waste of the previous months and of the current period. The group of the period is written only
 * if there is any waste in it.
 */
export const quantityWaste = part<SpdWaste>(SpdWaste, [
  each(
    "HistoryWaste",
    "months",
    part<WasteMonth>(
      ["IsUsable", "Quantity", "StartDate", "EndDate"],
      [
        quantity("TotalInvoicedQuantity", "quantity"),
        group("Period", [
          attribute("schemeName", "isUsable", undefined, {
            note: { en: "`Usable` or `NotUsable`", es: "`Usable` o `NotUsable`" },
            from: ({ isUsable }) => (isUsable ? "Usable" : "NotUsable"),
            read: (text) => text === "Usable"
          }),
          date("StartDate", "startDate"),
          date("EndDate", "endDate", "RAD44", { note: { en: "not before the start", es: "no anterior al inicio" } })
        ])
      ]
    )
  ),
  optionalGroup("PeriodWaste", [
    quantity("OrdinaryUnusable", "ordinaryUnusable"),
    quantity("SweepingCleaning", "sweepingCleaning"),
    quantity("CleaningUrban", "urbanCleaning"),
    quantity("useless", "useless")
  ])
])
