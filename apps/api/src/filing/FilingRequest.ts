import type { JsonValue } from "@radicar/domain/json/JsonObject"
import type { DocumentType } from "@radicar/ubl/documentTypes"

/** What a document is filed as, for whom, and how. */
export interface FilingContext {
  readonly document: DocumentType
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency if the authority is down. */
  readonly contingency: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
  /** The test set of the authority that it is uploaded for; absent for an ordinary filing. */
  readonly testSetId?: string
}

/** A request to file a document. */
export interface FilingRequest extends FilingContext {
  /** JSON text of the body. */
  readonly body: string
}

/** A request whose body has been parsed. */
export interface ReadRequest extends FilingContext {
  readonly json: JsonValue
  /** Whether the number in it is one that the service has given. */
  readonly numbered: boolean
}
