import { JsonNumber } from "../json/JsonNumber.ts"
import { JsonObject, type JsonValue } from "../json/JsonObject.ts"
import { anObject, absent } from "../rules/sharedWordings.ts"
import { type Wording, type Language, type Localized, wordingIn } from "../rules/Language.ts"
import { Result, type Schema } from "effect"
import { type Findings, jsonPath, maximumViolations, type Violation } from "../rules/Violation.ts"
import { nearest } from "../rules/nearest.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { InvalidValue, type Notice, type ProblemSink, pathOf, type WireLocation, readerOf } from "./Reader.ts"

const kinds = {
  list: { en: "a list", es: "una lista" },
  text: { en: "a text", es: "un texto" },
  number: { en: "a number", es: "un número" },
  other: { en: "true or false", es: "true o false" }
} as const

/** The kind of a JSON value, for a person. */
export const kindOf = (value: unknown): Wording => {
  if (value === null) return "null"
  if (value instanceof JsonObject) return anObject
  if (Array.isArray(value)) return kinds.list
  if (value instanceof JsonNumber) return kinds.number
  return typeof value === "string" ? kinds.text : kinds.other
}

/** What a report shows of a JSON value: at most 60 characters of it, of an object or a list its kind alone. */
export const describeValue = (value: unknown): Wording => {
  if (value instanceof JsonObject || Array.isArray(value)) return kindOf(value)
  const text = value instanceof JsonNumber ? value.text : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** How a body is read. */
export interface ReadOptions {
  readonly language: Language
  /** What to do with fields that the document does not have. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
}

const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

const show = (invalid: InvalidValue, actual: unknown): Wording => {
  if (invalid.shows === "nothing") return hidden
  return invalid.shows === "shape" ? kindOf(actual) : describeValue(actual)
}

class Collector implements ProblemSink {
  readonly violations: Array<Violation> = []
  readonly notifications: Array<Violation> = []
  private readonly language: Language
  private readonly ignoreUnknown: boolean

  constructor(options: ReadOptions) {
    this.language = options.language
    this.ignoreUnknown = options.unknownFields === "ignore"
  }

  invalid(location: WireLocation | undefined, invalid: InvalidValue, actual: unknown): void {
    this.add(this.violations, invalid.rule ?? "RAD02", location, invalid.expected, show(invalid, actual))
  }

  missing(location: WireLocation, expected: Wording): void {
    this.add(this.violations, "RAD01", location, expected, absent)
  }

  unknown(location: WireLocation, known: ReadonlyArray<string>): void {
    if (this.ignoreUnknown || this.violations.length >= maximumViolations) return
    const key = String(location.key)
    const suggestion = nearest(key, known)
    this.add(this.violations, "RAD03", location, suggestion ?? known.join(", "), describeValue(key))
  }

  notice(location: WireLocation | undefined, { rule, taken }: Notice, actual: unknown): void {
    this.add(this.notifications, rule, location, taken, describeValue(actual))
  }

  private add(
    found: Array<Violation>,
    rule: string,
    location: WireLocation | undefined,
    expected: Wording,
    actual: Wording
  ): void {
    if (found.length >= maximumViolations) return
    found.push({
      rule,
      path: jsonPath(pathOf(location)),
      message: wireRuleMessage(rule)[this.language],
      expected: wordingIn(expected, this.language),
      actual: wordingIn(actual, this.language)
    })
  }
}

/** What reading a body came to. */
export interface Reading<out A> {
  /** Absent where the form is wrong, which `findings` then say. */
  readonly document?: A
  /** What is wrong with the form, and what was taken otherwise than it is stated. */
  readonly findings: Findings
}

/** Reads a parsed body as a document and answers all findings about its form. */
export const readBody = <A, E>(schema: Schema.Codec<A, E>, json: JsonValue, options: ReadOptions): Reading<A> => {
  const collector = new Collector(options)
  const { notifications, violations } = collector
  const value = readerOf(schema as Schema.Codec<A, unknown>).read(json, undefined, collector)
  if (value instanceof InvalidValue) collector.invalid(undefined, value, json)
  const findings = { violations, notifications }
  return value instanceof InvalidValue || violations.length > 0 ? { findings } : { document: value, findings }
}

/** {@link readBody} for a caller that needs either the document or what is wrong with its form. */
export const readDocument = <A, E>(
  schema: Schema.Codec<A, E>,
  json: JsonValue,
  options: ReadOptions
): Result.Result<A, Findings> => {
  const { document, findings } = readBody(schema, json, options)
  return document === undefined ? Result.fail(findings) : Result.succeed(document)
}
