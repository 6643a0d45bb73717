import type { X509Certificate } from "node:crypto"
import type { CheckName } from "./CheckName.ts"
import type { Proof } from "./Proof.ts"
import type { XmlError } from "./XmlError.ts"

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
