import type { Localized } from "@radicar/domain/inner/rules/Language"
import {
  CertificateUnusable,
  Forbidden,
  InvalidRequest,
  NotFound,
  NumberingRangesRefused,
  ServiceUnavailable,
  TooManyRequests,
  TransportError,
  Unauthorized
} from "@radicar/http-client/inner/promise"
import type { Say } from "../language/LanguageContext.ts"

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

/** The `detail` of a problem of the contract, which describes this occurrence. */
const detailOf = (failure: unknown): string | undefined => {
  const detail: unknown = typeof failure === "object" && failure !== null ? Reflect.get(failure, "detail") : undefined
  return typeof detail === "string" && detail !== "" ? detail : undefined
}

/** Text about a failed call for the user. */
export const failureText = (failure: unknown, say: Say): string => {
  if (!navigator.onLine) return say(offline)
  if (failure instanceof TransportError || failure instanceof DOMException)
    return say(failure instanceof TransportError && failure.status !== undefined ? broken : unreachable)
  const detail = detailOf(failure)
  if (failure instanceof Forbidden) return [say(forbidden), detail].filter(Boolean).join(" ")
  if (failure instanceof TooManyRequests) {
    const seconds = failure.retryAfter
    return say({
      en: `This token has sent too many requests; the next attempt is in about ${seconds} s.`,
      es: `Este token ha consultado demasiado; el próximo intento es en unos ${seconds} s.`
    })
  }
  if (failure instanceof ServiceUnavailable) return detail ?? say(unreachable)
  return detail ?? say(broken)
}

const lasting = [
  CertificateUnusable,
  Forbidden,
  InvalidRequest,
  NotFound,
  NumberingRangesRefused,
  Unauthorized,
  TypeError
]

/** Whether a repetition of the call would fail in the same way. */
export const isLasting = (failure: unknown): boolean => lasting.some((problem) => failure instanceof problem)
