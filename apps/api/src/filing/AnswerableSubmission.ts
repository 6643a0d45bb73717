import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"
import type { SubmissionState } from "../storage/submissionStates.ts"

/** A submission of which there is something to answer; one that the authority refused to look at was never filed. */
export interface AnswerableSubmission extends SubmissionSummary {
  readonly state: Exclude<SubmissionState, "refused">
}

/** Whether a submission is one of which there is something to answer. */
export const isAnswerable = <S extends SubmissionSummary>(submission: S): submission is S & AnswerableSubmission =>
  submission.state !== "refused"
