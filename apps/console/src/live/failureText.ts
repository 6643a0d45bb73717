import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Say } from "../language/LanguageContext.ts"
import { problemOf } from "../session/client.ts"
import {
  Forbidden,
  InvalidBody,
  InvalidDocument,
  InvalidRequest,
  ServiceUnavailable,
  TooManyRequests,
  TransportError,
  type Violation
} from "@radicar/http-client/inner/plain"

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

/** The faults of a refused request, if its problem lists them. */
export const violationsOf = (failure: unknown): ReadonlyArray<Violation> =>
  failure instanceof InvalidDocument || failure instanceof InvalidBody || failure instanceof InvalidRequest
    ? (failure.violations ?? [])
    : []

/** Text about a failed call for the user. */
export const failureText = (failure: unknown, say: Say): string => {
  if (!navigator.onLine) return say(offline)
  const problem = problemOf(failure)
  if (problem === undefined) {
    const isUnanswered = failure instanceof TransportError && failure.status === undefined
    return say(isUnanswered || failure instanceof DOMException ? unreachable : broken)
  }
  const { detail } = problem
  if (failure instanceof Forbidden) return [say(forbidden), detail].filter(Boolean).join(" ")
  if (failure instanceof TooManyRequests) {
    const { retryAfter } = failure
    return say({
      en: `This token has sent too many requests; the next attempt is in about ${retryAfter} s.`,
      es: `Este token ha consultado demasiado; el próximo intento es en unos ${retryAfter} s.`
    })
  }
  if (failure instanceof ServiceUnavailable) return detail || say(unreachable)
  const [violation] = violationsOf(failure)
  return violation?.message ?? (detail || say(broken))
}

/** Whether a repetition of the call would fail in the same way: the service refused the request as a whole. */
export const isLasting = (failure: unknown): boolean => {
  const { status = 500 } = problemOf(failure) ?? {}
  return status < 500 && status !== 429 && status !== 408
}
