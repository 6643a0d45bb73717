import type { SpdHistory, SpdWaste } from "@radicar/domain/document/equivalent/SpdService"
import { headerAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { dayCount, quantity } from "./quantity.ts"

/** `ConsumptionHistory`: the months before, and their average. */
export const consumptionHistory = (xml: XmlWriter, history: SpdHistory, currency: string): void => {
  const { average, months = [], previousPayment } = history
  xml.open("ConsumptionHistory")
  if (previousPayment !== undefined) headerAmount(xml, "PreviousPayment", previousPayment, currency)
  for (const month of months) {
    xml.open("Consummonth")
    quantity(xml, "TotalInvoicedQuantity", month.quantity)
    xml.open("Period")
    xml.leaf("StartDate", month.startDate)
    xml.leaf("EndDate", month.endDate)
    dayCount(xml, "DurationMeasure", month.days)
    if (month.payableAmount !== undefined) headerAmount(xml, "PeriodPayableAmount", month.payableAmount, currency)
    xml.close("Period")
    xml.close("Consummonth")
  }
  if (average !== undefined) {
    xml.open("ConsumAverages")
    quantity(xml, "ConsumptionAverage", average.quantity)
    dayCount(xml, "DurationMeasureAverage", average.days)
    xml.close("ConsumAverages")
  }
  xml.close("ConsumptionHistory")
}

/** `QuantityWaste`: the waste of the months before and of the period, whose group stands only where there is any. */
export const quantityWaste = (xml: XmlWriter, waste: SpdWaste): void => {
  const { months = [], ordinaryUnusable, sweepingCleaning, urbanCleaning, useless } = waste
  xml.open("QuantityWaste")
  for (const month of months) {
    xml.open("HistoryWaste")
    quantity(xml, "TotalInvoicedQuantity", month.quantity)
    xml.open("Period", ` schemeName="${month.isUsable ? "Usable" : "NotUsable"}"`)
    xml.leaf("StartDate", month.startDate)
    xml.leaf("EndDate", month.endDate)
    xml.close("Period")
    xml.close("HistoryWaste")
  }
  if ([ordinaryUnusable, sweepingCleaning, urbanCleaning, useless].some((stated) => stated !== undefined)) {
    xml.open("PeriodWaste")
    quantity(xml, "OrdinaryUnusable", ordinaryUnusable)
    quantity(xml, "SweepingCleaning", sweepingCleaning)
    quantity(xml, "CleaningUrban", urbanCleaning)
    quantity(xml, "useless", useless)
    xml.close("PeriodWaste")
  }
  xml.close("QuantityWaste")
}
