import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Proof } from "@radicar/signature/inner/VerificationReport"
import { Schema } from "effect"

/** One `cac:LineResponse`: a rule with its text; the first line is always `0000`, whatever the result. */
export const ResponseLine = Schema.Struct({ code: Schema.String, description: Schema.String })
export type ResponseLine = typeof ResponseLine.Type

/** Whether an ApplicationResponse is the authority's: its XAdES signature and who made it. */
export const Verification = Schema.Struct({
  /** The signature is proven to be the authority's: the degree of `proof` is `proven`. */
  valid: Schema.Boolean,
  /** How far it is proven; `broken` where it does not hold, or names somebody else than the authority. */
  proof: Proof,
  /** NIT in the signer's certificate, digits only. */
  signerNit: Schema.optionalKey(Schema.String),
  /** What does not hold or is not proven, in a few words each; empty when valid. */
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

/** What an answer of the authority is held against. */
export interface AnswerTrust {
  /** Authorities to one of which the certificate of signed evidence must lead; without any nothing is proven. */
  readonly trust: TrustAnchors
  /** When the answer was received, if there is a record of it; else its own signing time counts. */
  readonly receivedAt?: Date | undefined
  /** Whether a verdict stays open until its evidence is proven; one whose evidence is broken always does. */
  readonly requireProof?: boolean | undefined
}
