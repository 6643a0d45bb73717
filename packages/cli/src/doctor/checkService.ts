import { Effect } from "effect"
import { type Check, fail, ok, same, skipped } from "./Check.ts"
import { checkClock } from "./checkClock.ts"
import { probe } from "./probe.ts"

const path = (url: string, name: string): string => `${url.replace(/\/$/u, "")}/health/${name}`

/** Whether the service answers, its database does, and what time it is there. */
export const checkService = Effect.fn("checkService")(function* (url: string): Effect.fn.Return<ReadonlyArray<Check>> {
  const live = yield* probe(path(url, "live"))
  if ("silent" in live || live.status !== 200) {
    const what = "silent" in live ? live.silent : `HTTP ${live.status}`
    const later = { en: "the service does not answer", es: "el servicio no responde" }
    return [
      fail("service", "network", same(`${url}: ${what}`), {
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
          { en: "Look at the database and DATABASE_URL of the service.", es: "Revise la base de datos y DATABASE_URL." }
        )
  return [
    ok("service", { en: `${url} answers in ${live.took} ms`, es: `${url} responde en ${live.took} ms` }),
    database,
    checkClock("service-clock", live)
  ]
})
