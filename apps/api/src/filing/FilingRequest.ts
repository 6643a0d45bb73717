import type { FilingDocument } from "./FilingDocument.ts"

/** A request to file a document. */
export interface FilingRequest {
  readonly document: FilingDocument
  /** JSON text of the body. */
  readonly body: string
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
}
