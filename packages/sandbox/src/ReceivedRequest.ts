/** A SOAP request the sandbox received, for tests to inspect. */
export interface ReceivedRequest {
  /** `wsa:Action` as it was sent. */
  readonly action: string
  /** Name of the operation, when the contract has it. */
  readonly operation: string | undefined
  /** Its parameters, the content of files left out. */
  readonly parameters: Readonly<Partial<Record<string, string>>>
  /** NIT of the certificate that signed it, when its security holds. */
  readonly nit: string | undefined
  readonly receivedAt: Date
}
