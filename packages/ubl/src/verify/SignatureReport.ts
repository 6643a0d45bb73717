import type { CauseName, SignatureCheckName } from "./signatureTexts.ts"

/** Answer to one question about a signature. */
export interface SignatureCheck {
  readonly check: SignatureCheckName
  readonly ok: boolean
  readonly expected?: string
  readonly actual?: string
  readonly detail: string
}

/** Who signed, as the certificate says. */
export interface SignatureSigner {
  /** RFC 2253, as `issuer`. */
  readonly subject: string
  readonly commonName: string | undefined
  /** Digits, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  readonly issuer: string
  /** Decimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
}

/** What a verifier says about a signature: the report of `@radicar/signature` is one. */
export interface SignatureReport {
  readonly valid: boolean
  readonly checks: ReadonlyArray<SignatureCheck>
  readonly signer: SignatureSigner | undefined
  readonly signingTime: Date | undefined
  readonly role: string | undefined
}

/** What would make a digest hold that does not. */
export interface DigestExplanation {
  readonly check: SignatureCheckName
  readonly cause: CauseName
}
