import { Schema } from "effect"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { numberingRangeFields } from "../NumberingRange.ts"

/** Payroll documents have no authorised range: their prefix is the employer's choice (rules NIE010 to NIE012). */
export const PayrollNumberingRange = wireStruct("PayrollNumberingRange", {
  ...numberingRangeFields,
  prefix: Schema.optionalKey(text(20, "Prefix of the employer's choice, letters and digits."))
})
