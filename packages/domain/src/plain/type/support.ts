import { support, supportNote } from "../../type/support.ts"
import { documentFunctions } from "../documentFunctions.ts"

/** The functions of the root for support documents alone. A program that imports no other path is smaller. */
export const { check, complete, facts, key, validate } = /* @__PURE__ */ documentFunctions(support, supportNote)
