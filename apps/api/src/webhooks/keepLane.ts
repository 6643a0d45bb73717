import { Duration, Effect, Latch } from "effect"
import type { FollowingOptions } from "../following/FollowingOptions.ts"
import type { LaneKeeper } from "../storage/LaneKeeper.ts"
import type { ClaimedDelivery } from "../storage/WebhookDelivery.ts"
import { WebhookLanes } from "../storage/WebhookLanes.ts"
import { tryDelivery } from "./tryDelivery.ts"

/** A lane of which a try failed is left alone for so long. */
const REST = Duration.seconds(1)

/**
 * Keeps an appointment of a lane: posts what is due, in a turn that ends when nothing is, after some time, or with a try
 * that fails; then makes the lane's next appointment. Nothing where another keeps the lane.
 */
export const keepLane = Effect.fnUntraced(function* ({ pollInterval, webhooks }: FollowingOptions) {
  const { lease, perWebhook, turn } = webhooks
  const lanes = yield* WebhookLanes
  const post = yield* tryDelivery(webhooks)

  const takeTurn = Effect.fnUntraced(function* (keeper: LaneKeeper, failing: boolean, failed: () => void) {
    const scope = yield* Effect.scope
    const oneEnded = Latch.makeUnsafe()
    let busy = 0
    // one that fails gets one at a time, until it takes something
    let atOnce = failing ? 1 : perWebhook
    let isOver = false
    yield* Effect.sleep(turn).pipe(Effect.andThen(Effect.sync(() => (isOver = true))), Effect.forkIn(scope))

    /** What a receiver takes is recorded, whoever ends the service meanwhile. */
    const start = (delivery: ClaimedDelivery) =>
      post(delivery).pipe(
        Effect.catchCause((cause) => Effect.as(Effect.logError("Posting an event failed", cause), false)),
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
        const claimed = yield* lanes.claim({ ...keeper, limit: atOnce - busy, lease })
        busy += claimed.length
        yield* Effect.forEach(claimed, start, { discard: true })
      })
    )

    for (;;) {
      oneEnded.closeUnsafe()
      if (!isOver && busy < atOnce) yield* startMore
      if (busy === 0) return
      // what happens meanwhile is posted beside what hangs
      yield* isOver || busy >= atOnce ? oneEnded.await : Effect.race(oneEnded.await, Effect.sleep(pollInterval))
    }
  }, Effect.scoped)

  return Effect.fnUntraced(function* (webhookId: string, appointmentId: string) {
    const keeper = { webhookId, appointmentId }
    const lane = yield* lanes.enter(keeper, lease)
    if (lane === undefined) return
    let rest = Duration.zero
    yield* takeTurn(keeper, lane.failing, () => (rest = REST)).pipe(
      Effect.ensuring(Effect.suspend(() => lanes.leave(keeper, rest)))
    )
  })
})
