import { TestSetRefused } from "@radicar/contract/inner/problem/problems"
import type { TestSetDocument, TestSetProgress } from "@radicar/contract/inner/testSet/TestSet"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { closedTestSet, refusedAsAWhole } from "../../documents/submissions/documentReferences.ts"
import type { SubmissionSummary } from "../../documents/submissions/findSubmissions.ts"
import { documentId } from "../../documents/submissions/Submission.ts"
import { isAnswerable, explainedRules } from "../../documents/submissions/submissionResult.ts"
import { isFinal, submissionStates } from "../../documents/submissions/submissionStates.ts"
import { failWith } from "../../http/language.ts"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"

/** Status codes with which the authority accepts or rejects a document by its validation rules. */
const verdictCodes: ReadonlySet<string> = new Set(["00", "99"])

/** The state of a test set by the authority's answers. An answer that the set is closed outweighs every later one. */
const testSetState = (documents: ReadonlyArray<SubmissionSummary>): Pick<TestSetProgress, "state" | "message"> => {
  for (const { statusCode, statusDescription } of documents) {
    const state = closedTestSet(statusCode, statusDescription)
    if (state !== undefined) return { state, message: statusDescription }
  }
  const answered = documents.filter(({ answeredAt }) => answeredAt !== undefined)
  const last = answered.toSorted((one, other) => Number(other.answeredAt) - Number(one.answeredAt))[0]
  return last?.statusCode === refusedAsAWhole
    ? { state: "refused", message: last.statusDescription }
    : { state: "open" }
}

/** Progress of a test set by its recorded documents. */
export const testSetProgress = (documents: ReadonlyArray<SubmissionSummary>): TestSetProgress => {
  const count = (matches: (document: SubmissionSummary) => boolean): number => documents.filter(matches).length
  const isJudged = ({ statusCode }: SubmissionSummary): boolean => verdictCodes.has(statusCode)
  return {
    total: documents.length,
    accepted: count(({ state }) => state === "accepted"),
    rejected: count((document) => document.state === "rejected" && isJudged(document)),
    notProcessed: count(
      (document) => document.state === "refused" || (document.state === "rejected" && !isJudged(document))
    ),
    open: count(({ state }) => !isFinal(state)),
    ...testSetState(documents)
  }
}

/** A document of a test set in an answer; rules are explained in the language. */
export const testSetItem = (submission: SubmissionSummary, language: Language): TestSetDocument => {
  const { documentType, errorMessage, number, prefix, state } = submission
  return {
    operation: submission.operation,
    id: documentId(submission),
    prefix,
    number,
    uuid: submission.documentKey,
    submissionId: submission.id,
    zipkey: submission.zipKey,
    status: isAnswerable(submission) ? submissionStates[submission.state].status : "refused",
    statusCode: submission.statusCode,
    statusMessage: submission.statusMessage,
    statusDescription: submission.statusDescription,
    violations: state === "rejected" ? explainedRules(errorMessage, documentType, language) : []
  }
}

const inProduction = failWith(
  TestSetRefused,
  {
    en: 'There are no test sets in production ("Acción no disponible en producción."): file with isTest=true, or with a service of the environment habilitacion.',
    es: "Acción no disponible en producción: radique con isTest=true, o con un servicio del ambiente de habilitación."
  },
  { reason: "production" }
)

/** Fails in production, where the authority has no test sets. */
export const requireTestEnvironment = (environment: FilingEnvironment): Effect.Effect<void, TestSetRefused> =>
  environment === "production" ? inProduction : Effect.void

/** Fails if the authority's answers say that the test set is closed. */
export const requireOpenSet = (documents: ReadonlyArray<SubmissionSummary>): Effect.Effect<void, TestSetRefused> => {
  const { message = "", state: reason } = testSetState(documents)
  if (reason !== "accepted" && reason !== "rejected") return Effect.void
  return failWith(
    TestSetRefused,
    {
      en: `The authority has closed the test set ("${message}"); nothing was filed.`,
      es: `La DIAN cerró el set de pruebas ("${message}"); no se radicó nada.`
    },
    { reason }
  )
}
