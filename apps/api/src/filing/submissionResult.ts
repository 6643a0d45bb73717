import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import type { Language } from "@radicar/domain/rules/Language"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { submissionStates } from "../storage/submissionStates.ts"
import type { AnswerableSubmission } from "./AnswerableSubmission.ts"
import { rejectedRules } from "./rejectedRules.ts"

/** An instant as ISO 8601 on Colombian clocks: `2026-01-15T10:00:00.123-05:00`. */
const colombianTimestamp = (at: Date): string =>
  `${fromEpochMillis(at.getTime())}.${String(at.getUTCMilliseconds()).padStart(3, "0")}-05:00`

/** What a caller is told of a submission; explanations are in the language. */
export const submissionResult = (submission: AnswerableSubmission, language: Language): SubmissionResult => ({
  id: `${submission.prefix}${submission.number}`,
  name: submission.name,
  status: submissionStates[submission.state].status,
  created: colombianTimestamp(submission.createdAt),
  ...(submission.outageBeganAt === undefined
    ? {}
    : { contingency: { since: colombianTimestamp(submission.outageBeganAt) } }),
  document: {
    uuid: submission.documentKey,
    date: submission.documentDate,
    type: submission.documentType,
    number: submission.number,
    prefix: submission.prefix,
    schemeName: submission.keyScheme,
    signatureValue: submission.signatureValue,
    reference: submission.reference
  },
  response: {
    statusCode: submission.statusCode,
    statusMessage: submission.statusMessage,
    statusDescription: submission.statusDescription,
    errorMessage: submission.errorMessage,
    zipkey: submission.zipKey,
    ...(submission.state === "rejected"
      ? { violations: rejectedRules(submission.errorMessage, submission.documentType, language) }
      : {})
  }
})
