import { Schema } from "effect"
import { Amount } from "../number/amount.ts"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** What one unit of the document's currency is in pesos, and on which day (rules FAR01 to FAR07). */
export const PaymentExchangeRate = wireStruct("PaymentExchangeRate", {
  calculationRate: Amount,
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link PaymentExchangeRate}. */
export type PaymentExchangeRate = typeof PaymentExchangeRate.Type
