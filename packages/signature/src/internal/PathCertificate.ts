import type { X509Certificate } from "node:crypto"
import { BerError, type BerValue, context, explicit, parseBer, sequenceOf } from "./Ber.ts"
import { type Extensions, readExtensions } from "./certificateExtensions.ts"
import type { DistinguishedName } from "./DistinguishedName.ts"
import { readX509, type X509Facts } from "./readX509.ts"
import { readSigned, type SignedDer } from "./signedDer.ts"

/** A certificate with everything that path validation reads in it. */
export interface PathCertificate extends X509Facts {
  readonly extensions: Extensions
  readonly signed: SignedDer
  /** Its SubjectPublicKeyInfo. */
  readonly publicKeyInfo: BerValue
}

const extensionsTag = 3

/** Reads the DER of a certificate to its extensions; undefined when anything in it is malformed. */
export const readPathCertificate = (der: Uint8Array): PathCertificate | undefined => {
  const facts = readX509(der)
  if (facts === undefined) return undefined
  try {
    const signed = readSigned(parseBer(facts.certificate.raw))
    const fields = sequenceOf(signed.tbs)
    const offset = fields[0]?.tagClass === context ? 1 : 0
    // RFC 5280 §4.1.1.2: the algorithm is stated twice, and only one of the two is signed
    const stated = fields[offset + 1]?.raw ?? new Uint8Array()
    if (!Buffer.from(signed.algorithmDer).equals(stated)) throw new BerError("two algorithms")
    const list = fields.find(({ tag, tagClass }) => tagClass === context && tag === extensionsTag)
    const publicKeyInfo = fields[offset + 5]
    if (publicKeyInfo === undefined) throw new BerError("no public key")
    const extensions = readExtensions(list === undefined ? undefined : explicit(list, extensionsTag))
    return { ...facts, extensions, signed, publicKeyInfo }
  } catch (error) {
    if (error instanceof BerError) return undefined
    throw error
  }
}

const remembered = new WeakMap<X509Certificate, { readonly found: PathCertificate | undefined }>()

/** {@link readPathCertificate}, once for each object: anchors are read again and again. */
export const pathCertificateOf = (certificate: X509Certificate): PathCertificate | undefined => {
  const known = remembered.get(certificate)
  if (known !== undefined) return known.found
  const found = readPathCertificate(certificate.raw)
  remembered.set(certificate, { found })
  return found
}

const normalise = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase()

type RelativeName = DistinguishedName[number]

const sameRelative = (one: RelativeName, other: RelativeName): boolean =>
  one.length === other.length &&
  one.every(({ der, text, type }) =>
    other.some((candidate) => {
      if (candidate.type !== type) return false
      if (text === undefined || candidate.text === undefined) return Buffer.from(der).equals(candidate.der)
      return normalise(text) === normalise(candidate.text)
    })
  )

/** Whether `name` starts with all of `base`: a directory name within a subtree (RFC 5280 §7.1). */
export const isWithin = (name: DistinguishedName, base: DistinguishedName): boolean =>
  name.length >= base.length && base.every((relative, index) => sameRelative(relative, name[index] ?? []))

/** Whether two names are the same: in order, whatever the string type, letter case and white space (RFC 5280 §7.1). */
export const sameName = (one: DistinguishedName, other: DistinguishedName): boolean =>
  one.length === other.length && isWithin(one, other)

/** Whether two are one certificate. */
export const isSame = (one: X509Certificate, other: X509Certificate): boolean => one.raw.equals(other.raw)
