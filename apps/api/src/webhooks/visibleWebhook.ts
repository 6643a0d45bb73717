import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import type { Webhook as WebhookItem } from "@radicar/contract/inner/webhook/Webhook"
import type { WebhookDelivery as DeliveryItem } from "@radicar/contract/inner/webhook/WebhookDelivery"
import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Option } from "effect"
import { missingIds } from "../access/requireAccess.ts"
import { failWith } from "../http/language.ts"
import type { DeliveryRow } from "./DeliveryRow.ts"
import { type WebhookRow, WebhookStore } from "./WebhookStore.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const noWebhook = failWith(NotFound, {
  en: "No webhook with this id belongs only to companies of this token.",
  es: "Ningún webhook con este identificador es solo de compañías de este token."
})

/** Looks up a webhook that the caller may see. The caller must be allowed to act for all companies of the webhook. */
export const visibleWebhook = Effect.map(WebhookStore, (webhooks) =>
  Effect.fnUntraced(function* (id: string) {
    const { companies } = yield* CurrentCaller
    const webhook = yield* webhooks.find(id)
    return Option.isSome(webhook) && missingIds(companies, webhook.value.companyIds).length === 0
      ? webhook.value
      : yield* noWebhook
  })
)

/** A webhook as the API answers it. */
export const webhookItem = (webhook: WebhookRow): WebhookItem => {
  const { companyIds, createdAt, createdBy, disabledAt, disabledBecause, events, expiresAt } = webhook
  const { failingSince, id, name, state, url } = webhook
  return {
    id,
    name,
    kind: expiresAt === undefined ? "post" : "pull",
    url,
    events,
    companies: companyIds,
    state,
    created: createdAt.toISOString(),
    ...withoutUndefined({
      expires: expiresAt?.toISOString(),
      createdBy,
      failingSince: failingSince?.toISOString(),
      disabled: disabledAt?.toISOString(),
      disabledBecause
    })
  }
}

/** A delivery in an answer, in the caller's language. */
export const deliveryItem = (delivery: DeliveryRow, language: Language): DeliveryItem => {
  const { createdAt, eventId, failure, id, nextAt, state, status, triedAt, tries, type, webhookId } = delivery
  return {
    id,
    webhook: webhookId,
    event: eventId,
    type,
    state,
    created: createdAt.toISOString(),
    tries,
    ...withoutUndefined({
      tried: triedAt?.toISOString(),
      next: state === "pending" ? nextAt.toISOString() : undefined,
      status,
      failure: failure === undefined ? undefined : textIn(failure, language)
    })
  }
}
