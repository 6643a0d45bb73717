import { Effect, FiberSet } from "effect"
import { Exchanges, type Passed } from "../../documents/evidence/Exchanges.ts"
import { Containers } from "../../documents/files/Containers.ts"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import { Submissions } from "../../documents/submissions/Submissions.ts"
import { isFinal } from "../../documents/submissions/submissionStates.ts"
import { settlements } from "../../platform/observability/metrics/measurements.ts"
import { filingStep } from "../../platform/observability/steps.ts"
import type { Attempt } from "./Attempt.ts"

/**
 * Records the outcome of attempts. The exchange and the container are stored in the background, in fibers of
 * `background`: neither the caller nor the receiver waits for them.
 */
export const makeSettle = Effect.fnUntraced(function* (background: FiberSet.FiberSet<unknown, unknown>) {
  const submissions = yield* Submissions
  const containers = yield* Containers
  const exchanges = yield* Exchanges

  const forkInBackground = (what: string, { documentKey: document }: Submission, work: Effect.Effect<void>) =>
    FiberSet.run(
      background,
      Effect.catchCause(work, (cause) => Effect.logError(`${what} could not be stored`, { document }, cause))
    )

  const saveExchange = ({ decisive, sent }: Passed, { id, state }: Submission) =>
    exchanges.keep(id, { sent, decisive: isFinal(state) ? decisive : undefined })

  const record = Effect.fnUntraced(function* (
    { by, submission }: Pick<Attempt, "by" | "submission">,
    settlement: Settlement,
    lease: Lease | undefined,
    passed: Passed
  ) {
    const settled = yield* submissions
      .settle(submission.id, settlement, lease, submission.signedXml)
      .pipe(filingStep("answer"))
    const { documentType: type, state } = settled
    yield* Effect.annotateCurrentSpan("radicar.submission.state", state)
    if (isFinal(state)) yield* settlements.add({ type, state, by }, 1)
    yield* forkInBackground("An exchange", settled, saveExchange(passed, settled))
    return settled
  })

  return {
    /** Records the outcome of an attempt under its lease, and stores the container of an accepted document. */
    settle: Effect.fnUntraced(function* (attempt: Attempt, settlement: Settlement, passed: Passed = {}) {
      const settled = yield* record(attempt, settlement, attempt.lease, passed)
      const { documentKey: document, state } = settled
      if (settlement.alarm !== undefined) {
        yield* Effect.logError("ALERT: an answer needs review", { document, state, alarm: settlement.alarm })
      }
      if (state === "accepted") {
        yield* forkInBackground("A container", settled, containers.seal(settled, attempt.identity))
      }
      return settled
    }),
    /** Records the authority's answer about a submission that nobody sends, without the caller's certificate. */
    learn: (attempt: Attempt, settlement: Settlement, passed: Passed) => record(attempt, settlement, undefined, passed)
  }
})

/** See {@link makeSettle}. */
export type Settling = Effect.Success<ReturnType<typeof makeSettle>>
