/** A SOAP request that the sandbox received, for tests to inspect. */
export interface ReceivedRequest {
  /** `wsa:Action` as sent. */
  readonly action: string
  /** Name of the operation, if the contract contains it. */
  readonly operation: string | undefined
  /** Its parameters, without the content of files. */
  readonly parameters: Readonly<Partial<Record<string, string>>>
  /** NIT of the certificate that signed it, if its security header is valid. */
  readonly nit: string | undefined
  readonly receivedAt: Date
}
