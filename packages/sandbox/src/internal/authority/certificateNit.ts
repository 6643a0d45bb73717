import type { X509Certificate } from "node:crypto"
import { checkDigit } from "../judge/checkDigit.ts"

// subject serialNumber, then the private attribute one accredited authority repeats the NIT in.
const attributes = ["serialNumber", "2.5.4.5", "1.3.6.1.4.1.4710.1.3.2"]

/** The NIT of a certificate's holder: digits as found, with or without check digit; `undefined` when there is none. */
export const certificateNit = (certificate: X509Certificate): string | undefined => {
  const subject = certificate.toLegacyObject().subject as unknown as Record<string, string | ReadonlyArray<string>>
  for (const attribute of attributes) {
    const value = subject[attribute]
    const digits = (typeof value === "string" ? value : value?.[0])?.replaceAll(/\D/gu, "")
    if (digits !== undefined && digits !== "") return digits
  }
  return undefined
}

/** Whether the NIT found in a certificate, with or without its check digit, is a given NIT. */
export const isSameNit = (found: string, nit: string): boolean => found === nit || found === `${nit}${checkDigit(nit)}`
