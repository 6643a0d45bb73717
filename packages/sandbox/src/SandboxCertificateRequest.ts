import type { Redacted } from "effect"

/** What a test certificate shall say. */
export interface SandboxCertificateRequest {
  /** Digits of the holder's NIT; becomes the subject's serialNumber. */
  readonly nit: string
  /** Legal name: organisation and common name of the subject. */
  readonly name: string
  /** ASCII password of the PKCS#12 file; `sandbox` when absent. */
  readonly password?: Redacted.Redacted
  /** Years of validity, 2 when absent. */
  readonly years?: number
  /** Start of validity; a day before the clock's time when absent. A date long past gives an expired certificate. */
  readonly validFrom?: Date
}
