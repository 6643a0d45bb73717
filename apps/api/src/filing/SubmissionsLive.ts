import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../access/requireAccess.ts"
import type { SubmissionFilter } from "../documents/submissions/findSubmissions.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { submissionItem, wireStep } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal, type SubmissionState, submissionStates } from "../documents/submissions/submissionStates.ts"
import { visibleSubmission } from "../documents/submissions/visibleSubmission.ts"
import { CallerLanguage } from "../http/language.ts"
import { pageBounds, pageLength, pageOf } from "../http/paging.ts"
import { followSubmission } from "./followSubmission.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => ("status" in submissionStates[state] ? submissionStates[state].status : state) === status)

/** Recorded submissions over HTTP. */
export const SubmissionsLive = HttpApiBuilder.group(
  RadicarApi,
  "submissions",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const follow = yield* followSubmission

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
        const { companyId, cursor, from, id, limit, number, prefix, status, to, type } = query
        yield* requireCompany(companyId)
        const page = pageLength(limit)
        const filter: SubmissionFilter = {
          companyId,
          limit: page + 1,
          ...(status === undefined ? {} : { states: statesOf(status) }),
          ...(type === undefined ? {} : { documentType: type }),
          ...(id === undefined ? {} : { id }),
          ...(prefix === undefined ? {} : { prefix }),
          ...(number === undefined ? {} : { number: Number(number) }),
          ...(yield* pageBounds({ cursor, from, to }))
        }
        const summaries = yield* submissions.list(filter)
        const language = yield* CallerLanguage
        return pageOf(summaries, page, (summary) => submissionItem(summary, language))
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
