import type { DocumentType } from "@radicar/ubl/documentTypes"

/** A request to file a document. */
export interface FilingRequest {
  readonly document: DocumentType
  /** JSON text of the body. */
  readonly body: string
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
}
