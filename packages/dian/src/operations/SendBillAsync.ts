import { uploadOperation } from "../internal/uploadOperation.ts"
import type { BatchRequest } from "./BatchRequest.ts"

/** Uploads a batch (WSDL operation `SendBillAsync`); only for issuers that the authority has authorised for batches. */
export const SendBillAsync = uploadOperation<BatchRequest>("SendBillAsync")
