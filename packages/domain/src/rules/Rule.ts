import type { WirePath } from "./Violation.ts"
import { type Findings, jsonPath, listViolations, maximumViolations, type Violation } from "./Violation.ts"
import type { Severity } from "./Severity.ts"
import { skipUnreadable, ifReadable } from "./unreadable.ts"
import { type Language, type Localized, type Wording, wordingIn } from "./Language.ts"
import { absent, aValue } from "./sharedWordings.ts"

/**
 * Reports a finding of a rule: the path in the caller's body, the expected value (computed only if it is shown), the
 * actual value, and the severity if it is not the rule's.
 */
export type Report = (
  path: WirePath,
  expected: Wording | (() => Wording),
  actual: Wording | undefined,
  severity?: Severity
) => void

/** The explanation of a rule for the person who corrects the document. */
export interface Explanation {
  /**
   * The codes that the explanation covers; by default the code of the rule alone. Codes of a sale lack the letters of
   * the type: `AU06` stands for `FAU06`, `CAU06`, `DAU06` and so on.
   */
  readonly codes?: ReadonlyArray<string>
  /** Set if the authority only notifies of the fault. Default: the severity of the rule. */
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

/** Adds the cause and the fix, each in English and in Spanish, to `head`, which has the path and the codes. */
export const explain = <Head>(
  head: Head,
  ...[cause, causeEs, fix, fixEs]: readonly [cause: string, causeEs: string, fix: string, fixEs: string]
): Head & Pick<Explanation, "cause" | "fix"> => ({
  ...head,
  cause: { en: cause, es: causeEs },
  fix: { en: fix, es: fixEs }
})

interface RuleBody<in Subject> {
  /** The authority's reaction to a violation: it refuses the document, or only notifies of it. Default `rejection`. */
  readonly severity?: Severity
  readonly message: Localized
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
  /** Set if the rule reads the document's number. Only such rules are applied again when a document gets its number. */
  readonly readsNumber?: true
  /**
   * Checks a document and reports what breaks the rule. `violations` are those of earlier rules, which may have refused
   * the values that this rule depends on.
   */
  readonly check: (subject: Subject, report: Report, violations: ReadonlyArray<Violation>) => void
}

/** A rule with an explanation for people, which the catalogue lists under the code of the rule. */
export interface ExplainedRule<in Subject, out Code extends string = string> extends RuleBody<Subject> {
  readonly code: Code
  readonly explained: Explanation
}

/** A rule whose explanation belongs to another rule of the same meaning, or is in the catalogue alone. */
export interface UnexplainedRule<in Subject> extends RuleBody<Subject> {
  readonly code: string
  readonly explained?: undefined
}

/**
 * A rule as data: the authority's code, its text, its source, and a pure check over a prepared document. `Code` is the
 * code of a rule that explains itself.
 */
export type Rule<Subject, Code extends string = string> = ExplainedRule<Subject, Code> | UnexplainedRule<Subject>

/** The codes of those rules that explain themselves. */
export type ExplainedCode<R> = R extends { readonly code: infer Code extends string; readonly explained: Explanation }
  ? string extends Code
    ? never
    : Code
  : never

/** Lists rules over one kind of subject. The type of the list names the codes of those that explain themselves. */
export const rulesOver =
  <Subject>() =>
  <const Rules extends ReadonlyArray<Rule<Subject>>>(
    rules: Rules
  ): ReadonlyArray<Rule<Subject, ExplainedCode<Rules[number]>>> =>
    // the compiler derives no codes from a type parameter
    rules as never

/** Makes a rule over one kind of subject that explains itself. Its type names its code. */
export const ruleOver =
  <Subject>() =>
  <const Code extends string>(rule: ExplainedRule<Subject, Code>): ExplainedRule<Subject, Code> =>
    rule

/**
 * Applies every rule and returns all findings, in the order of the rules, up to {@link maximumViolations} of each kind.
 * `codeOf` returns the code of a shared rule for this type of document. Checks that read an unreadable value are
 * skipped.
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
  const report: Report = (path, expected, actual, severity = applied?.severity) => {
    if (applied === undefined) return
    const findings = severity === "notification" ? notifications : violations
    if (findings === violations) total++
    if (findings.length >= maximumViolations) return
    findings.push({
      rule: codeOf(applied.code),
      path: jsonPath(path),
      message: applied.message[language],
      expected: wordingIn(typeof expected === "function" ? ifReadable(expected, () => aValue) : expected, language),
      actual: wordingIn(actual ?? absent, language)
    })
  }
  for (const rule of rules) {
    applied = rule
    try {
      rule.check(subject, report, violations)
    } catch (error) {
      skipUnreadable(error)
    }
  }
  return { ...listViolations(violations, total), notifications }
}

/** A rule of a document type without its check. */
export interface RuleDescription {
  /** The authority's code for this type: `FAU06` of an invoice is `CAU06` of a credit note. */
  readonly code: string
  readonly severity: Severity
  readonly message: Localized
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
}

/** Describes the rules of a document type; `codeOf` returns the code of a shared rule for it. */
export const describeRules = <Subject>(
  rules: ReadonlyArray<Rule<Subject>>,
  codeOf: (code: string) => string = (code) => code
): ReadonlyArray<RuleDescription> =>
  rules.map(({ code, message, severity = "rejection", source }) => ({ code: codeOf(code), severity, message, source }))
