import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Proof } from "@radicar/signature/inner/SignatureReport"
import { Schema } from "effect"

/** One `cac:LineResponse`: a rule with its text; the first line is always `0000`, whatever the result. */
export const ResponseLine = Schema.Struct({ code: Schema.String, description: Schema.String })
export type ResponseLine = typeof ResponseLine.Type

/** Result of verifying that the authority signed an ApplicationResponse. */
export const Verification = Schema.Struct({
  /** The signature is proven to be the authority's: the degree of `proof` is `proven`. */
  valid: Schema.Boolean,
  /** Degree of proof; `broken` if a check fails or the signer is not the authority. */
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
  /** `1` production, `2` the test environment. */
  profileExecutionId: Schema.String,
  /** `yyyy-MM-dd`, Bogotá time. */
  issueDate: Schema.String,
  /** `HH:mm:ss-05:00`. */
  issueTime: Schema.String,
  /** NIT of `cac:SenderParty`. */
  senderNit: Schema.String,
  /** `02` validated, `04` rejected. */
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
  /** Recorded time of receipt. If absent, the answer's own signing time counts. */
  readonly receivedAt?: Date | undefined
  /** Whether a verdict stays open until its evidence is proven. A verdict with broken evidence always stays open. */
  readonly requireProof?: boolean | undefined
}
