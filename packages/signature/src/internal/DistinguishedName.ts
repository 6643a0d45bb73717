import { BerError, bigInteger, expectTag, objectIdentifier, parseBer, sequenceOf, tags } from "./Ber.ts"
import type { BerValue } from "./Ber.ts"

/** An attribute of a name: dotted type, decoded text (`undefined` if the value is not a string), DER of the value. */
export interface NameAttribute {
  readonly type: string
  readonly text: string | undefined
  readonly der: Uint8Array
}

/** X.501 name: relative names in the order of the certificate, each with at least one attribute. */
export type DistinguishedName = ReadonlyArray<ReadonlyArray<NameAttribute>>

const utf16be = new TextDecoder("utf-16be")

/** Text of a string value; `undefined` for other types. */
export const decodeString = (value: BerValue): string | undefined => {
  if (value.tagClass !== 0 || value.constructed) return undefined
  const { content } = value
  switch (value.tag) {
    case tags.utf8String:
      return Buffer.from(content).toString("utf8")
    case tags.printableString:
    case tags.ia5String:
    case tags.t61String:
      return Buffer.from(content).toString("latin1")
    case tags.bmpString:
      return utf16be.decode(content)
    default:
      return undefined
  }
}

/** Reads a Name (RFC 5280 §4.1.2.4). Throws {@link BerError}. */
export const parseName = (name: BerValue | undefined): DistinguishedName =>
  sequenceOf(name).map((relative) =>
    expectTag(relative, tags.set).children.map((attribute) => {
      const [type, value] = sequenceOf(attribute)
      if (value === undefined) throw new BerError("attribute without value")
      return { type: objectIdentifier(type), text: decodeString(value), der: value.raw }
    })
  )

/** Certificate fields that `node:crypto` returns only as display text. */
export interface CertificateNames {
  readonly serialNumber: bigint
  readonly issuer: DistinguishedName
  readonly subject: DistinguishedName
}

/** Reads serial number, issuer and subject from the DER of a certificate (RFC 5280 §4.1). Throws if it is malformed. */
export const parseCertificateNames = (der: Uint8Array): CertificateNames => {
  const [tbs] = sequenceOf(parseBer(der))
  const fields = sequenceOf(tbs)
  const offset = fields[0]?.tagClass === 2 ? 1 : 0
  return {
    serialNumber: bigInteger(fields[offset]),
    issuer: parseName(fields[offset + 2]),
    subject: parseName(fields[offset + 4])
  }
}

/** Attribute types that RFC 2253 §2.3 writes by name. */
const keywords: ReadonlyMap<string, string> = new Map([
  ["2.5.4.3", "CN"],
  ["2.5.4.7", "L"],
  ["2.5.4.8", "ST"],
  ["2.5.4.10", "O"],
  ["2.5.4.11", "OU"],
  ["2.5.4.6", "C"],
  ["2.5.4.9", "STREET"],
  ["0.9.2342.19200300.100.1.25", "DC"],
  ["0.9.2342.19200300.100.1.1", "UID"]
])

// oxlint-disable-next-line no-control-regex -- control characters are among what has to be escaped
const special = /[,+="\\<>;]|[\u0000-\u001f\u007f\ufffe\uffff]|^[ #]| $/g

const escapeCharacter = (character: string): string =>
  /[ -~]/.test(character)
    ? `\\${character}`
    : Buffer.from(character, "utf8").toString("hex").toUpperCase().replace(/../g, "\\$&")

const escapeValue = (text: string): string => text.replace(special, escapeCharacter)

/**
 * Formats a name as in RFC 2253, last relative name first. Types outside the RFC's table are written as dotted decimal
 * with the DER of the value in hex. `=` is escaped as the grammar of the RFC (not its prose) requires; non-ASCII
 * characters are kept. Java's X500Principal spells names the same way.
 */
export const formatName = (name: DistinguishedName): string =>
  name
    .toReversed()
    .map((relative) =>
      relative
        .map(({ type, text, der }) => {
          const keyword = keywords.get(type)
          return keyword === undefined || text === undefined
            ? `${type}=#${Buffer.from(der).toString("hex")}`
            : `${keyword}=${escapeValue(text)}`
        })
        .join("+")
    )
    .join(",")
