// Written by `pnpm docs:write` from the contract.
import { Problem } from "../Problem.ts"
import type { Violation } from "./wireTypes.ts"

/**
 * The company has another NIT (403). A company is bound to one NIT, and the document, or the body that configures the
 * company, states another. Nothing was filed or changed. `companyNit` is the company's, `statedNit` the other, both
 * without check digit.
 */
export class AnotherTaxpayer extends Problem {
  /** NIT that the company is bound to, without check digit: 900373115. */
  declare readonly companyNit: string
  /** NIT that the body states, without check digit: 800199436. */
  declare readonly statedNit: string
  declare readonly type: "urn:radicar:problem:another-taxpayer"
}

/**
 * The message is not a bounce report (422). The message is not a bounce report of a mail, or of none of its
 * receivers. Nothing was changed.
 */
export class BounceRefused extends Problem {
  /**
   * unreadable: it is not a message. tooComplex: its headers, the nesting of its parts or its work exceed a limit.
   * noReport: it is not a delivery status notification (RFC 3464). noReceiver: it names no receiver of the mail.
   */
  declare readonly reason: "unreadable" | "tooComplex" | "noReport" | "noReceiver"
  declare readonly type: "urn:radicar:problem:bounce-refused"
}

/**
 * The certificate cannot be used (422). The certificate of the body, or the one that its `Token` names, cannot sign.
 * Nothing was filed.
 */
export class CertificateUnusable extends Problem {
  /** Name of the error: WrongPassword, CertificateExpired, UnknownToken. */
  declare readonly reason: string
  declare readonly type: "urn:radicar:problem:certificate-unusable"
}

/**
 * The data of the company were erased (409). The data of the company were erased (personal data). Data that the law
 * requires to be kept can still be read.
 */
export class CompanyErased extends Problem {
  declare readonly type: "urn:radicar:problem:company-erased"
}

/** The draft cannot be stored (409). The draft was not stored or returned. */
export class DraftRefused extends Problem {
  /** filed: the draft was filed as the document `uuid`. full: delete or file one of the stored drafts first. */
  declare readonly reason: "filed" | "full"
  /** Key of the document that the draft was filed as. */
  declare readonly uuid?: string
  declare readonly type: "urn:radicar:problem:draft-refused"
}

/** Not allowed (403). The token is valid, but not for this company or provider, or lacks the scope. */
export class Forbidden extends Problem {
  declare readonly type: "urn:radicar:problem:forbidden"
}

/**
 * The idempotency key was used for another request (422). The `Idempotency-Key` was used before, with another
 * document.
 */
export class IdempotencyConflict extends Problem {
  declare readonly type: "urn:radicar:problem:idempotency-conflict"
}

/**
 * The event cannot be filed on this document (422). An event cannot be filed on this entry of the inbox. Nothing was
 * filed.
 */
export class InboxRefused extends Problem {
  /**
   * noDocument: it is no document, or cannot be read. notOurs: another buyer's. notRequired: a cash sale, a note or
   * an equivalent document. notValidated: the authority does not have it as validated. order: an event before it is
   * missing, or a registered one excludes it. environment: the service does not file in its environment.
   */
  declare readonly reason: "noDocument" | "notOurs" | "notRequired" | "notValidated" | "order" | "environment"
  declare readonly type: "urn:radicar:problem:inbox-refused"
}

/**
 * The body does not match the operation (400). The body does not match the operation; `violations` lists all errors.
 */
export class InvalidBody extends Problem {
  /** What is wrong, at most 200, each with its place. */
  declare readonly violations: ReadonlyArray<Violation>
  /** Number of violations, where `violations` lists only the first 200; absent otherwise. */
  declare readonly violationsTotal?: number
  declare readonly type: "urn:radicar:problem:invalid-body"
}

/** The document breaks rules (400). The document is malformed or breaks rules. Nothing was filed or stored. */
export class InvalidDocument extends Problem {
  /** What is wrong, at most 200, each with its place. */
  declare readonly violations: ReadonlyArray<Violation>
  /**
   * Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not
   * checked if the form alone has 200.
   */
  declare readonly violationsTotal?: number
  declare readonly type: "urn:radicar:problem:invalid-document"
}

/**
 * The request is not valid (400). A path parameter, query parameter or header is missing, invalid or unknown;
 * `detail` and `violations` name it (`query.isTest`, `path.id`). Nothing was done: a misspelt `dryRun` files nothing.
 * Links to files (`/v1/files/links/…`) and `/health` accept any query.
 */
export class InvalidRequest extends Problem {
  /**
   * Each parameter that is absent, unknown or of a wrong form; `path` is query.limit, path.id or
   * header.idempotency-key.
   */
  declare readonly violations?: ReadonlyArray<Violation>
  declare readonly type: "urn:radicar:problem:invalid-request"
}

/** The service has no mail server (422). Neither the service nor the company has a mail server. */
export class MailNotConfigured extends Problem {
  declare readonly type: "urn:radicar:problem:mail-not-configured"
}

