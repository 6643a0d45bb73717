import { CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { Effect, Option } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import { Webhooks } from "../storage/Webhooks.ts"
import { lacking, requireScope } from "./requireAccess.ts"

const noWebhook = failLocalized(
  {
    en: "No webhook of this id is for companies of this token alone.",
    es: "Ningún webhook con este identificador es solo de compañías de este token."
  },
  (detail) => new NotFound({ detail })
)

/** Looks webhooks up as callers may see them: those of which they may act for every company. */
export const visibleWebhook = Effect.map(Webhooks, (webhooks) =>
  Effect.fnUntraced(function* (scope: Scope, id: string) {
    yield* requireScope(scope)
    const { companies } = yield* CurrentCaller
    const found = yield* webhooks.find(id)
    return Option.isSome(found) && lacking(companies, found.value.companyIds).length === 0
      ? found.value
      : yield* noWebhook
  })
)
