import { Result, type Schema } from "effect"
import type { JsonValue } from "../json/JsonValue.ts"
import { type Findings, formFindings } from "../rules/Findings.ts"
import { jsonPath } from "../rules/jsonPath.ts"
import type { Language, Localized } from "../rules/Language.ts"
import { maximumViolations } from "../rules/maximumViolations.ts"
import { nearest } from "../rules/nearest.ts"
import type { Violation } from "../rules/Violation.ts"
import { wireRuleMessage } from "../rules/wireRules.ts"
import { Misfit } from "./Misfit.ts"
import { type MisfitSink, pathOf, type WireLocation } from "./Reader.ts"
import { readerOf } from "./readerOf.ts"
import { absent } from "../rules/sharedWordings.ts"
import { type Wording, wordingIn } from "../rules/Wording.ts"
import { kindOf, shownValue } from "./shownValue.ts"

/** How a body is read. */
export interface ReadOptions {
  readonly language: Language
  /** What to do with fields that the document does not have. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
}

const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

const show = (misfit: Misfit, actual: unknown): Wording => {
  if (misfit.shows === "nothing") return hidden
  return misfit.shows === "shape" ? kindOf(actual) : shownValue(actual)
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
    this.add(misfit.rule ?? "RAD02", location, misfit.expected, show(misfit, actual))
  }

  missing(location: WireLocation, expected: Wording): void {
    this.add("RAD01", location, expected, absent)
  }

  unknown(location: WireLocation, known: ReadonlyArray<string>): void {
    if (this.ignoreUnknown || this.violations.length >= maximumViolations) return
    const key = String(location.key)
    const suggestion = nearest(key, known)
    this.add("RAD03", location, suggestion ?? known.join(", "), shownValue(key))
  }

  private add(rule: string, location: WireLocation | undefined, expected: Wording, actual: Wording): void {
    if (this.violations.length >= maximumViolations) return
    this.violations.push({
      rule,
      path: jsonPath(pathOf(location)),
      message: wireRuleMessage(rule)[this.language],
      expected: wordingIn(expected, this.language),
      actual: wordingIn(actual, this.language)
    })
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
