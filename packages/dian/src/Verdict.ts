import { Schema } from "effect"

/**
 * A sign that an answer cannot be trusted without review. A person should look at every alarm.
 *
 * - `applicationResponseUnreadable`: the attachment is not an ApplicationResponse.
 * - `applicationResponseUnverified`: its signature does not verify, or the signer is not the authority.
 * - `applicationResponseUnproven`: its signature holds, but leads to no trusted anchor.
 * - `applicationResponseForAnotherDocument`: it is about another document key than the one asked about.
 * - `documentKeyMismatch`: `XmlDocumentKey` is not the key asked about.
 * - `contradiction`: flags, status code and ApplicationResponse disagree.
 */
export const Alarm = Schema.Literals([
  "applicationResponseUnreadable",
  "applicationResponseUnverified",
  "applicationResponseUnproven",
  "applicationResponseForAnotherDocument",
  "documentKeyMismatch",
  "contradiction"
])
export type Alarm = typeof Alarm.Type

/**
 * Meaning of an answer for the document asked about.
 *
 * - `accepted`: valid, and the authority's signed ApplicationResponse for this very key says so.
 * - `acceptedWithoutEvidence`: valid by the flags, but no ApplicationResponse came: fetch it with `getStatus`.
 * - `rejected`: refused by the validation rules, or its number belongs to another accepted document (`duplicate`).
 * - `notProcessed`: refused before validation (container, basic fields, permissions); nothing was registered.
 * - `processing`: still being validated; ask again.
 * - `unknownDocument`: the authority knows no document with this key.
 * - `inconclusive`: the answer is uncertain or contradicts itself: neither accepted nor rejected. Ask `getStatus`;
 *   `alarms` and `statusCode` say why.
 */
export const Verdict = Schema.Literals([
  "accepted",
  "acceptedWithoutEvidence",
  "rejected",
  "notProcessed",
  "processing",
  "unknownDocument",
  "inconclusive"
])
export type Verdict = typeof Verdict.Type

/** Relation of a document key in an answer to the key asked about. */
export type KeyRelation = "same" | "different" | "absent"

/** Content of the attached ApplicationResponse; `verified`: its signature holds and names the authority. */
export type AnswerEvidence =
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "read"; readonly verified: boolean; readonly responseCode: string; readonly key: KeyRelation }

/**
 * The request that an answer replies to; some status codes depend on it.
 *
 * - `send`: the filing of a document.
 * - `query`: a query about one document.
 * - `batch`: a query about a batch, answered as a whole.
 * - `batchDocument`, `knownBatchDocument`: the same query, answered about one document of the batch. For the latter the
 *   key is known beforehand.
 */
export type QuestionKind = "send" | "query" | "batch" | "batchDocument" | "knownBatchDocument"

/** Facts of an answer that decide the verdict; the other fields are for people. */
export interface AnswerFacts {
  readonly question: QuestionKind
  readonly statusCode: string
  readonly isValid: boolean | undefined
  /** Whether rule 90 is reported: an accepted document already has this number. */
  readonly alreadyProcessed: boolean
  /** Whether at least one rule explains the status. */
  readonly explained: boolean
  /** Whether the text says that the batch or document is still being validated. */
  readonly saysProcessing: boolean
  /** Whether the text says that no answer could be generated, or to try later. */
  readonly saysTryLater: boolean
  readonly key: KeyRelation
  readonly evidence: AnswerEvidence
}

/** A verdict with the alarms that accompany it. */
interface Decision {
  readonly verdict: Verdict
  readonly alarms: ReadonlyArray<Alarm>
}

const VALIDATED = "02"
const REFUSED = "04"

const decision = (verdict: Verdict, ...alarms: ReadonlyArray<Alarm>): Decision => ({ verdict, alarms })

/** Collects the alarms about the evidence and the keys of an answer. */
const inspect = ({ evidence, key }: AnswerFacts): ReadonlyArray<Alarm> => {
  const alarms: Array<Alarm> = []
  if (evidence.kind === "unreadable") alarms.push("applicationResponseUnreadable")
  if (evidence.kind === "read" && !evidence.verified) alarms.push("applicationResponseUnverified")
  if (evidence.kind === "read" && evidence.key !== "same") alarms.push("applicationResponseForAnotherDocument")
  if (key === "different") alarms.push("documentKeyMismatch")
  return alarms
}

const says = (evidence: AnswerEvidence, code: string): boolean =>
  evidence.kind === "read" && evidence.responseCode === code

