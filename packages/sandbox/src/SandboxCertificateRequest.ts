import type { Redacted } from "effect"

/** Content of a test certificate. */
export interface SandboxCertificateRequest {
  /** Digits of the holder's NIT; becomes the subject's serialNumber. */
  readonly nit: string
  /** Legal name: organisation and common name of the subject. */
  readonly name: string
  /** ASCII password of the PKCS#12 file. Default: `sandbox`. */
  readonly password?: Redacted.Redacted
  /** Years of validity. Default: 2. */
  readonly years?: number
  /** Start of validity. Default: a day before the current time. A date long past gives an expired certificate. */
  readonly validFrom?: Date
}
