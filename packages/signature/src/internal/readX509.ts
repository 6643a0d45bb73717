import { X509Certificate } from "node:crypto"
import type { KeyObject } from "node:crypto"
import { parseCertificateNames } from "./DistinguishedName.ts"
import type { CertificateNames } from "./DistinguishedName.ts"

/** A certificate whose key, names and dates are known to be readable. */
export interface X509Facts {
  readonly certificate: X509Certificate
  readonly publicKey: KeyObject
  readonly names: CertificateNames
}

const isValid = (date: Date): boolean => !Number.isNaN(date.getTime())

/**
 * Reads a certificate to the end: node:crypto takes the DER and finds out that a key or a date makes no sense when it is
 * asked for it, by throwing or by an invalid Date that compares as neither early nor late. Undefined when anything is
 * wrong.
 */
export const readX509 = (der: Uint8Array): X509Facts | undefined => {
  try {
    const certificate = new X509Certificate(der)
    if (!isValid(certificate.validFromDate) || !isValid(certificate.validToDate)) return undefined
    return { certificate, publicKey: certificate.publicKey, names: parseCertificateNames(certificate.raw) }
  } catch {
    return undefined
  }
}
