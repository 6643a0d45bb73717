import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { AuthorityErrorReason } from "@radicar/dian/AuthorityErrorReason"
import { CircuitBreaker } from "effect/persistence"

/** What there was instead of an answer: no call at all, a call declined, or silence of some kind. */
const kinds: Readonly<Record<AuthorityErrorReason["_tag"], "no call" | "declined" | "silence">> = {
  InvalidRequest: "no call",
  RequestTooLarge: "no call",
  CertificateNotInForce: "no call",
  Withheld: "no call",
  NameNotResolved: "silence",
  ConnectionRefused: "silence",
  ConnectionFailed: "silence",
  TlsFailed: "silence",
  TimedOut: "silence",
  ConnectionLost: "silence",
  ServiceUnavailable: "silence",
  RequestRefused: "declined",
  // an HTTP 500 with one of these faults is no outage: header, certificate or message did not please
  InvalidSecurity: "declined",
  CertificateNotAccepted: "declined",
  RequestFault: "declined",
  ServiceFault: "silence",
  ServiceException: "silence",
  MalformedAnswer: "silence",
  AnswerTooLarge: "silence"
}

const tooManyRequests = 429

/** Its answer is so large that one which is too late or too long says nothing of how the authority does. */
const isOverlongList = ({ operation, reason }: AuthorityError): boolean =>
  operation === "GetExchangeEmails" && ["TimedOut", "AnswerTooLarge", "MalformedAnswer"].includes(reason._tag)

/** What a call without an answer means to the breaker. A verdict, also one that rejects, is an answer. */
export const breakerOutcome = (error: AuthorityError): CircuitBreaker.Outcome => {
  if (isOverlongList(error)) return CircuitBreaker.ignored
  const { reason } = error
  const { _tag } = reason
  const wait = "retryAfterSeconds" in reason && _tag !== "Withheld" ? reason.retryAfterSeconds : undefined
  const hint = wait === undefined ? {} : { retryAfter: `${wait} seconds` as const }
  if (_tag === "RequestRefused" && reason.status === tooManyRequests) return CircuitBreaker.failure(hint)
  return kinds[_tag] === "silence" ? CircuitBreaker.failure(hint) : CircuitBreaker.ignored
}

/** Whether a failed call was made at all. */
export const wasMade = ({ reason }: AuthorityError): boolean => kinds[reason._tag] !== "no call"
