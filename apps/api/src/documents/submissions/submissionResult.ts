import type { AnswerProof, RecordedProof } from "@radicar/contract/inner/AnswerProof"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { proofOfSignature } from "@radicar/ubl/inner/verify/DocumentReport"
import type {
  StatedDocument,
  SubmissionDetail,
  SubmissionItem,
  SubmissionStep
} from "@radicar/contract/inner/SubmissionsGroup"
import { parseRule } from "@radicar/dian/inner/ReportedRule"
import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import { factSumNames } from "@radicar/domain/inner/facts/factSums"
import { recordRules } from "@radicar/domain/inner/rules/recordRules"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { numberTakenRule, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { nitCheckDigit } from "@radicar/domain/inner/Nit"
import type {
  RejectedRule,
  SubmissionResult,
  SubmittedDocument
} from "@radicar/domain/inner/submission/SubmissionResult"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { stepDetailText } from "./StepDetail.ts"
import { alarmsText, hasAlarm, numberHolder } from "./alarms.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"
import type { SubmissionSummary } from "./findSubmissions.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { type Dismissal, documentId, type ShownFacts, type SubmissionTransition } from "./Submission.ts"
import { type Ledger, readableReasons } from "./ledgerFacts.ts"
import type { SummaryGroup } from "./summarizeSubmissions.ts"

/** A submission that has a result. A refused submission has none, because it was never filed. */
interface AnswerableSubmission extends SubmissionSummary {
  readonly state: Exclude<SubmissionState, "refused">
}

/** Whether a submission has a result. */
export const isAnswerable = <S extends SubmissionSummary>(submission: S): submission is S & AnswerableSubmission =>
  submission.state !== "refused"

/** The authority's rules in a rejection, each with cause and remedy. */
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
      const explanation = explainRule(code, { language, typeCode })
      if (explanation === undefined) return { rule: code, message: text }
      const { cause, fix, path } = explanation
      return { rule: code, message: text, cause, fix, ...(path === undefined ? {} : { path }) }
    })

/** Whether rule 90 (number already used) may concern the worker's month of payment instead of the number. */
const isOfWorker = ({ keyScheme }: Pick<SubmissionSummary, "keyScheme">): boolean => keyScheme === "CUNE-SHA384"

/**
 * Explains rule 90 (number already used) if another document is known to have the number; the annex's text covers both
 * cases.
 */
const withTakenNumber = (rejected: RejectedRule, language: Language): RejectedRule => {
  if (rejected.rule !== numberTakenRule) return rejected
  const { action, meaning } = submissionAdvice.numberTaken
  return { ...rejected, cause: meaning[language], fix: action[language] }
}

/** An instant as ISO 8601 on Colombian clocks: `2026-01-15T10:00:00.123-05:00`. */
const colombianTimestamp = (at: Date): string =>
  `${fromEpochMillis(at.getTime())}.${String(at.getUTCMilliseconds()).padStart(3, "0")}-05:00`

/** The counterparty in an answer; empty for a document without a counterparty. */
export const counterpartyResult = ({
  counterpartyName: name,
  counterpartyNumber: number,
  counterpartyType: type
}: ShownFacts): Pick<SubmittedDocument, "counterparty"> => {
  if (name === undefined || number === undefined || type === undefined) return {}
  const checkDigit = type === "31" ? nitCheckDigit(number) : undefined
  return {
    counterparty: { name, identificationType: type, identification: number, ...withoutUndefined({ checkDigit }) }
  }
}

/** A group of sums in the contract's form. */
export const wireGroup = ({
  book,
  currency,
  day,
  documents,
  month,
  pesos,
  status,
  total,
  type,
  withoutRate,
  ...rest
}: SummaryGroup) => ({
  ...withoutUndefined({ day, month, type, status }),
  ...counterpartyResult(rest),
  ...withoutUndefined({ book, currency }),
  documents,
  ...withoutUndefined({ total, pesos, withoutRate }),
  amounts: withoutUndefined(Object.fromEntries(factSumNames.map((name) => [name, rest[name]])))
})

/** The facts of a document in an answer. */
const factsResult = ({ currency, total, ...facts }: ShownFacts) => ({
  ...counterpartyResult(facts),
  ...withoutUndefined({ currency, total })
})

/** Notification: whose bytes the authority has is unknown. */
const unknownBytes = (language: Language): Violation => {
  const none = { en: "the same bytes", es: "los mismos bytes" }
  const actual = { en: "unknown bytes", es: "bytes desconocidos" }
  const message = recordRules.RAD83[language]
  return { rule: "RAD83", path: "$", message, expected: none[language], actual: actual[language] }
}

/** The notifications of the check of the body, and that of unknown bytes. */
const notificationsOf = ({ alarm, notifications }: AnswerableSubmission, language: Language) => {
  if (alarm === undefined || !hasAlarm(alarm, "bytesUnknown"))
    return notifications === undefined ? {} : { notifications }
  return { notifications: [...(notifications ?? []), unknownBytes(language)] }
}

/** The result of a submission in the caller's language. */
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
    ...notificationsOf(submission, language),
    document: {
      uuid: submission.documentKey,
      date: submission.documentDate,
      type: submission.documentType,
      number: submission.number,
      prefix: submission.prefix,
      schemeName: submission.keyScheme,
      signatureValue: submission.signatureValue,
      reference: submission.reference,
      ...factsResult(submission)
    },
    response: {
      statusCode: submission.statusCode,
      statusMessage: submission.statusMessage,
      statusDescription: submission.statusDescription,
      // notifications of an accepted document are no errors
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

/** A proof as recorded in an evidence bundle: language-independent facts. */
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

/** A proof in an answer, with its text in the language. */
export const answerProof = (proof: Proof, language: Language): AnswerProof => ({
  ...recordedProof(proof),
  text: proofOfSignature(proof).text[language]
})

/** Facts of a document that the authority never received, as its body stated them. */
const statedDocument = (summary: SubmissionSummary): typeof StatedDocument.Type => ({
  id: documentId(summary),
  type: summary.documentType,
  prefix: summary.prefix,
  number: summary.number,
  date: summary.documentDate,
  created: colombianTimestamp(summary.createdAt),
  ...factsResult(summary)
})

/** A submission in the list and on its own page, with its facts in a ledger. */
export const submissionItem = (summary: SubmissionSummary, language: Language, ledger?: Ledger): SubmissionItem => {
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
    ...withoutUndefined({ filedAgain: summary.filedAgain, reassigned: summary.reassigned }),
    ...(alarm === undefined ? {} : { alarm: alarmsText(alarm, language) }),
    ...(proof === undefined ? {} : { proof: answerProof(proof, language) }),
    ...ledger,
    ...(ledger?.undelivered === undefined ? {} : { undelivered: readableReasons(ledger.undelivered, language) }),
    ...(isAnswerable(summary) ? { result: submissionResult(summary, language) } : { stated: statedDocument(summary) })
  }
}

/** The decision not to correct a document, in an answer. */
export const dismissalResult = (
  { at, by, reason }: Dismissal,
  callerName: string | undefined
): typeof SubmissionDetail.Type.dismissal => ({
  reason,
  tokenId: by,
  ...withoutUndefined({ callerName }),
  at: at.toISOString()
})

/** A step of a submission's history in the contract's form; its detail is in the language. */
export const wireStep = (
  { at, detail, from, ...step }: SubmissionTransition,
  language: Language
): typeof SubmissionStep.Type => ({
  at: at.toISOString(),
  ...(from === undefined ? {} : { from }),
  ...step,
  detail: stepDetailText(detail, language)
})
