import { InvalidBody } from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { wireRuleMessage } from "@radicar/domain/inner/rules/wireRules"
import { Effect } from "effect"
import { CallerLanguage } from "./language.ts"

/** A violation in both languages. */
export interface LocalizedViolation {
  readonly rule: string
  readonly path: string
  /** Message; if absent, the standard message of `rule`, which must be a rule about the form of bodies. */
  readonly message?: Localized
  readonly expected: Localized
  readonly actual: Localized | string
}

/** A violation in the caller's language. */
export const violation = ({ actual, expected, message, path, rule }: LocalizedViolation): Effect.Effect<Violation> =>
  Effect.map(CallerLanguage, (language) => ({
    rule,
    path,
    message: (message ?? wireRuleMessage(rule))[language],
    expected: expected[language],
    actual: typeof actual === "string" ? actual : actual[language]
  }))

/** Refuses a body because of one field, whose violation is the detail of the answer. */
export const invalidField = (fault: LocalizedViolation): Effect.Effect<never, InvalidBody> =>
  Effect.flatMap(violation(fault), (each) => Effect.fail(new InvalidBody({ violations: [each], detail: each.message })))
