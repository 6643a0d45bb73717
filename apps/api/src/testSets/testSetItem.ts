import type { TestSetDocument } from "@radicar/contract/testSet/TestSet"
import type { Language } from "@radicar/domain/rules/Language"
import { isAnswerable } from "../filing/AnswerableSubmission.ts"
import { rejectedRules } from "../filing/rejectedRules.ts"
import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"
import { submissionStates } from "../storage/submissionStates.ts"

/** A document of a test set as callers see it; rules are explained in the language. */
export const testSetItem = (submission: SubmissionSummary, language: Language): TestSetDocument => {
  const { documentType, errorMessage, number, prefix, state } = submission
  return {
    Operation: submission.operation,
    Id: `${prefix}${number}`,
    Prefix: prefix,
    Number: number,
    Uuid: submission.documentKey,
    SubmissionId: submission.id,
    ZipKey: submission.zipKey,
    Status: isAnswerable(submission) ? submissionStates[submission.state].status : "refused",
    StatusCode: submission.statusCode,
    StatusMessage: submission.statusMessage,
    StatusDescription: submission.statusDescription,
    Violations: state === "rejected" ? rejectedRules(errorMessage, documentType, language) : []
  }
}
