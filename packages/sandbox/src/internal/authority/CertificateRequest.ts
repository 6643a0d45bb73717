import type { KeyObject } from "node:crypto"

/** One attribute of a distinguished name: an object identifier or a short name (`C`, `O`, `CN`…) and its text. */
export interface NameAttribute {
  readonly type: string
  readonly value: string
}

/** A key pair and its certificate, as the sandbox's authority keeps them. */
export interface CertifiedKey {
  readonly privateKey: KeyObject
  readonly certificatePem: string
}

/** What a certificate shall say, and who signs it (`issuer` absent: signed by its own key). */
export interface CertificateRequest {
  readonly subject: ReadonlyArray<NameAttribute>
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
  readonly issuer?: CertifiedKey
  readonly authority: boolean
  readonly notBefore: Date
  readonly notAfter: Date
}
