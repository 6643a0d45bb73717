/** An OpenTelemetry span as a receiver of OTLP decodes it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Id of the parent span; empty if there is none. */
  readonly parentSpanId: string
  readonly name: string
  /** Kind of the span by OTLP's numbers: 1 internal, 2 server, 3 client, 5 consumer. */
  readonly kind: number
  /** Times of start and end in nanoseconds since the epoch. */
  readonly start: bigint
  readonly end: bigint
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  /** Status code by OTLP's numbers: 0 unset, 1 ok, 2 error. */
  readonly statusCode: number
  readonly statusMessage: string
  readonly events: number
  /** Resource attributes, which describe the sending process. */
  readonly resource: Readonly<Record<string, string | number | boolean>>
}
