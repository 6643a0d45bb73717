import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The worker's bank account, to which is paid (`Pago`; rules NIE066 to NIE068, which only notify). */
export const PayrollAccount = wireStruct("PayrollAccount", {
  bank: Schema.optionalKey(text(200)),
  type: Schema.optionalKey(text(50)),
  number: Schema.optionalKey(text(50))
})

/** See {@link PayrollAccount}. */
export type PayrollAccount = typeof PayrollAccount.Type
