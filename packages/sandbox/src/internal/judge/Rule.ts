import type { Finding } from "./Finding.ts"

/** A validation rule of the annex: its code, effect and Spanish text, and the test of what breaks it. */
export interface Rule<Subject> extends Finding {
  readonly breaks: (subject: Subject) => boolean
}

/** A rule that rejects the document. */
export const reject = <Subject>(code: string, text: string, breaks: Rule<Subject>["breaks"]): Rule<Subject> => ({
  code,
  kind: "rejection",
  text,
  breaks
})

/** A rule that only notifies. */
export const notify = <Subject>(code: string, text: string, breaks: Rule<Subject>["breaks"]): Rule<Subject> => ({
  code,
  kind: "notification",
  text,
  breaks
})

/** Every rule a subject breaks, in the rules' order: never only the first. */
export const findings = <Subject>(rules: ReadonlyArray<Rule<Subject>>, subject: Subject): ReadonlyArray<Finding> =>
  rules.filter((rule) => rule.breaks(subject)).map(({ code, kind, text }) => ({ code, kind, text }))
