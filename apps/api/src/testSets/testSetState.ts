import type { TestSetProgress } from "@radicar/contract/testSet/TestSet"
import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"
import { closedTestSet, refusedAsAWhole } from "./closedTestSet.ts"
import { isFinal } from "../storage/submissionStates.ts"

/** StatusCode of a verdict of the rules. */
const judged: ReadonlySet<string> = new Set(["00", "99"])

/** What the authority has said of a test set; a closed one stays closed. */
export const testSetState = (
  documents: ReadonlyArray<SubmissionSummary>
): Pick<TestSetProgress, "State" | "Message"> => {
  for (const { statusCode, statusDescription } of documents) {
    const State = closedTestSet(statusCode, statusDescription)
    if (State !== undefined) return { State, Message: statusDescription }
  }
  const answered = documents.filter(({ answeredAt }) => answeredAt !== undefined)
  const last = answered.toSorted((one, other) => Number(other.answeredAt) - Number(one.answeredAt))[0]
  return last?.statusCode === refusedAsAWhole
    ? { State: "refused", Message: last.statusDescription }
    : { State: "open" }
}

/** How far a test set is by what is recorded of its documents. */
export const testSetProgress = (documents: ReadonlyArray<SubmissionSummary>): TestSetProgress => {
  const count = (holds: (document: SubmissionSummary) => boolean): number => documents.filter(holds).length
  const isJudged = ({ statusCode }: SubmissionSummary): boolean => judged.has(statusCode)
  return {
    Total: documents.length,
    Accepted: count(({ state }) => state === "accepted"),
    Rejected: count((document) => document.state === "rejected" && isJudged(document)),
    NotProcessed: count(
      (document) => document.state === "refused" || (document.state === "rejected" && !isJudged(document))
    ),
    Open: count(({ state }) => !isFinal(state)),
    ...testSetState(documents)
  }
}
