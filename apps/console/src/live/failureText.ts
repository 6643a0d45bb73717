import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Say } from "../language/LanguageContext.ts"
import { NoAnswer, Problem } from "../session/client.ts"

const offline: Localized = {
  en: "This device has no network connection. The console continues when the connection is back.",
  es: "Este equipo no tiene conexión de red. La consola continúa cuando vuelva la conexión."
}
const unreachable: Localized = {
  en: "The service does not answer. The console keeps trying.",
  es: "El servicio no responde. La consola sigue intentando."
}
const broken: Localized = {
  en: "The service returned an unexpected answer. The console keeps trying.",
  es: "El servicio devolvió una respuesta inesperada. La consola sigue intentando."
}
const forbidden: Localized = {
  en: "This token may not see this.",
  es: "Este token no puede ver esto."
}

/** Text about a failed call for the user. */
export const failureText = (failure: unknown, say: Say): string => {
  if (!navigator.onLine) return say(offline)
  if (failure instanceof NoAnswer || failure instanceof DOMException)
    return say(failure instanceof NoAnswer && failure.status !== undefined ? broken : unreachable)
  if (!(failure instanceof Problem)) return say(broken)
  const { detail, name, retryAfter, violations } = failure
  if (name === "forbidden") return [say(forbidden), detail].filter(Boolean).join(" ")
  if (name === "too-many-requests") {
    return say({
      en: `This token has sent too many requests; the next attempt is in about ${retryAfter ?? 60} s.`,
      es: `Este token ha consultado demasiado; el próximo intento es en unos ${retryAfter ?? 60} s.`
    })
  }
  if (name === "service-unavailable") return detail || say(unreachable)
  const [violation] = violations
  return violation?.message ?? (detail || say(broken))
}

/** Whether a repetition of the call would fail in the same way. */
export const isLasting = (failure: unknown): boolean =>
  failure instanceof Problem && failure.status < 500 && failure.status !== 429 && failure.status !== 408
