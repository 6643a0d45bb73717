import { equivalent, equivalentNote, equivalentSpd } from "../../type/equivalent.ts"
import { documentFunctions } from "../documentFunctions.ts"

/** The functions of the root for equivalents alone. A program that imports no other path is smaller. */
export const { check, complete, facts, key, validate } = /* @__PURE__ */ documentFunctions(
  equivalent,
  equivalentSpd,
  equivalentNote
)
