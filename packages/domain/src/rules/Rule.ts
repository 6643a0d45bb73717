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

/**
 * Checks a document and reports what breaks the rule. `violations` are those of earlier rules, which may have refused
 * the values that this rule depends on.
 */
export type Check<in Subject> = (subject: Subject, report: Report, violations: ReadonlyArray<Violation>) => void

/** A rule as data: the authority's code, its text, its source, and a pure check over a prepared document. */
export interface Rule<in Subject> {
  readonly code: string
  /** The authority's reaction to a violation: it refuses the document, or only notifies of it. Default `rejection`. */
  readonly severity?: Severity
  readonly message: Localized
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
  /** Set if the rule reads the document's number. Only such rules are applied again when a document gets its number. */
  readonly readsNumber?: true
  readonly check: Check<Subject>
  /**
   * The explanation that the catalogue lists. Absent if it belongs to another rule of the same meaning, or is in the
   * catalogue alone.
   */
  readonly explained?: Explanation
}

/** Rules over one kind of subject. */
export type Rules<Subject> = ReadonlyArray<Rule<Subject>>

/** The facts of a rule that are not sentences. */
interface RuleHead extends Pick<Rule<never>, "code" | "severity" | "readsNumber">, Pick<Explanation, "codes" | "path"> {
  /** Annex section or rule table the rule was taken from. Default: the rule of this code in annex FE 1.9. */
  readonly source?: string
  /** Set if the authority only notifies of the fault, which the rule rejects. */
  readonly authority?: "notification"
}

/**
 * Makes a rule. Every fact is stated once: `message` is also the cause in the catalogue, `path` the place of the
 * correction.
 */
export const rule = <Subject>(
  head: RuleHead,
  ...[message, messageEs, fix, fixEs, check]: readonly [
    message: string,
    messageEs: string,
    fix: string,
    fixEs: string,
    check: Check<Subject>
  ]
): Rule<Subject> => ruleWithCause(head, message, messageEs, message, messageEs, fix, fixEs, check)

/** Makes a rule of which the catalogue says more than the message: a cause that the check does not see, or a limit. */
export const ruleWithCause = <Subject>(
  { authority, codes, path, source, ...head }: RuleHead,
  ...[message, messageEs, cause, causeEs, fix, fixEs, check]: readonly [
    message: string,
    messageEs: string,
    cause: string,
    causeEs: string,
    fix: string,
    fixEs: string,
    check: Check<Subject>
  ]
): Rule<Subject> => ({
  ...head,
  message: { en: message, es: messageEs },
  source: source ?? `Annex FE 1.9, rule ${head.code}`,
  explained: explain(
    {
      ...(codes === undefined ? {} : { codes }),
      ...(authority === undefined ? {} : { severity: authority }),
      ...(path === undefined ? {} : { path })
    },
    cause,
    causeEs,
    fix,
    fixEs
  ),
  check
})

/** Makes a rule whose explanation belongs to another rule of the same meaning, or is in the catalogue alone. */
export const unexplained = <Subject>(
  { source, ...head }: Pick<RuleHead, "code" | "severity" | "source">,
  ...[message, messageEs, check]: readonly [message: string, messageEs: string, check: Check<Subject>]
): Rule<Subject> => ({
  ...head,
  message: { en: message, es: messageEs },
  source: source ?? `Annex FE 1.9, rule ${head.code}`,
  check
})

/**
 * Applies every rule and returns all findings, in the order of the rules, up to {@link maximumViolations} of each kind.
 * `codeOf` returns the code of a shared rule for this type of document. Checks that read an unreadable value are
 * skipped.
 */
export const applyRules = <Subject>(
  rules: Rules<Subject>,
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
  rules: Rules<Subject>,
  codeOf: (code: string) => string = (code) => code
): ReadonlyArray<RuleDescription> =>
  rules.map(({ code, message, severity = "rejection", source }) => ({ code: codeOf(code), severity, message, source }))
