import { filingOperation } from "../internal/filingOperation.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/** Parameters of `SendBillSync`. */
export interface SendBillSyncRequest extends FilingRequest {
  /** Name of the ZIP, see `zipFileName`. */
  readonly fileName: string
}

/**
 * Files one invoice, note, support document or equivalent document and waits for the verdict (WSDL operation
 * `SendBillSync`).
 */
export const SendBillSync = filingOperation<SendBillSyncRequest>("SendBillSync", ({ fileName }) => [
  ["fileName", fileName]
])
