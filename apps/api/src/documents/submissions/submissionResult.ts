import type { AnswerProof, RecordedProof } from "@radicar/contract/inner/AnswerProof"
import type { Proof } from "@radicar/signature/inner/VerificationReport"
import { proofOfSignature } from "@radicar/ubl/inner/verify/DocumentReport"
import type { StatedDocument, SubmissionItem, SubmissionStep } from "@radicar/contract/inner/SubmissionsGroup"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { numberTakenRule, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import type { RejectedRule, SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { alarmsText, numberHolder } from "./alarms.ts"
import type { SubmissionSummary } from "./findSubmissions.ts"
import { stepDetailText } from "./stepDetail.ts"
import { documentId, type SubmissionTransition } from "./Submission.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

/** A submission of which there is something to answer; one that the authority refused to look at was never filed. */
interface AnswerableSubmission extends SubmissionSummary {
  readonly state: Exclude<SubmissionState, "refused">
}

/** Whether a submission is one of which there is something to answer. */
export const isAnswerable = <S extends SubmissionSummary>(submission: S): submission is S & AnswerableSubmission =>
  submission.state !== "refused"

/** The authority's rules, as a submission lists them, each with its cause and what to do about it. */
export const explainedRules = (
  errorMessage: string,
  typeCode: string,
  language: Language
): ReadonlyArray<RejectedRule> =>
  errorMessage
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { code, text } = parseRule(line, false)
      if (code === undefined) return { message: text }
      const known = explainRule(code, { language, typeCode })
      if (known === undefined) return { rule: code, message: text }
      const { cause, fix, path } = known
      return { rule: code, message: text, cause, fix, ...(path === undefined ? {} : { path }) }
    })

/** Whether rule 90 may be about the worker's month of payment, and not about the number. */
const isOfWorker = ({ keyScheme }: Pick<SubmissionSummary, "keyScheme">): boolean => keyScheme === "CUNE-SHA384"

/** Rule 90, where it is known that another document has the number: what the annex says covers both cases. */
const withTakenNumber = (rejected: RejectedRule, language: Language): RejectedRule => {
  if (rejected.rule !== numberTakenRule) return rejected
  const { action, meaning } = submissionAdvice.numberTaken
  return { ...rejected, cause: meaning[language], fix: action[language] }
}

/** An instant as ISO 8601 on Colombian clocks: `2026-01-15T10:00:00.123-05:00`. */
const colombianTimestamp = (at: Date): string =>
  `${fromEpochMillis(at.getTime())}.${String(at.getUTCMilliseconds()).padStart(3, "0")}-05:00`

/** A submission as callers see it; explanations are in the language. */
export const submissionResult = (submission: AnswerableSubmission, language: Language): SubmissionResult => {
  const holder = submission.state === "rejected" ? numberHolder(submission.alarm) : undefined
  return {
    id: documentId(submission),
    name: submission.name,
    status: submissionStates[submission.state].status,
    created: colombianTimestamp(submission.createdAt),
    ...(submission.outageBeganAt === undefined
      ? {}
      : { contingency: { since: colombianTimestamp(submission.outageBeganAt) } }),
    ...(submission.notifications === undefined ? {} : { notifications: submission.notifications }),
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
      // what the authority notifies of an accepted document is no error
      errorMessage: submission.state === "accepted" ? "" : submission.errorMessage,
      zipkey: submission.zipKey,
      ...(holder === undefined ? {} : { numberHolder: holder }),
      ...(submission.state === "rejected"
        ? {
            violations: explainedRules(submission.errorMessage, submission.documentType, language).map((rule) =>
              holder === undefined || isOfWorker(submission) ? rule : withTakenNumber(rule, language)
            )
          }
        : {}),
      ...(submission.state === "accepted" && submission.errorMessage !== ""
        ? { notifications: explainedRules(submission.errorMessage, submission.documentType, language) }
        : {})
    }
  }
}

/** A proof as an evidence bundle records it: facts, and no text in anybody's language. */
export const recordedProof = (proof: Proof): RecordedProof => {
  switch (proof.degree) {
    case "proven": {
      const { anchor, at, degree, revocation, time } = proof
      return { degree, anchor, at: at.toISOString(), time, revocation }
    }
    case "not-proven": {
      const { degree, issuer, reason, subject } = proof
      return { degree, reason, issuer, subject }
    }
    case "broken":
      return { degree: proof.degree, check: proof.check }
  }
}

/** A proof as callers see it; its text is in the language. */
export const answerProof = (proof: Proof, language: Language): AnswerProof => ({
  ...recordedProof(proof),
  text: proofOfSignature(proof).text[language]
})

/** The facts of a document that was never received, as its body stated them. */
const statedDocument = (summary: SubmissionSummary): typeof StatedDocument.Type => ({
  id: documentId(summary),
  type: summary.documentType,
  prefix: summary.prefix,
  number: summary.number,
  date: summary.documentDate,
  created: colombianTimestamp(summary.createdAt)
})

/** A submission as the list and its own page show it. */
export const submissionItem = (summary: SubmissionSummary, language: Language): SubmissionItem => {
  const { alarm, attempts, companyId, environment, id, issuerNit, operation, proof, providerId, state } = summary
  return {
    submissionId: id,
    state,
    operation,
    companyId,
    providerId,
    environment,
    issuerNit,
    attempts,
    ...(alarm === undefined ? {} : { alarm: alarmsText(alarm, language) }),
    ...(proof === undefined ? {} : { proof: answerProof(proof, language) }),
    ...(isAnswerable(summary) ? { result: submissionResult(summary, language) } : { stated: statedDocument(summary) })
  }
}

/** A step of a submission's history as the contract has it; its detail is in the language. */
export const wireStep = (
  { at, detail, from, ...step }: SubmissionTransition,
  language: Language
): typeof SubmissionStep.Type => ({
  at: at.toISOString(),
  ...(from === undefined ? {} : { from }),
  ...step,
  detail: stepDetailText(detail, language)
})
