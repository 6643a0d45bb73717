import type { EnvironmentStatus } from "@radicar/contract/inner/AuthorityGroup"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Effect, Result } from "effect"
import { resourceFailure } from "../service/resourceFailure.ts"
import { untranslated } from "../Failure.ts"
import { localMoment } from "../output/layout.ts"
import { type Check, fail, ok, skipped, warn } from "./Check.ts"
import { checkClock, probe } from "./probe.ts"

const advice = {
  en: "Documents wait and are filed when it is back: radicar authority status, radicar submission list.",
  es: "Los documentos esperan y se radican cuando vuelva: radicar authority status, radicar submission list."
}

const environmentCheck = ({ environment, lastFailure, lastSuccess, state }: EnvironmentStatus): Check => {
  const said = lastFailure === undefined ? "" : `: ${lastFailure.message}`
  if (state === "open") {
    const detail = { en: `${environment} does not answer${said}`, es: `${environment} no responde${said}` }
    return fail("authority", "unavailable", detail, advice)
  }
  if (state === "half-open") {
    const detail = { en: `${environment} is on trial${said}`, es: `${environment} está a prueba${said}` }
    return warn("authority", detail, advice)
  }
  if (lastSuccess === undefined) {
    return skipped("authority", {
      en: `${environment}: the service has not called it yet`,
      es: `${environment}: el servicio aún no la ha consultado`
    })
  }
  const at = localMoment(lastSuccess)
  return ok("authority", {
    en: `${environment} answered the service last on ${at}, Colombian time`,
    es: `${environment} respondió al servicio por última vez el ${at}, hora de Colombia`
  })
}

/** Checks the authority's state, as the service knows it from its own calls. */
export const checkAuthority = Effect.fn("checkAuthority")(function* (client: RadicarOperations, url: string) {
  const status = yield* Effect.result(client.authority.status())
  if (Result.isFailure(status)) return [skipped("authority", resourceFailure(status.failure, url).text)]
  const { items } = status.success
  return items.map(environmentCheck)
})

/** Checks whether the authority can be reached from this machine, and compares its clock with the local one. */
export const checkAuthorityDirect = Effect.fn("checkAuthorityDirect")(function* (url: string) {
  const answer = yield* probe(url)
  if ("reason" in answer) {
    return [
      fail("authority-direct", "unavailable", untranslated(`${url}: ${answer.reason}`), {
        en: "Check the address, the firewall and the proxy; this says nothing of the service's own connection.",
        es: "Revise la dirección, el cortafuegos y el proxy; no dice nada de la conexión del servicio."
      })
    ]
  }
  const { status, took } = answer
  const detail = { en: `${url} answers in ${took} ms (${status})`, es: `${url} responde en ${took} ms (${status})` }
  return [ok("authority-direct", detail), checkClock("authority-clock", answer)]
})
