import { uploadOperation } from "../internal/uploadOperation.ts"
import type { BatchRequest } from "./BatchRequest.ts"

/** Parameters of `SendTestSetAsync`. */
export interface SendTestSetAsyncRequest extends BatchRequest {
  /** Id of the test set, as the authority's portal shows it. */
  readonly testSetId: string
}

/** Uploads documents that count for a test set (WSDL operation `SendTestSetAsync`); in the test environment only. */
export const SendTestSetAsync = uploadOperation<SendTestSetAsyncRequest>("SendTestSetAsync", ({ testSetId }) => [
  ["testSetId", testSetId]
])
