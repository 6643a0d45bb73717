import { Effect } from "effect"
import { batchException } from "../operations/responses.ts"
import type { SandboxState } from "../SandboxState.ts"
import { judgeBatch } from "./judgeBatch.ts"

/**
 * Judges every batch whose time has come, at that time and in that order. Runs before a request is looked at: nobody
 * can tell that the verdicts were not there before, and no timer has to run. A batch that cannot be judged gets the
 * answer of an exception, and is not tried again.
 */
export const settleBatches = (state: SandboxState, now: number): Effect.Effect<void> =>
  Effect.forEach(
    state.batches.due(now),
    (batch) =>
      // One synchronous step: another request may have come to this batch since the list was made.
      Effect.sync(() => {
        if (state.batches.answerTo(batch.zipKey) !== "pending") return
        state.batches.settle(batch.zipKey, judgeBatch(batch, state))
      }).pipe(
        Effect.tapCause((cause) => Effect.logError("The sandbox failed to judge a batch", cause)),
        Effect.catchDefect(() => Effect.sync(() => state.batches.settle(batch.zipKey, [batchException])))
      ),
    { discard: true }
  )
