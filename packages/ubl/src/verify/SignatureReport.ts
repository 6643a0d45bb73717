import type { CauseName, ProofGapName, SignatureCheckName } from "./signatureTexts.ts"

/** The result of one check of a signature. */
export interface SignatureCheck {
  readonly check: SignatureCheckName
  readonly ok: boolean
  readonly expected?: string
  readonly actual?: string
  readonly detail: string
}

/** The signer, as the certificate names it. */
export interface SignatureSigner {
  /** Subject of the certificate, in the form of RFC 2253. */
  readonly subject: string
  readonly commonName: string | undefined
  /** Digits of the signer's NIT, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  readonly issuer: string
  /** Serial number of the certificate in decimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
}

/**
 * The degree to which a signature is proven to be its signer's: fully only if a path leads from the certificate to a
 * trusted anchor.
 */
export type SignatureProof =
  | {
      readonly degree: "proven"
      /** The trusted anchor: its subject (RFC 2253), and the SHA-256 of its DER in hexadecimal. */
      readonly anchor: { readonly subject: string; readonly fingerprint: string }
      /**
       * The time at which the certificates had to be valid: the recorded time of receipt, or the stated signing time.
       */
      readonly at: Date
      readonly time: "received" | "stated"
      /** The evidence that the certificate was not revoked. */
      readonly revocation: "crl" | "ocsp" | "none"
    }
  | {
      readonly degree: "not-proven"
      readonly reason: ProofGapName
      /** Issuer of the signer's certificate, RFC 2253. */
      readonly issuer: string
      /** Subject (RFC 2253) of the certificate that breaks the rule. */
      readonly subject: string
      readonly detail: string
    }
  | {
      readonly degree: "broken"
      readonly check: SignatureCheckName | "revocation" | "signer"
      readonly detail: string
    }

/** A verifier's report on a signature, such as that of `@radicar/signature`. */
export interface SignatureReport {
  /** Whether every check holds. */
  readonly intact: boolean
  readonly proof: SignatureProof
  readonly checks: ReadonlyArray<SignatureCheck>
  readonly signer: SignatureSigner | undefined
  readonly signingTime: Date | undefined
  readonly role: string | undefined
}

/** A possible explanation of a failing digest: a change to the document with which the digest would match. */
export interface DigestExplanation {
  readonly check: SignatureCheckName
  readonly cause: CauseName
}
