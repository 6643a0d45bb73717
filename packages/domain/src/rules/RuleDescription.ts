import type { Localized } from "./Language.ts"
import type { Rule } from "./Rule.ts"

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
