import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Proof } from "@radicar/signature/inner/SignatureReport"
import { Schema } from "effect"

/** One `cac:LineResponse`: a rule with its text; the first line is always `0000`, whatever the result. */
export const ResponseLine = Schema.Struct({ code: Schema.String, description: Schema.String })
export type ResponseLine = typeof ResponseLine.Type

/** Result of verifying that the authority signed an ApplicationResponse. */
export const Verification = Schema.Struct({
  /** Whether the signature is proven to be the authority's: `proof.degree` is `proven`. */
  valid: Schema.Boolean,
  /** Degree of proof that the authority signed; `broken` if a check fails or the signer is not the authority. */
  proof: Proof,
  /** NIT in the signer's certificate, digits only. */
  signerNit: Schema.optionalKey(Schema.String),
  /** Failed checks and missing proof, each in a few words; empty when valid. */
  problems: Schema.Array(Schema.String)
})
export type Verification = typeof Verification.Type

/**
 * The authority's signed answer about one document (UBL ApplicationResponse, responses with code 02 or 04): the legal
 * evidence of validation. `bytes` are exactly as received and are what must be kept.
 */
export class ApplicationResponse extends Schema.Class<ApplicationResponse>("@radicar/dian/inner/ApplicationResponse")({
  bytes: Schema.Uint8ArrayFromBase64,
  /** `cbc:ID` of the response. */
  id: Schema.String,
  /** Environment of the document: `1` production, `2` test. */
  profileExecutionId: Schema.String,
  /** Date of issue in Bogotá, `yyyy-MM-dd`. */
  issueDate: Schema.String,
  /** Time of issue in Bogotá, `HH:mm:ss-05:00`. */
  issueTime: Schema.String,
  /** NIT of the response's sender (`cac:SenderParty`), as stated. */
  senderNit: Schema.String,
  /** Decision on the document: `02` validated, `04` rejected. */
  responseCode: Schema.String,
  responseDescription: Schema.String,
  /** Number with prefix of the document answered. */
  documentId: Schema.String,
  /** CUFE, CUDE, CUDS or CUNE of the document answered. */
  documentKey: Schema.String,
  lines: Schema.Array(ResponseLine),
  verification: Verification
}) {}

/** Trust settings for judging an answer of the authority. */
export interface AnswerTrust {
  /** Trust anchors. The signer's certificate must lead to one of them; without anchors nothing is proven. */
  readonly trust: TrustAnchors
  /** Recorded time at which the answer was received. If absent, the answer's own signing time counts. */
  readonly receivedAt?: Date | undefined
  /**
   * Whether `accepted`, `acceptedWithoutEvidence` and `rejected` become `inconclusive` while the answer's signature is
   * not proven. Without a signed answer, a rejection remains. An acceptance with a broken signature is always
   * `inconclusive`.
   */
  readonly requireProof?: boolean | undefined
}
