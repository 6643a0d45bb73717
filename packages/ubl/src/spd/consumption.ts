import type { SpdAdjustment, SpdConsumption, SpdMeter } from "@radicar/domain/document/equivalent/SpdService"
import { headerAmount, lineAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { dayCount, quantity } from "./quantity.ts"

const adjustments = (
  xml: XmlWriter,
  names: { readonly list: string; readonly each: string; readonly reason: string },
  stated: ReadonlyArray<SpdAdjustment> | undefined,
  currency: string
): void => {
  if (stated === undefined) return
  xml.open(names.list)
  stated.forEach(({ amount, id, reason }, index) => {
    xml.open(names.each)
    xml.leaf("ID", id ?? String(index + 1))
    xml.leaf(names.reason, reason)
    headerAmount(xml, "Amount", amount, currency)
    xml.close(names.each)
  })
  xml.close(names.list)
}

const credits = { list: "DescuentosCreditoAlItem", each: "DescuentoCreditoAlItem", reason: "AllowanceReason" }
const debits = { list: "CargosDebitoAlItem", each: "CargoDebitoAlItem", reason: "ChargeReason" }

const utilityMeter = (xml: XmlWriter, { number, reading }: SpdMeter): void => {
  xml.open("UtilityMeter")
  xml.leaf("MeterNumber", number)
  if (reading !== undefined) {
    xml.open("MeterReading")
    xml.leaf("PreviousMeterReadingDate", reading.previousDate)
    quantity(xml, "PreviousMeterQuantity", reading.previousQuantity)
    xml.leaf("LatestMeterReadingDate", reading.latestDate)
    quantity(xml, "LatestMeterQuantity", reading.latestQuantity)
    xml.optionalLeaf("MeterReadingMethod", reading.method)
    dayCount(xml, "DurationMeasure", reading.days)
    xml.close("MeterReading")
  }
  xml.close("UtilityMeter")
}

/** `SPDDebitForPartialConsumption`: a consumption, what it costs and the meter that says so. */
export const consumption = (xml: XmlWriter, stated: SpdConsumption, currency: string): void => {
  const { meter, price, unitPrice } = stated
  xml.open("SPDDebitForPartialConsumption")
  quantity(xml, "TotalMeteredQuantity", stated.meteredQuantity)
  headerAmount(xml, "ConsumptionPayableAmount", stated.payableAmount, currency)
  if (price !== undefined) {
    xml.open("Consumptionprice")
    quantity(xml, "Quantity", price.quantity)
    headerAmount(xml, "PartialLineExtensionAmount", price.amount, currency)
    xml.close("Consumptionprice")
  }
  adjustments(xml, credits, stated.credits, currency)
  adjustments(xml, debits, stated.debits, currency)
  if (unitPrice !== undefined) {
    xml.open("UnstructuredPrice")
    lineAmount(xml, "PriceAmount", unitPrice.price, currency)
    quantity(xml, "BaseQuantity", unitPrice.baseQuantity)
    xml.close("UnstructuredPrice")
  }
  if (meter !== undefined) utilityMeter(xml, meter)
  xml.close("SPDDebitForPartialConsumption")
}
