import type { JsonValue } from "@radicar/domain/json/JsonValue"
import type { DocumentType } from "@radicar/ubl/documentTypes"

/** A request to file a document. */
export interface FilingRequest {
  readonly document: DocumentType
  /** JSON text of the body. */
  readonly body: string
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency if the authority is down. */
  readonly contingency: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
}

/** A request whose body has been parsed. */
export interface ReadRequest extends FilingRequest {
  readonly json: JsonValue
  /** Whether the number in it is one that the service has given. */
  readonly numbered: boolean
}
