import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { type Language, languageOfLocale, type Localized } from "@radicar/domain/inner/rules/Language"
import {
  countViolations,
  type Findings,
  type ListedViolations,
  type Violation
} from "@radicar/domain/inner/rules/Violation"
import {
  Config,
  Context,
  Effect,
  Layer,
  Option,
  type PlatformError,
  Schema,
  type Sink,
  Stdio,
  Stream,
  Terminal
} from "effect"
import type { Failure } from "../Failure.ts"
import { LanguageFlag, OutputFlag } from "../flags/globalFlags.ts"
import { Outcome } from "../Outcome.ts"
import { factRows, type Layout, printable, wrapText } from "./layout.ts"
import { colourWanted, paint, type Paint } from "./Paint.ts"

/** A standard stream cannot be written to, most likely because of a full disk. */
export class CannotWrite extends Schema.TaggedError<CannotWrite>()("CannotWrite", {
  /** System error code: ENOSPC, EIO. */
  code: Schema.String
}) {
  /** The message in both languages. */
  get text(): Localized {
    return {
      en: `The output cannot be written (${this.code}).`,
      es: `No se puede escribir la salida (${this.code}).`
    }
  }

  override get message(): string {
    return this.text.en
  }
}

const codeOf = ({ reason }: PlatformError.PlatformError): string =>
  reason.cause instanceof Error && "code" in reason.cause ? String(reason.cause.code) : reason._tag

/**
 * Writes to a standard stream. A reader that closed early (`| head -1`) is not an error: the command continues and ends
 * with its normal code. Any other failure is the defect {@link CannotWrite}, because no stream is left to report it.
 */
const writeTo =
  (stream: () => Sink.Sink<void, string | Uint8Array, never, PlatformError.PlatformError>) =>
  (content: string | Uint8Array): Effect.Effect<void> =>
    Stream.run(Stream.succeed(content), stream()).pipe(
      Effect.catch((error) => {
        const code = codeOf(error)
        return code === "EPIPE" ? Effect.void : Effect.die(new CannotWrite({ code }))
      })
    )

/**
 * Output of a command. Data go to standard output: as one JSON value, as a line of JSON for each item, or as text for a
 * person. All other messages are for people and go to standard error.
 */
export class Output extends Context.Service<
  Output,
  {
    readonly mode: "json" | "ndjson" | "table"
    readonly language: Language
    /** Width for laying out text on standard output. */
    readonly columns: number
    readonly paint: Paint
    /** Emphasis for standard error, which may be a terminal when standard output is not. */
    readonly messagePaint: Paint
    /** Whether standard output is a terminal. */
    readonly isTerminal: boolean
    readonly say: (text: Localized) => string
    /** Writes the command's result: the value as JSON, or the text for a person. */
    readonly value: (value: unknown, text: () => string) => Effect.Effect<void>
    /** Writes a list: `json` as one JSON value, the items one per line, or the text for a person. */
    readonly list: (items: ReadonlyArray<unknown>, json: unknown, text: () => string) => Effect.Effect<void>
    /** Writes an item of an unfinished list: a line of JSON, or the text for a person. */
    readonly item: (value: unknown, text: () => string) => Effect.Effect<void>
    /** Writes a document unchanged, in every mode: XML, a JSON body. */
    readonly document: (content: string | Uint8Array) => Effect.Effect<void>
    /** Writes a message to standard error. */
    readonly message: (text: string) => Effect.Effect<void>
    /** Writes part of a line to standard error, for a bar that is redrawn. */
    readonly messagePart: (text: string) => Effect.Effect<void>
  }
>()("@radicar/cli/output/Output") {
  static readonly make = Effect.gen(function* () {
    const requested = yield* OutputFlag
    const language = yield* resolveLanguage(yield* LanguageFlag)
    const stdio = yield* Stdio.Stdio
    const isTerminal = yield* stdio.stdoutIsTerminal
    const chosen = requested === "auto" ? (isTerminal ? "table" : "json") : requested
    const mode = chosen === "text" ? "table" : chosen
    const width = isTerminal ? yield* (yield* Terminal.Terminal).columns : 0
    const write = writeTo(() => stdio.stdout())
    const writeMessage = writeTo(() => stdio.stderr())
    // JSON objects that were read with their digits keep them
    const toJson = (value: unknown, indent = 0): string =>
      value instanceof JsonObject ? writeJson(value) : JSON.stringify(value, null, indent)
    const indent = isTerminal && mode === "json" ? 2 : 0
    const value = (json: unknown, text: () => string, margin = indent) =>
      write(`${mode === "table" ? text() : toJson(json, margin)}\n`)
    return Output.of({
      mode,
      language,
      // text in a file or behind a pipe is laid out for 80 columns
      columns: width === 0 ? 80 : Math.min(Math.max(width, 40), 120),
      paint: paint(yield* colourWanted(isTerminal)),
      messagePaint: paint(yield* colourWanted(yield* stdio.stderrIsTerminal)),
      isTerminal,
      say: (text) => text[language],
      value: (json, text) => value(json, text),
      list: (items, json, text) =>
        mode === "ndjson" ? write(items.map((item) => `${toJson(item)}\n`).join("")) : value(json, text),
      item: (json, text) => value(json, text, 0),
      document: write,
      message: (text) => writeMessage(`${text}\n`),
      messagePart: writeMessage
    })
  })

  static readonly layer = Layer.effect(Output, Output.make)
}

