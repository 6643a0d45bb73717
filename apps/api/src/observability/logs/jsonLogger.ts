import { Context, Formatter, Logger, Tracer } from "effect"

const isFacts = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === "object" && part !== null && !Array.isArray(part)

/** Of a span that is exported; one that is not has no ids of this form. */
const idsOf = (span: Tracer.AnySpan | undefined) =>
  span !== undefined && /^[0-9a-f]{32}$/u.test(span.traceId) ? { traceId: span.traceId, spanId: span.spanId } : {}

/**
 * A line of the log as one JSON object: `timestamp`, `level`, `message`, then the facts of the line by their names,
 * `requestId`, `submissionId`, `traceId` and `spanId` where they are known, and `cause` where something failed.
 */
export const jsonLogger = Logger.make((options): string => {
  const { annotations, cause, level, message, timestamp } = Logger.formatStructured.log(options)
  const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
  const texts = parts.filter((part) => !isFacts(part)).map((part) => (typeof part === "string" ? part : String(part)))
  const line = { timestamp, level, message: texts.join(" ") }
  return Formatter.formatJson({
    ...line,
    ...Object.assign({}, ...parts.filter(isFacts)),
    ...annotations,
    ...idsOf(Context.getOrUndefined(options.fiber.context, Tracer.ParentSpan)),
    ...(cause === undefined ? {} : { cause }),
    ...line
  })
})
