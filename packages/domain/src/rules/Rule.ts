import type { WirePath } from "./Violation.ts"
import { type Findings, jsonPath, listViolations, maximumViolations, type Violation } from "./Violation.ts"
import { passHole, unlessHole } from "./hole.ts"
import { type Language, type Localized, type Wording, wordingIn } from "./Language.ts"
import { absent, aValue } from "./sharedWordings.ts"

/**
 * Reports what a rule found: where in the caller's body, what it expected (computed only if it is shown) and the actual
 * value.
 */
export type Report = (path: WirePath, expected: Wording | (() => Wording), actual: Wording | undefined) => void

/** The explanation of a rule for the person who corrects the document. */
export interface Explanation {
  /**
   * The codes that it explains, those of a sale without the letters of the type: `AU06` stands for `FAU06`, `CAU06`,
   * `DAU06` and so on. By default the code of the rule alone.
   */
  readonly codes?: ReadonlyArray<string>
  /** Set if the authority only notifies of it; by default the severity of the rule. */
  readonly severity?: "notification"
  /** The fault to which the authority refers with this rule. */
  readonly cause: Localized
  /** The correction. */
  readonly fix: Localized
  /**
   * The path of the correction in the body, with `[*]` for every element of a list. `{supplier}`, `{customer}` and
   * `{issuer}` stand for the fields of the seller, the buyer and the issuer. Absent if no field of the body corrects
   * it.
   */
  readonly path?: string
}

/** Adds to `head`, which says where and by which codes, the cause and the fix, each in English and in Spanish. */
export const explain = <Head>(
  head: Head,
  ...[cause, causeEs, fix, fixEs]: readonly [cause: string, causeEs: string, fix: string, fixEs: string]
): Head & Pick<Explanation, "cause" | "fix"> => ({
  ...head,
  cause: { en: cause, es: causeEs },
  fix: { en: fix, es: fixEs }
})

/** A rule as data: the authority's code, its text, where it comes from, and a pure check over a prepared document. */
export interface Rule<in Subject> {
  readonly code: string
  /** Whether the authority refuses what breaks the rule, or only says so. Default `rejection`. */
  readonly severity?: "rejection" | "notification"
  readonly message: Localized
  /** Absent where another rule of the same meaning has it, or the catalogue of codes that no single rule stands for. */
  readonly explained?: Explanation | undefined
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
  /** Whether it reads the document's number: no other rule is asked again when a document gets its number. */
  readonly readsNumber?: true
  /** `found` are the violations of the rules before it: what it asks follows from values that they may have refused. */
  readonly check: (subject: Subject, report: Report, found: ReadonlyArray<Violation>) => void
}

/**
 * Applies every rule and answers all findings, in the order of the rules, up to {@link maximumViolations} of a kind.
 * `codeOf` gives a rule that several document types share the code that it has for this one. Of a document with holes,
 * what looks into one is left out.
 */
export const applyRules = <Subject>(
  rules: ReadonlyArray<Rule<Subject>>,
  subject: Subject,
  language: Language,
  codeOf: (code: string) => string = (code) => code
): Findings => {
  const violations: Array<Violation> = []
  const notifications: Array<Violation> = []
  let total = 0
  let applied: Rule<Subject> | undefined
  const report: Report = (path, expected, actual) => {
    if (applied === undefined) return
    const found = applied.severity === "notification" ? notifications : violations
    if (found === violations) total++
    if (found.length >= maximumViolations) return
    found.push({
      rule: codeOf(applied.code),
      path: jsonPath(path),
      message: applied.message[language],
      expected: wordingIn(typeof expected === "function" ? unlessHole(expected, () => aValue) : expected, language),
      actual: wordingIn(actual ?? absent, language)
    })
  }
  for (const rule of rules) {
    applied = rule
    try {
      rule.check(subject, report, violations)
    } catch (error) {
      passHole(error)
    }
  }
  return { ...listViolations(violations, total), notifications }
}

/** A rule of a document type without its check. */
export interface RuleDescription {
  /** The authority's code as it is for this type: `FAU06` of an invoice is `CAU06` of a credit note. */
  readonly code: string
  readonly severity: "rejection" | "notification"
  readonly message: Localized
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
}

/** Describes the rules of a document type; `codeOf` gives the code that a shared rule has for it. */
export const describeRules = <Subject>(
  rules: ReadonlyArray<Rule<Subject>>,
  codeOf: (code: string) => string = (code) => code
): ReadonlyArray<RuleDescription> =>
  rules.map(({ code, message, severity = "rejection", source }) => ({ code: codeOf(code), severity, message, source }))
