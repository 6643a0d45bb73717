/** A span as a receiver understands it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty where it has none. */
  readonly parentSpanId: string
  readonly name: string
  /** As the protocol numbers them: 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number
  /** Nanoseconds since the epoch. */
  readonly start: bigint
  readonly end: bigint
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  /** 0 unset, 1 ok, 2 error. */
  readonly statusCode: number
  readonly statusMessage: string
  readonly events: number
  /** Attributes of the process that sent it. */
  readonly resource: Readonly<Record<string, string | number | boolean>>
}
