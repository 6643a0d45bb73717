import type { X509Certificate } from "node:crypto"
import type { XmlError } from "./XmlError.ts"

/**
 * What is looked at, one name per question. A check is missing from a report when an earlier failure left nothing to
 * look at.
 */
export type CheckName =
  /** The octets are XML that is safe to read. */
  | "xml"
  /** Exactly one signature in the document, inside `ext:ExtensionContent` of the root's extensions (DC01). */
  | "placement"
  /** No Id occurs twice (signature wrapping). */
  | "ids"
  /** The signature's own parts are there once (DC16…DC23). */
  | "structure"
  /** Exactly three references: document, KeyInfo, SignedProperties of this very signature (DC02). */
  | "references"
  /** Canonical XML 1.0 without comments (DC03). */
  | "canonicalisation"
  /** RSA with SHA-256, 384 or 512 (DC04). */
  | "signatureAlgorithm"
  /** Digest of the document without its signature (DC05…DC09). */
  | "documentReference"
  /** Digest of KeyInfo (DC10…DC12). */
  | "keyInfoReference"
  /** Digest of SignedProperties (DC13…DC15). */
  | "signedPropertiesReference"
  /** The RSA signature over SignedInfo (ZE02). */
  | "signatureValue"
  /** One readable X509Certificate (DC17…DC19, ZD06). */
  | "certificate"
  /** RSA of 2048 bits or more. */
  | "key"
  /** A KeyValue next to the certificate holds the same key. */
  | "keyValue"
  /** Digest of the certificate in the first Cert (DC26…DC28). */
  | "certificateDigest"
  /** Issuer in the first Cert, compared by attribute, not by spelling (DC31). */
  | "certificateIssuer"
  /** Serial number in the first Cert (DC32). */
  | "certificateSerial"
  /** The certificate was issued by one of the authorities given (ZD05). */
  | "authority"
  /** The policy named is the authority's (DC47…DC50). */
  | "policyIdentifier"
  /** Digest of the policy's text (DC51…DC53, ZE02). */
  | "policyDigest"
  /** Signing time is readable and not in the future (DC24). */
  | "signingTime"
  /** The certificate was valid at the signing time (ZD07). */
  | "certificateValidity"
  /** Role, when there is one, is `supplier` or `third party` (DC56). */
  | "signerRole"

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

/** Who signed, as the certificate in the signature says. Whether to believe it is the question of `authority`. */
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
  /** True when every check holds. */
  readonly valid: boolean
  readonly checks: ReadonlyArray<Check>
  /** Absent when no certificate could be read. */
  readonly signer: Signer | undefined
  /** Moment of signing as claimed, corrected for the authority's own habit of writing Bogotá time with `+00:00`. */
  readonly signingTime: Date | undefined
  readonly role: string | undefined
  /** Why the octets could not be read as XML. */
  readonly error: XmlError | undefined
}
