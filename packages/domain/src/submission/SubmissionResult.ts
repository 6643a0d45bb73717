import { Schema } from "effect"
import { Violation } from "../rules/Violation.ts"

/**
 * One rule by which the authority rejected a document, or of which it notifies, explained. `message` is what the
 * authority said; the rest is known for the rules of its annexes. `path` says where in the body to correct it; `[*]`
 * stands for every element of a list.
 */
export const RejectedRule = Schema.Struct({
  rule: Schema.optionalKey(Schema.String),
  message: Schema.String,
  path: Schema.optionalKey(Schema.String),
  cause: Schema.optionalKey(Schema.String),
  fix: Schema.optionalKey(Schema.String)
}).annotate({ identifier: "RejectedRule" })

/** See {@link RejectedRule}. */
export type RejectedRule = typeof RejectedRule.Type

/**
 * Where a submission stands: `submitted` the authority accepted it, `rejected` it refused it, `processing` it works on
 * it (see `zipkey`), `pending` it is signed and recorded but the authority has not been reached or its answer was lost.
 */
export const SubmissionStatus = Schema.Literals(["submitted", "rejected", "processing", "pending"])

/** See {@link SubmissionStatus}. */
export type SubmissionStatus = typeof SubmissionStatus.Type

/** The filed document. Moments are ISO 8601 with offset. */
export const SubmittedDocument = Schema.Struct({
  uuid: Schema.String,
  date: Schema.String,
  type: Schema.String,
  number: Schema.Int,
  prefix: Schema.String,
  schemeName: Schema.String,
  signatureValue: Schema.String,
  reference: Schema.String
}).annotate({ identifier: "SubmittedDocument" })

/** What the authority said. Every text is empty as long as it has said nothing. */
export const AuthorityResponse = Schema.Struct({
  statusCode: Schema.String,
  statusMessage: Schema.String,
  statusDescription: Schema.String,
  errorMessage: Schema.String,
  zipkey: Schema.String,
  /**
   * Key (CUFE, CUDE, CUDS or CUNE) of the other document that the authority has under this number (rule 90). Only where
   * that is why it rejected this one: the number is not free.
   */
  numberHolder: Schema.optionalKey(
    Schema.String.annotate({
      description:
        "Key (CUFE, CUDE, CUDS or CUNE) of the other document that the authority has under this number. Only where rule 90 rejected this one: the number is not free."
    })
  ),
  /** The rules of `errorMessage` one by one, explained; only where the authority rejected the document. */
  violations: Schema.optionalKey(Schema.Array(RejectedRule)),
  /** What the authority notifies of a document that it accepted, such as a certificate of another NIT, explained. */
  notifications: Schema.optionalKey(Schema.Array(RejectedRule))
}).annotate({ identifier: "AuthorityResponse" })

/**
 * An invoice that the service issued in contingency of the authority: its type is 04 though 01 was sent. `since` is
 * when the outage began, ISO 8601 with offset.
 */
export const IssuedInContingency = Schema.Struct({ since: Schema.String }).annotate({
  identifier: "IssuedInContingency",
  description: "Only of an invoice issued in contingency (04) where 01 was sent; since when the authority was down."
})

/** The answer to every operation that files a document. */
export const SubmissionResult = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  status: SubmissionStatus,
  created: Schema.String,
  contingency: Schema.optionalKey(IssuedInContingency),
  /**
   * What the check of the body notified of, in the language of the request that filed it: what was taken otherwise than
   * stated, and what the authority may complain about. Absent when there is nothing.
   */
  notifications: Schema.optionalKey(
    Schema.Array(Violation).annotate({
      description:
        "What the check of the body notified of, in the language of the request that filed it; absent when there is nothing."
    })
  ),
  document: SubmittedDocument,
  response: AuthorityResponse
}).annotate({ identifier: "SubmissionResult" })

/** See {@link SubmissionResult}. */
export type SubmissionResult = typeof SubmissionResult.Type

/**
 * The name of a submission: `face_f`, the prefix, the issuer's identification and the number, both padded with zeros to
 * ten digits: `face_fSETP09003731150990000001`.
 */
export const submissionName = (document: {
  readonly prefix: string
  readonly issuer: string
  readonly number: number
}): string => `face_f${document.prefix}${document.issuer.padStart(10, "0")}${String(document.number).padStart(10, "0")}`
