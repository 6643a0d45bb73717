import { Schema } from "effect"

const degree = Schema.Literals(["proven", "not-proven", "broken"]).annotate({
  description:
    "proven: a valid path (RFC 5280) leads from the signer's certificate to a trust anchor. not-proven: every check holds, but no such path. broken: a check does not hold."
})

const descriptions = {
  anchorSubject: "RFC 2253.",
  fingerprint: "SHA-256 of the anchor's certificate, hexadecimal.",
  at: "When every certificate had to be valid, ISO 8601.",
  time: "received: the recorded time of receipt. stated: the signing time that the signer states.",
  revocation: "What told that the certificate was not revoked; none: nothing was available.",
  reason:
    "no-anchor or another-key: no anchor issued the certificate. Else the rule of RFC 5280 that the path breaks: validity, critical-extension, policy, no-authority, key-usage, signer-usage, name-constraints, path-length, malformed.",
  issuer: "Issuer of the signer's certificate: the name of the anchor that is missing. RFC 2253.",
  subject: "The certificate that breaks the rule, RFC 2253.",
  check: "The check that does not hold.",
  text: "The same for people, in the language of the caller."
} as const

const text = (description: string) => Schema.String.annotate({ description })
const time = Schema.Literals(["received", "stated"]).annotate({ description: descriptions.time })
const revocation = Schema.Literals(["crl", "ocsp", "none"]).annotate({ description: descriptions.revocation })

/** How far it is proven that the authority signed its answer: facts of one degree, and none of the others. */
const facts = {
  degree,
  anchor: Schema.optionalKey(
    Schema.Struct({ subject: text(descriptions.anchorSubject), fingerprint: text(descriptions.fingerprint) })
  ),
  at: Schema.optionalKey(text(descriptions.at)),
  time: Schema.optionalKey(time),
  revocation: Schema.optionalKey(revocation),
  reason: Schema.optionalKey(text(descriptions.reason)),
  issuer: Schema.optionalKey(text(descriptions.issuer)),
  subject: Schema.optionalKey(text(descriptions.subject)),
  check: Schema.optionalKey(text(descriptions.check))
}

/** How far an answer was proven when it was received, as an evidence bundle records it. */
export const RecordedProof = Schema.Struct(facts).annotate({ identifier: "RecordedProof" })

/** See {@link RecordedProof}. */
export type RecordedProof = typeof RecordedProof.Type

/** How far a signature is proven, for people too: of an answer when it was received, or of a document that was read. */
export const AnswerProof = Schema.Struct({ ...facts, text: text(descriptions.text) }).annotate({
  identifier: "AnswerProof"
})

/** See {@link AnswerProof}. */
export type AnswerProof = typeof AnswerProof.Type
