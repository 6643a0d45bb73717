import { Cause, Effect, Layer, Schedule } from "effect"
import type { FollowingOptions } from "../following/FollowingOptions.ts"
import { LaneAppointments } from "../following/LaneAppointments.ts"
import { WebhookLanes } from "../storage/WebhookLanes.ts"
import { keepLane } from "./keepLane.ts"

/** The appointment is kept again later; what broke it must not end the posting. */
const survive = (cause: Cause.Cause<never>) =>
  Cause.hasInterruptsOnly(cause)
    ? Effect.failCause(cause)
    : Effect.andThen(Effect.logError("Posting events failed", cause), Effect.sleep("1 second"))

const make = Effect.fnUntraced(function* (options: FollowingOptions) {
  const { take, wake } = yield* LaneAppointments
  const lanes = yield* WebhookLanes
  const keep = yield* keepLane(options)

  const wakeAll = (webhooks: Effect.Effect<ReadonlyArray<string>>) =>
    webhooks.pipe(
      Effect.flatMap((ids) => Effect.forEach(ids, wake, { discard: true })),
      Effect.catchCause(survive)
    )
  // what a version without appointments has left, and later what has none for whatever reason
  yield* Effect.forkScoped(
    Effect.andThen(
      wakeAll(lanes.waiting),
      Effect.repeat(wakeAll(lanes.overdue), Schedule.spaced(options.webhooks.scan))
    )
  )
  const work = take(keep).pipe(Effect.catchCause(survive), Effect.forever)
  yield* Effect.forkScoped(
    Effect.all(
      Array.from({ length: options.webhooks.concurrency }, () => work),
      { concurrency: "unbounded" }
    )
  )
})

/** Posts events to the webhooks that want them, until the scope closes. No webhook holds up another. */
export const WebhookWorker = {
  layer: (options: FollowingOptions) => Layer.effectDiscard(make(options))
}
