import { Schema } from "effect"
import { AmountOrZero } from "../../number/amount.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/**
 * General information: currency and how often it is paid. `currencyBaseRate` is pesos for one unit of another currency.
 * `date` is the day of issue again and may be left out; `address` is printed and not filed.
 */
export const PayrollInformation = wireStruct("PayrollInformation", {
  date: Schema.optionalKey(LocalDateFromWire),
  address: Schema.optionalKey(text(300)),
  currencyCode: text(3),
  currencyBaseRate: Schema.optionalKey(AmountOrZero),
  periodCode: text(2)
})

/** See {@link PayrollInformation}. */
export type PayrollInformation = typeof PayrollInformation.Type
