import type { SubmissionStatus } from "@radicar/domain/submission/SubmissionResult"
import type { AnswerableSubmission } from "./AnswerableSubmission.ts"

/** What a caller is told of a state. */
export const submissionStatuses: Readonly<Record<AnswerableSubmission["state"], SubmissionStatus>> = {
  signed: "pending",
  filing: "pending",
  unknown: "pending",
  processing: "processing",
  accepted: "submitted",
  rejected: "rejected"
}
