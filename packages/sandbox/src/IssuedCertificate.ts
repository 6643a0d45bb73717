import type { KeyObject } from "node:crypto"
import type { Redacted } from "effect"

/**
 * A test certificate issued by the sandbox's own certification authority, ready for a client. It consists of the
 * PKCS#12 file (RSA 2048, AES-256, with the whole chain), its password, and its parts. It has no value outside the
 * sandbox.
 */
export interface IssuedCertificate {
  /** Digits of the subject's serialNumber (2.5.4.5), as requested. */
  readonly nit: string
  readonly pkcs12: Uint8Array
  readonly password: Redacted.Redacted
  readonly privateKey: KeyObject
  readonly certificatePem: string
  /** Issuers, nearest first: the subordinate authority, then the root. */
  readonly chainPem: ReadonlyArray<string>
  readonly notBefore: Date
  readonly notAfter: Date
}
