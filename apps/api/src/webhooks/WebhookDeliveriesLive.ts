import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { WebhookDeliveryDetail } from "@radicar/contract/inner/webhook/WebhookDelivery"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageBounds, pageLength, pageOf } from "../http/paging.ts"
import { webhookBody } from "./postEvent.ts"
import { deliveryItem, visibleWebhook } from "./visibleWebhook.ts"
import { WebhookDeliveries } from "./WebhookDeliveries.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const noDelivery = failWith(NotFound, {
  en: "No delivery with this id goes to a webhook of this token.",
  es: "Ninguna entrega con este identificador va a un webhook de este token."
})

/** The log of posted events over HTTP. */
export const WebhookDeliveriesLive = HttpApiBuilder.group(
  RadicarApi,
  "webhookDeliveries",
  Effect.fn(function* (handlers) {
    const deliveries = yield* WebhookDeliveries
    const visible = yield* visibleWebhook

    const visibleDelivery = Effect.fnUntraced(function* (id: string) {
      const delivery = yield* deliveries.find(id)
      if (Option.isNone(delivery)) return yield* noDelivery
      yield* visible(delivery.value.webhookId).pipe(Effect.catchTag("NotFound", () => noDelivery))
      return delivery.value
    })

    return handlers.handleAll({
      list: Effect.fn("WebhookDeliveryGetAll")(function* ({ query }) {
        const { companies } = yield* CurrentCaller
        const language = yield* CallerLanguage
        const { cursor, limit, state, type, webhook } = query
        const page = pageLength(limit)
        const rows = yield* deliveries.list({
          companies,
          limit: page + 1,
          ...(yield* pageBounds({ cursor, from: undefined, to: undefined })),
          ...withoutUndefined({ webhookId: webhook, state, type })
        })
        return pageOf(rows, page, (delivery) => deliveryItem(delivery, language))
      }),
      get: Effect.fn("WebhookDeliveryGetItem")(function* ({ params }) {
        const language = yield* CallerLanguage
        const delivery = yield* visibleDelivery(params.id)
        const { attempts, event } = yield* deliveries.details(delivery)
        const detail: WebhookDeliveryDetail = {
          ...deliveryItem(delivery, language),
          attempts: attempts.map(({ answer, at, failure, millis, status }) => ({
            at: at.toISOString(),
            millis,
            ...withoutUndefined({
              status,
              failure: failure === undefined ? undefined : textIn(failure, language),
              answer
            })
          })),
          body: webhookBody(event)
        }
        return detail
      }),
      replay: Effect.fn("WebhookDeliveryReplay")(function* ({ params }) {
        const delivery = yield* visibleDelivery(params.id)
        return deliveryItem(yield* deliveries.replay(delivery.id), yield* CallerLanguage)
      })
    })
  })
)
