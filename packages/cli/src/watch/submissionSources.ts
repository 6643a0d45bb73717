import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Effect, Struct } from "effect"
import type { Failure } from "../Failure.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

/** A submission whose state has changed since it was last seen. */
export interface Sighting {
  readonly item: SubmissionItem
  /** Previous state; absent when it is seen for the first time. */
  readonly from: SubmissionItem["state"] | undefined
}

const final: ReadonlySet<SubmissionItem["state"]> = new Set(["accepted", "rejected", "refused"])

/** Whether the state of a submission is final. */
export const isSettled = ({ state }: Pick<SubmissionItem, "state">): boolean => final.has(state)

/** Result of the previous query; absent the first time. */
type Known = ReadonlyMap<string, SubmissionItem> | undefined

interface Watched {
  readonly url: string
  readonly companyId: string
  /** Ids of submissions, or keys of documents. */
  readonly ids: ReadonlyArray<string>
}

/** Returns the current state of the watched submissions. */
export type SubmissionSource = (lastSeen: Known) => Effect.Effect<ReadonlyArray<SubmissionItem>, Failure>

/** Limit of concurrent requests, so that a long list does not look like an attack. */
const some = { concurrency: 8 }

/** Maximum number of pages to read for new submissions. */
const mostPages = 20

const getWith = (client: RadicarOperations, url: string) => (id: string) =>
  client.submissions.get({ params: { id } }).pipe(
    Effect.map((detail): SubmissionItem => Struct.omit(detail, ["history"])),
    Effect.mapError((error) => resourceFailure(error, url))
  )

/** Names by which a submission may have been requested. */
const namesOf = ({ result, submissionId }: SubmissionItem): ReadonlyArray<string> =>
  result === undefined ? [submissionId] : [submissionId, result.document.uuid]

/** Submissions with the given ids; settled ones are not queried again. */
export const namedSubmissions = (client: RadicarOperations, { ids, url }: Watched): SubmissionSource => {
  const get = getWith(client, url)
  return (lastSeen) => {
    const settled = [...(lastSeen?.values() ?? [])].filter(isSettled)
    const names = new Set(settled.flatMap(namesOf))
    return Effect.map(
      Effect.forEach(
        ids.filter((id) => !names.has(id)),
        get,
        some
      ),
      (answers) => [...settled, ...answers]
    )
  }
}

/**
 * The company's latest submissions, the oldest first: those that are new since the last query, and those that were
 * still open in it.
 */
export const companySubmissions = (client: RadicarOperations, { companyId, url }: Watched): SubmissionSource => {
  const get = getWith(client, url)
  return Effect.fnUntraced(function* (lastSeen) {
    const latest: Array<SubmissionItem> = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const query = { companyId, limit: "200", ...(cursor === undefined ? {} : { cursor }) }
      const { items, next } = yield* Effect.mapError(client.submissions.list({ query }), (error) =>
        resourceFailure(error, url)
      )
      latest.push(...items)
      cursor = next
      const isCaughtUp = lastSeen === undefined || items.some(({ submissionId }) => lastSeen.has(submissionId))
      if (isCaughtUp || cursor === undefined) break
    }
    const ids = new Set(latest.map(({ submissionId }) => submissionId))
    // open ones that newer ones have pushed off the page
    const others = [...(lastSeen?.values() ?? [])].filter((item) => !isSettled(item) && !ids.has(item.submissionId))
    const further = yield* Effect.forEach(others, ({ submissionId }) => get(submissionId), some)
    return [...further, ...latest.toReversed()]
  })
}
