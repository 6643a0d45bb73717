import { day, fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readDays, readSpdQuantity } from "./readSpdQuantity.ts"

/** What is taken off or put on; the number of one that has no name of its own is its place. */
const readAdjustments = (xml: XmlReader, path: string, reason: string): Wire =>
  list(
    xml.all(path).map((each, index) => {
      const id = each.text("ID")
      return fields({
        Id: id === String(index + 1) ? undefined : id,
        Reason: each.text(reason),
        Amount: number(each.text("Amount"))
      })
    })
  )

const readMeter = (xml: XmlReader): Wire => {
  const reading = xml.at("MeterReading")
  return fields({
    Number: xml.text("MeterNumber"),
    Reading: fields({
      PreviousDate: day(reading.text("PreviousMeterReadingDate")),
      PreviousQuantity: readSpdQuantity(reading, "PreviousMeterQuantity"),
      LatestDate: day(reading.text("LatestMeterReadingDate")),
      LatestQuantity: readSpdQuantity(reading, "LatestMeterQuantity"),
      Method: reading.text("MeterReadingMethod"),
      Days: readDays(reading, "DurationMeasure")
    })
  })
}

/** A consumption, what it costs and the meter that says so. */
export const readSpdConsumption = (xml: XmlReader): Wire =>
  fields({
    MeteredQuantity: readSpdQuantity(xml, "TotalMeteredQuantity"),
    PayableAmount: number(xml.text("ConsumptionPayableAmount")),
    Price: fields({
      Quantity: readSpdQuantity(xml, "Consumptionprice/Quantity"),
      Amount: number(xml.text("Consumptionprice/PartialLineExtensionAmount"))
    }),
    Credits: readAdjustments(xml, "DescuentosCreditoAlItem/DescuentoCreditoAlItem", "AllowanceReason"),
    Debits: readAdjustments(xml, "CargosDebitoAlItem/CargoDebitoAlItem", "ChargeReason"),
    UnitPrice: fields({
      Price: number(xml.text("UnstructuredPrice/PriceAmount")),
      BaseQuantity: readSpdQuantity(xml, "UnstructuredPrice/BaseQuantity")
    }),
    Meter: readMeter(xml.at("UtilityMeter"))
  })
