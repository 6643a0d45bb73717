import { day, fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readDays, readSpdQuantity } from "./readSpdQuantity.ts"

/** The months before, and their average. */
export const readSpdHistory = (xml: XmlReader): Wire =>
  fields({
    PreviousPayment: number(xml.text("PreviousPayment")),
    Months: list(
      xml.all("Consummonth").map((month) =>
        fields({
          Quantity: readSpdQuantity(month, "TotalInvoicedQuantity"),
          StartDate: day(month.text("Period/StartDate")),
          EndDate: day(month.text("Period/EndDate")),
          Days: readDays(month, "Period/DurationMeasure"),
          PayableAmount: number(month.text("Period/PeriodPayableAmount"))
        })
      )
    ),
    Average: fields({
      Quantity: readSpdQuantity(xml, "ConsumAverages/ConsumptionAverage"),
      Days: readDays(xml, "ConsumAverages/DurationMeasureAverage")
    })
  })

/** The waste of the months before and of the period. */
export const readSpdWaste = (xml: XmlReader): Wire =>
  fields({
    Months: list(
      xml.all("HistoryWaste").map((month) =>
        fields({
          IsUsable: month.text("Period/@schemeName") === "Usable",
          Quantity: readSpdQuantity(month, "TotalInvoicedQuantity"),
          StartDate: day(month.text("Period/StartDate")),
          EndDate: day(month.text("Period/EndDate"))
        })
      )
    ),
    OrdinaryUnusable: readSpdQuantity(xml, "PeriodWaste/OrdinaryUnusable"),
    SweepingCleaning: readSpdQuantity(xml, "PeriodWaste/SweepingCleaning"),
    UrbanCleaning: readSpdQuantity(xml, "PeriodWaste/CleaningUrban"),
    Useless: readSpdQuantity(xml, "PeriodWaste/useless")
  })
