import type { SubmissionListQuery } from "@radicar/contract/inner/SubmissionsGroup"
import { Effect, type Schema } from "effect"
import { pageBounds } from "../../http/paging.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { SubmissionFilter } from "./findSubmissions.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => ("status" in submissionStates[state] ? submissionStates[state].status : state) === status)

/** Reads the filter of a list of submissions from its query; fails for an invalid cursor. */
export const submissionFilter = Effect.fnUntraced(function* (
  query: Omit<Schema.Struct.Type<typeof SubmissionListQuery>, "limit">
) {
  const { companyId, cursor, from, id, number, prefix, status, to, type } = query
  const filter: Omit<SubmissionFilter, "limit"> = {
    companyId,
    ...withoutUndefined({
      states: status === undefined ? undefined : statesOf(status),
      documentType: type,
      id,
      prefix,
      number: number === undefined ? undefined : Number(number)
    }),
    ...(yield* pageBounds({ cursor, from, to }))
  }
  return filter
})
