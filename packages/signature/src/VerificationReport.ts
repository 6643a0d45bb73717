import { Schema } from "effect"
import type { X509Certificate } from "node:crypto"
import type { XmlError } from "./XmlError.ts"

/**
 * What is looked at, one name per question. A check is missing from a report when an earlier failure left nothing to
 * look at.
 */
export const checkNames = [
  /** The octets are XML that is safe to read. */
  "xml",
  /** Exactly one signature in the document, inside `ext:ExtensionContent` of the root's extensions (DC01). */
  "placement",
  /** No Id occurs twice (signature wrapping). */
  "ids",
  /** The signature's own parts are there once (DC16…DC23). */
  "structure",
  /** Exactly three references: document, KeyInfo, SignedProperties of this very signature (DC02). */
  "references",
  /** Canonical XML 1.0 without comments (DC03). */
  "canonicalisation",
  /** RSA with SHA-256, 384 or 512 (DC04). */
  "signatureAlgorithm",
  /** Digest of the document without its signature (DC05…DC09). */
  "documentReference",
  /** Digest of KeyInfo (DC10…DC12). */
  "keyInfoReference",
  /** Digest of SignedProperties (DC13…DC15). */
  "signedPropertiesReference",
  /** The RSA signature over SignedInfo (ZE02). */
  "signatureValue",
  /** One readable X509Certificate (DC17…DC19, ZD06). */
  "certificate",
  /** RSA of 2048 bits or more. */
  "key",
  /** A KeyValue next to the certificate holds the same key. */
  "keyValue",
  /** Digest of the certificate in the first Cert (DC26…DC28). */
  "certificateDigest",
  /** Issuer in the first Cert, compared by attribute, not by spelling (DC31). */
  "certificateIssuer",
  /** Serial number in the first Cert (DC32). */
  "certificateSerial",
  /** The policy named is the authority's (DC47…DC50). */
  "policyIdentifier",
  /** Digest of the policy's text (DC51…DC53, ZE02). */
  "policyDigest",
  /** Signing time is readable and not in the future (DC24). */
  "signingTime",
  /** The certificate was valid at the signing time (ZD07). */
  "certificateValidity",
  /** Role, when there is one, is `supplier` or `third party` (DC56). */
  "signerRole"
] as const

/** See {@link checkNames}. */
export type CheckName = (typeof checkNames)[number]

/** Every check holds, and a valid path leads from the signer's certificate to an anchor. */
const Proven = Schema.Struct({
  degree: Schema.Literal("proven"),
  /** The anchor at the end of the path: its subject (RFC 2253), and SHA-256 of its DER in hexadecimal. */
  anchor: Schema.Struct({ subject: Schema.String, fingerprint: Schema.String }),
  /** The moment at which every certificate of the path was valid. */
  at: Schema.DateFromString,
  /** Which moment that is: `received`, the recorded time of receipt; `stated`, the signing time as it is stated. */
  time: Schema.Literals(["received", "stated"]),
  /** What told that the signer's certificate was not revoked; `none`: no list and no answer was available. */
  revocation: Schema.Literals(["crl", "ocsp", "none"])
})

/**
 * Why no path shows whose certificate it is.
 *
 * - `no-anchor`: no anchor issued it, nor an authority that came with the document.
 * - `another-key`: an anchor has the name of its issuer, but its key did not sign it.
 * - `no-revocation`: nothing shows that a certificate of the path was not revoked, and the verifier demands it.
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
  "malformed",
  "no-revocation"
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

/** Answer to one question. */
export interface Check {
  readonly check: CheckName
  readonly ok: boolean
  /** What the signature says, or what is required. */
  readonly expected?: string
  /** What was found or computed. */
  readonly actual?: string
  readonly detail: string
}

/** Who signed, as the certificate in the signature says. Whether to believe it is the question of `proof`. */
export interface Signer {
  /** RFC 2253. */
  readonly subject: string
  readonly commonName: string | undefined
  /** Digits, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  /** RFC 2253. */
  readonly issuer: string
  /** Decimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly certificate: X509Certificate
}

/** What holds of a signature and what does not. */
export interface VerificationReport {
  /** True when the signature is proven to be its signer's: every check holds, and a path leads to an anchor. */
  readonly valid: boolean
  /** True when every check holds. Who signed is another question: anybody can make a certificate of any name. */
  readonly intact: boolean
  readonly proof: Proof
  readonly checks: ReadonlyArray<Check>
  /** Absent when no certificate could be read. */
  readonly signer: Signer | undefined
  /** Moment of signing as claimed, corrected for the authority's own habit of writing Bogotá time with `+00:00`. */
  readonly signingTime: Date | undefined
  readonly role: string | undefined
  /** Why the octets could not be read as XML. */
  readonly error: XmlError | undefined
}
