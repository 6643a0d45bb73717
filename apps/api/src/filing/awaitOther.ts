import { Effect, Schedule } from "effect"
import type { Submission } from "../storage/Submission.ts"
import type { SubmissionState } from "../storage/submissionStates.ts"
import type { Submissions } from "../storage/Submissions.ts"

/** Waits for whoever files this submission right now, ten seconds at most; answers it as it stands then. */
export const awaitOther = (submissions: Submissions["Service"], { id }: Submission): Effect.Effect<Submission> =>
  submissions.stateOf(id).pipe(
    Effect.repeat({
      schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
      while: (state: SubmissionState) => state === "filing"
    }),
    Effect.andThen(submissions.get(id))
  )