/** The document cannot be mailed (422). The document cannot be mailed, and nothing was queued. */
export class MailRefused extends Problem {
  /**
   * notAccepted: the authority has not accepted the document (yet). ambiguous: several documents have the number.
   * noContainer: the parts of its files are not stored. tooLarge: it exceeds the 2 MB of a mail. noAddress: none is
   * stated, and neither the authority nor the document has one; a payroll never has one. notEncrypted: it is a
   * payroll, and the mail server offers no TLS.
   */
  declare readonly reason: "notAccepted" | "ambiguous" | "noContainer" | "tooLarge" | "noAddress" | "notEncrypted"
  declare readonly type: "urn:radicar:problem:mail-refused"
}

/**
 * The body is not JSON (400). The body is not JSON, repeats a key, or is nested too deeply; `detail` has line and
 * column.
 */
export class MalformedBody extends Problem {
  declare readonly type: "urn:radicar:problem:malformed-body"
}

/** Not found (404). There is no such path, or no such document, file or record that this token may see. */
export class NotFound extends Problem {
  declare readonly type: "urn:radicar:problem:not-found"
}

/**
 * The number is taken (409). The number was filed with other content. `existing` says which document has it, if it is
 * yours.
 */
export class NumberConflict extends Problem {
  /** Document that has the number, if it is the caller's own. */
  declare readonly existing?: {
    /** Number of the document with its prefix: SETP990000001. */
    readonly id: string
    /** Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. */
    readonly uuid: string
    /** Its `status`: pending, processing, submitted or rejected. */
    readonly status: string
  }
  /**
   * JSON paths of at most five fields that differ from it: $.Items[0].Price. Of a difference that no field has, the
   * XPath.
   */
  declare readonly differences?: ReadonlyArray<string>
  declare readonly type: "urn:radicar:problem:number-conflict"
}

/** The authority returns no numbering ranges (422). The authority names no ranges; `operationCode` is its own. */
export class NumberingRangesRefused extends Problem {
  /**
   * What the authority means. noRange: the issuer has no range. noAssociatedPrefix: no prefix is associated with the
   * software. softwareNotOwned: the software belongs to another owner. notAuthorised: the certificate may not query.
   */
  declare readonly reason: "noRange" | "noAssociatedPrefix" | "softwareNotOwned" | "notAuthorised"
  /** OperationCode of the authority: 302. */
  declare readonly operationCode: string
  declare readonly type: "urn:radicar:problem:numbering-ranges-refused"
}

/**
 * Documents of the company are still open (409). Nothing was erased: these documents of the company have no outcome
 * yet.
 */
export class OpenSubmissions extends Problem {
  /** Number of documents whose outcome is not known: 1. */
  declare readonly count: number
  /** The oldest of them. */
  declare readonly submissions: ReadonlyArray<{
    /** UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it. */
    readonly submissionId: string
    /** Number of the document with its prefix: SETP990000001. */
    readonly id: string
    /** Exact state of the submission: processing. */
    readonly state: string
  }>
  declare readonly type: "urn:radicar:problem:open-submissions"
}

/** The body is too large (413). The body has more bytes than `limit`. */
export class PayloadTooLarge extends Problem {
  /** Maximum size of a body in octets, decompressed: 10485760. */
  declare readonly limit: number
  declare readonly type: "urn:radicar:problem:payload-too-large"
}

/**
 * The stored version has changed (412). The settings are not the version that `If-Match` names, or exist although
 * `If-None-Match` is `*`. Nothing was changed.
 */
export class PreconditionFailed extends Problem {
  declare readonly type: "urn:radicar:problem:precondition-failed"
}

/** The service is not available (503). The database is unavailable, or the authority declines to process requests. */
export class ServiceUnavailable extends Problem {
  declare readonly type: "urn:radicar:problem:service-unavailable"
}

/** The test set accepts no documents (422). The test set accepts no documents, and none was filed. */
export class TestSetRefused extends Problem {
  /**
   * production: there are no test sets there. accepted, rejected: the authority closed the set with this verdict, and
   * accepts nothing more for it.
   */
  declare readonly reason: "production" | "accepted" | "rejected"
  declare readonly type: "urn:radicar:problem:test-set-refused"
}

/** Too many requests (429). The token exceeded its requests a minute, or its concurrent requests. Nothing was done. */
export class TooManyRequests extends Problem {
  /** Whole seconds after which to retry: 42. */
  declare readonly retryAfter: number
  declare readonly type: "urn:radicar:problem:too-many-requests"
}

/** No valid token (401). The token is missing or invalid: misspelt, expired, revoked. */
export class Unauthorized extends Problem {
  declare readonly type: "urn:radicar:problem:unauthorized"
}

/**
 * The document cannot be read (400). The file is not a readable document; `detail` says why, and names the file in a
 * ZIP.
 */
export class UnreadableDocument extends Problem {
  declare readonly type: "urn:radicar:problem:unreadable-document"
}

/** The content type of the body is not supported (415). The operation does not accept the body's `Content-Type`. */
export class UnsupportedMediaType extends Problem {
  declare readonly type: "urn:radicar:problem:unsupported-media-type"
}
