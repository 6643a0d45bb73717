import { patternText } from "../../wire/text.ts"

/** The type code of both payroll notes. */
export const noteTypeCode = patternText({
  identifier: "PayrollNoteTypeCode",
  pattern: /^103$/u,
  expected: "103",
  description: "103 adjustment note of a payroll support document.",
  rule: "NIAE202"
})
