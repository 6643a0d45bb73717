import { Schema } from "effect"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { secretText, text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

const ignored = wholeNumber({
  identifier: "PayrollRangeNumber",
  description: "Payroll documents have no authorised range; 0 or any number, ignored.",
  minimum: 0,
  maximum: 99_999_999_999_999
})

/**
 * Payroll documents have no authorised range: their prefix is the employer's choice (rules NIE010 to NIE012), and the
 * rest, which callers send along, is ignored.
 */
export const PayrollNumberingRange = wireStruct("PayrollNumberingRange", {
  id: Schema.optionalKey(ignored),
  date: Schema.optionalKey(LocalDateFromWire),
  prefix: Schema.optionalKey(text(20, "Prefix of the employer's choice, letters and digits.")),
  fromNumber: Schema.optionalKey(ignored),
  toNumber: Schema.optionalKey(ignored),
  technicalKey: Schema.optionalKey(
    secretText({
      identifier: "PayrollTechnicalKey",
      maximum: 100,
      trim: true,
      description: "Payroll documents have no technical key; ignored, and never shown."
    })
  ),
  startDate: Schema.optionalKey(LocalDateFromWire),
  endDate: Schema.optionalKey(LocalDateFromWire)
})
