import { X509Certificate } from "node:crypto"
import type { KeyObject } from "node:crypto"
import { parseCertificateNames } from "./DistinguishedName.ts"
import type { CertificateNames } from "./DistinguishedName.ts"

/** A certificate with readable key, names and dates. */
export interface X509Facts {
  readonly certificate: X509Certificate
  readonly publicKey: KeyObject
  readonly names: CertificateNames
}

/** Whether the text of a date is valid. For an invalid one the Date object may hold any value. */
const isDate = (text: string): boolean => !Number.isNaN(Date.parse(text))

const read = (der: Uint8Array): X509Facts | undefined => {
  try {
    const certificate = new X509Certificate(der)
    if (!isDate(certificate.validFrom) || !isDate(certificate.validTo)) return undefined
    return { certificate, publicKey: certificate.publicKey, names: parseCertificateNames(certificate.raw) }
  } catch {
    return undefined
  }
}

/** Size of the cache: the authority signs everything with the same certificate for years. */
const mostRemembered = 16
const longestRemembered = 8192
const remembered = new Map<string, X509Facts | undefined>()

/**
 * Reads a certificate completely; `undefined` if anything is invalid. `node:crypto` accepts the DER and notices an
 * invalid value only when a key or a date is read. It then throws, or returns an invalid Date that compares as neither
 * early nor late. The last results are cached: reading a certificate is a quarter of verifying a signature.
 */
export const readX509 = (der: Uint8Array): X509Facts | undefined => {
  if (der.length > longestRemembered) return read(der)
  const octets = Buffer.from(der.buffer, der.byteOffset, der.byteLength).toString("latin1")
  if (remembered.has(octets)) return remembered.get(octets)
  const facts = read(der)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(octets, facts)
  return facts
}
