import { payroll } from "./intakes.ts"
import { sendOperation } from "./sendOperation.ts"

/** SendNominaSync: one payroll document or adjustment in a ZIP, judged at once. */
export const sendNominaSync = sendOperation("SendNominaSync", ["contentFile"], payroll)
