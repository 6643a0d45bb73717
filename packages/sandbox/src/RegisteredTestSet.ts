/** How many documents of some types a test set wants. */
export interface TestSetRequirement {
  /** Type codes (01, 91, 102, …) or codes of events (030, …) that count together. */
  readonly documentTypes: ReadonlyArray<string>
  /** Documents to be sent in all. */
  readonly required: number
  /** How many of them must be accepted at least. */
  readonly requiredAccepted: number
}

/** A test set that the authority assigned (soap.md §7). */
export interface RegisteredTestSet {
  /** GUID, lower case with hyphens. */
  readonly id: string
  /** NIT it was assigned to; when absent every issuer has one of its own under this id. */
  readonly issuer?: string
  /** Id of the software it is for; any when absent. */
  readonly software?: string
  readonly requirements: ReadonlyArray<TestSetRequirement>
}
