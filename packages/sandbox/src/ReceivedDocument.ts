/** A document that the sandbox judged, accepted or not, for tests to inspect. */
export interface ReceivedDocument {
  readonly operation: string
  /** Name of the XML inside the ZIP. */
  readonly fileName: string
  /** The XML exactly as received. */
  readonly xml: Uint8Array
  /** CUFE, CUDE, CUDS or CUNE, lower case, as the document states it. */
  readonly documentKey: string
  /** Code of the annex's table of document types: 96 for events, 102 and 103 for payroll. */
  readonly typeCode: string
  /** NIT of the issuer. */
  readonly issuer: string
  /** Prefix and number as the document states them. */
  readonly number: string
  readonly accepted: boolean
  /** Codes of the broken rules, rejections and notifications. */
  readonly rules: ReadonlyArray<string>
  /** The signed ApplicationResponse in the answer; absent if the document violates its schema. */
  readonly applicationResponse: Uint8Array | undefined
  readonly receivedAt: Date
}
