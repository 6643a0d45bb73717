import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { DocumentFilterQuery, SubmissionSummary } from "@radicar/contract/inner/submissionSums"
import { factSumNames } from "@radicar/domain/inner/facts/factSums"
import { Effect, type Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../access/requireAccess.ts"
import type { SubmissionFilter } from "../documents/submissions/findSubmissions.ts"
import type { DocumentFilter } from "../documents/submissions/searchSubmissions.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { counterpartyResult, submissionItem, wireStep } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal, type SubmissionState, submissionStates } from "../documents/submissions/submissionStates.ts"
import { type SummaryGroup, summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { visibleSubmission } from "../documents/submissions/visibleSubmission.ts"
import { CallerLanguage } from "../http/language.ts"
import { pageBounds, pageLength, pageOf } from "../http/paging.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { followSubmission } from "./followSubmission.ts"

type DocumentQuery = Schema.Struct.Type<typeof DocumentFilterQuery>

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => ("status" in submissionStates[state] ? submissionStates[state].status : state) === status)

/** The filter of a query. */
const filterOf = Effect.fnUntraced(function* (query: DocumentQuery, cursor?: string) {
  const { companyId, filedAgain, from, status, to, type, ...facts } = query
  const { amountFrom, amountTo, counterparty, currency, environment, issuedFrom, issuedTo } = facts
  const filter: DocumentFilter = {
    companyId,
    ...(yield* pageBounds({ cursor, from, to })),
    ...withoutUndefined({
      states: status === undefined ? undefined : statesOf(status),
      documentType: type,
      filedAgain: filedAgain === undefined ? undefined : isTrue(filedAgain),
      amountFrom,
      amountTo,
      counterparty,
      currency,
      environment,
      issuedFrom,
      issuedTo
    })
  }
  return filter
})

/** A sum in the contract's form. */
const wireGroup = ({ currency, day, documents, month, status, total, type, ...rest }: SummaryGroup) => ({
  ...withoutUndefined({ day, month, type, status }),
  ...counterpartyResult(rest),
  ...withoutUndefined({ currency }),
  documents,
  ...withoutUndefined({ total }),
  amounts: withoutUndefined(Object.fromEntries(factSumNames.map((name) => [name, rest[name]])))
})

/** Recorded submissions over HTTP. */
export const SubmissionsLive = HttpApiBuilder.group(
  RadicarApi,
  "submissions",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const follow = yield* followSubmission
    const { standard } = yield* AuthorityEndpoints

    const detail = Effect.fnUntraced(function* (submission: Submission) {
      const steps = yield* submissions.history(submission.id)
      const language = yield* CallerLanguage
      const answer: typeof SubmissionDetail.Type = {
        ...submissionItem(submission, language),
        history: steps.map((step) => wireStep(step, language))
      }
      return answer
    })

    return handlers.handleAll({
      list: Effect.fn("SubmissionGetAll")(function* ({ query }) {
        const { companyId, cursor, id, limit, number, prefix, q } = query
        yield* requireCompany(companyId)
        const page = pageLength(limit)
        const filter: SubmissionFilter = {
          ...(yield* filterOf(query, cursor)),
          limit: page + 1,
          ...withoutUndefined({ id, prefix, search: q, number: number === undefined ? undefined : Number(number) })
        }
        const summaries = yield* submissions.list(filter)
        const language = yield* CallerLanguage
        return pageOf(summaries, page, (summary) => submissionItem(summary, language))
      }),
      summary: Effect.fn("SubmissionSummary")(function* ({ query }) {
        const { by = "type,status", limit = "100", ...filters } = query
        yield* requireCompany(query.companyId)
        const filter = yield* filterOf(filters)
        const most = Number(limit)
        const environment = filter.environment ?? standard
        const keys = summaryKeys.filter((key) => by.split(",").includes(key))
        const groups = yield* submissions.summarize({ ...filter, environment, by: keys, limit: most + 1 })
        const answer: typeof SubmissionSummary.Type = {
          environment,
          complete: yield* submissions.hasAllFacts,
          groups: groups.slice(0, most).map(wireGroup),
          more: groups.length > most
        }
        return answer
      }),
      get: Effect.fn("SubmissionGetItem")(function* ({ params }) {
        return yield* detail(yield* visibleSubmission(submissions, params.id))
      }),
      retry: Effect.fn("SubmissionRetry")(function* ({ params }) {
        const submission = yield* visibleSubmission(submissions, params.id)
        if (isFinal(submission.state)) return yield* detail(submission)
        yield* follow(submission.id)
        return yield* detail(yield* submissions.get(submission.id))
      })
    })
  })
)
