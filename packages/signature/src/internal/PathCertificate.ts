import { hash, type KeyObject, verify, X509Certificate } from "node:crypto"
import {
  BerError,
  type BerValue,
  context,
  expectTag,
  explicit,
  objectIdentifier,
  octets,
  parseBer,
  sequenceOf,
  tags
} from "./Ber.ts"
import { type CertificateNames, type DistinguishedName, parseCertificateNames } from "./DistinguishedName.ts"

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

/** One extension of a certificate or a revocation list (RFC 5280 §4.2). */
interface Extension {
  readonly critical: boolean
  /** Value of the extension: the DER inside the OCTET STRING. */
  readonly value: BerValue
}

/** Extensions by dotted identifier. */
export type Extensions = ReadonlyMap<string, Extension>

/** Identifiers of the extensions that path validation reads, or may ignore because they do not affect it. */
export const extensionIds = {
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  subjectAltName: "2.5.29.17",
  issuerAltName: "2.5.29.18",
  basicConstraints: "2.5.29.19",
  nameConstraints: "2.5.29.30",
  crlDistributionPoints: "2.5.29.31",
  certificatePolicies: "2.5.29.32",
  policyMappings: "2.5.29.33",
  authorityKeyIdentifier: "2.5.29.35",
  policyConstraints: "2.5.29.36",
  extendedKeyUsage: "2.5.29.37",
  inhibitAnyPolicy: "2.5.29.54"
} as const

const extensionOf = (value: BerValue): readonly [string, Extension] => {
  const [id, ...rest] = sequenceOf(value)
  const [flag] = rest
  const isFlag = flag?.tag === tags.boolean && flag.tagClass === 0
  const content = expectTag(isFlag ? rest[1] : flag, tags.octetString)
  return [objectIdentifier(id), { critical: isFlag && flag.content[0] !== 0, value: parseBer(octets(content)) }]
}

/** Reads a SEQUENCE of extensions; a duplicate extension is an error (RFC 5280 §4.2). Throws {@link BerError}. */
export const readExtensions = (list: BerValue | undefined): Extensions => {
  const entries = list === undefined ? [] : sequenceOf(list).map(extensionOf)
  const extensions = new Map(entries)
  if (extensions.size !== entries.length) throw new BerError("an extension occurs twice")
  return extensions
}

/** Bytes of a BIT STRING; throws if it has unused bits. */
export const bitString = (value: BerValue | undefined): Uint8Array => {
  const { content } = expectTag(value, tags.bitString)
  if (content[0] !== 0) throw new BerError("unused bits")
  return content.subarray(1)
}

/** Positions of the KeyUsage bits that are read (RFC 5280 §4.2.1.3). */
const keyUsages = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, crlSign: 6 } as const

