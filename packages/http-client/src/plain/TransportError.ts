/**
 * Error of a call that got no answer, or an answer outside the contract. `outcome` is `notSent` if no connection was
 * made, otherwise `unknown`. Operations that are safe to repeat were already retried, and may be called again.
 */
export class TransportError extends Error {
  override readonly name = "TransportError"
  readonly outcome: "notSent" | "unknown"
  /** HTTP status of an answer that does not come from the service or does not follow the contract. */
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
