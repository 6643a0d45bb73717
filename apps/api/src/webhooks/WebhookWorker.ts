import { textIn } from "@radicar/domain/inner/rules/Language"
import { Duration, Effect, identity, Latch, Layer, Schedule } from "effect"
import { RequestLimits, tenantOfCompany } from "../access/RequestLimits.ts"
import { logAndPause, runWorkers } from "../platform/jobs/runWorkers.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import { followUpDelay, type FollowUpStep } from "../platform/jobs/Jobs.ts"
import { backgroundWork } from "../platform/observability/metrics/measurements.ts"
import { postEvent, type PostOutcome } from "./postEvent.ts"
import { WebhookDeliveries } from "./WebhookDeliveries.ts"
import type { ClaimedDelivery, DeliveryNews } from "./DeliveryRow.ts"
import { type LaneHolder, WebhookLanes } from "./WebhookLanes.ts"
import { logError, logWarning } from "../platform/observability/log.ts"

/** Options of posting events to webhooks. */
export interface PostingOptions {
  readonly steps: ReadonlyArray<FollowUpStep>
  /** Time limit of one attempt, from connecting to the last byte; name resolution has five seconds of its own. */
  readonly timeout: Duration.Input
  /** Number of webhooks that one process posts to at the same time. */
  readonly concurrency: number
  /** Number of concurrent posts to one webhook. */
  readonly perWebhook: number
  /** Longest time for which a job posts to one webhook before other webhooks get their turn. */
  readonly turn: Duration.Input
  /** Lease of a lane or a delivery: longer than a turn and its last attempt together. */
  readonly lease: Duration.Input
  /** Interval of the search for webhooks with overdue events and no job. */
  readonly scan: Duration.Input
  /** Time without a success after which a webhook is disabled. */
  readonly patience: Duration.Input
}

/** Options of the worker. */
interface WorkerOptions {
  /** Interval of queries for due deliveries. */
  readonly pollInterval: Duration.Input
  readonly webhooks: PostingOptions
}

const goneStatus = 410

const newsOf = Effect.fnUntraced(function* (
  { attempt }: ClaimedDelivery,
  { answer, failure, millis, status, waitMillis }: PostOutcome,
  steps: ReadonlyArray<FollowUpStep>
) {
  const delay = failure === undefined ? undefined : yield* followUpDelay(attempt + 1, steps)
  const news: DeliveryNews = {
    answer,
    failure,
    millis,
    status,
    delivered: failure === undefined,
    gone: status === goneStatus,
    nextMillis: delay === undefined ? undefined : Math.max(Duration.toMillis(delay), waitMillis)
  }
  return news
})

/** Posts a delivery once and records the result; returns whether the receiver accepted it. */
const tryDelivery = Effect.fnUntraced(function* ({ patience, steps, timeout }: PostingOptions) {
  const deliveries = yield* WebhookDeliveries
  const limits = yield* RequestLimits
  const post = yield* postEvent

  const postOnce = Effect.fnUntraced(function* (delivery: ClaimedDelivery) {
    const { eventId, id, type, webhookId } = delivery
    const news = yield* newsOf(delivery, yield* post(delivery, timeout), steps)
    const disabled = yield* deliveries.tried(delivery, news, patience)
    const facts = { id, eventId, type, webhookId }
    if (news.delivered) yield* Effect.logDebug("An event was delivered", facts)
    else
      yield* logWarning({
        en: "An event was not accepted",
        es: "No se aceptó un evento",
        ...facts,
        failure: textIn(news.failure ?? "", "en")
      })
    if (disabled !== undefined) {
      yield* logError({
        en: "ALERT: a webhook was disabled",
        es: "ALERT: un webhook quedó deshabilitado",
        webhookId,
        because: disabled
      })
    }
    return news.delivered
  })

  return (delivery: ClaimedDelivery) => {
    const { attempt, companyId, eventId, type, webhookId } = delivery
    return postOnce(delivery).pipe(
      companyId === null ? identity : limits.charging(tenantOfCompany(companyId), 0),
      backgroundWork("post event", {
        "radicar.webhook.id": webhookId,
        "radicar.event.id": eventId,
        "radicar.event.type": type,
        "radicar.attempt": attempt
      })
    )
  }
})

