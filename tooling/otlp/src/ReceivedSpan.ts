/** A span as decoded by a receiver. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Id of the parent; empty if there is none. */
  readonly parentSpanId: string
  readonly name: string
  /** Kind by the protocol's numbers: 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number
  /** Nanoseconds since the epoch. */
  readonly start: bigint
  readonly end: bigint
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  /** 0 unset, 1 ok, 2 error. */
  readonly statusCode: number
  readonly statusMessage: string
  readonly events: number
  /** Attributes of the sending process. */
  readonly resource: Readonly<Record<string, string | number | boolean>>
}
