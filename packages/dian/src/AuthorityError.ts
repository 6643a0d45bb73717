import { Schema } from "effect"
import { AuthorityErrorReason } from "./AuthorityErrorReason.ts"

interface Judgement {
  readonly outcome: "not-sent" | "refused" | "unknown"
  readonly retryable: boolean
  readonly message: string
}

const notSent = (retryable: boolean, message: string): Judgement => ({ outcome: "not-sent", retryable, message })
const refused = (retryable: boolean, message: string): Judgement => ({ outcome: "refused", retryable, message })

const unknown = (message: string): Judgement => ({
  outcome: "unknown",
  retryable: true,
  message: `${message} The outcome is unknown: ask for the document's status before sending it again.`
})

/** Beyond this the security header's time window (five minutes) is at risk. */
const NOTABLE_SKEW_SECONDS = 120

const clockAdvice = (skew: number | undefined): string => {
  if (skew === undefined || Math.abs(skew) < NOTABLE_SKEW_SECONDS) {
    return "Try once more, then check that certificate and private key belong together."
  }
  const direction = skew > 0 ? "ahead of" : "behind"
  return `This machine's clock is ${Math.abs(skew)} s ${direction} the authority's: synchronise it (NTP).`
}

/** Retrying helps against an outage (403 "site disabled") and against being too fast (429), not against the rest. */
const RETRYABLE_REFUSALS: ReadonlySet<number> = new Set([403, 429])

const REFUSAL_ADVICE: Readonly<Record<number, string>> = {
  403: "The site is disabled or the address blocked: try later.",
  413: "The message is too large: send less.",
  429: "Too many requests: try later, more slowly."
}

/** What each reason means for the outcome, for a retry, and in words. */
const judgeReason = (reason: AuthorityErrorReason): Judgement => {
  switch (reason._tag) {
    case "InvalidRequest":
      return notSent(false, `the request cannot be sent: ${reason.detail}.`)
    case "RequestTooLarge":
      return notSent(false, `the message has ${reason.bytes} bytes, the authority takes ${reason.limit}. Send less.`)
    case "CertificateNotInForce":
      return notSent(
        false,
        `the certificate is valid from ${reason.notBefore} to ${reason.notAfter} only. Use one that is in force.`
      )
    case "Withheld":
      return notSent(
        true,
        `the authority gave no answer lately and was not called; the next attempt is in ${Math.ceil(reason.retryAfterSeconds)} s.`
      )
    case "NameNotResolved":
      return notSent(true, `the authority's host name was not resolved (${reason.code}). Check the address and DNS.`)
    case "ConnectionRefused":
      return notSent(true, `the connection was refused (${reason.code}). Check the address, or try later.`)
    case "ConnectionFailed":
      return notSent(true, `no connection was made (${reason.code}). Check the network, or try later.`)
    case "TlsFailed":
      return notSent(
        false,
        `the server did not prove its identity (${reason.code}). Check the address and any proxy in between; never turn verification off.`
      )
    case "TimedOut":
      return unknown(
        reason.phase === "firstByte"
          ? `no answer began within ${reason.seconds} s.`
          : `no complete answer came within ${reason.seconds} s.`
      )
    case "ConnectionLost":
      return unknown(`the connection was lost before the answer was complete (${reason.code}).`)
    case "ServiceUnavailable":
      return unknown(`HTTP ${reason.status} without an answer of the service: the platform is down.`)
    case "RequestRefused":
      return refused(
        RETRYABLE_REFUSALS.has(reason.status),
        `HTTP ${reason.status}, the request was refused. ${REFUSAL_ADVICE[reason.status] ?? "Check the address of the service."}`
      )
    case "InvalidSecurity":
      return refused(true, `the security header was not accepted. ${clockAdvice(reason.clockSkewSeconds)}`)
    case "CertificateNotAccepted":
      return refused(
        false,
        "the certificate was not accepted: it must come from an accredited authority, be in force and not revoked."
      )
    case "RequestFault":
      return refused(false, `the message was declined (${reason.subcode}). Check address and operation.`)
    case "ServiceFault":
      return unknown(`the service answered with a fault (${reason.subcode ?? reason.code}).`)
    case "ServiceException":
      return unknown(`the service reported an internal error (StatusCode ${reason.statusCode}).`)
    case "MalformedAnswer":
      return unknown(`the answer cannot be understood: ${reason.detail}.`)
    case "AnswerTooLarge":
      return unknown(`the answer exceeds ${reason.limit} bytes.`)
  }
}

/**
 * A call to the authority that gave no answer to rely on.
 *
 * `outcome` is what a caller needs to know before anything else:
 * - `not-sent`: no byte of the request left; nothing can have happened.
 * - `refused`: the request was declined before it was processed; nothing was filed.
 * - `unknown`: the document may have been filed. Ask `getStatus` for its key, never send blindly again.
 *
 * `retryable` says whether the same call may succeed later without anyone changing anything (after the outcome has
 * been cleared up, where it is unknown). `reason` tells the cause by its `_tag`. Messages, fields and JSON hold no
 * secret and no content of a document.
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
    const { outcome, retryable, message } = judgeReason(reason)
    return new AuthorityError({ operation, outcome, retryable, reason, message: `${operation}: ${message}` })
  }
}
