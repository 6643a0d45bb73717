import { filingOperation } from "../internal/filingOperation.ts"

/**
 * Files one event, an ApplicationResponse of a party, and waits for the verdict (WSDL operation
 * `SendEventUpdateStatus`). The answer is about the event's own CUDE; the service takes no file name.
 */
export const SendEventUpdateStatus = filingOperation("SendEventUpdateStatus")
