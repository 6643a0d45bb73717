import { bilingual, type Language, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Cause, Clock, Context, Effect, Formatter, Layer, Logger, References, Tracer } from "effect"
import { systemLanguage } from "../systemLanguage.ts"
import { type Dependency, type LogLine, type OutageOf, Outages } from "./outages.ts"

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

/** Notes that a dependency has failed; logs the line about its outage if one is due. */
export const noteAway = (dependency: Dependency): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const line = fiber.getRef(Outages).away(dependency, fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
    return line === undefined ? Effect.void : logError(line)
  })

/** Notes that a dependency has answered; logs the end of its outage. */
export const noteBack = (dependency: Dependency): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const outages = fiber.getRef(Outages)
    if (!outages.isOpen) return Effect.void
    const line = outages.back(dependency, fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
    return line === undefined ? Effect.void : logInfo(line)
  })

/** Counts a request that was refused because a dependency is away. */
export const noteRefused = (dependency: Dependency): Effect.Effect<void> =>
  Effect.withFiber((fiber) => Effect.sync(() => fiber.getRef(Outages).refused(dependency)))

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

/** Text of a line without one: what failed, in the words of the first failure, or that nothing was said. */
const textFor = (cause: Cause.Cause<unknown>): Localized => {
  const [first] = Cause.prettyErrors(cause)
  if (first === undefined) return { en: "A library logged no text", es: "Una biblioteca no escribió ningún texto" }
  const words = `${first.name} ${first.message}`.trim()
  return { en: `Something failed: ${words}`, es: `Algo falló: ${words}` }
}

/** The parts of a message, among them a text. */
const withText = (message: unknown, cause: Cause.Cause<unknown>): ReadonlyArray<unknown> => {
  const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
  const hasText = parts.some((part) => !isFacts(part) && String(part).trim() !== "")
  return hasText ? parts : [bilingual(textFor(cause)), ...parts.filter(isFacts)]
}

/**
 * A logger of lines that always say something. A failure because of an outage is no line of its own, whoever logs it,
 * libraries included: it is part of the outage, which has a line a minute. Other failures that are logged without a
 * text get one.
 */
export const tellingLogger = <Output>(
  logger: Logger.Logger<unknown, Output>,
  outageOf: OutageOf
): Logger.Logger<unknown, Output | undefined> =>
  Logger.make((options) => {
    const { cause, date, fiber, message } = options
    const dependency = outageOf(cause)
    if (dependency === undefined) {
      return logger.log({ ...options, message: withText(message, cause) })
    }
    const line = fiber.getRef(Outages).away(dependency, date.getTime())
    if (line === undefined) return undefined
    return logger.log({ ...options, logLevel: "Error", message: partsOf(line), cause: Cause.empty })
  })

/**
 * Writes the log to standard output: one JSON object per line, in English, or readable text in the operator's language,
 * the default on a terminal.
 */
export const layerLog = ({ format, level }: LogOptions, outageOf: OutageOf): Layer.Layer<never> => {
  const isForPerson = process.stdout.isTTY && process.env["NODE_ENV"] !== "production"
  const isPretty = format === undefined ? isForPerson : format === "pretty"
  const logger = isPretty ? prettyLogger(systemLanguage(process.env)) : Logger.withConsoleLog(jsonLogger)
  return Layer.merge(
    Logger.layer([tellingLogger(logger, outageOf)]),
    Layer.succeed(References.MinimumLogLevel, logLevels[level])
  )
}
