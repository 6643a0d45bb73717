import { Effect, Option, Result } from "effect"
import { backgroundShare } from "../access/backgroundShare.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { runJobs } from "../platform/jobs/runWorkers.ts"
import { backgroundWork } from "../platform/observability/metrics/measurements.ts"
import { Inbox } from "./Inbox.ts"
import { InboxStore } from "./InboxStore.ts"

/**
 * Memory in octets to reserve for judging an arrival in the background; larger needs are bounded by the thread's own
 * limits.
 */
const judgingOctets = 8 * 1024 * 1024

/** Judges, in background jobs, every arrival that its own request did not judge. */
export const followInbox = Effect.fnUntraced(function* (concurrency: number) {
  const { inbox: jobs } = yield* FollowUps
  const inbox = yield* Inbox
  const share = yield* backgroundShare
  const store = yield* InboxStore

  const keep = Effect.fn("Worker.judgeArrival")(function* (arrivalId: string, attempt: number) {
    const arrival = yield* store.arrivalOfId(arrivalId)
    if (Option.isNone(arrival) || arrival.value.state === "judged") return
    const judged = yield* Effect.result(inbox.judge(arrival.value)).pipe(share(arrival.value.companyId, judgingOctets))
    if (Result.isFailure(judged)) return yield* jobs.postpone(arrivalId, attempt, judged.failure)
    if (Result.isFailure(judged.success)) yield* jobs.plan(arrivalId, attempt + 1)
  })

  yield* runJobs(jobs, concurrency, store.stored, (arrivalId, attempt) =>
    keep(arrivalId, attempt).pipe(
      backgroundWork("judge arrival", { "radicar.inbox.arrival.id": arrivalId, "radicar.attempt": attempt }),
      Effect.annotateLogs({ arrivalId })
    )
  )
})
