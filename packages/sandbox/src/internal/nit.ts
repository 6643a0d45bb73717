import type { X509Certificate } from "node:crypto"

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/**
 * Check digit (DV) of a NIT. Weights apply from the rightmost digit; the sum modulo 11 is the digit if below 2, else 11
 * minus it. `undefined` for a text that is not 1 to 15 digits.
 */
export const checkDigit = (nit: string): string | undefined => {
  if (!/^\d{1,15}$/u.test(nit)) return undefined
  const sum = [...nit].toReversed().reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  const remainder = sum % 11
  return String(remainder < 2 ? remainder : 11 - remainder)
}

// Subject serialNumber, then the private attribute in which one accredited authority repeats the NIT.
const attributes = ["serialNumber", "2.5.4.5", "1.3.6.1.4.1.4710.1.3.2"]

/** NIT of a certificate's holder: digits as found, with or without check digit; `undefined` if there is none. */
export const certificateNit = (certificate: X509Certificate): string | undefined => {
  const { subject } = certificate.toLegacyObject()
  for (const attribute of attributes) {
    const value = subject[attribute]
    const digits = (typeof value === "string" ? value : value?.[0])?.replaceAll(/\D/gu, "")
    if (digits !== undefined && digits !== "") return digits
  }
  return undefined
}

/** Whether a NIT from a certificate, with or without its check digit, equals a given NIT. */
export const isSameNit = (certificateNit: string, nit: string): boolean =>
  certificateNit === nit || certificateNit === `${nit}${checkDigit(nit)}`
