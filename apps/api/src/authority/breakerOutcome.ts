import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { AuthorityErrorReason } from "@radicar/dian/AuthorityErrorReason"
import { CircuitBreaker } from "effect/persistence"

/** Whose fault it is that there was no answer: `neither` tells nothing of the authority's health. */
const sides: Readonly<Record<AuthorityErrorReason["_tag"], "authority" | "neither">> = {
  InvalidRequest: "neither",
  RequestTooLarge: "neither",
  CertificateNotInForce: "neither",
  Withheld: "neither",
  NameNotResolved: "authority",
  ConnectionRefused: "authority",
  ConnectionFailed: "authority",
  TlsFailed: "authority",
  TimedOut: "authority",
  ConnectionLost: "authority",
  ServiceUnavailable: "authority",
  RequestRefused: "neither",
  // an HTTP 500 with one of these faults is no outage: header, certificate or message did not please
  InvalidSecurity: "neither",
  CertificateNotAccepted: "neither",
  RequestFault: "neither",
  ServiceFault: "authority",
  ServiceException: "authority",
  MalformedAnswer: "authority",
  AnswerTooLarge: "authority"
}

const tooManyRequests = 429

/** What a call without an answer means to the breaker. A verdict, also one that rejects, is an answer. */
export const breakerOutcome = ({ reason }: AuthorityError): CircuitBreaker.Outcome => {
  const { _tag } = reason
  const wait = "retryAfterSeconds" in reason && _tag !== "Withheld" ? reason.retryAfterSeconds : undefined
  const hint = wait === undefined ? {} : { retryAfter: `${wait} seconds` as const }
  if (_tag === "RequestRefused" && reason.status === tooManyRequests) return CircuitBreaker.failure(hint)
  return sides[_tag] === "authority" ? CircuitBreaker.failure(hint) : CircuitBreaker.ignored
}
