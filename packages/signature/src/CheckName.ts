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
