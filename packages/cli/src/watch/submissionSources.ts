import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import type { RadicarOperations } from "@radicar/http-client/inner/RadicarClient"
import { Effect, Struct } from "effect"
import type { Failure } from "../Failure.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

/** A submission whose state is another than when it was last seen. */
export interface Sighting {
  readonly item: SubmissionItem
  /** The state before; absent of what is seen for the first time. */
  readonly from: SubmissionItem["state"] | undefined
}

const final: ReadonlySet<SubmissionItem["state"]> = new Set(["accepted", "rejected", "refused"])

/** Whether the state of a submission is final. */
export const isSettled = ({ state }: Pick<SubmissionItem, "state">): boolean => final.has(state)

/** What was known when it was asked last; absent the first time. */
type Known = ReadonlyMap<string, SubmissionItem> | undefined

interface Watched {
  readonly url: string
  readonly companyId: string
  /** Ids of submissions, or keys of documents. */
  readonly ids: ReadonlyArray<string>
}

/** The submissions that are watched, as they are now. */
export type SubmissionSource = (known: Known) => Effect.Effect<ReadonlyArray<SubmissionItem>, Failure>

/** Some at a time: a long list must not look like an attack. */
const some = { concurrency: 8 }

/** Pages that are gone through for what is new since the last time, at most. */
const mostPages = 20

const getWith = (client: RadicarOperations, url: string) => (id: string) =>
  client.submissions.get({ params: { id } }).pipe(
    Effect.map((detail): SubmissionItem => Struct.omit(detail, ["history"])),
    Effect.mapError((error) => resourceFailure(error, url))
  )

/** By what a submission may have been named. */
const namesOf = ({ result, submissionId }: SubmissionItem): ReadonlyArray<string> =>
  result === undefined ? [submissionId] : [submissionId, result.document.uuid]

/** Those with the given ids; settled ones are not queried again. */
export const namedSubmissions = (client: RadicarOperations, { ids, url }: Watched): SubmissionSource => {
  const get = getWith(client, url)
  return (known) => {
    const settled = [...(known?.values() ?? [])].filter(isSettled)
    const names = new Set(settled.flatMap(namesOf))
    return Effect.map(
      Effect.forEach(
        ids.filter((id) => !names.has(id)),
        get,
        some
      ),
      (asked) => [...settled, ...asked]
    )
  }
}

/**
 * The last ones that the company filed, all that are new since the last time, and what was open then; the oldest first.
 */
export const companySubmissions = (client: RadicarOperations, { companyId, url }: Watched): SubmissionSource => {
  const get = getWith(client, url)
  return Effect.fnUntraced(function* (known) {
    const found: Array<SubmissionItem> = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const query = { companyId, limit: "200", ...(cursor === undefined ? {} : { cursor }) }
      const { items, next } = yield* Effect.mapError(client.submissions.list({ query }), (error) =>
        resourceFailure(error, url)
      )
      found.push(...items)
      cursor = next
      const isCaughtUp = known === undefined || items.some(({ submissionId }) => known.has(submissionId))
      if (isCaughtUp || cursor === undefined) break
    }
    const shown = new Set(found.map(({ submissionId }) => submissionId))
    // open ones that newer ones have pushed off the page
    const others = [...(known?.values() ?? [])].filter((item) => !isSettled(item) && !shown.has(item.submissionId))
    const further = yield* Effect.forEach(others, ({ submissionId }) => get(submissionId), some)
    return [...further, ...found.toReversed()]
  })
}
