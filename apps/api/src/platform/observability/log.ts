import { Context, Effect, Formatter, Layer, Logger, References, Tracer } from "effect"

/** What a request turned out to be, for the log, the span and the measurements at its end. */
export interface RequestFacts {
  /** Template of its route: `/v1/companies/:id`. */
  route?: string
  /** The submission that it is about. */
  submissionId?: string
}

/** The facts of the request that is being answered; nobody reads them where there is no request. */
export const CurrentRequestFacts = Context.Reference<RequestFacts>("@radicar/api/RequestFacts", {
  defaultValue: () => ({})
})

/** Notes of the request that is being answered what has become known of it. */
export const noteRequest = (known: RequestFacts) =>
  Effect.map(CurrentRequestFacts, (facts) => void Object.assign(facts, known))

/** What is logged at least, from the most to the least. */
const logLevels = { debug: "Debug", info: "Info", warning: "Warn", error: "Error" } as const

/** How the log is written. */
export interface LogOptions {
  /** Absent: for a person on a terminal, and for programs elsewhere. */
  readonly format: "json" | "pretty" | undefined
  readonly level: keyof typeof logLevels
}

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

/** Writes the log to standard output, one JSON object a line or, as a rule on a terminal, for a person. */
export const layerLog = ({ format, level }: LogOptions): Layer.Layer<never> => {
  const isForPerson = process.stdout.isTTY && process.env["NODE_ENV"] !== "production"
  const isPretty = format === undefined ? isForPerson : format === "pretty"
  return Layer.merge(
    Logger.layer([isPretty ? Logger.consolePretty() : Logger.withConsoleLog(jsonLogger)]),
    Layer.succeed(References.MinimumLogLevel, logLevels[level])
  )
}
