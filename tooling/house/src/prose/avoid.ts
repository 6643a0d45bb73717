import type { TextlintRuleModule, TextlintRuleReporter } from "@textlint/types"
import { phrases } from "./phrases.ts"

const asBegun = (original: string, text: string): string =>
  /^\p{Lu}/u.test(original) ? text.charAt(0).toUpperCase() + text.slice(1) : text

const report: TextlintRuleReporter = ({ fixer, locator, report: add, RuleError }) => ({
  Str(node) {
    for (const { avoid: pattern, fix, use } of phrases) {
      for (const { 0: original, index } of node.value.matchAll(pattern)) {
        const range = [index, index + original.length] as const
        add(
          node,
          new RuleError(`"${original.replaceAll(/\s+/gu, " ")}": write ${use}`, {
            padding: locator.range(range),
            ...(fix === undefined ? {} : { fix: fixer.replaceTextRange(range, asBegun(original, fix)) })
          })
        )
      }
    }
  }
})

/** Textlint rule that reports phrases to avoid, and fixes those with a general replacement. */
export const avoid: TextlintRuleModule = { linter: report, fixer: report }
