import { Schema } from "effect"

/**
 * A sign that an answer cannot be trusted without review. A person should look at every alarm.
 *
 * - `applicationResponseUnreadable`: the attached ApplicationResponse is not one.
 * - `applicationResponseUnverified`: its signature does not verify, or the signer is not the authority.
 * - `applicationResponseUnproven`: its signature holds, but leads to none of the anchors that are trusted.
 * - `applicationResponseForAnotherDocument`: it is about another document key than the one asked about.
 * - `documentKeyMismatch`: `XmlDocumentKey` is not the key asked about.
 * - `contradiction`: flags, status code and ApplicationResponse do not say the same.
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
 * What an answer means for the document asked about.
 *
 * - `accepted`: valid, and the authority's signed ApplicationResponse for this very key says so.
 * - `acceptedWithoutEvidence`: valid by the flags, but no ApplicationResponse came: fetch it with `getStatus`.
 * - `rejected`: refused by the validation rules, or its number belongs to another accepted document (`duplicate`).
 * - `notProcessed`: refused before validation (container, basic fields, permissions); nothing was registered.
 * - `processing`: the authority is still at it; ask again.
 * - `unknownDocument`: the authority knows no document of this key.
 * - `inconclusive`: the answer says nothing certain or contradicts itself: neither accepted nor rejected. Ask
 *   `getStatus`; `alarms` and `statusCode` tell why.
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

/** How a document key in an answer relates to the key asked about. */
export type KeyRelation = "same" | "different" | "absent"

/** What the attached ApplicationResponse says; `verified`: its signature holds and names the authority. */
export type Evidence =
  | { readonly kind: "absent" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "read"; readonly verified: boolean; readonly responseCode: string; readonly key: KeyRelation }

/**
 * What an answer replies to, as some status codes mean different things: the filing of a document, a question about
 * one, a question about a batch that is answered as a whole, or the same answered about one of its documents, whose key
 * is known beforehand or not.
 */
export type QuestionKind = "send" | "query" | "batch" | "batchDocument" | "knownBatchDocument"

/** The facts of an answer that decide; everything else in it is for people. */
export interface Facts {
  readonly question: QuestionKind
  readonly statusCode: string
  readonly isValid: boolean | undefined
  /** Rule 90: a document of this number was accepted before. */
  readonly alreadyProcessed: boolean
  /** At least one rule explains the status. */
  readonly explained: boolean
  /** The text says that the batch or document is still being validated. */
  readonly saysProcessing: boolean
  readonly key: KeyRelation
  readonly evidence: Evidence
}

/** The decision with the alarms that accompany it. */
interface Decision {
  readonly verdict: Verdict
  readonly alarms: ReadonlyArray<Alarm>
}

const VALIDATED = "02"
const REFUSED = "04"

const decision = (verdict: Verdict, ...alarms: ReadonlyArray<Alarm>): Decision => ({ verdict, alarms })

/** Alarms of the evidence itself and of the keys. */
const inspect = ({ evidence, key }: Facts): ReadonlyArray<Alarm> => {
  const alarms: Array<Alarm> = []
  if (evidence.kind === "unreadable") alarms.push("applicationResponseUnreadable")
  if (evidence.kind === "read" && !evidence.verified) alarms.push("applicationResponseUnverified")
  if (evidence.kind === "read" && evidence.key !== "same") alarms.push("applicationResponseForAnotherDocument")
  if (key === "different") alarms.push("documentKeyMismatch")
  return alarms
}

const says = (evidence: Evidence, code: string): boolean => evidence.kind === "read" && evidence.responseCode === code

/** Valid by its flags: accepted only when the evidence agrees in every point. */
const decideValid = (facts: Facts): Decision => {
  const { evidence } = facts
  const alarms = inspect(facts)
  if (evidence.kind === "read" && !says(evidence, VALIDATED))
    return decision("inconclusive", ...alarms, "contradiction")
  if (alarms.length > 0) return decision("inconclusive", ...alarms)
  return decision(evidence.kind === "absent" ? "acceptedWithoutEvidence" : "accepted")
}

const isTrouble = (alarm: Alarm): boolean =>
  alarm === "applicationResponseUnverified" || alarm === "applicationResponseUnreadable"

const isOfBatch = ({ question }: Facts): boolean => question !== "send" && question !== "query"

const repliesToSending = ({ question }: Facts): boolean => question !== "query" && question !== "batch"

/**
 * Rule 90: accepted if the document accepted before is ours, a number collision if it is another. The key in the answer
 * is that of the one accepted before, so it decides nothing for a batch without a known key.
 */
const decideDuplicate = (facts: Facts): Decision => {
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

const decideInvalid = (facts: Facts): Decision => {
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

/** Statuses that attach no evidence; one that does anyway contradicts itself. */
const withoutEvidence = (facts: Facts, verdict: Verdict): Decision => {
  const alarms = inspect(facts)
  if (facts.isValid === true || facts.evidence.kind !== "absent") {
    return decision("inconclusive", ...alarms, "contradiction")
  }
  return decision(facts.question === "query" && facts.key === "different" ? "inconclusive" : verdict, ...alarms)
}

/**
 * Decides what an answer means; total over all inputs and deliberately pessimistic: `accepted` needs IsValid, status
 * 00 (or rule 90 for our own key), and a verified ApplicationResponse 02 for our key.
 *
 * Status codes: those of the service since 2024, with the older meaning of 90 (as a query's "not found" and as a
 * send's "refused before validation"). 0 and 2 exist in batches only.
 */
export const decideVerdict = (facts: Facts): Decision => {
  const { isValid, statusCode } = facts
  const sent = repliesToSending(facts)
  switch (statusCode) {
    case "00":
      return isValid === true ? decideValid(facts) : decision("inconclusive", ...inspect(facts), "contradiction")
    case "99":
      return isValid === true ? decision("inconclusive", ...inspect(facts), "contradiction") : decideInvalid(facts)
    case "98":
      return withoutEvidence(facts, "processing")
    case "66":
      if (!sent) return withoutEvidence(facts, "unknownDocument")
      // Without a rule it may also mean that the validator returned nothing, which refuses nothing.
      return withoutEvidence(facts, facts.explained ? "notProcessed" : "inconclusive")
    case "89":
      // A refused question says nothing about the document.
      return withoutEvidence(facts, sent ? "notProcessed" : "inconclusive")
    case "90":
      return withoutEvidence(facts, sent ? "notProcessed" : "unknownDocument")
    case "0":
    case "2":
      return isOfBatch(facts) ? withoutEvidence(facts, "notProcessed") : decision("inconclusive", ...inspect(facts))
    case "":
      return withoutEvidence(facts, facts.saysProcessing ? "processing" : "inconclusive")
    default:
      return decision("inconclusive", ...inspect(facts))
  }
}