/** Whether the key may be used this way; a certificate without the extension allows every use. */
export const allowsUsage = (extensions: Extensions, usage: keyof typeof keyUsages): boolean => {
  const extension = extensions.get(extensionIds.keyUsage)
  if (extension === undefined) return true
  const bits = expectTag(extension.value, tags.bitString).content.subarray(1)
  const bit = keyUsages[usage]
  return (((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80) !== 0
}

/**
 * Reads BasicConstraints: whether the certificate is an authority's, and how many authorities may follow it at most.
 */
export const basicConstraints = (
  extensions: Extensions
): { readonly authority: boolean; readonly pathLength: number | undefined } => {
  const extension = extensions.get(extensionIds.basicConstraints)
  if (extension === undefined) return { authority: false, pathLength: undefined }
  const fields = sequenceOf(extension.value)
  const [first] = fields
  const authority = first?.tag === tags.boolean && first.content[0] !== 0
  const length = fields.find(({ tag }) => tag === tags.integer)?.content
  if (length === undefined) return { authority, pathLength: undefined }
  if (length.length === 0 || length.length > 2 || ((length[0] ?? 0) & 0x80) !== 0) throw new BerError("path length")
  return { authority, pathLength: length.reduce((sum, octet) => sum * 256 + octet, 0) }
}

/** Purposes of ExtendedKeyUsage; `undefined` without the extension, which allows all. */
export const extendedKeyUsages = (extensions: Extensions): ReadonlyArray<string> | undefined => {
  const extension = extensions.get(extensionIds.extendedKeyUsage)
  return extension === undefined ? undefined : sequenceOf(extension.value).map(objectIdentifier)
}

/**
 * Digests of the signature algorithms that certificates, lists and answers may use. SHA-1 and older ones are refused.
 */
const digests: ReadonlyMap<string, string> = new Map([
  ["1.2.840.113549.1.1.11", "sha256"],
  ["1.2.840.113549.1.1.12", "sha384"],
  ["1.2.840.113549.1.1.13", "sha512"],
  ["1.2.840.10045.4.3.2", "sha256"],
  ["1.2.840.10045.4.3.3", "sha384"],
  ["1.2.840.10045.4.3.4", "sha512"]
])

/** The three parts common to a certificate, a revocation list and an OCSP answer. */
export interface SignedDer {
  readonly tbs: BerValue
  readonly algorithm: string
  /** The AlgorithmIdentifier, parameters included. */
  readonly algorithmDer: Uint8Array
  readonly signature: Uint8Array
}

/** Reads SEQUENCE { tbs, algorithm, BIT STRING }; throws {@link BerError}. */
export const readSigned = (value: BerValue): SignedDer => {
  const [tbs, algorithm, signature] = sequenceOf(value)
  if (tbs === undefined) throw new BerError("nothing signed")
  return {
    tbs,
    algorithm: objectIdentifier(sequenceOf(algorithm)[0]),
    algorithmDer: algorithm?.raw ?? new Uint8Array(),
    signature: bitString(signature)
  }
}

/** Whether the key made the signature, with an accepted algorithm. */
export const isSignedBy = ({ algorithm, signature, tbs }: SignedDer, key: KeyObject): boolean => {
  const digest = digests.get(algorithm)
  if (digest === undefined) return false
  const { asymmetricKeyDetails, asymmetricKeyType } = key
  const isRsa = algorithm.startsWith("1.2.840.113549.")
  if (isRsa ? asymmetricKeyType !== "rsa" : asymmetricKeyType !== "ec") return false
  if (isRsa && (asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return false
  try {
    return verify(digest, tbs.raw, key, signature)
  } catch {
    return false
  }
}

/** A certificate with all fields that path validation reads. */
export interface PathCertificate extends X509Facts {
  readonly extensions: Extensions
  readonly signed: SignedDer
  /** SubjectPublicKeyInfo of the certificate. */
  readonly publicKeyInfo: BerValue
}

const extensionsTag = 3

/** Reads the DER of a certificate including its extensions; `undefined` if any part is malformed. */
export const readPathCertificate = (der: Uint8Array): PathCertificate | undefined => {
  const facts = readX509(der)
  if (facts === undefined) return undefined
  try {
    const signed = readSigned(parseBer(facts.certificate.raw))
    const fields = sequenceOf(signed.tbs)
    const offset = fields[0]?.tagClass === context ? 1 : 0
    // RFC 5280 §4.1.1.2: the algorithm is stated twice, but only one of them is signed
    const outerAlgorithm = fields[offset + 1]?.raw ?? new Uint8Array()
    if (!Buffer.from(signed.algorithmDer).equals(outerAlgorithm)) throw new BerError("two algorithms")
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

const rememberedPaths = new WeakMap<X509Certificate, { readonly pathCertificate: PathCertificate | undefined }>()

/** Does the same as {@link readPathCertificate}, once for each object, because anchors are read repeatedly. */
export const pathCertificateOf = (certificate: X509Certificate): PathCertificate | undefined => {
  const cached = rememberedPaths.get(certificate)
  if (cached !== undefined) return cached.pathCertificate
  const pathCertificate = readPathCertificate(certificate.raw)
  rememberedPaths.set(certificate, { pathCertificate })
  return pathCertificate
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

/** Whether `name` starts with all of `base`, so that the directory name is within the subtree (RFC 5280 §7.1). */
export const isInSubtree = (name: DistinguishedName, base: DistinguishedName): boolean =>
  name.length >= base.length && base.every((relative, index) => sameRelative(relative, name[index] ?? []))

/**
 * Whether two names are equal, including their order. String type, case and white space do not matter (RFC 5280 §7.1).
 */
export const sameName = (one: DistinguishedName, other: DistinguishedName): boolean =>
  one.length === other.length && isInSubtree(one, other)

/** Whether two certificates are identical. */
export const isSame = (one: X509Certificate, other: X509Certificate): boolean => one.raw.equals(other.raw)

/** SHA-256 of a certificate's DER, 64 lower-case hexadecimal digits. */
export const fingerprintOf = ({ raw }: X509Certificate): string => hash("sha256", raw)
