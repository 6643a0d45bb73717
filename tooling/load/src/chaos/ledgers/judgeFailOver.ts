import { caseOf, kindOf } from "../clients/claimKinds.ts"
import { type Finding, type Ledgers, requestsFiledTwice } from "./compareLedgers.ts"
import type { Row } from "./DatabaseLedger.ts"

/** Findings about a run with a fail-over. */
export interface FailOverFindings {
  /** Submissions that the former leader had and the promoted standby lacked. */
  readonly lacked: ReadonlyArray<Row>
  /** Findings that what the standby lacked does not excuse. */
  readonly findings: ReadonlyArray<Finding>
  /** Findings about what the standby lacked. */
  readonly excused: ReadonlyArray<Finding>
  /** Requests of which the authority accepted two documents. */
  readonly twice: ReadonlyArray<Finding>
  /** Accepted documents whose bytes on record differ from the authority's. */
  readonly otherBytes: ReadonlyArray<Finding>
  /** Rejections of numbers that the service assigned, of documents that the authority never judged. */
  readonly rejectedNumbers: ReadonlyArray<Finding>
}

const otherBytes = ({ books, database }: Ledgers): ReadonlyArray<Finding> => {
  const accepted = new Map(books.filter((entry) => entry.accepted).map((entry) => [entry.documentKey, entry.digest]))
  return database
    .filter(({ documentKey, state }) => state === "accepted" && accepted.has(documentKey))
    .filter(({ digest, documentKey }) => accepted.get(documentKey) !== digest)
    .map(({ documentKey, id }) => ({ kind: "different", id, what: `${documentKey} has other bytes at the authority` }))
}

/** The authority's books omit a document whose number another one has; every other rejection is in them. */
const rejectedNumbers = ({ books, database }: Ledgers): ReadonlyArray<Finding> => {
  const judged = new Set(books.map(({ documentKey }) => documentKey))
  return database
    .filter(({ documentKey, id, state }) => kindOf(id) === "next" && state === "rejected" && !judged.has(documentKey))
    .map(({ id }) => ({ kind: "lost", id, what: "was assigned by the service and rejected permanently" }))
}

/**
 * Judges all findings of a run with a fail-over, by the submissions that the former leader had. What the standby
 * lacked excuses findings about these documents only, and other words about the same verdict, which the service then
 * asks for again. It excuses neither open documents nor the three faults that have lists of their own.
 */
export const judgeFailOver = (
  all: ReadonlyArray<Finding>,
  ledgers: Ledgers,
  formerLeader: ReadonlyArray<Row>
): FailOverFindings => {
  const kept = new Set(ledgers.database.map(({ submission }) => submission))
  const lacked = formerLeader.filter(({ submission }) => !kept.has(submission))
  const cases = new Set(lacked.flatMap(({ id, key }) => [caseOf(id), key ?? id]))
  const isExcused = ({ id, isRephrased = false, kind }: Finding): boolean =>
    isRephrased || (kind !== "stuck" && cases.has(caseOf(id)))
  return {
    lacked,
    findings: all.filter((finding) => !isExcused(finding)),
    excused: all.filter(isExcused),
    twice: requestsFiledTwice(ledgers.books),
    otherBytes: otherBytes(ledgers),
    rejectedNumbers: rejectedNumbers(ledgers)
  }
}
