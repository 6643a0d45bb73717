import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { AuthorityErrorReason } from "./AuthorityErrorReason.ts"

interface Judgement {
  readonly outcome: "not-sent" | "refused" | "unknown"
  readonly retryable: boolean
  readonly text: Localized
}

const notSent = (retryable: boolean, text: Localized): Judgement => ({ outcome: "not-sent", retryable, text })
const refused = (retryable: boolean, text: Localized): Judgement => ({ outcome: "refused", retryable, text })

const unknown = ({ en, es }: Localized): Judgement => ({
  outcome: "unknown",
  retryable: true,
  text: {
    en: `${en} The outcome is unknown: query the document's status before sending it again.`,
    es: `${es} No se conoce el resultado: consulte el estado del documento antes de enviarlo de nuevo.`
  }
})

/**
 * Clock skew in seconds from which the error text mentions it; more puts the security header's five-minute time window
 * at risk.
 */
const NOTABLE_SKEW_SECONDS = 120

const clockAdvice = (skew: number | undefined): Localized => {
  if (skew === undefined || Math.abs(skew) < NOTABLE_SKEW_SECONDS) {
    return {
      en: "Retry once, then check that certificate and private key belong together.",
      es: "Intente una vez más y luego revise que el certificado y la llave privada correspondan."
    }
  }
  const seconds = Math.abs(skew)
  return {
    en: `This machine's clock is ${seconds} s ${skew > 0 ? "ahead of" : "behind"} the authority's: synchronise it (NTP).`,
    es: `El reloj de esta máquina está ${seconds} s ${skew > 0 ? "adelantado" : "atrasado"} frente al de la DIAN: sincronícelo (NTP).`
  }
}

/**
 * HTTP statuses of a refusal after which a retry helps: an outage (403 "site disabled") and too many requests (429).
 */
const RETRYABLE_REFUSALS: ReadonlySet<number> = new Set([403, 429])

const REFUSAL_ADVICE: Readonly<Record<number, Localized>> = {
  403: {
    en: "The site is disabled or the address is blocked: retry later.",
    es: "El sitio está deshabilitado o la dirección bloqueada: intente más tarde."
  },
  413: { en: "The message is too large: send less.", es: "El mensaje es demasiado grande: envíe menos." },
  429: {
    en: "Too many requests: retry later, more slowly.",
    es: "Demasiadas solicitudes: intente más tarde y más despacio."
  }
}

const CHECK_ADDRESS: Localized = {
  en: "Check the address of the service.",
  es: "Revise la dirección del servicio."
}

