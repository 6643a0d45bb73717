import { Schema } from "effect"

const NotSent = {
  /** Error code of the operating system or the TLS library, such as `ECONNREFUSED`. */
  code: Schema.String
}

/** Causes of a call to the authority that returned no answer, by `_tag`. */
export const AuthorityErrorReason = Schema.TaggedUnion({
  /** The request cannot be written as the service requires it. */
  InvalidRequest: { detail: Schema.String },
  /** The message would exceed the maximum size of the service (bytes, base64 included). */
  RequestTooLarge: { bytes: Schema.Int, limit: Schema.Int },
  /** The certificate is not valid at the time of sending (ISO 8601 dates). */
  CertificateNotInForce: {
    notBefore: Schema.String,
    notAfter: Schema.String
  },
  /** The caller's circuit breaker blocked the call, because the calls before it got no answer. */
  Withheld: { retryAfterSeconds: Schema.Finite },
  /** The name of the host has no address. */
  NameNotResolved: NotSent,
  /** Nothing listens at the address. */
  ConnectionRefused: NotSent,
  /** The connection could not be made, or ended before the request was written. */
  ConnectionFailed: NotSent,
  /** The server's certificate did not verify, or no common TLS version was found. */
  TlsFailed: NotSent,
  /**
   * The answer did not begin (`firstByte`) or did not end (`whole`) in time. The request was at least partly written.
   */
  TimedOut: {
    seconds: Schema.Finite,
    phase: Schema.Literals(["firstByte", "whole"])
  },
  /** The connection ended after the request was at least partly written and before the answer was complete. */
  ConnectionLost: { code: Schema.String },
  /**
   * A page of the platform or a gateway instead of an answer of the service (403, 5xx and other unexpected statuses).
   */
  ServiceUnavailable: {
    status: Schema.Int,
    retryAfterSeconds: Schema.optionalKey(Schema.Int)
  },
  /** A page that declines the request itself (400, 401, 404, 405, 411, 413, 414, 415, 429, 431). */
  RequestRefused: {
    status: Schema.Int,
    retryAfterSeconds: Schema.optionalKey(Schema.Int)
  },
  /** SOAP fault of the security layer: the header's signature or time was refused. */
  InvalidSecurity: {
    text: Schema.String,
    /**
     * The local clock minus the authority's, in seconds, from the answer's `Date` header; positive if the local clock
     * is ahead.
     */
    clockSkewSeconds: Schema.optionalKey(Schema.Int)
  },
  /** SOAP fault `s:Client` without a reason: the certificate is not accepted (issuer, validity or revocation). */
  CertificateNotAccepted: { text: Schema.String },
  /** Fault by which the SOAP stack declines a message before it reaches the service, such as `ActionNotSupported`. */
  RequestFault: {
    code: Schema.String,
    subcode: Schema.String,
    text: Schema.String
  },
  /** Any other SOAP fault. How much the service did before the fault is unknown. */
  ServiceFault: {
    code: Schema.String,
    subcode: Schema.optionalKey(Schema.String),
    text: Schema.String
  },
  /** A regular answer that reports an internal exception of the service (StatusCode 500). */
  ServiceException: {
    statusCode: Schema.String,
    text: Schema.String
  },
  /** The answer does not match the WSDL: not XML, truncated, ambiguous, invalid base64… */
  MalformedAnswer: { detail: Schema.String },
  /** The answer is larger than the maximum that the client reads (`limit`, in bytes). */
  AnswerTooLarge: { limit: Schema.Int }
})
export type AuthorityErrorReason = typeof AuthorityErrorReason.Type
