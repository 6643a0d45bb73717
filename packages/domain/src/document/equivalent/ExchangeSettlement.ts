import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The operation that an exchange settles (55) (`CustomTagGeneral`; official sample DEBVC1). */
export const ExchangeSettlement = wireStruct("ExchangeSettlement", {
  consecutive: text(100, "Number of the operation."),
  settlementDate: LocalDateFromWire,
  nominalQuantity: Amount,
  registrationPrice: Amount,
  yields: Schema.optionalKey(Amount),
  value: Amount,
  commissionPercentage: Amount
})

/** See {@link ExchangeSettlement}. */
export type ExchangeSettlement = typeof ExchangeSettlement.Type