const violationText = (violation: Violation, layout: Layout): string => {
  const { columns, paint } = layout
  const { actual, expected, message, path, rule } = violation
  return [
    `  ${paint.bold(printable(rule))}  ${printable(path)}`,
    ...wrapText(message, columns - 4).map((line) => `    ${line}`),
    factRows({ ...layout, indent: 4 }, [
      [{ en: "expected", es: "esperado" }, expected],
      [{ en: "found", es: "encontrado" }, actual]
    ])
  ].join("\n")
}

/** Violations as a list, separated by blank lines: rule and path, the message, expected and actual value. */
export const violationsText = (violationList: ListedViolations, layout: Layout): string => {
  const { violations } = violationList
  const more = countViolations(violationList) - violations.length
  const unlisted = layout.say({ en: `… and ${more} more`, es: `… y ${more} más` })
  return [
    ...violations.map((violation) => violationText(violation, layout)),
    ...(more === 0 ? [] : [`  ${unlisted}`])
  ].join("\n\n")
}

/** Notifications of a check, under a heading and below a blank line; empty if there are none. */
export const notificationsText = (notifications: ReadonlyArray<Violation>, layout: Layout): string => {
  if (notifications.length === 0) return ""
  const heading = layout.say({ en: "Notes on this document:", es: "Para tener en cuenta:" })
  return `\n\n${layout.paint.bold(heading)}\n\n${violationsText({ violations: notifications }, layout)}`
}

/** Verdict on an invalid document: the number of broken rules, the violations, and the notifications. */
export const invalidText = (findings: Findings, layout: Layout): string => {
  const { paint, say } = layout
  const count = countViolations(findings)
  const counted = say({
    en: count === 1 ? "1 rule is broken" : `${count} rules are broken`,
    es: count === 1 ? "se incumple 1 regla" : `se incumplen ${count} reglas`
  })
  const verdict = paint.red(say({ en: "Not valid", es: "No es válido" }))
  return `${verdict}: ${counted}\n\n${violationsText(findings, layout)}${notificationsText(findings.notifications, layout)}`
}

const report = Effect.fnUntraced(function* (failure: Failure, stdout: "value" | "document") {
  const output = yield* Output
  const { columns, messagePaint, say } = output
  const layout = { columns, paint: messagePaint, say }
  const { hint, listed, reason, text, violations } = failure
  const paragraphs = [
    wrapText(`${say({ en: "Error:", es: "Error:" })} ${say(text)}`, columns)
      .join("\n")
      .replace(/^\S+/u, messagePaint.red),
    ...(violations === undefined ? [] : [violationsText({ ...listed, violations }, layout)]),
    ...(hint === undefined ? [] : [wrapText(say(hint), columns).join("\n")])
  ]
  yield* output.message(paragraphs.join(violations === undefined ? "\n" : "\n\n"))
  if (stdout === "value" && output.mode !== "table") {
    const error = {
      code: reason,
      exitCode: failure.exitCode,
      message: say(text),
      ...(hint === undefined ? {} : { hint: say(hint) }),
      ...listed
    }
    yield* output.value({ error }, () => "")
  }
  return yield* new Outcome({ exitCode: failure.exitCode })
})

/**
 * Reports a command's failure to a person on standard error. If standard output is JSON, also writes `{"error": …}`
 * there, unless the command's output is a document.
 */
export const reporting =
  (stdout: "value" | "document") =>
  <A, R>(
    command: Effect.Effect<A, Failure | Outcome | Terminal.QuitError, R>
  ): Effect.Effect<A, Outcome | Terminal.QuitError, R | Output> =>
    Effect.catchTag(command, "Failure", (failure) => report(failure, stdout))

const variable = (name: string) => Config.String(name).pipe(Config.withDefault(""))
const locale = Config.all([variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")])

/** Requested language, else that of the locale (LC_ALL before LC_MESSAGES before LANG), else English. */
export const resolveLanguage = (requested: Option.Option<Language>): Effect.Effect<Language> =>
  Option.match(requested, {
    onSome: Effect.succeed,
    onNone: () =>
      Effect.map(Effect.orDie(locale), (values) => languageOfLocale(values.find((value) => value !== "") ?? ""))
  })
