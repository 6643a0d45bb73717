/**
 * There was no answer, or none that the contract knows. `outcome` tells whether anything was done: `notSent` when no
 * connection was made, else `unknown`; what is safe to repeat was then sent again already, and may be called again.
 */
export class TransportError extends Error {
  override readonly name = "TransportError"
  readonly outcome: "notSent" | "unknown"
  /** HTTP status, where something answered that is not the service or does not keep its contract. */
  readonly status: number | undefined

  constructor(
    message: string,
    options: { readonly outcome: "notSent" | "unknown"; readonly status?: number | undefined; readonly cause?: unknown }
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.outcome = options.outcome
    this.status = options.status
  }
}
