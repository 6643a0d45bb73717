import { billing } from "./intakes.ts"
import { sendOperation } from "./sendOperation.ts"

/** SendBillSync: one invoice, support document, equivalent document or note in a ZIP, judged at once. */
export const sendBillSync = sendOperation("SendBillSync", ["fileName", "contentFile"], billing)
