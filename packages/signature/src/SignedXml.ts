/** A signed document. Keep its bytes unchanged: parsing and serialising it again breaks the signature. */
export interface SignedXml {
  /** UTF-8, with XML declaration. */
  readonly bytes: Uint8Array
  /** RSA signature in base64. */
  readonly signatureValue: string
  /** SHA-256 of the canonical document without signature, base64: the digest of the first reference. */
  readonly digest: string
}
