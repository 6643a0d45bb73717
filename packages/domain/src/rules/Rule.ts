import type { WirePath } from "../wire/Reader.ts"
import { maximumViolations } from "./maximumViolations.ts"
import type { Language, Localized } from "./Language.ts"
import { jsonPath } from "./jsonPath.ts"
import type { Violation } from "./Violation.ts"

/**
 * Says what a rule found: where in the caller's body, what it expected (worked out only if it is shown) and what stands
 * there.
 */
export type Report = (path: WirePath, expected: string | (() => string), actual: string | undefined) => void

/** A rule as data: the authority's code, its text, where it comes from, and a pure check over a prepared document. */
export interface Rule<in Subject> {
  readonly code: string
  readonly message: Localized
  /** Annex section or rule table the rule was taken from. */
  readonly source: string
  readonly check: (subject: Subject, report: Report) => void
}

/**
 * Applies every rule and answers all violations, in the order of the rules, up to {@link maximumViolations}. `codeOf`
 * gives a rule that several document types share the code that it has for this one.
 */
export const applyRules = <Subject>(
  rules: ReadonlyArray<Rule<Subject>>,
  subject: Subject,
  language: Language,
  codeOf: (code: string) => string = (code) => code
): ReadonlyArray<Violation> => {
  const violations: Array<Violation> = []
  for (const rule of rules) {
    rule.check(subject, (path, expected, actual) => {
      if (violations.length >= maximumViolations) return
      violations.push({
        rule: codeOf(rule.code),
        path: jsonPath(path),
        message: rule.message[language],
        expected: typeof expected === "string" ? expected : expected(),
        actual: actual ?? (language === "es" ? "ausente" : "absent")
      })
    })
  }
  return violations
}
