import { Schema } from "effect"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * The days that are paid, and since when (`entryDate`) and until when (`finishDate`, absent while it lasts) the worker
 * works for the employer (`Periodo`). `timeWorkedDays` are days worked inside the period, taken for the item `Basico` if
 * that states no quantity; the time in the company (`TiempoLaborado`) follows from the dates.
 */
export const PayrollPeriod = wireStruct("PayrollPeriod", {
  entryDate: LocalDateFromWire,
  finishDate: Schema.optionalKey(LocalDateFromWire),
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire,
  timeWorkedDays: Schema.optionalKey(
    wholeNumber({
      identifier: "TimeWorkedDays",
      description: "Days worked inside the period.",
      minimum: 0,
      maximum: 99_999
    })
  )
})

/** See {@link PayrollPeriod}. */
export type PayrollPeriod = typeof PayrollPeriod.Type
