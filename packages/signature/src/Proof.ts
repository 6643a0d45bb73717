import { Schema } from "effect"
import { checkNames } from "./CheckName.ts"

/** Every check holds, and a valid path leads from the signer's certificate to an anchor. */
const Proven = Schema.Struct({
  degree: Schema.Literal("proven"),
  /** The anchor at the end of the path: its subject (RFC 2253), and SHA-256 of its DER in hexadecimal. */
  anchor: Schema.Struct({ subject: Schema.String, fingerprint: Schema.String }),
  /** The moment at which every certificate of the path was valid. */
  at: Schema.DateFromString,
  /** Which moment that is: `received`, the recorded time of receipt; `stated`, the signing time, which signers choose. */
  time: Schema.Literals(["received", "stated"]),
  /** What told that the signer's certificate was not revoked; `none`: no list and no answer was at hand. */
  revocation: Schema.Literals(["crl", "ocsp", "none"])
})

/**
 * Why no path shows whose certificate it is.
 *
 * - `no-anchor`: no anchor issued it, nor an authority that came with the document.
 * - `another-key`: an anchor has the name of its issuer, but its key did not sign it.
 * - the rest: a path leads to an anchor and breaks this rule of RFC 5280 §6.1.
 */
export const proofGaps = [
  "no-anchor",
  "another-key",
  "validity",
  "critical-extension",
  "policy",
  "no-authority",
  "key-usage",
  "signer-usage",
  "name-constraints",
  "path-length",
  "malformed"
] as const

/** See {@link proofGaps}. */
export type ProofGap = (typeof proofGaps)[number]

/** Every check holds, but no valid path to an anchor shows whose certificate it is. */
const NotProven = Schema.Struct({
  degree: Schema.Literal("not-proven"),
  reason: Schema.Literals(proofGaps),
  /** Issuer of the signer's certificate, RFC 2253: the name of the anchor that is missing. */
  issuer: Schema.String,
  /** The certificate that breaks the rule, RFC 2253; the signer's where there is no path. */
  subject: Schema.String,
  detail: Schema.String
})

/** A check does not hold, a certificate of the path was revoked, or the signer is not who must have signed. */
const Broken = Schema.Struct({
  degree: Schema.Literal("broken"),
  /** The first check that does not hold. */
  check: Schema.Literals([...checkNames, "revocation", "signer"]),
  detail: Schema.String
})

/** Whether a signature is its signer's. Only `proven` is trust; a name in a certificate shows nothing by itself. */
export const Proof = Schema.Union([Proven, NotProven, Broken])

/** See {@link Proof}. */
export type Proof = typeof Proof.Type

/** A proof of the degree `not-proven`. */
export type NotProven = typeof NotProven.Type

/** Which moment the certificates of a path had to be valid at. */
export type ProofTime = (typeof Proven.Type)["time"]
