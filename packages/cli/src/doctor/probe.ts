import { connectionFailureOf } from "@radicar/http-client/connectionFailureOf"
import { Clock, Effect, Option } from "effect"
import { FetchHttpClient, HttpClient } from "effect/http"

/** Who answered a GET, how, and when it was there. Moments and durations are milliseconds. */
export interface Answered {
  readonly status: number
  readonly took: number
  /** By its own clock, from the `Date` header; one second long. Absent where it says nothing. */
  readonly date: number | undefined
  /** By ours, halfway between question and answer. */
  readonly at: number
}

/** Why there was no answer: a code such as ECONNREFUSED, or what is known. */
export interface Silent {
  readonly silent: string
}

const patience = "10 seconds"

/** Asks an address without token; any answer will do, a page of errors as well. */
export const probe = Effect.fn("probe")(
  function* (url: string) {
    const began = yield* Clock.currentTimeMillis
    const response = yield* HttpClient.get(url)
    const ended = yield* Clock.currentTimeMillis
    const date = Date.parse(response.headers["date"] ?? "")
    const answered: Answered = {
      status: response.status,
      took: ended - began,
      date: Number.isNaN(date) ? undefined : date,
      at: (began + ended) / 2
    }
    return answered
  },
  (effect) =>
    effect.pipe(
      Effect.timeoutOption(patience),
      Effect.map(Option.getOrElse((): Silent => ({ silent: `no answer within ${patience}` }))),
      Effect.catch((error) => Effect.succeed<Silent>({ silent: connectionFailureOf(error) ?? error.reason._tag })),
      Effect.provide(FetchHttpClient.layer)
    )
)
