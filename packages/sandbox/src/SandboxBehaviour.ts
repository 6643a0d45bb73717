import { Schema } from "effect"

/** Programmable faults, for testing clients against lost, damaged and contradictory answers. */
export const SandboxBehaviour = Schema.Literals([
  // The connection.
  /** Everything is processed and recorded. Then the connection is cut without an answer, after `delay` if given. */
  "drop-after-processing",
  /**
   * The same as `drop-after-processing`. In addition, for `duration` (default: 2 minutes) GetStatus does not know the
   * document's key (StatusCode 66).
   */
  "drop-and-forget",
  /** The connection is cut before the request is processed. */
  "drop-before-processing",
  /** The connection is cut with a TCP reset before the request is processed. */
  "connection-reset",
  /** A TLS alert arrives instead of an HTTP answer; nothing is processed. */
  "tls-alert",
  /** The request is processed at once and answered after `delay` (default: 10 seconds). */
  "slow",
  /**
   * The request is processed when a second one with this fault arrives, at the latest after `delay` (default: 10
   * seconds).
   */
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
  /** From this request on, the certificate counts as expired for all purposes. */
  "certificate-expired",
  /** For this request the authority's clock is ahead by `duration` (default: 6 minutes), or behind. */
  "clock-ahead",
  "clock-behind",

  // Damaged answers of requests that are processed.
  /** HTTP 404 with the answer's envelope. */
  "http-404-with-answer",
  /** HTTP 200 with a text that is not XML. */
  "not-xml",
  /** Fields with base64 are invalid. */
  "invalid-base64",
  /** The latest answer to an identical request is repeated; the request is not processed. */
  "repeated-answer",
  /** The first answer to an identical request is repeated, as if later answers had overtaken it. */
  "late-answer",

  // Verdicts.
  /** A batch gets its key but is never judged: its verdicts stay pending. */
  "batch-never-queued",
  /** A query gets the answer that validation is under way: StatusCode is empty. */
  "pending",
  /** A filing is refused because basic fields are missing (StatusCode 66). Nothing is processed. */
  "missing-fields",
  /** StatusCode 500 with a sentence in a regular answer; nothing is processed. */
  "internal-error",
  /** StatusCode 500 with a sentence in a regular answer, after everything was processed and recorded. */
  "internal-error-after-processing",
  /** A filing is rejected by rule 90 (processed before), as if the same document had been filed just before. */
  "already-processed",
  /**
   * A filing is rejected by rule 90 (processed before), as if another document with its number had been filed just
   * before.
   */
  "number-taken",
  /**
   * A filing is rejected (StatusCode 99) for a rule that the document does not break. ErrorMessage is nil: only the
   * ApplicationResponse names the rule.
   */
  "rejected-with-nil-messages",
  /** The same as `rejected-with-nil-messages`, but with an empty ErrorMessage. */
  "rejected-with-empty-messages",
  /** A filing is rejected (StatusCode 99) with every message twice and on several lines. */
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
  /**
   * A signed ApplicationResponse that contradicts the answer: 04 (rejected) for a valid document, 02 (accepted) for an
   * invalid one.
   */
  "application-response-contradicts",
  /** The document that GetXmlByDocumentKey returns was altered after it was signed. */
  "document-tampered",

  // Variants of an answer with the same meaning.
  "shuffled-prefixes",
  "whitespace",
  /** Fields that would be nil are omitted. */
  "nil-absent",
  /** Fields that would be nil are empty elements. */
  "nil-empty",
  /** Fields that would be empty are nil. */
  "empty-nil"
])
export type SandboxBehaviour = typeof SandboxBehaviour.Type
