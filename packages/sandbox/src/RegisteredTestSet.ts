/** A requirement of a test set: a number of documents of certain types. */
export interface TestSetRequirement {
  /** Type codes (01, 91, 102, …) or codes of events (030, …) that count together. */
  readonly documentTypes: ReadonlyArray<string>
  /** Total number of documents to send. */
  readonly required: number
  /** Minimum number of accepted documents among them. */
  readonly requiredAccepted: number
}

/** A test set: documents that the authority requires from an issuer before it may issue (soap.md §7). */
export interface RegisteredTestSet {
  /** GUID, lower case with hyphens. */
  readonly id: string
  /** NIT of its issuer; if absent, every issuer has its own set with this id. */
  readonly issuer?: string
  /** Id of its software; any software if absent. */
  readonly software?: string
  readonly requirements: ReadonlyArray<TestSetRequirement>
}
