import { SpdAdjustment, SpdConsumption, SpdMeter } from "@radicar/domain/inner/document/equivalent/SpdService"
import { part, type Part, partInOrder, type Row } from "../table/Row.ts"
import { amount, date, lineAmountRow, text } from "../table/elements.ts"
import { each, one } from "../table/nesting.ts"
import { dayCount, quantity } from "./quantity.ts"

/** The number of a reduction or an addition; without one, its position in the list. */
const id: Row<SpdAdjustment> = {
  ...text<SpdAdjustment>("ID", "id", undefined, {
    from: ({ id: statedId }, { index }) => statedId ?? String(index + 1),
    note: { en: "absent: numbered from 1", es: "si falta, se numera desde 1" }
  }),
  settle: (_, values, { index }) => {
    if (values["Id"] === String(index + 1)) values["Id"] = undefined
  }
}

const adjustment = (reason: string): Part<SpdAdjustment> =>
  part(SpdAdjustment, [id, text(reason, "reason"), amount("Amount", "amount")])

type Reading = NonNullable<SpdMeter["reading"]>
type Price = NonNullable<SpdConsumption["price"]>
type UnitPrice = NonNullable<SpdConsumption["unitPrice"]>

const meter = part<SpdMeter>(SpdMeter, [
  text("MeterNumber", "number"),
  one(
    "MeterReading",
    "reading",
    partInOrder<Reading>([
      date("PreviousMeterReadingDate", "previousDate"),
      quantity("PreviousMeterQuantity", "previousQuantity"),
      date("LatestMeterReadingDate", "latestDate", "RAD43", {
        note: { en: "not before the other", es: "no anterior a la otra" }
      }),
      quantity("LatestMeterQuantity", "latestQuantity", {
        en: "may be less, as a meter rolls over",
        es: "puede ser menor, porque el medidor vuelve a cero"
      }),
      text("MeterReadingMethod", "method"),
      dayCount("DurationMeasure", "days")
    ])
  )
])

/** `SPDDebitForPartialConsumption`: a consumption, its cost and its meter. */
export const consumption = part<SpdConsumption>(SpdConsumption, [
  quantity("TotalMeteredQuantity", "meteredQuantity"),
  amount("ConsumptionPayableAmount", "payableAmount"),
  one(
    "Consumptionprice",
    "price",
    partInOrder<Price>([quantity("Quantity", "quantity"), amount("PartialLineExtensionAmount", "amount")])
  ),
  each("DescuentosCreditoAlItem/DescuentoCreditoAlItem", "credits", adjustment("AllowanceReason"), {
    note: { en: "subsidies", es: "subsidios" }
  }),
  each("CargosDebitoAlItem/CargoDebitoAlItem", "debits", adjustment("ChargeReason"), {
    note: { en: "fixed charges, contributions", es: "cargos fijos, contribuciones" }
  }),
  one(
    "UnstructuredPrice",
    "unitPrice",
    partInOrder<UnitPrice>([lineAmountRow("PriceAmount", "price"), quantity("BaseQuantity", "baseQuantity")])
  ),
  one("UtilityMeter", "meter", meter)
])
