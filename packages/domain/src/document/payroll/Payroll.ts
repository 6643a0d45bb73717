import { patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { payrollContent } from "./payrollContent.ts"
import { payrollHeader } from "./payrollHeader.ts"

/** Payroll support document of one worker and one period (`NominaIndividual`, type 102). Amounts are in its currency. */
export const Payroll = wireStruct("Payroll", {
  typeCode: patternText({
    identifier: "PayrollTypeCode",
    pattern: /^102$/u,
    expected: "102",
    description: "102 payroll support document.",
    rule: "NIE202"
  }),
  ...payrollHeader,
  ...payrollContent
})

/** See {@link Payroll}. */
export type Payroll = typeof Payroll.Type
