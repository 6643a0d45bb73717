import type { Submission } from "../storage/Submission.ts"
import type { SubmissionState } from "../storage/submissionStates.ts"

/** A submission of which there is something to answer; one that the authority refused to look at was never filed. */
export interface AnswerableSubmission extends Submission {
  readonly state: Exclude<SubmissionState, "refused">
}

/** Whether a submission is one of which there is something to answer. */
export const isAnswerable = (submission: Submission): submission is AnswerableSubmission =>
  submission.state !== "refused"
