import type { Webhook as WebhookItem } from "@radicar/contract/webhook/Webhook"
import type { WebhookDelivery as DeliveryItem } from "@radicar/contract/webhook/WebhookDelivery"
import type { Webhook } from "../storage/Webhook.ts"
import type { WebhookDelivery } from "../storage/WebhookDelivery.ts"

/** A webhook as callers see it. */
export const webhookItem = (webhook: Webhook): WebhookItem => {
  const { companyIds, createdAt, disabledAt, disabledBecause, events, failingSince, id, name, state, url } = webhook
  return {
    Id: id,
    Name: name,
    Url: url,
    Events: events,
    Companies: companyIds,
    State: state,
    Created: createdAt.toISOString(),
    ...(failingSince === undefined ? {} : { FailingSince: failingSince.toISOString() }),
    ...(disabledAt === undefined ? {} : { Disabled: disabledAt.toISOString() }),
    ...(disabledBecause === undefined ? {} : { DisabledBecause: disabledBecause })
  }
}

/** A delivery as callers see it. */
export const deliveryItem = (delivery: WebhookDelivery): DeliveryItem => {
  const { createdAt, eventId, failure, id, nextAt, state, status, triedAt, tries, type, webhookId } = delivery
  return {
    Id: id,
    Webhook: webhookId,
    Event: eventId,
    Type: type,
    State: state,
    Created: createdAt.toISOString(),
    Tries: tries,
    ...(triedAt === undefined ? {} : { Tried: triedAt.toISOString() }),
    ...(state === "pending" ? { Next: nextAt.toISOString() } : {}),
    ...(status === undefined ? {} : { Status: status }),
    ...(failure === undefined ? {} : { Failure: failure })
  }
}
