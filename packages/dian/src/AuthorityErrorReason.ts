import { Schema } from "effect"

const NotSent = {
  /** The operating system's or TLS library's code, such as `ECONNREFUSED`. */
  code: Schema.String
}

/** The request cannot be written as the service requires it. */
export const InvalidRequest = Schema.TaggedStruct("InvalidRequest", { detail: Schema.String })

/** The message would exceed the size the service takes (bytes, base64 included). */
export const RequestTooLarge = Schema.TaggedStruct("RequestTooLarge", { bytes: Schema.Int, limit: Schema.Int })

/** The certificate is not valid at the time of sending (ISO 8601 dates). */
export const CertificateNotInForce = Schema.TaggedStruct("CertificateNotInForce", {
  notBefore: Schema.String,
  notAfter: Schema.String
})

/**
 * Whoever guards the authority with a circuit breaker did not make the call, because those before it gave no answer.
 */
export const Withheld = Schema.TaggedStruct("Withheld", { retryAfterSeconds: Schema.Finite })

/** The name of the host has no address. */
export const NameNotResolved = Schema.TaggedStruct("NameNotResolved", NotSent)

/** Nothing listens at the address. */
export const ConnectionRefused = Schema.TaggedStruct("ConnectionRefused", NotSent)

/** The connection ended or did not come about before the request was written. */
export const ConnectionFailed = Schema.TaggedStruct("ConnectionFailed", NotSent)

/** The server's certificate did not verify, or no common TLS version was found. */
export const TlsFailed = Schema.TaggedStruct("TlsFailed", NotSent)

/**
 * Not within the time allowed, after the request was at least partly written: the first byte of an answer, or the whole
 * of it.
 */
export const TimedOut = Schema.TaggedStruct("TimedOut", {
  seconds: Schema.Finite,
  phase: Schema.Literals(["firstByte", "whole"])
})

/** The connection ended after the request was at least partly written and before the answer was complete. */
export const ConnectionLost = Schema.TaggedStruct("ConnectionLost", { code: Schema.String })

/** A page of the platform or a gateway instead of an answer of the service (403, 5xx and other unexpected statuses). */
export const ServiceUnavailable = Schema.TaggedStruct("ServiceUnavailable", {
  status: Schema.Int,
  retryAfterSeconds: Schema.optionalKey(Schema.Int)
})

/** A page that declines the request itself (400, 401, 404, 405, 411, 413, 414, 415, 429, 431). */
export const RequestRefused = Schema.TaggedStruct("RequestRefused", {
  status: Schema.Int,
  retryAfterSeconds: Schema.optionalKey(Schema.Int)
})

/** SOAP fault of the security layer: the signature of the header, or its time, did not please. */
export const InvalidSecurity = Schema.TaggedStruct("InvalidSecurity", {
  text: Schema.String,
  /** This clock minus the authority's, in seconds, from the answer's `Date` header: positive means ours is ahead. */
  clockSkewSeconds: Schema.optionalKey(Schema.Int)
})

/** SOAP fault `s:Client` without a reason: the certificate is not accepted (issuer, validity or revocation). */
export const CertificateNotAccepted = Schema.TaggedStruct("CertificateNotAccepted", { text: Schema.String })

/** Fault by which the SOAP stack declines a message before it reaches the service, such as `ActionNotSupported`. */
export const RequestFault = Schema.TaggedStruct("RequestFault", {
  code: Schema.String,
  subcode: Schema.String,
  text: Schema.String
})

/** Any other SOAP fault: what happened before it is not known. */
export const ServiceFault = Schema.TaggedStruct("ServiceFault", {
  code: Schema.String,
  subcode: Schema.optionalKey(Schema.String),
  text: Schema.String
})

/** A regular answer that reports an internal exception of the service (StatusCode 500). */
export const ServiceException = Schema.TaggedStruct("ServiceException", {
  statusCode: Schema.String,
  text: Schema.String
})

/** The answer is not what the WSDL promises: not XML, truncated, ambiguous, invalid base64 … */
export const MalformedAnswer = Schema.TaggedStruct("MalformedAnswer", { detail: Schema.String })

/** The answer is larger than the client reads (bytes). */
export const AnswerTooLarge = Schema.TaggedStruct("AnswerTooLarge", { limit: Schema.Int })

/** Why a call to the authority gave no answer; `_tag` says which. */
export const AuthorityErrorReason = Schema.Union([
  InvalidRequest,
  RequestTooLarge,
  CertificateNotInForce,
  Withheld,
  NameNotResolved,
  ConnectionRefused,
  ConnectionFailed,
  TlsFailed,
  TimedOut,
  ConnectionLost,
  ServiceUnavailable,
  RequestRefused,
  InvalidSecurity,
  CertificateNotAccepted,
  RequestFault,
  ServiceFault,
  ServiceException,
  MalformedAnswer,
  AnswerTooLarge
])
export type AuthorityErrorReason = typeof AuthorityErrorReason.Type
