import { BerError, type BerValue, expectTag, objectIdentifier, octets, parseBer, sequenceOf, tags } from "./Ber.ts"

/** One extension of a certificate or a revocation list (RFC 5280 §4.2). */
interface Extension {
  readonly critical: boolean
  /** The DER inside its OCTET STRING. */
  readonly value: BerValue
}

/** Extensions by dotted identifier. */
export type Extensions = ReadonlyMap<string, Extension>

/** Identifiers of the extensions that path validation reads or knows to be without effect on it. */
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

/** Reads a SEQUENCE of extensions; one that occurs twice is an error (RFC 5280 §4.2). Throws {@link BerError}. */
export const readExtensions = (list: BerValue | undefined): Extensions => {
  const entries = list === undefined ? [] : sequenceOf(list).map(extensionOf)
  const extensions = new Map(entries)
  if (extensions.size !== entries.length) throw new BerError("an extension occurs twice")
  return extensions
}

/** Octets of a BIT STRING without unused bits. */
export const bitString = (value: BerValue | undefined): Uint8Array => {
  const { content } = expectTag(value, tags.bitString)
  if (content[0] !== 0) throw new BerError("unused bits")
  return content.subarray(1)
}

/** Positions of the bits of KeyUsage that are looked at (RFC 5280 §4.2.1.3). */
const keyUsages = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, crlSign: 6 } as const

/** Whether the key may be used so; a certificate without the extension allows everything. */
export const allowsUsage = (extensions: Extensions, usage: keyof typeof keyUsages): boolean => {
  const extension = extensions.get(extensionIds.keyUsage)
  if (extension === undefined) return true
  const bits = expectTag(extension.value, tags.bitString).content.subarray(1)
  const bit = keyUsages[usage]
  return (((bits[bit >> 3] ?? 0) << (bit & 7)) & 0x80) !== 0
}

/** BasicConstraints: whether it is an authority, and how many authorities may follow it at most. */
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

/** Purposes of ExtendedKeyUsage; undefined where there is none, which allows all. */
export const purposes = (extensions: Extensions): ReadonlyArray<string> | undefined => {
  const extension = extensions.get(extensionIds.extendedKeyUsage)
  return extension === undefined ? undefined : sequenceOf(extension.value).map(objectIdentifier)
}