/** Derives outcome, retryability and text of a failed call from the reason of the failure. */
// oxlint-disable-next-line max-lines-per-function -- a table with one case for each reason
const judgeReason = (reason: AuthorityErrorReason): Judgement => {
  switch (reason._tag) {
    case "InvalidRequest":
      return notSent(false, {
        en: `the request cannot be sent: ${reason.detail}.`,
        es: "la solicitud tiene un valor que no se puede enviar."
      })
    case "RequestTooLarge":
      return notSent(false, {
        en: `the message has ${reason.bytes} bytes; the authority accepts ${reason.limit}. Send less.`,
        es: `el mensaje tiene ${reason.bytes} bytes y la DIAN recibe ${reason.limit}. Envíe menos.`
      })
    case "CertificateNotInForce":
      return notSent(false, {
        en: `the certificate is valid from ${reason.notBefore} to ${reason.notAfter} only. Use one that is in force.`,
        es: `el certificado solo es válido de ${reason.notBefore} a ${reason.notAfter}. Use uno vigente.`
      })
    case "Withheld": {
      const seconds = Math.ceil(reason.retryAfterSeconds)
      return notSent(true, {
        en: `the authority has not answered recently and was not called; the next attempt is in ${seconds} s.`,
        es: `la DIAN no ha respondido últimamente y no se llamó; el próximo intento es en ${seconds} s.`
      })
    }
    case "NameNotResolved":
      return notSent(true, {
        en: `the authority's host name was not resolved (${reason.code}). Check the address and DNS.`,
        es: `no se resolvió el nombre del servidor de la DIAN (${reason.code}). Revise la dirección y el DNS.`
      })
    case "ConnectionRefused":
      return notSent(true, {
        en: `the connection was refused (${reason.code}). Check the address, or retry later.`,
        es: `se rechazó la conexión (${reason.code}). Revise la dirección o intente más tarde.`
      })
    case "ConnectionFailed":
      return notSent(true, {
        en: `no connection was made (${reason.code}). Check the network, or retry later.`,
        es: `no se logró la conexión (${reason.code}). Revise la red o intente más tarde.`
      })
    case "TlsFailed":
      return notSent(false, {
        en: `the server did not prove its identity (${reason.code}). Check the address and any proxy in between; never turn verification off.`,
        es: `el servidor no probó su identidad (${reason.code}). Revise la dirección y los proxy intermedios; nunca desactive la verificación.`
      })
    case "TimedOut":
      return unknown(
        reason.phase === "firstByte"
          ? {
              en: `no answer began within ${reason.seconds} s.`,
              es: `ninguna respuesta comenzó en ${reason.seconds} s.`
            }
          : {
              en: `no complete answer came within ${reason.seconds} s.`,
              es: `no llegó una respuesta completa en ${reason.seconds} s.`
            }
      )
    case "ConnectionLost":
      return unknown({
        en: `the connection was lost before the answer was complete (${reason.code}).`,
        es: `la conexión se perdió antes de completarse la respuesta (${reason.code}).`
      })
    case "ServiceUnavailable":
      return unknown({
        en: `HTTP ${reason.status} without an answer of the service: the platform is down.`,
        es: `HTTP ${reason.status} sin respuesta del servicio: la plataforma está caída.`
      })
    case "RequestRefused": {
      const advice = REFUSAL_ADVICE[reason.status] ?? CHECK_ADDRESS
      return refused(RETRYABLE_REFUSALS.has(reason.status), {
        en: `HTTP ${reason.status}, the request was refused. ${advice.en}`,
        es: `HTTP ${reason.status}, se rechazó la solicitud. ${advice.es}`
      })
    }
    case "InvalidSecurity": {
      const advice = clockAdvice(reason.clockSkewSeconds)
      return refused(true, {
        en: `the security header was not accepted. ${advice.en}`,
        es: `no se aceptó el encabezado de seguridad. ${advice.es}`
      })
    }
    case "CertificateNotAccepted":
      return refused(false, {
        en: "the certificate was not accepted: it must come from an accredited authority, be in force and not revoked.",
        es: "no se aceptó el certificado: debe ser de una entidad acreditada, estar vigente y no estar revocado."
      })
    case "RequestFault":
      return refused(false, {
        en: `the message was rejected (${reason.subcode}). Check address and operation.`,
        es: `se rechazó el mensaje (${reason.subcode}). Revise la dirección y la operación.`
      })
    case "ServiceFault":
      return unknown({
        en: `the service answered with a fault (${reason.subcode ?? reason.code}).`,
        es: `el servicio respondió con una falla (${reason.subcode ?? reason.code}).`
      })
    case "ServiceException":
      return unknown({
        en: `the service reported an internal error (StatusCode ${reason.statusCode}).`,
        es: `el servicio informó un error interno (StatusCode ${reason.statusCode}).`
      })
    case "MalformedAnswer":
      return unknown({
        en: `the answer cannot be read: ${reason.detail}.`,
        es: "no se puede leer la respuesta."
      })
    case "AnswerTooLarge":
      return unknown({
        en: `the answer exceeds ${reason.limit} bytes.`,
        es: `la respuesta supera ${reason.limit} bytes.`
      })
  }
}

/** Describes a failed call of `operation` for people: the cause, then advice. */
export const authorityErrorText = ({
  operation,
  reason
}: {
  readonly operation: string
  readonly reason: AuthorityErrorReason
}): Localized => {
  const { en, es } = judgeReason(reason).text
  return { en: `${operation}: ${en}`, es: `${operation}: ${es}` }
}

/**
 * A call to the authority that returned no reliable answer.
 *
 * `outcome` is the first thing a caller needs to know:
 * - `not-sent`: no byte of the request left; nothing can have happened.
 * - `refused`: the request was declined before it was processed; nothing was filed.
 * - `unknown`: the document may have been filed. Ask `getStatus` for its key; never resend blindly.
 *
 * `retryable` says whether the same call may succeed later without any change. An unknown outcome must be clarified
 * first. `reason` gives the cause by its `_tag`. Messages, fields and JSON hold no secret and no content of a document.
 */
export class AuthorityError extends Schema.TaggedError<AuthorityError>()("AuthorityError", {
  operation: Schema.String,
  outcome: Schema.Literals(["not-sent", "refused", "unknown"]),
  retryable: Schema.Boolean,
  reason: AuthorityErrorReason,
  message: Schema.String
}) {
  /** The error of `operation` for `reason`; outcome, retryability and message follow from the reason. */
  static because(operation: string, reason: AuthorityErrorReason): AuthorityError {
    const { outcome, retryable } = judgeReason(reason)
    const { en: message } = authorityErrorText({ operation, reason })
    return new AuthorityError({ operation, outcome, retryable, reason, message })
  }
}
