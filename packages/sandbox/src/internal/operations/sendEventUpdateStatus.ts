import { event } from "./intakes.ts"
import { sendOperation } from "./sendOperation.ts"

/** SendEventUpdateStatus: one event (ApplicationResponse) in a ZIP, judged at once. */
export const sendEventUpdateStatus = sendOperation("SendEventUpdateStatus", ["contentFile"], event)
