import { connectionFailureOf } from "@radicar/http-client/inner/connectionFailureOf"
import { Clock, Effect, Option } from "effect"
import { FetchHttpClient, HttpClient } from "effect/http"
import { untranslated } from "../Failure.ts"
import { type Check, type CheckName, fail, ok, skipped, warn } from "./Check.ts"

/** Answer to a GET with its timing. Times and durations are in milliseconds. */
export interface ProbeAnswer {
  readonly status: number
  readonly took: number
  /** Time on the server's clock, from the `Date` header, accurate to a second. Absent without that header. */
  readonly date: number | undefined
  /** Time on the local clock, halfway between request and answer. */
  readonly at: number
}

/** A missing answer, with the reason: a code such as ECONNREFUSED, or another description. */
export interface NoAnswer {
  readonly reason: string
}

const patience = "10 seconds"

/** Requests an address without token; any answer counts, even an error page. */
export const probe = Effect.fn("probe")(
  function* (url: string) {
    const began = yield* Clock.currentTimeMillis
    const response = yield* HttpClient.get(url)
    const ended = yield* Clock.currentTimeMillis
    const date = Date.parse(response.headers["date"] ?? "")
    const answer: ProbeAnswer = {
      status: response.status,
      took: ended - began,
      date: Number.isNaN(date) ? undefined : date,
      at: (began + ended) / 2
    }
    return answer
  },
  (effect) =>
    effect.pipe(
      Effect.timeoutOption(patience),
      Effect.map(Option.getOrElse((): NoAnswer => ({ reason: `no answer within ${patience}` }))),
      Effect.catch((error) => Effect.succeed<NoAnswer>({ reason: connectionFailureOf(error) ?? error.reason._tag })),
      Effect.provide(FetchHttpClient.layer)
    )
)

/**
 * Clock differences in seconds. Above `noticeable` there is a warning; above `fatal` the authority refuses every
 * message, because its WS-Security timestamp is valid for five minutes.
 */
const noticeable = 30
const fatal = 300

const advice = {
  en: "Set the clocks by NTP: what is signed more than five minutes off is refused.",
  es: "Ajuste los relojes por NTP: lo firmado con más de cinco minutos de diferencia se rechaza."
}

/** Checks the difference between the local clock and a server's clock. */
export const checkClock = (check: CheckName, { at, date }: Pick<ProbeAnswer, "at" | "date">): Check => {
  if (date === undefined) {
    return skipped(check, { en: "it does not say what time it is", es: "no informa la hora" })
  }
  // on average half of the header's second has passed
  const seconds = Math.round((at - date - 500) / 1000)
  const apart = Math.abs(seconds)
  if (apart <= 1) return ok(check, { en: "the same as here", es: "la misma de aquí" })
  const detail =
    seconds > 0
      ? { en: `${apart} s behind the clock here`, es: `${apart} s atrás del reloj de aquí` }
      : { en: `${apart} s ahead of the clock here`, es: `${apart} s adelante del reloj de aquí` }
  if (apart > fatal) return fail(check, "configuration", detail, advice)
  return apart > noticeable ? warn(check, detail, advice) : ok(check, detail)
}

const path = (url: string, name: string): string => `${url.replace(/\/$/u, "")}/health/${name}`

/** Checks whether the service and its database answer, and compares the service's clock. */
export const checkService = Effect.fn("checkService")(function* (url: string): Effect.fn.Return<ReadonlyArray<Check>> {
  const live = yield* probe(path(url, "live"))
  if ("reason" in live || live.status !== 200) {
    const what = "reason" in live ? live.reason : `HTTP ${live.status}`
    const later = { en: "the service does not answer", es: "el servicio no responde" }
    return [
      fail("service", "network", untranslated(`${url}: ${what}`), {
        en: "Is the service running there? Check --url, RADICAR_URL or the profile.",
        es: "¿Está el servicio en marcha allí? Revise --url, RADICAR_URL o el perfil."
      }),
      skipped("database", later),
      skipped("service-clock", later)
    ]
  }
  const ready = yield* probe(path(url, "ready"))
  const database =
    "status" in ready && ready.status === 200
      ? ok("database", { en: "answers the service", es: "responde al servicio" })
      : fail(
          "database",
          "unavailable",
          { en: "does not answer the service", es: "no responde al servicio" },
          { en: "Check the database and DATABASE_URL of the service.", es: "Revise la base de datos y DATABASE_URL." }
        )
  return [
    ok("service", { en: `${url} answers in ${live.took} ms`, es: `${url} responde en ${live.took} ms` }),
    database,
    checkClock("service-clock", live)
  ]
})
