import { eventFamily } from "../judge/event/eventFamily.ts"
import { sendOperation } from "./sendOperation.ts"

/** SendEventUpdateStatus: one event (ApplicationResponse) in a ZIP, judged at once. */
export const sendEventUpdateStatus = sendOperation("SendEventUpdateStatus", ["contentFile"], eventFamily)
