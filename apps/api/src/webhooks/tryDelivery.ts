import { Duration, Effect } from "effect"
import { backgroundWork } from "../observability/backgroundWork.ts"
import type { PostingOptions } from "../following/FollowingOptions.ts"
import { followUpDelay, type FollowUpStep } from "../following/followUpDelay.ts"
import type { ClaimedDelivery, DeliveryNews } from "../storage/WebhookDelivery.ts"
import { WebhookDeliveries } from "../storage/WebhookDeliveries.ts"
import { type PostOutcome, postEvent } from "./postEvent.ts"

const gone = 410

const newsOf = Effect.fnUntraced(function* (
  { look }: ClaimedDelivery,
  { answer, failure, millis, status, waitMillis }: PostOutcome,
  steps: ReadonlyArray<FollowUpStep>
) {
  const delay = failure === undefined ? undefined : yield* followUpDelay(look + 1, steps)
  const news: DeliveryNews = {
    answer,
    failure,
    millis,
    status,
    delivered: failure === undefined,
    gone: status === gone,
    nextMillis: delay === undefined ? undefined : Math.max(Duration.toMillis(delay), waitMillis)
  }
  return news
})

/** Posts a delivery once and records what came of it; answers whether the receiver took it. */
export const tryDelivery = Effect.fnUntraced(function* ({ patience, steps, timeout }: PostingOptions) {
  const deliveries = yield* WebhookDeliveries
  const post = yield* postEvent

  const attempt = Effect.fnUntraced(function* (delivery: ClaimedDelivery) {
    const { eventId, id, type, webhookId } = delivery
    const news = yield* newsOf(delivery, yield* post(delivery, timeout), steps)
    const disabled = yield* deliveries.tried(delivery, news, patience)
    const facts = { id, eventId, type, webhookId }
    if (news.delivered) yield* Effect.logDebug("An event was delivered", facts)
    else yield* Effect.logWarning("An event was not taken", { ...facts, failure: news.failure })
    if (disabled !== undefined) {
      yield* Effect.logError("ALERT: a webhook was disabled", { webhookId, because: disabled })
    }
    return news.delivered
  })

  return (delivery: ClaimedDelivery) => {
    const { eventId, look, type, webhookId } = delivery
    return attempt(delivery).pipe(
      backgroundWork("post event", {
        "radicar.webhook.id": webhookId,
        "radicar.event.id": eventId,
        "radicar.event.type": type,
        "radicar.attempt": look
      })
    )
  }
})
