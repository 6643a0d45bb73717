import { bilingual, type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Context, Effect, Formatter, Layer, Logger, References, Tracer } from "effect"
import { systemLanguage } from "../systemLanguage.ts"

/** Facts about a request for the log, the span and the metrics at its end. */
export interface RequestFacts {
  /** Template of its route: `/v1/companies/:id`. */
  route?: string
  /** Id of the submission that the request concerns. */
  submissionId?: string
}

/** Facts about the current request; outside of a request they are discarded. */
export const CurrentRequestFacts = Context.Reference<RequestFacts>("@radicar/api/RequestFacts", {
  defaultValue: () => ({})
})

/** Records facts about the current request. */
export const noteRequest = (facts: RequestFacts) =>
  Effect.map(CurrentRequestFacts, (current) => void Object.assign(current, facts))

/** Minimum log levels, from the most to the least output. */
const logLevels = { debug: "Debug", info: "Info", warning: "Warn", error: "Error" } as const

/** Options of the log. */
export interface LogOptions {
  /** Format; if absent, `pretty` on a terminal and `json` elsewhere. */
  readonly format: "json" | "pretty" | undefined
  readonly level: keyof typeof logLevels
}

/** A line for operators: its text in both languages, then its facts by their names. */
type LogLine = Localized & Readonly<Record<string, unknown>>

const partsOf = ({ en, es, ...facts }: LogLine): ReadonlyArray<unknown> => {
  const text = bilingual({ en, es })
  return Object.keys(facts).length === 0 ? [text] : [text, facts]
}

/** Logs a line about what the service does. */
export const logInfo = (line: LogLine): Effect.Effect<void> => Effect.logInfo(...partsOf(line))

/** Logs a line about what an operator may have to change, with its cause. */
export const logWarning = (line: LogLine, ...cause: ReadonlyArray<unknown>): Effect.Effect<void> =>
  Effect.logWarning(...partsOf(line), ...cause)

/** Logs a line about what failed, with its cause. */
export const logError = (line: LogLine, ...cause: ReadonlyArray<unknown>): Effect.Effect<void> =>
  Effect.logError(...partsOf(line), ...cause)

const isFacts = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === "object" && part !== null && !Array.isArray(part)

/** Ids of an exported span; other spans have no ids of this form. */
const idsOf = (span: Tracer.AnySpan | undefined) =>
  span !== undefined && /^[0-9a-f]{32}$/u.test(span.traceId) ? { traceId: span.traceId, spanId: span.spanId } : {}

/**
 * A line of the log as one JSON object: `timestamp`, `level`, `message`, then the facts of the line by their names.
 * `requestId`, `submissionId`, `traceId`, `spanId` and `cause` are included if known.
 */
export const jsonLogger = Logger.make((options): string => {
  const { annotations, cause, level, message, timestamp } = Logger.formatStructured.log(options)
  const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
  const texts = parts.filter((part) => !isFacts(part)).map((part) => textIn(String(part), "en"))
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

/**
 * A logger that writes readable lines in a language. Facts keep their English names, as in the documentation and in
 * JSON.
 */
const prettyLogger = (language: Language): Logger.Logger<unknown, void> => {
  const pretty = Logger.consolePretty()
  const wordsOf = (part: unknown): unknown => (typeof part === "string" ? textIn(part, language) : part)
  return Logger.make(({ message, ...line }) =>
    pretty.log({ ...line, message: Array.isArray(message) ? message.map(wordsOf) : wordsOf(message) })
  )
}

/**
 * Writes the log to standard output: one JSON object per line, in English, or readable text in the operator's language,
 * the default on a terminal.
 */
export const layerLog = ({ format, level }: LogOptions): Layer.Layer<never> => {
  const isForPerson = process.stdout.isTTY && process.env["NODE_ENV"] !== "production"
  const isPretty = format === undefined ? isForPerson : format === "pretty"
  return Layer.merge(
    Logger.layer([isPretty ? prettyLogger(systemLanguage(process.env)) : Logger.withConsoleLog(jsonLogger)]),
    Layer.succeed(References.MinimumLogLevel, logLevels[level])
  )
}