/** Judges an answer that is valid by its flags: accepted only if the evidence agrees in every point. */
const decideValid = (facts: AnswerFacts): Decision => {
  const { evidence } = facts
  const alarms = inspect(facts)
  if (evidence.kind === "read" && !says(evidence, VALIDATED))
    return decision("inconclusive", ...alarms, "contradiction")
  if (alarms.length > 0) return decision("inconclusive", ...alarms)
  return decision(evidence.kind === "absent" ? "acceptedWithoutEvidence" : "accepted")
}

const isTrouble = (alarm: Alarm): boolean =>
  alarm === "applicationResponseUnverified" || alarm === "applicationResponseUnreadable"

const isOfBatch = ({ question }: AnswerFacts): boolean => question !== "send" && question !== "query"

const repliesToSending = ({ question }: AnswerFacts): boolean => question !== "query" && question !== "batch"

/**
 * Judges rule 90 (duplicate number). The answer names the key of the document accepted before. If that key is ours, the
 * answer is judged as valid; another key is a number collision. If no key is named, or our key in a batch is not known,
 * the verdict is inconclusive.
 */
const decideDuplicate = (facts: AnswerFacts): Decision => {
  const { evidence, key } = facts
  if (isOfBatch(facts) && facts.question !== "knownBatchDocument") {
    return decision("inconclusive", ...inspect(facts).filter(isTrouble))
  }
  const evidenceKey = evidence.kind === "read" ? evidence.key : "absent"
  const provenKey = evidence.kind === "read" && evidence.verified ? evidence.key : "absent"
  const named = key === "absent" ? provenKey : key
  if (named === "same") return decideValid(facts)
  if (named === "absent") return decision("inconclusive", ...inspect(facts))
  if (evidenceKey === "same") return decision("inconclusive", ...inspect(facts), "contradiction")
  // The collision is a fact about the number; the other document's evidence only confirms it.
  return decision("rejected", ...inspect(facts).filter(isTrouble))
}

const decideInvalid = (facts: AnswerFacts): Decision => {
  if (facts.alreadyProcessed) return decideDuplicate(facts)
  const { evidence } = facts
  const alarms = inspect(facts)
  if (says(evidence, VALIDATED)) return decision("inconclusive", ...alarms, "contradiction")
  if (evidence.kind === "read") {
    // Evidence about another document suggests that answers were mixed up.
    if (evidence.key === "different") return decision("inconclusive", ...alarms)
    if (evidence.responseCode !== REFUSED) return decision("inconclusive", ...alarms, "contradiction")
  }
  return decision("rejected", ...alarms)
}

/**
 * Confirms the verdict of a status under which an answer has neither validity nor evidence. An answer that is valid or
 * has evidence despite the status contradicts itself and is `inconclusive`.
 */
const withoutEvidence = (facts: AnswerFacts, verdict: Verdict): Decision => {
  const alarms = inspect(facts)
  if (facts.isValid === true || facts.evidence.kind !== "absent") {
    return decision("inconclusive", ...alarms, "contradiction")
  }
  return decision(facts.question === "query" && facts.key === "different" ? "inconclusive" : verdict, ...alarms)
}

/**
 * Decides the meaning of an answer. Total over all inputs and deliberately pessimistic: `accepted` needs IsValid,
 * status 00 (or rule 90 for our own key), and a verified ApplicationResponse 02 for our key.
 *
 * Status codes are those of the service since 2024, with the older meanings of 90: "not found" for a query and "refused
 * before validation" for a filing. 0 and 2 exist in batches only.
 */
export const decideVerdict = (facts: AnswerFacts): Decision => {
  const { isValid, statusCode } = facts
  const isReply = repliesToSending(facts)
  switch (statusCode) {
    case "00":
      return isValid === true ? decideValid(facts) : decision("inconclusive", ...inspect(facts), "contradiction")
    case "99":
      return isValid === true ? decision("inconclusive", ...inspect(facts), "contradiction") : decideInvalid(facts)
    case "98":
      return withoutEvidence(facts, "processing")
    case "66":
      if (!isReply) return withoutEvidence(facts, facts.saysTryLater ? "inconclusive" : "unknownDocument")
      // Without a rule it may also mean that the validator returned nothing, which is not a refusal.
      return withoutEvidence(facts, facts.explained ? "notProcessed" : "inconclusive")
    case "89":
      // A refused question says nothing about the document.
      return withoutEvidence(facts, isReply ? "notProcessed" : "inconclusive")
    case "90":
      return withoutEvidence(facts, isReply ? "notProcessed" : "unknownDocument")
    case "0":
    case "2":
      return isOfBatch(facts) ? withoutEvidence(facts, "notProcessed") : decision("inconclusive", ...inspect(facts))
    case "":
      return withoutEvidence(facts, facts.saysProcessing ? "processing" : "inconclusive")
    default:
      return decision("inconclusive", ...inspect(facts))
  }
}
