import { eventTypes } from "../document/event/eventTypes.ts"
import { CodeList } from "./CodeList.ts"

/** Codes of events, `cbc:ResponseCode` (annex RADIAN 1.1 §14.2.1, rule AAH03). */
export const events = new CodeList(
  "Eventos",
  eventTypes.map(({ code, description }) => `${code}\t${description}`).join("\n")
)
