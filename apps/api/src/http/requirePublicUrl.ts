import { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import type { Localized } from "@radicar/domain/rules/Language"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { Effect } from "effect"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { GuardedClient } from "../outbound/GuardedClient.ts"

const rule = "RAD02"

const expected: Localized = {
  en: "an https URL without user and password, whose host has addresses of the open internet only",
  es: "una URL https sin usuario ni contraseña, cuyo host solo tenga direcciones públicas de internet"
}

/** Fails with `InvalidBody` unless the service may call a URL that a body states as `Url`. */
export const requirePublicUrl = Effect.map(GuardedClient, (outbound) =>
  Effect.fnUntraced(function* (url: string) {
    const language = yield* CallerLanguage
    const message = wireRuleMessage(rule)[language]
    const violation = { rule, path: "$.Url", message, expected: expected[language] }
    yield* outbound
      .check(url)
      .pipe(
        Effect.mapError(
          ({ message: actual }) => new InvalidBody({ violations: [{ ...violation, actual }], detail: message })
        )
      )
  })
)
