import { Result, type Schema } from "effect"
import { JsonNumber } from "../json/JsonNumber.ts"
import { JsonObject } from "../json/JsonObject.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import { type Findings, formFindings } from "../rules/Findings.ts"
import { jsonPath } from "../rules/jsonPath.ts"
import type { Language } from "../rules/Language.ts"
import { maximumViolations } from "../rules/maximumViolations.ts"
import { nearest } from "../rules/nearest.ts"
import type { Violation } from "../rules/Violation.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { Misfit } from "./Misfit.ts"
import { type MisfitSink, pathOf, type WireLocation } from "./Reader.ts"
import { readerOf } from "./readerOf.ts"

/** How a body is read. */
export interface ReadOptions {
  readonly language: Language
  /** What to do with fields that the document does not have. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
}

const kinds = {
  en: { object: "an object", list: "a list", text: "a text", number: "a number", other: "true or false" },
  es: { object: "un objeto", list: "una lista", text: "un texto", number: "un número", other: "verdadero o falso" }
} as const

const kindOf = (value: unknown): keyof (typeof kinds)["en"] => {
  if (value instanceof JsonObject) return "object"
  if (Array.isArray(value)) return "list"
  if (value instanceof JsonNumber) return "number"
  return typeof value === "string" ? "text" : "other"
}

const showScalar = (value: unknown): string => {
  const text = value instanceof JsonNumber ? value.text : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

class Collector implements MisfitSink {
  readonly violations: Array<Violation> = []
  private readonly language: Language
  private readonly ignoreUnknown: boolean

  constructor(options: ReadOptions) {
    this.language = options.language
    this.ignoreUnknown = options.unknownFields === "ignore"
  }

  misfit(location: WireLocation | undefined, misfit: Misfit, actual: unknown): void {
    this.add(misfit.rule ?? "RAD02", location, misfit.expected, this.show(misfit, actual))
  }

  missing(location: WireLocation, expected: string): void {
    this.add("RAD01", location, expected, this.language === "es" ? "ausente" : "absent")
  }

  unknown(location: WireLocation, known: ReadonlyArray<string>): void {
    if (this.ignoreUnknown || this.violations.length >= maximumViolations) return
    const key = String(location.key)
    const suggestion = nearest(key, known)
    this.add("RAD03", location, suggestion ?? known.join(", "), showScalar(key))
  }

  private show(misfit: Misfit, actual: unknown): string {
    if (misfit.shows === "nothing") return this.language === "es" ? "(oculto)" : "(hidden)"
    const kind = kindOf(actual)
    return misfit.shows === "shape" || kind === "object" || kind === "list"
      ? kinds[this.language][kind]
      : showScalar(actual)
  }

  private add(rule: string, location: WireLocation | undefined, expected: string, actual: string): void {
    if (this.violations.length >= maximumViolations) return
    const message = wireRuleMessage(rule)[this.language]
    this.violations.push({ rule, path: jsonPath(pathOf(location)), message, expected, actual })
  }
}

/**
 * Reads a parsed body as a document and answers either the document or what is wrong with its form, up to `maximumViolations`
 * of it.
 */
export const readDocument = <A, E>(
  schema: Schema.Codec<A, E>,
  json: JsonValue,
  options: ReadOptions
): Result.Result<A, Findings> => {
  const collector = new Collector(options)
  const value = readerOf(schema as Schema.Codec<A, unknown>).read(json, undefined, collector)
  if (value instanceof Misfit) collector.misfit(undefined, value, json)
  return value instanceof Misfit || collector.violations.length > 0
    ? Result.fail(formFindings(collector.violations))
    : Result.succeed(value)
}
