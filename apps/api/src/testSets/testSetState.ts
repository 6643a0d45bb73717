import type { TestSetProgress } from "@radicar/contract/testSet/TestSet"
import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"
import { isFinal } from "../storage/submissionStates.ts"

/** StatusCode of a refusal of the whole upload: the test set, issuer, software or certificate. */
const refusedAsAWhole = "2"

/** StatusCode of a verdict of the rules. */
const judged: ReadonlySet<string> = new Set(["00", "99"])

const closings = [
  ["accepted", /se encuentra\s+aceptado/iu],
  ["rejected", /se encuentra\s+rechazado/iu]
] as const

/** What the authority has said of a test set; a closed one stays closed. */
export const testSetState = (
  documents: ReadonlyArray<SubmissionSummary>
): Pick<TestSetProgress, "State" | "Message"> => {
  const refusals = documents.filter(({ statusCode }) => statusCode === refusedAsAWhole)
  for (const [State, pattern] of closings) {
    const closed = refusals.find(({ statusDescription }) => pattern.test(statusDescription))
    if (closed !== undefined) return { State, Message: closed.statusDescription }
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
