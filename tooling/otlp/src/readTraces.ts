import proto from "@opentelemetry/otlp-transformer/build/src/generated/root.js"
import type { ReceivedSpan } from "./ReceivedSpan.ts"

/** Decoder of OTLP's request message. OpenTelemetry generated the code without types. */
const Request = (proto as any).opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest

/** Parses OTLP's JSON and converts its hexadecimal ids to base64, which JSON of Protobuf requires. */
const withBase64Ids = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    /^(?:trace|span|parentSpan)Id$/u.test(key) && typeof value === "string"
      ? Buffer.from(value, "hex").toString("base64")
      : value
  )

const hex = (base64: string): string => Buffer.from(base64, "base64").toString("hex")

const attributesOf = (list: ReadonlyArray<any>): ReceivedSpan["attributes"] =>
  Object.fromEntries(
    list.map(({ key, value }) => [
      key,
      value.intValue === undefined
        ? (value.stringValue ?? value.boolValue ?? value.doubleValue ?? "")
        : Number(value.intValue)
    ])
  )

const spanOf = (span: any, resource: ReceivedSpan["resource"]): ReceivedSpan => ({
  traceId: hex(span.traceId),
  spanId: hex(span.spanId),
  parentSpanId: hex(span.parentSpanId),
  name: span.name,
  kind: span.kind,
  start: BigInt(span.startTimeUnixNano),
  end: BigInt(span.endTimeUnixNano),
  attributes: attributesOf(span.attributes),
  statusCode: span.status?.code ?? 0,
  statusMessage: span.status?.message ?? "",
  events: span.events.length,
  resource
})

/** Reads the spans in a request of OTLP over HTTP; throws for any other request. */
export const readTraces = (contentType: string | undefined, body: Buffer): ReadonlyArray<ReceivedSpan> => {
  if (contentType !== "application/x-protobuf" && contentType !== "application/json")
    throw new Error(`OTLP over HTTP has no ${contentType}`)
  const message =
    contentType === "application/json" ? Request.fromObject(withBase64Ids(body.toString("utf8"))) : Request.decode(body)
  const { resourceSpans } = Request.toObject(message, { bytes: String, longs: String, arrays: true, defaults: true })
  return resourceSpans.flatMap(({ resource, scopeSpans }: any) =>
    scopeSpans.flatMap(({ spans }: any) =>
      spans.map((span: unknown) => spanOf(span, attributesOf(resource?.attributes ?? [])))
    )
  )
}
