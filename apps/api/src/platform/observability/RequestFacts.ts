import { Context, Effect } from "effect"

/** What a request turned out to be, for the log, the span and the measurements at its end. */
export interface RequestFacts {
  /** Template of its route: `/v1/companies/:id`. */
  route?: string
  /** The submission that it is about. */
  submissionId?: string
}

/** The facts of the request that is being answered; nobody reads them where there is no request. */
export const CurrentRequestFacts = Context.Reference<RequestFacts>("@radicar/api/RequestFacts", {
  defaultValue: () => ({})
})

/** Notes of the request that is being answered what has become known of it. */
export const noteRequest = (known: RequestFacts) =>
  Effect.map(CurrentRequestFacts, (facts) => void Object.assign(facts, known))
