import { payroll, payrollDeleteNote, payrollReplaceNote } from "../../type/payroll.ts"
import { documentFunctions } from "../documentFunctions.ts"

/** The functions of the root for payrolls and their notes alone. A program that imports no other path is smaller. */
export const { check, complete, facts, key, validate } = /* @__PURE__ */ documentFunctions(
  payroll,
  payrollReplaceNote,
  payrollDeleteNote
)
