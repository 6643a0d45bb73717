import type { SubmissionItem } from "@radicar/contract/SubmissionsGroup"
import type { Language } from "@radicar/domain/rules/Language"
import { isAnswerable } from "../filing/AnswerableSubmission.ts"
import { submissionResult } from "../filing/submissionResult.ts"
import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"

/** A submission as the list and its own page show it. */
export const submissionItem = (summary: SubmissionSummary, language: Language): SubmissionItem => {
  const { alarm, attempts, companyId, environment, id, issuerNit, operation, providerId, state } = summary
  return {
    submissionId: id,
    state,
    operation,
    companyId,
    providerId,
    environment,
    issuerNit,
    attempts,
    ...(alarm === undefined ? {} : { alarm }),
    ...(isAnswerable(summary) ? { result: submissionResult(summary, language) } : {})
  }
}