/** Pause of a webhook's lane after a failed attempt. */
const REST = Duration.seconds(1)

/**
 * Runs a job of a webhook's lane (its queue of events). It posts due deliveries until none is left, its turn is over,
 * or an attempt fails; then it adds the lane's next job. Does nothing if another job has the lane.
 */
const drainQueue = Effect.fnUntraced(function* ({ pollInterval, webhooks }: WorkerOptions) {
  const { lease, perWebhook, turn } = webhooks
  const lanes = yield* WebhookLanes
  const post = yield* tryDelivery(webhooks)

  const takeTurn = Effect.fnUntraced(function* (holder: LaneHolder, failing: boolean, failed: () => void) {
    const scope = yield* Effect.scope
    const oneEnded = Latch.makeUnsafe()
    let busy = 0
    // a failing webhook gets one delivery at a time, until it accepts one
    let atOnce = failing ? 1 : perWebhook
    let isOver = false
    yield* Effect.sleep(turn).pipe(Effect.andThen(Effect.sync(() => (isOver = true))), Effect.forkIn(scope))

    /** Posts uninterruptibly, so that an accepted delivery is recorded even during shutdown. */
    const start = (delivery: ClaimedDelivery) =>
      post(delivery).pipe(
        Effect.catchCause((cause) =>
          Effect.as(logError({ en: "Posting an event failed", es: "Falló el envío de un evento" }, cause), false)
        ),
        Effect.map((wasTaken) => {
          if (wasTaken) {
            atOnce = perWebhook
            return
          }
          isOver = true
          failed()
        }),
        Effect.ensuring(
          Effect.sync(() => {
            busy -= 1
            oneEnded.openUnsafe()
          })
        ),
        Effect.uninterruptible,
        Effect.forkIn(scope)
      )

    const startMore = Effect.uninterruptible(
      Effect.gen(function* () {
        const claimed = yield* lanes.claim({ ...holder, limit: atOnce - busy, lease })
        busy += claimed.length
        yield* Effect.forEach(claimed, start, { discard: true })
      })
    )

    for (;;) {
      oneEnded.closeUnsafe()
      if (!isOver && busy < atOnce) yield* startMore
      if (busy === 0) return
      // new events are posted while an attempt hangs
      yield* isOver || busy >= atOnce ? oneEnded.await : Effect.race(oneEnded.await, Effect.sleep(pollInterval))
    }
  }, Effect.scoped)

  return Effect.fnUntraced(function* (webhookId: string, jobId: string) {
    const holder = { webhookId, jobId }
    const lane = yield* lanes.enter(holder, lease)
    if (lane === undefined) return
    let rest = Duration.zero
    yield* takeTurn(holder, lane.failing, () => (rest = REST)).pipe(
      Effect.ensuring(Effect.suspend(() => lanes.leave(holder, rest)))
    )
  })
})

const failed = { en: "Posting events failed", es: "Falló el envío de eventos" }

const make = Effect.fnUntraced(function* (options: WorkerOptions) {
  const { take, wake } = yield* LaneJobs
  const lanes = yield* WebhookLanes
  const keep = yield* drainQueue(options)

  const wakeAll = (webhooks: Effect.Effect<ReadonlyArray<string>>) =>
    webhooks.pipe(
      Effect.flatMap((ids) => Effect.forEach(ids, wake, { discard: true })),
      Effect.catchCause(logAndPause(failed))
    )
  // webhooks that lost their job for any reason
  yield* Effect.forkScoped(Effect.repeat(wakeAll(lanes.overdue), Schedule.spaced(options.webhooks.scan)))
  yield* runWorkers(options.webhooks.concurrency, failed, take(keep))
})

/** Posts events to the subscribed webhooks until the scope closes. No webhook delays another. */
export const WebhookWorker = {
  layer: (options: WorkerOptions) => Layer.effectDiscard(make(options))
}
