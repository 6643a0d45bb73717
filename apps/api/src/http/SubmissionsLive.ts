import { CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import type { SubmissionDetail } from "@radicar/contract/SubmissionsGroup"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { followSubmission } from "../following/followSubmission.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { failLocalized } from "../language/failLocalized.ts"
import type { SubmissionFilter } from "../storage/internal/listSubmissions.ts"
import type { Submission } from "../storage/Submission.ts"
import { isFinal, type SubmissionState, submissionStates } from "../storage/submissionStates.ts"
import { Submissions } from "../storage/Submissions.ts"
import { mayActFor, requireCompany, requireScope } from "./requireAccess.ts"
import { writeCursor } from "./pageCursor.ts"
import { pageBounds, pageLength } from "./paging.ts"
import { submissionItem } from "./submissionItem.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => "status" in submissionStates[state] && submissionStates[state].status === status)

const noSubmission = failLocalized(
  {
    en: "No submission of this id belongs to a company of this token.",
    es: "Ningún envío con este identificador pertenece a una compañía de este token."
  },
  (detail) => new NotFound({ detail })
)

/** The record of what was filed. */
export const SubmissionsLive = HttpApiBuilder.group(
  RadicarApi,
  "submissions",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const follow = yield* followSubmission

    const visible = Effect.fnUntraced(function* (scope: Scope, id: string) {
      yield* requireScope(scope)
      const { companies } = yield* CurrentCaller
      const byId = Option.toArray(yield* submissions.findById(id))
      const found = byId.length > 0 ? byId : yield* submissions.ofDocumentKey(id.toLowerCase())
      const own = found.find(({ companyId }) => mayActFor(companies, companyId))
      return own === undefined ? yield* noSubmission : own
    })

    const detail = Effect.fnUntraced(function* (submission: Submission) {
      const steps = yield* submissions.history(submission.id)
      const answer: typeof SubmissionDetail.Type = {
        ...submissionItem(submission, yield* CallerLanguage),
        history: steps.map(({ at, from, ...step }) => ({
          at: at.toISOString(),
          ...(from === undefined ? {} : { from }),
          ...step
        }))
      }
      return answer
    })

    return handlers
      .handle(
        "list",
        Effect.fn("SubmissionGetAll")(function* ({ query }) {
          const { companyId, cursor, from, limit, number, prefix, status, to, type } = query
          yield* requireCompany("documents:read", companyId)
          const page = pageLength(limit)
          const filter: SubmissionFilter = {
            companyId,
            limit: page + 1,
            ...(status === undefined ? {} : { states: statesOf(status) }),
            ...(type === undefined ? {} : { documentType: type }),
            ...(prefix === undefined ? {} : { prefix }),
            ...(number === undefined ? {} : { number: Number(number) }),
            ...(yield* pageBounds({ cursor, from, to }))
          }
          const found = yield* submissions.list(filter)
          const shown = found.slice(0, page)
          const last = shown.at(-1)
          const language = yield* CallerLanguage
          return {
            items: shown.map((summary) => submissionItem(summary, language)),
            ...(found.length > page && last !== undefined ? { next: writeCursor(last.id) } : {})
          }
        })
      )
      .handle(
        "get",
        Effect.fn("SubmissionGetItem")(function* ({ params }) {
          return yield* detail(yield* visible("documents:read", params.id))
        })
      )
      .handle(
        "retry",
        Effect.fn("SubmissionRetry")(function* ({ params }) {
          const submission = yield* visible("documents:write", params.id)
          if (isFinal(submission.state)) return yield* detail(submission)
          yield* follow(submission.id)
          return yield* detail(yield* submissions.get(submission.id))
        })
      )
  })
)
