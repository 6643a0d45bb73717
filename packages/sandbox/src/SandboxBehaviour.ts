import { Schema } from "effect"

/** What can go wrong on purpose, so that clients can be tested against lost, damaged and contradictory answers. */
export const SandboxBehaviour = Schema.Literals([
  // The connection.
  /** Everything is processed and recorded, then the connection is cut without an answer; after `delay`, if given. */
  "drop-after-processing",
  /** The same, and for `duration` (2 minutes) GetStatus answers 66 to the document's key. */
  "drop-and-forget",
  /** The connection is cut before anything is looked at. */
  "drop-before-processing",
  /** The same with a TCP reset. */
  "connection-reset",
  /** Bytes of a TLS alert come instead of an HTTP answer; nothing is processed. */
  "tls-alert",
  /** Processed at once, answered after `delay` (10 seconds). */
  "slow",
  /** Processed when a second such request is there; alone after `delay` (10 seconds). */
  "simultaneous",
  /** The answer breaks off in the middle of its body. */
  "truncated",

  // Pages and faults: nothing is processed.
  "http-403",
  "http-500",
  "http-502",
  "http-503",
  "http-504",
  "http-507",
  "http-508",
  /** HTTP 500 with the InvalidSecurity fault. */
  "invalid-security-fault",
  /** HTTP 500 with the `s:Client` fault without reason. */
  "certificate-fault",
  /** From this request on the certificate counts as expired, whatever it is used for. */
  "certificate-expired",
  /** The authority's clock is `duration` (6 minutes) ahead, or behind, for this request. */
  "clock-ahead",
  "clock-behind",

  // Damaged answers of requests that are processed.
  /** HTTP 404 with the answer's envelope. */
  "http-404-with-answer",
  /** HTTP 200 with a text that is not XML. */
  "not-xml",
  /** What should be base64 is none. */
  "invalid-base64",
  /** The answer given last to the very same question, which is not processed again. */
  "repeated-answer",
  /** The answer given first to the very same question: it was overtaken by the later ones. */
  "late-answer",

  // Verdicts.
  /** A batch gets its key and is never looked at: its verdicts stay pending. */
  "batch-never-queued",
  /** A query gets the answer that validation is under way: StatusCode is empty. */
  "pending",
  /** 66 to a filing: basic fields are missing. Nothing is processed. */
  "missing-fields",
  /** StatusCode 500 and a sentence in a regular answer; nothing is processed. */
  "internal-error",
  /** The same after everything was processed and recorded. */
  "internal-error-after-processing",
  /** Somebody filed the same document just before: rule 90 for its own key. */
  "already-processed",
  /** Somebody filed another document of this number just before: rule 90 for another key. */
  "number-taken",
  /** 99 of a rule that the document did not break, ErrorMessage is nil: only the ApplicationResponse tells. */
  "rejected-with-nil-messages",
  /** The same with an ErrorMessage that is there and empty. */
  "rejected-with-empty-messages",
  /** 99 with every message twice and on several lines. */
  "rejected-with-repeated-messages",
  /** GetNumberingRange says that no prefix is associated with the software (302). */
  "no-associated-prefix",

  // Evidence.
  /** The answer comes without its ApplicationResponse. */
  "accepted-without-application-response",
  /** The ApplicationResponse is altered after it was signed. */
  "application-response-tampered",
  /** A signed ApplicationResponse of another document. */
  "application-response-of-another",
  /** A signed ApplicationResponse that says 04 where the answer says valid, and 02 where it says invalid. */
  "application-response-contradicts",

  // Spellings of an answer that mean the same.
  "shuffled-prefixes",
  "whitespace",
  /** Fields that would be nil are left out. */
  "nil-absent",
  /** Fields that would be nil are empty elements. */
  "nil-empty",
  /** Fields that would be empty are nil. */
  "empty-nil"
])
export type SandboxBehaviour = typeof SandboxBehaviour.Type
