import { creditNote } from "../../type/creditNote.ts"
import { documentFunctions } from "../documentFunctions.ts"

/** The functions of the root for credit notes alone. A program that imports no other path is smaller. */
export const { check, complete, facts, key, validate } = /* @__PURE__ */ documentFunctions(creditNote)
