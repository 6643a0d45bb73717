/** A SOAP request that the sandbox received, for tests to inspect. */
export interface ReceivedRequest {
  /** `wsa:Action` as sent. */
  readonly action: string
  /** Name of the operation, if the authority's WSDL contains it. */
  readonly operation: string | undefined
  /** Parameters of the operation, without the content of files. */
  readonly parameters: Readonly<Partial<Record<string, string>>>
  /** NIT of the certificate that signed the request, if the security header is valid. */
  readonly nit: string | undefined
  readonly receivedAt: Date
}
