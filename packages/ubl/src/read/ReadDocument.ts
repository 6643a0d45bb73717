import type { JsonObject } from "@radicar/domain/json/JsonObject"

/** A document as the operation that would file it takes it. */
export interface ReadDocument {
  /** Operation of the service, such as `InvoiceCreate`. */
  readonly operation: string
  /** The body: what the document states, without the secrets, which it does not. */
  readonly body: JsonObject
  /** `1` production, `2` tests. */
  readonly environment: string | undefined
  /** Prefix and number as one. */
  readonly id: string | undefined
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: { readonly value: string | undefined; readonly scheme: string | undefined }
  /** Where the document says what the body has no place for, as XPaths. */
  readonly unread: ReadonlyArray<string>
}
