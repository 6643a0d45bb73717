import type { KeyObject, X509Certificate } from "node:crypto"

/**
 * A company's signing key and certificate, with values computed from them once. `Pkcs12.open` makes it. Any way of
 * printing it shows the certificate's public facts and no key.
 */
export interface SigningIdentity {
  /** RSA private key; it lives in OpenSSL's memory. Not enumerable. */
  readonly privateKey: KeyObject
  /** The signing certificate, whose public key belongs to the private key. */
  readonly certificate: X509Certificate
  /** Certificates of the issuers found in the file, nearest first. */
  readonly chain: ReadonlyArray<X509Certificate>
  /** Tax number in the certificate's subject: digits, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  readonly notBefore: Date
  readonly notAfter: Date
  /** DER of the signing certificate in base64, one line. */
  readonly certificateBase64: string
  /** Issuer of the signing certificate as RFC 2253 writes it, not escaped for XML. */
  readonly issuerName: string
  /** Serial number of the signing certificate in decimal. */
  readonly serialNumber: string
  /** Number of base64 characters of a signature made with the key. */
  readonly signatureLength: number
  /** `xades:Cert` elements of the signing certificate and its chain, as canonical text. */
  readonly certificateList: string
}
