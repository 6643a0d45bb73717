/** A SOAP 1.2 fault. Its codes are kept as written (prefix and name): `s:Client` is not a legal code but is used. */
export interface SoapFault {
  readonly code: string
  /** Subcodes, from the outermost to the innermost. */
  readonly subcodes: ReadonlyArray<string>
  /** Reason, cut to a length fit for a log. */
  readonly text: string
}
