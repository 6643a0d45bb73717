import { absent } from "@radicar/domain/rules/sharedWordings"
import type { Violation } from "@radicar/domain/rules/Violation"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { Effect } from "effect"
import { CallerLanguage } from "../language/CallerLanguage.ts"

/** Whoever repeats the request must name the same documents, so the service gives no numbers in test sets. */
export const unnumbered = Effect.map(CallerLanguage, (language): Violation => {
  const number = { en: "a number", es: "un número" }
  const message = wireRuleMessage("RAD01")[language]
  return { rule: "RAD01", path: "$.Number", message, expected: number[language], actual: absent[language] }
})
