import { Cause, Duration, Effect, Layer } from "effect"
import type { FollowingOptions } from "../following/FollowingOptions.ts"
import { followUpDelay } from "../following/followUpDelay.ts"
import type { ClaimedDelivery, DeliveryNews } from "../storage/WebhookDelivery.ts"
import { WebhookDeliveries } from "../storage/WebhookDeliveries.ts"
import { type PostOutcome, postEvent } from "./postEvent.ts"

const gone = 410

/** What is broken here is looked after again later. */
const survive = (cause: Cause.Cause<never>) =>
  Cause.hasInterruptsOnly(cause)
    ? Effect.failCause(cause)
    : Effect.andThen(Effect.logError("Posting events failed", cause), Effect.sleep("1 second"))

const make = Effect.fnUntraced(function* ({ lockExpiration: lease, pollInterval, webhooks }: FollowingOptions) {
  const { concurrency, patience, perWebhook, steps, timeout } = webhooks
  const deliveries = yield* WebhookDeliveries
  const post = yield* postEvent
  const scope = yield* Effect.scope
  const busy = new Map<string, number>()
  const count = (id: string, change: 1 | -1) => {
    const now = (busy.get(id) ?? 0) + change
    if (now === 0) busy.delete(id)
    else busy.set(id, now)
  }

  const newsOf = Effect.fnUntraced(function* ({ look }: ClaimedDelivery, outcome: PostOutcome) {
    const { answer, failure, millis, status, waitMillis } = outcome
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

  const keep = Effect.fn("WebhookWorker.keep")(function* (delivery: ClaimedDelivery) {
    const { eventId, id, type, webhookId } = delivery
    const outcome = yield* post(delivery, timeout)
    const news = yield* newsOf(delivery, outcome)
    const disabled = yield* deliveries.tried(delivery, news, patience)
    const facts = { id, eventId, type, webhookId }
    if (news.delivered) yield* Effect.logDebug("An event was delivered", facts)
    else yield* Effect.logWarning("An event was not taken", { ...facts, failure: news.failure })
    if (disabled !== undefined) {
      yield* Effect.logError("ALERT: a webhook was disabled", { webhookId, because: disabled })
    }
  })

  /** What a receiver takes is recorded, whoever ends the service meanwhile. */
  const start = (delivery: ClaimedDelivery) =>
    keep(delivery).pipe(
      Effect.catchCause(survive),
      Effect.ensuring(Effect.sync(() => count(delivery.webhookId, -1))),
      Effect.uninterruptible,
      Effect.forkIn(scope)
    )

  const round = Effect.gen(function* () {
    const limit = concurrency - [...busy.values()].reduce((sum, each) => sum + each, 0)
    if (limit <= 0) return
    const claimed = yield* deliveries.claim({ limit, perWebhook, busy, lease })
    for (const delivery of claimed) {
      count(delivery.webhookId, 1)
      yield* start(delivery)
    }
  })

  yield* Effect.forkScoped(
    round.pipe(Effect.catchCause(survive), Effect.andThen(Effect.sleep(pollInterval)), Effect.forever)
  )
})

/** Posts events to the webhooks that want them, until the scope closes. No webhook holds up another. */
export const WebhookWorker = {
  layer: (options: FollowingOptions) => Layer.effectDiscard(make(options))
}
