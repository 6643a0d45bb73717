import { Result } from "effect"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { AnswerTrust, ApplicationResponse } from "./ApplicationResponse.ts"
import { AuthorityAnswer } from "./AuthorityAnswer.ts"
import type { DianResponse } from "./DianResponse.ts"
import { readApplicationResponse } from "./readApplicationResponse.ts"
import { parseRule, type ReportedRule, ruleOfLine, saysAlreadyProcessed } from "./ReportedRule.ts"
import { decideVerdict, type AnswerEvidence, type KeyRelation, type QuestionKind } from "./Verdict.ts"

/** The question that an answer replies to. */
export interface Question {
  /**
   * CUFE, CUDE, CUDS or CUNE of the document sent or asked about, compared case-insensitively. Undefined for a batch
   * whose keys are unknown: only the keys within the answer are then compared with each other, and the answer does not
   * attribute a duplicate number.
   */
  readonly documentKey: string | undefined
  readonly question: QuestionKind
  /** Trust settings for the answer's signature; no signer is trusted if left out. */
  readonly trust?: AnswerTrust | undefined
}

const relation = (answered: string | undefined, expected: string): KeyRelation => {
  if (answered === undefined || answered.trim() === "") return "absent"
  return answered.trim().toLowerCase() === expected.trim().toLowerCase() ? "same" : "different"
}

const unique = (rules: ReadonlyArray<ReportedRule>): ReadonlyArray<ReportedRule> => [
  ...new Map(rules.map((rule) => [rule.message, rule])).values()
]

/** Codes of lines that are not rules: line 1 of every ApplicationResponse is `0000`, and `0` marks the acceptance. */
const NO_RULE: ReadonlySet<string> = new Set(["", "0", "0000"])

/**
 * Makes the rules of an answer that lists none. A refusal before validation (89) counts as one rule, whose text is in
 * other fields.
 */
const withoutRules = ({ statusCode, statusDescription, statusMessage }: DianResponse): ReadonlyArray<ReportedRule> => {
  const text = [statusDescription, statusMessage].find((candidate) => candidate.trim() !== "")
  return statusCode === "89" && text !== undefined ? [ruleOfLine(statusCode, text.trim(), "rejection")] : []
}

const rulesOf = (response: DianResponse, evidence: ApplicationResponse | undefined): ReadonlyArray<ReportedRule> => {
  const isValid = response.isValid === true
  const messages = response.errorMessages.map((message) => parseRule(message, isValid))
  if (messages.length > 0) return unique(messages)
  if (evidence === undefined) return withoutRules(response)
  const kind = evidence.responseCode === "04" ? "rejection" : "notification"
  const lines = evidence.lines.filter(({ code }) => !NO_RULE.has(code))
  return unique(lines.map(({ code, description }) => ruleOfLine(code, description, kind)))
}

/** Whether the evidence is internally valid and names the authority, proven or not. */
/** The text of an answer that could not be generated: it says nothing about the document. */
const tryLater =
  /int[eé]nt\p{L}*(?:\s+\p{L}+){0,3}\s+(?:m[aá]s\s+tarde|nuevamente)|no\s+(?:se\s+)?pud\p{L}*\s+(?:ser\s+)?gener/iu

const isIntact = ({ verification }: ApplicationResponse): boolean => verification.proof.degree !== "broken"

const trustNobody: AnswerTrust = { trust: TrustAnchors.none }

/**
 * Adjusts a verdict to the operator's trust settings. Evidence that leads to none of the trusted anchors raises an
 * alarm. If proof is required, a verdict without proof becomes `inconclusive`. A rejection without evidence remains,
 * because it has no signature to prove.
 */
const demandProof = (
  { alarms, verdict }: ReturnType<typeof decideVerdict>,
  evidence: ApplicationResponse | undefined,
  { requireProof, trust }: AnswerTrust
): ReturnType<typeof decideVerdict> => {
  if (evidence?.verification.proof.degree !== "not-proven") {
    return requireProof === true && verdict === "acceptedWithoutEvidence"
      ? { verdict: "inconclusive", alarms }
      : { verdict, alarms }
  }
  const settles = verdict === "accepted" || verdict === "rejected"
  const raisesAlarm = requireProof === true || trust.anchors.length > 0
  return {
    verdict: requireProof === true && settles ? "inconclusive" : verdict,
    alarms: raisesAlarm ? [...alarms, "applicationResponseUnproven"] : alarms
  }
}

/**
 * Judges an answer of the authority: reads and verifies its ApplicationResponse, reads its rules, and decides the
 * meaning for the document of `documentKey`. Pure, and total over every `DianResponse`.
 *
 * Accepted only if IsValid, StatusCode 00 (or rule 90 for this very key), ApplicationResponse code 02, its signature
 * and its document key all agree. `verification.proof` states separately how well the signer is proven.
 */
export const interpret = (
  response: DianResponse,
  { documentKey: askedKey, question, trust = trustNobody }: Question
): AuthorityAnswer => {
  const bytes = response.applicationResponse
  const read = bytes === undefined ? undefined : Result.getOrUndefined(readApplicationResponse(bytes, trust))
  const documentKey = askedKey ?? response.documentKey ?? read?.documentKey ?? ""
  const evidence: AnswerEvidence =
    bytes === undefined
      ? { kind: "absent" }
      : read === undefined
        ? { kind: "unreadable" }
        : {
            kind: "read",
            verified: isIntact(read),
            responseCode: read.responseCode,
            key: relation(read.documentKey, documentKey)
          }
  const rules = rulesOf(response, read)
  const statusCode = response.statusCode.trim()
  const key = relation(response.documentKey, documentKey)
  const alreadyProcessed = statusCode === "99" && rules.some(saysAlreadyProcessed)
  const decided = decideVerdict({
    question,
    statusCode,
    isValid: response.isValid,
    alreadyProcessed,
    explained: response.errorMessages.length > 0,
    saysProcessing: /en proceso/iu.test(`${response.statusDescription} ${response.statusMessage}`),
    saysTryLater: tryLater.test(`${response.statusDescription} ${response.statusMessage}`),
    key,
    evidence
  })
  const { alarms, verdict } = demandProof(decided, read, trust)
  const provenKey = read !== undefined && isIntact(read) ? read.documentKey : undefined
  const filedKey = key === "absent" ? provenKey : response.documentKey
  return new AuthorityAnswer({
    verdict,
    statusCode,
    statusDescription: response.statusDescription,
    statusMessage: response.statusMessage,
    rules,
    alarms,
    ...(response.documentKey === undefined ? {} : { documentKey: response.documentKey }),
    ...(response.fileName === undefined ? {} : { fileName: response.fileName }),
    ...(read === undefined ? {} : { applicationResponse: read }),
    ...(alreadyProcessed && filedKey !== undefined && askedKey !== undefined
      ? { duplicate: { sameKey: relation(filedKey, documentKey) === "same", documentKey: filedKey } }
      : {})
  })
}
