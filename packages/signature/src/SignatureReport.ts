import { Schema } from "effect"
import type { X509Certificate } from "node:crypto"
import type { XmlError } from "./XmlError.ts"

/**
 * Names of the checks, one for each question. A check is missing from a report if an earlier failure made it
 * impossible.
 */
export const checkNames = [
  /** The octets are XML that is safe to read. */
  "xml",
  /** Exactly one signature in the document, inside `ext:ExtensionContent` of the root's extensions (DC01). */
  "placement",
  /** No Id occurs twice (signature wrapping). */
  "ids",
  /** Every part of the signature occurs exactly once (DC16…DC23). */
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
  /** The role, if stated, is `supplier` or `third party` (DC56). */
  "signerRole"
] as const

/** Name of a check, one of {@link checkNames}. */
export type CheckName = (typeof checkNames)[number]

/** The degree `proven`: every check passes, and a valid path leads from the signer's certificate to an anchor. */
const Proven = Schema.Struct({
  degree: Schema.Literal("proven"),
  /** The anchor at the end of the path: its subject (RFC 2253), and SHA-256 of its DER in hexadecimal. */
  anchor: Schema.Struct({ subject: Schema.String, fingerprint: Schema.String }),
  /** Time at which every certificate of the path was valid. */
  at: Schema.DateFromString,
  /**
   * Source of that time: `received`, the recorded time of receipt; `stated`, the signing time that the signature
   * states.
   */
  time: Schema.Literals(["received", "stated"]),
  /** Evidence that the signer's certificate was not revoked; `none`: neither a list nor an answer was available. */
  revocation: Schema.Literals(["crl", "ocsp", "none"])
})

/**
 * Reasons for which no path proves the owner of a certificate.
 *
 * - `no-anchor`: neither a trust anchor nor an authority that came with the document issued the certificate.
 * - `another-key`: an anchor has the name of the certificate's issuer, but its key did not sign the certificate.
 * - `no-revocation`: nothing shows that a certificate of the path was not revoked, and the verifier demands it.
 * - any other: a path leads to an anchor but breaks this rule of RFC 5280 §6.1.
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

/** A reason why proof is missing, one of {@link proofGaps}. */
export type ProofGap = (typeof proofGaps)[number]

/** The degree `not-proven`: every check passes, but no valid path to an anchor proves the owner of the certificate. */
const NotProven = Schema.Struct({
  degree: Schema.Literal("not-proven"),
  reason: Schema.Literals(proofGaps),
  /** Issuer of the signer's certificate, RFC 2253: the name of the missing anchor. */
  issuer: Schema.String,
  /** Subject (RFC 2253) of the certificate that breaks the rule; of the signer's certificate if there is no path. */
  subject: Schema.String,
  detail: Schema.String
})

/**
 * The degree `broken`: a check failed, a certificate of the path was revoked, or the signer is not the required one.
 */
const Broken = Schema.Struct({
  degree: Schema.Literal("broken"),
  /** The first check that failed. */
  check: Schema.Literals([...checkNames, "revocation", "signer"]),
  detail: Schema.String
})

/**
 * Proof that a signature was made by the party named in its certificate. Trust only `proven`: the name in a certificate
 * alone proves nothing.
 */
export const Proof = Schema.Union([Proven, NotProven, Broken])

/** A value of the schema {@link Proof}. */
export type Proof = typeof Proof.Type

/** A proof of the degree `not-proven`. */
export type NotProven = typeof NotProven.Type

/** Source of the time at which the certificates of a path had to be valid. */
export type ProofTime = (typeof Proven.Type)["time"]

/** Result of one check. */
export interface Check {
  readonly check: CheckName
  readonly ok: boolean
  /** Required value, or the value that the signature states. */
  readonly expected?: string
  /** Value found or computed. */
  readonly actual?: string
  readonly detail: string
}

/** The signer as named in the signature's certificate. `proof` says whether to believe it. */
export interface Signer {
  /** Subject of the certificate (RFC 2253). */
  readonly subject: string
  readonly commonName: string | undefined
  /** NIT in the certificate's subject: digits, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  /** Issuer of the certificate (RFC 2253). */
  readonly issuer: string
  /** Serial number of the certificate in decimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly certificate: X509Certificate
}

/** Results of verifying a signature. */
export interface SignatureReport {
  /** Whether the signer is proven: every check passes, and a path leads to an anchor. */
  readonly valid: boolean
  /** Whether every check passes. This does not prove who signed: anybody can make a certificate of any name. */
  readonly intact: boolean
  readonly proof: Proof
  readonly checks: ReadonlyArray<Check>
  /** Absent when no certificate could be read. */
  readonly signer: Signer | undefined
  /** Signing time as stated, corrected for the authority's habit of writing Bogotá time with `+00:00`. */
  readonly signingTime: Date | undefined
  readonly role: string | undefined
  /** Reason for which the bytes could not be read as XML. */
  readonly error: XmlError | undefined
}
