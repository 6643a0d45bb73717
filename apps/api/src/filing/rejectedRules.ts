import { parseRule } from "@radicar/dian/Rule"
import { explainRule } from "@radicar/domain/rulebook/explainRule"
import type { Language } from "@radicar/domain/rules/Language"
import type { RejectedRule } from "@radicar/domain/submission/SubmissionResult"

/** The authority's rules, as `errorMessage` lists them, each with its cause and what to do about it. */
export const rejectedRules = (
  errorMessage: string,
  typeCode: string,
  language: Language
): ReadonlyArray<RejectedRule> =>
  errorMessage
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { code, text } = parseRule(line, false)
      if (code === undefined) return { message: text }
      const known = explainRule(code, { language, typeCode })
      if (known === undefined) return { rule: code, message: text }
      const { cause, fix, path } = known
      return { rule: code, message: text, cause, fix, ...(path === undefined ? {} : { path }) }
    })
