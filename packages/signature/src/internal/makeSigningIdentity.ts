import { hash, type KeyObject, type X509Certificate } from "node:crypto"
import { inspect } from "node:util"
import type { SigningIdentity } from "../SigningIdentity.ts"
import { sha256 } from "./algorithms.ts"
import { type DistinguishedName, formatName, parseCertificateNames } from "./DistinguishedName.ts"
import { escapeText } from "./escapeXml.ts"

/**
 * Attributes in which accredited authorities write the NIT: serialNumber, a private attribute of the authority GSE, and
 * organizationIdentifier.
 */
const knownTypes = ["2.5.4.5", "1.3.6.1.4.1.4710.1.3.2", "2.5.4.97"]

const privateEnterprise = "1.3.6.1.4.1."

/** A text that consists only of a tax number. Addresses and telephone numbers in private attributes do not match. */
const taxNumber = /^\D{0,8}[\d.]{6,13}(-?\d)?$/

const digitsOf = (text: string | undefined): string => (text ?? "").replace(/\D/g, "")

/**
 * Reads the NIT in the subject of a certificate: digits only, with or without check digit as the authority wrote it;
 * `undefined` if there is none. Private attributes of unknown authorities are the last resort.
 */
export const nitOf = (subject: DistinguishedName): string | undefined => {
  const attributes = subject.flat()
  for (const type of knownTypes) {
    const digits = digitsOf(attributes.find((attribute) => attribute.type === type)?.text)
    if (digits.length > 0) return digits
  }
  const fallback = attributes.find(
    ({ type, text }) => type.startsWith(privateEnterprise) && text !== undefined && taxNumber.test(text.trim())
  )
  return fallback === undefined ? undefined : digitsOf(fallback.text)
}

const certificateElement = (der: Uint8Array, issuerName: string, serialNumber: string): string =>
  `<xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod>` +
  `<ds:DigestValue>${hash("sha256", der, "base64")}</ds:DigestValue></xades:CertDigest>` +
  `<xades:IssuerSerial><ds:X509IssuerName>${escapeText(issuerName)}</ds:X509IssuerName>` +
  `<ds:X509SerialNumber>${serialNumber}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`

/** Public facts for `toString`, `inspect` and JSON. All share this code, so none of them can expose the key. */
const printable = {
  toJSON(this: SigningIdentity) {
    return {
      _tag: "SigningIdentity",
      nit: this.nit,
      issuerName: this.issuerName,
      serialNumber: this.serialNumber,
      notBefore: this.notBefore.toISOString(),
      notAfter: this.notAfter.toISOString()
    }
  },
  toString(this: SigningIdentity): string {
    return `SigningIdentity(${this.nit ?? "no NIT"}, ${this.serialNumber})`
  },
  [inspect.custom](this: SigningIdentity): string {
    return this.toString()
  }
}

/**
 * Builds an identity from parts that are known to belong together. Throws if the names of a certificate are malformed.
 */
export const makeSigningIdentity = (
  privateKey: KeyObject,
  certificate: X509Certificate,
  chain: ReadonlyArray<X509Certificate>
): SigningIdentity => {
  const [leaf, ...issuers] = [certificate, ...chain].map((member) => {
    const names = parseCertificateNames(member.raw)
    const issuerName = formatName(names.issuer)
    const serialNumber = names.serialNumber.toString()
    return { names, issuerName, serialNumber, element: certificateElement(member.raw, issuerName, serialNumber) }
  })
  if (leaf === undefined) throw new TypeError("unreachable: the list starts with the leaf")
  const facts: Omit<SigningIdentity, "privateKey"> = {
    certificate,
    chain,
    nit: nitOf(leaf.names.subject),
    notBefore: certificate.validFromDate,
    notAfter: certificate.validToDate,
    certificateBase64: certificate.raw.toString("base64"),
    issuerName: leaf.issuerName,
    serialNumber: leaf.serialNumber,
    signatureLength: Math.ceil((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8 / 3) * 4,
    certificateList: [leaf, ...issuers].map(({ element }) => element).join("")
  }
  const identity: Omit<SigningIdentity, "privateKey"> = Object.assign(Object.create(printable), facts)
  return Object.freeze(
    Object.defineProperty(identity, "privateKey", { value: privateKey, enumerable: false })
  ) as SigningIdentity
}
