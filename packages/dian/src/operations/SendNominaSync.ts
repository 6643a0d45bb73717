import { filingOperation } from "../internal/filingOperation.ts"

/**
 * Files one payroll document or adjustment note and waits for the verdict (WSDL operation `SendNominaSync`). The answer
 * is about the document's CUNE; the service takes no file name.
 */
export const SendNominaSync = filingOperation("SendNominaSync")
