import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { anObject, absent, secretActual } from "../rules/sharedWordings.ts"
import { type Wording, type Language, wordingIn } from "../rules/Language.ts"
import { Result, type Schema } from "effect"
import { type Findings, jsonPath, listViolations, maximumViolations, type Violation } from "../rules/Violation.ts"
import { isAbsentElsewhere } from "./isNothing.ts"
import { nearest } from "../rules/nearest.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import {
  InvalidValue,
  type Notice,
  type ProblemSink,
  type Reader,
  readerOf,
  type WireLocation,
  wirePathOf
} from "./Reader.ts"

const kinds = {
  list: { en: "a list", es: "una lista" },
  emptyList: { en: "an empty list", es: "una lista vacía" },
  text: { en: "a text", es: "un texto" },
  number: { en: "a number", es: "un número" },
  other: { en: "a boolean", es: "un booleano" }
} as const

/** The kind of a JSON value, for people. */
export const jsonKindOf = (value: unknown): Wording => {
  if (value === null) return "null"
  if (value instanceof JsonObject) return anObject
  if (Array.isArray(value)) return kinds.list
  if (value instanceof JsonNumber) return kinds.number
  return typeof value === "string" ? kinds.text : kinds.other
}

/** Shortens a JSON value for a report: at most 60 characters, and only the kind for an object or a list. */
export const describeValue = (value: unknown): Wording => {
  if (value instanceof JsonObject || Array.isArray(value)) return jsonKindOf(value)
  const text = value instanceof JsonNumber ? value.text : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Options for reading a body. */
export interface ReadOptions {
  readonly language: Language
  /** The treatment of unknown fields. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
  /** Whether empty fields from the bodies of other operations count as absent. Default false. */
  readonly takesOtherFields?: boolean
}

/** Whether a value may be mistaken for one of another type: `"true"` for `true`. */
const isMistakable = (actual: unknown): boolean =>
  typeof actual !== "string" || /^\s*(?:true|false|null|[+-]?[\d.,]+)\s*$/u.test(actual)

const hiddenOf = (kind: Wording): Wording =>
  typeof kind === "string" ? kind : { en: `(hidden, ${kind.en})`, es: `(oculto, ${kind.es})` }

/** A value with its type: `900373115 (a number)`, to distinguish it from a text of the same digits. */
const withKind = (actual: unknown): Wording => {
  const kind = jsonKindOf(actual)
  const value = wordingIn(describeValue(actual), "en")
  return typeof kind === "string" ? kind : { en: `${value} (${kind.en})`, es: `${value} (${kind.es})` }
}

const show = (invalid: InvalidValue, actual: unknown): Wording => {
  if (actual instanceof JsonObject || Array.isArray(actual)) return jsonKindOf(actual)
  switch (invalid.shows) {
    case "nothing":
      return typeof actual === "string" ? secretActual : hiddenOf(jsonKindOf(actual))
    case "shape":
      return jsonKindOf(actual)
    case "text":
      return typeof actual === "string" ? describeValue(actual) : withKind(actual)
    default:
      // a rule of the authority covers the value, whatever its type
      return invalid.rule !== undefined || !isMistakable(actual) ? describeValue(actual) : withKind(actual)
  }
}

class Collector implements ProblemSink {
  readonly violations: Array<Violation> = []
  readonly notifications: Array<Violation> = []
  /** The number of violations, listed or not. */
  total = 0
  private readonly language: Language
  private readonly ignoreUnknown: boolean
  private readonly takesOtherFields: boolean

  constructor(options: ReadOptions) {
    this.language = options.language
    this.ignoreUnknown = options.unknownFields === "ignore"
    this.takesOtherFields = options.takesOtherFields === true
  }

  invalid(
    location: WireLocation | undefined,
    invalid: InvalidValue,
    actual: unknown,
    _reader: Pick<Reader<unknown>, "isText">
  ): unknown {
    this.refuse(invalid.rule ?? "RAD02", location, invalid.expected, show(invalid, actual))
    return undefined
  }

  missing(
    location: WireLocation,
    { expected }: Pick<Reader<unknown>, "expected" | "isText">,
    spelling: JsonValue | undefined
  ): unknown {
    this.refuse("RAD01", location, expected, Array.isArray(spelling) ? kinds.emptyList : absent)
    return undefined
  }

  unknown(location: WireLocation, names: ReadonlyArray<string>, value: JsonValue): string | undefined {
    if (this.ignoreUnknown) return undefined
    const key = String(location.key)
    if (this.takesOtherFields && isAbsentElsewhere(key, value, location.parent === undefined)) return undefined
    const suggestion = this.total < maximumViolations ? nearest(key, names) : undefined
    this.refuse("RAD03", location, suggestion ?? names.join(", "), describeValue(key))
    return suggestion
  }

  notice(location: WireLocation | undefined, { rule, taken }: Notice, actual: unknown): void {
    this.add(this.notifications, rule, location, taken, describeValue(actual))
  }

  private refuse(rule: string, location: WireLocation | undefined, expected: Wording, actual: Wording): void {
    this.total++
    this.add(this.violations, rule, location, expected, actual)
  }

  private add(
    findings: Array<Violation>,
    rule: string,
    location: WireLocation | undefined,
    expected: Wording,
    actual: Wording
  ): void {
    if (findings.length >= maximumViolations) return
    findings.push({
      rule,
      path: jsonPath(wirePathOf(location)),
      message: wireRuleMessage(rule)[this.language],
      expected: wordingIn(expected, this.language),
      actual: wordingIn(actual, this.language)
    })
  }
}

/** Takes any text for a text, and leaves out other optional values that do not fit. */
class LenientCollector extends Collector {
  readonly omitsInvalid = true

  override invalid(...args: Parameters<Collector["invalid"]>): unknown {
    const [, , actual, { isText }] = args
    super.invalid(...args)
    return isText === true && typeof actual === "string" ? actual : undefined
  }

  override missing(...args: Parameters<Collector["missing"]>): unknown {
    const [, { isText }] = args
    super.missing(...args)
    return isText === true ? "" : undefined
  }
}

/** The result of reading a body. */
export interface Reading<out A> {
  /** The document; absent if its form is wrong. `findings` then has the faults. */
  readonly document?: A
  /**
   * The document whose form is wrong. Values without the right form are unreadable (`rules/unreadable.ts`), so only the
   * rules may read it. Absent if the body is not an object.
   */
  readonly partial?: A
  /** Faults of form, and notifications of values that were changed when read. */
  readonly findings: Findings
}

/** Reads a parsed body as a document and returns all findings on its form. */
export const readParsedBody = <A, E>(schema: Schema.Codec<A, E>, json: JsonValue, options: ReadOptions): Reading<A> => {
  const collector = new Collector(options)
  const { notifications, violations } = collector
  const value = readerOf(schema as Schema.Codec<A, unknown>).read(json, undefined, collector)
  if (value instanceof InvalidValue) collector.invalid(undefined, value, json, {})
  if (!(value instanceof InvalidValue) && violations.length === 0) {
    return { document: value, findings: { violations, notifications } }
  }
  const findings = { ...listViolations(violations, collector.total), notifications }
  return value instanceof InvalidValue ? { findings } : { partial: value, findings }
}

/**
 * Reads a body of another program for printing: texts that break a rule of form are taken as they are. The partial
 * document has every value that has its form. Returns an empty reading if the form is right, or the body is not an
 * object.
 */
export const readMisformedBody = <A, E>(
  schema: Schema.Codec<A, E>,
  json: JsonValue,
  options: ReadOptions
): Pick<Reading<A>, "partial" | "findings"> => {
  const collector = new LenientCollector(options)
  const { notifications, violations } = collector
  const value = readerOf(schema as Schema.Codec<A, unknown>).read(json, undefined, collector)
  const findings = { ...listViolations(violations, collector.total), notifications }
  return value instanceof InvalidValue || violations.length === 0 ? { findings } : { partial: value, findings }
}

/** {@link readParsedBody} for callers that need either the document or the faults of its form. */
export const readDocument = <A, E>(
  schema: Schema.Codec<A, E>,
  json: JsonValue,
  options: ReadOptions
): Result.Result<A, Findings> => {
  const { document, findings } = readParsedBody(schema, json, options)
  return document === undefined ? Result.fail(findings) : Result.succeed(document)
}
