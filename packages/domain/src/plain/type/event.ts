import { event } from "../../type/event.ts"
import { documentFunctions } from "../documentFunctions.ts"

/** The functions of the root for events alone. A program that imports no other path is smaller. */
export const { check, complete, facts, key, validate } = /* @__PURE__ */ documentFunctions(event)
