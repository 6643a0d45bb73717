import type { RulePrefix } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"

/** A validation rule of the annex: its code, effect and Spanish text, and the test for a violation. */
export interface Rule<Subject> extends Finding {
  readonly breaks: (subject: Subject) => boolean
}

/** Makes a rule that rejects the document. */
export const reject = <Subject>(code: string, text: string, breaks: Rule<Subject>["breaks"]): Rule<Subject> => ({
  code,
  kind: "rejection",
  text,
  breaks
})

/** Makes a rule that only notifies. */
export const notify = <Subject>(code: string, text: string, breaks: Rule<Subject>["breaks"]): Rule<Subject> => ({
  code,
  kind: "notification",
  text,
  breaks
})

/** Finds all rules that a subject breaks, in their order. */
export const findings = <Subject>(rules: ReadonlyArray<Rule<Subject>>, subject: Subject): ReadonlyArray<Finding> =>
  rules.filter((rule) => rule.breaks(subject)).map(({ code, kind, text }) => ({ code, kind, text }))

/**
 * Replaces the invoice's rule codes in findings by those of another document kind. The annexes number the same rules
 * alike and only change the first letters. Codes common to all document types (VLR01, ZE02, DC…) stay unchanged.
 */
export const relabel = (findings: ReadonlyArray<Finding>, prefix: RulePrefix): ReadonlyArray<Finding> =>
  findings.map((finding) => ({
    ...finding,
    code: finding.code.startsWith("FED")
      ? `${ofMinistry[prefix] ?? "FED"}${finding.code.slice(3)}`
      : finding.code.replace(/^F(?=[A-Z]{2}\d)/u, prefix)
  }))

/** Prefixes of the health ministry's rules about notes; they differ from the authority's. */
const ofMinistry: Partial<Record<RulePrefix, string>> = { C: "CND", D: "DND" }
