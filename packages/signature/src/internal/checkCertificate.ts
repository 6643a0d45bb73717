import { createPublicKey, hash, verify } from "node:crypto"
import type { Check, Signer } from "../SignatureReport.ts"
import { digestAlgorithms, dsNamespace, inclusiveC14n, signatureAlgorithms, xadesNamespace } from "./algorithms.ts"
import { canonicaliseElement } from "./canonicalise.ts"
import { decodeString, type DistinguishedName, formatName } from "./DistinguishedName.ts"
import { nitOf } from "./makeSigningIdentity.ts"
import { readX509, type X509Facts } from "./PathCertificate.ts"
import { algorithmOf, type SignatureParts } from "./SignatureParts.ts"
import { childElement, childElements, find, findAll, textOf, type XmlElement } from "./xmlNodes.ts"
import { parseBer } from "./Ber.ts"

interface NamePart {
  /** Object identifier of the attribute type, in dotted form; `undefined` for an unknown keyword. */
  readonly type: string | undefined
  readonly value: string
}

const keywords: ReadonlyMap<string, string> = new Map([
  ["CN", "2.5.4.3"],
  ["SURNAME", "2.5.4.4"],
  ["SERIALNUMBER", "2.5.4.5"],
  ["C", "2.5.4.6"],
  ["L", "2.5.4.7"],
  ["ST", "2.5.4.8"],
  ["S", "2.5.4.8"],
  ["STREET", "2.5.4.9"],
  ["O", "2.5.4.10"],
  ["OU", "2.5.4.11"],
  ["T", "2.5.4.12"],
  ["TITLE", "2.5.4.12"],
  ["POSTALCODE", "2.5.4.17"],
  ["GN", "2.5.4.42"],
  ["GIVENNAME", "2.5.4.42"],
  ["ORGANIZATIONIDENTIFIER", "2.5.4.97"],
  ["DC", "0.9.2342.19200300.100.1.25"],
  ["UID", "0.9.2342.19200300.100.1.1"],
  ["E", "1.2.840.113549.1.9.1"],
  ["EMAIL", "1.2.840.113549.1.9.1"],
  ["EMAILADDRESS", "1.2.840.113549.1.9.1"]
])

const start = /^\s*([A-Za-z][\w.-]*|\d+(?:\.\d+)+)\s*=/

/** Splits at separators that are neither escaped nor quoted. */
const cut = (text: string): ReadonlyArray<string> =>
  text.match(/(?:\\[^]|"(?:\\[^]|[^"\\])*"|[^,;+\\"]|["\\])+|[,;+]/g) ?? []

const unescape = (text: string): string => {
  const trimmed = text.replace(/^\s+/, "").replace(/(?:(\\\s)|(?<!\s))\s*$/, "$1")
  const quoted = /^"([^]*)"$/.exec(trimmed)?.[1]
  return (quoted === undefined ? trimmed : quoted.replaceAll('""', '"'))
    .replace(/(?:\\[0-9a-fA-F]{2})+/g, (pairs) => Buffer.from(pairs.replaceAll("\\", ""), "hex").toString("utf8"))
    .replace(/\\([^])/g, "$1")
}

const decodeValue = (text: string): string => {
  const hex = /^\s*#((?:[0-9a-fA-F]{2})+)\s*$/.exec(text)?.[1]
  if (hex === undefined) return unescape(text)
  try {
    return decodeString(parseBer(Buffer.from(hex, "hex"))) ?? `#${hex.toLowerCase()}`
  } catch {
    return `#${hex.toLowerCase()}`
  }
}

/** Reads the attributes of a name in any spelling (RFC 2253, .NET, OpenSSL's one line); their order is lost. */
const parseNameText = (text: string): ReadonlyArray<NamePart> => {
  const pieces: Array<string> = []
  for (const piece of cut(text)) {
    // Some producers do not escape separators in a value: a piece that starts no attribute continues the one before.
    if (start.test(piece) || pieces.length === 0) pieces.push(piece)
    else pieces[pieces.length - 1] += piece
  }
  return pieces.flatMap((piece) => {
    const keyword = start.exec(piece)
    if (keyword === null) return []
    const [assignment, written = ""] = keyword
    const name = written.toUpperCase().replace(/^OID\./, "")
    const type = /^\d/.test(name) ? name : keywords.get(name)
    return [{ type, value: decodeValue(piece.slice(assignment.length).replace(/[,;+]\s*$/, "")) }]
  })
}

const normalise = (value: string): string => value.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase()

/**
 * Whether a written name and a certificate's name have the same attributes. Order and spelling do not matter (.NET
 * writes `C=CO, E=…`, Java `1.2.840.113549.1.9.1=#16…`).
 */
export const matchesName = (text: string, name: DistinguishedName): boolean => {
  if (text.length > 4096) return false
  const parts = [...parseNameText(text)]
  const attributes = name.flat()
  if (parts.length !== attributes.length) return false
  return attributes.every(({ der, text: value, type }) => {
    const wanted = normalise(value ?? `#${Buffer.from(der).toString("hex")}`)
    const index = parts.findIndex(
      (part) => (part.type === undefined || part.type === type) && normalise(part.value) === wanted
    )
    if (index < 0) return false
    parts.splice(index, 1)
    return true
  })
}

/** Decodes base64 text with any white space in it; `undefined` if it is invalid. */
const decodeBase64 = (text: string): Buffer | undefined => {
  const compact = text.replace(/[ \t\r\n]/g, "")
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) return undefined
  return Buffer.from(compact, "base64")
}

/** Reads the certificate in KeyInfo. */
export const readCertificate = (
  keyInfo: XmlElement
): { readonly check: Check; readonly facts: X509Facts | undefined } => {
  const elements = findAll(keyInfo, dsNamespace, "X509Certificate")
  const [element] = elements
  const der = element === undefined ? undefined : decodeBase64(textOf(element))
  const facts = der === undefined ? undefined : readX509(der)
  const ok = facts !== undefined && elements.length === 1
  const detail =
    der === undefined
      ? "KeyInfo holds no X509Certificate in base64"
      : facts === undefined
        ? "the X509Certificate cannot be read"
        : ok
          ? "one certificate"
          : "KeyInfo must hold one X509Certificate; the first was used"
  return { check: { check: "certificate", ok, detail }, facts }
}

/** The signer as the certificate names it. */
export const signerOf = ({ certificate, names }: X509Facts): Signer => ({
  subject: formatName(names.subject),
  commonName: names.subject.flat().find(({ type }) => type === "2.5.4.3")?.text,
  nit: nitOf(names.subject),
  issuer: formatName(names.issuer),
  serialNumber: names.serialNumber.toString(),
  notBefore: certificate.validFromDate,
  notAfter: certificate.validToDate,
  certificate
})

const checkKey = ({ publicKey }: X509Facts): Check => {
  const { asymmetricKeyDetails, asymmetricKeyType } = publicKey
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  const ok = asymmetricKeyType === "rsa" && bits >= 2048 && bits <= 16_384
  return { check: "key", ok, expected: "rsa 2048", actual: `${asymmetricKeyType} ${bits}`, detail: "kind and length" }
}

const checkKeyValue = (keyInfo: XmlElement, { publicKey }: X509Facts): ReadonlyArray<Check> => {
  const keyValue = childElement(keyInfo, dsNamespace, "KeyValue")
  if (keyValue === undefined) return []
  const part = (local: string): string => {
    const element = find(keyValue, dsNamespace, local)
    return (element === undefined ? undefined : decodeBase64(textOf(element)))?.toString("base64url") ?? ""
  }
  try {
    const key = createPublicKey({ key: { kty: "RSA", n: part("Modulus"), e: part("Exponent") }, format: "jwk" })
    const ok = key.equals(publicKey)
    return [{ check: "keyValue", ok, detail: ok ? "the key of the certificate" : "another key than the certificate's" }]
  } catch {
    return [{ check: "keyValue", ok: false, detail: "KeyValue holds no RSA key" }]
  }
}

const checkSignatureValue = (parts: SignatureParts, { publicKey }: X509Facts): ReadonlyArray<Check> => {
  const canonicalisation = algorithmOf(parts.signedInfo, "CanonicalizationMethod") ?? ""
  const method = algorithmOf(parts.signedInfo, "SignatureMethod") ?? ""
  const digest = signatureAlgorithms.get(method)
  const canonicalisationOk = canonicalisation === inclusiveC14n
  const algorithmChecks: ReadonlyArray<Check> = [
    {
      check: "canonicalisation",
      ok: canonicalisationOk,
      expected: inclusiveC14n,
      actual: canonicalisation,
      detail: "canonicalisation of SignedInfo"
    },
    { check: "signatureAlgorithm", ok: digest !== undefined, actual: method, detail: "signature method" }
  ]
  const value = decodeBase64(textOf(parts.signatureValue))
  const fail = (detail: string): ReadonlyArray<Check> => [
    ...algorithmChecks,
    { check: "signatureValue", ok: false, detail }
  ]
  if (!canonicalisationOk || digest === undefined) return fail("not computed: its algorithms are not allowed")
  if (value === undefined) return fail("SignatureValue is not base64")
  try {
    const signed = Buffer.from(canonicaliseElement(parts.signedInfo), "utf8")
    if (!verify(digest, signed, publicKey, value)) {
      return fail("not made with the certificate's key, or SignedInfo was changed after signing")
    }
  } catch {
    return fail("the key of the certificate cannot verify it")
  }
  return [...algorithmChecks, { check: "signatureValue", ok: true, detail: "made with the certificate's key" }]
}

const checkSigningCertificate = (properties: XmlElement, facts: X509Facts): ReadonlyArray<Check> => {
  const { certificate, names } = facts
  const list = childElement(properties, xadesNamespace, "SigningCertificate")
  const cert = list === undefined ? undefined : childElements(list, xadesNamespace, "Cert")[0]
  const certDigest = childElement(cert, xadesNamespace, "CertDigest")
  const issuerSerial = childElement(cert, xadesNamespace, "IssuerSerial")
  const text = (parent: XmlElement | undefined, local: string): string => {
    const element = childElement(parent, dsNamespace, local)
    return element === undefined ? "" : textOf(element).trim()
  }
  const algorithm = digestAlgorithms.get(algorithmOf(certDigest, "DigestMethod") ?? "")
  const digest = algorithm === undefined ? "" : hash(algorithm, certificate.raw, "base64")
  const issuer = text(issuerSerial, "X509IssuerName")
  const serial = text(issuerSerial, "X509SerialNumber")
  const actualSerial = names.serialNumber.toString()
  const declaredDigest = text(certDigest, "DigestValue").replace(/\s/g, "")
  return [
    {
      check: "certificateDigest",
      ok: algorithm !== undefined && declaredDigest === digest,
      expected: declaredDigest,
      actual: digest,
      detail: "digest of the certificate in SigningCertificate"
    },
    {
      check: "certificateIssuer",
      ok: matchesName(issuer, names.issuer),
      expected: issuer,
      actual: formatName(names.issuer),
      detail: "issuer in SigningCertificate, compared by attribute"
    },
    {
      check: "certificateSerial",
      ok: serial.replace(/^0+(?=\d)/, "") === actualSerial,
      expected: serial,
      actual: actualSerial,
      detail: "serial number in SigningCertificate"
    }
  ]
}

/** Runs every check that needs the certificate: signature value, key, SigningCertificate. */
export const certificateChecks = (parts: SignatureParts, facts: X509Facts): ReadonlyArray<Check> => [
  ...checkSignatureValue(parts, facts),
  checkKey(facts),
  ...checkKeyValue(parts.keyInfo, facts),
  ...checkSigningCertificate(parts.signedSignatureProperties, facts)
]

/** Maximum number of encapsulated values of each kind in a signature. */
const mostEncapsulated = 16

const encapsulated = (signature: XmlElement, namespace: string, local: string): ReadonlyArray<Uint8Array> =>
  findAll(signature, namespace, local)
    .slice(0, mostEncapsulated)
    .flatMap((element) => decodeBase64(textOf(element)) ?? [])

/**
 * Certificates and revocation data that came with a signature, besides its signer's certificate. Anybody can attach
 * them, so each must be verified by itself.
 */
export interface Accompanying {
  /** DER of certificates. */
  readonly certificates: ReadonlyArray<Uint8Array>
  /** DER of revocation lists and OCSP answers. */
  readonly revocation: ReadonlyArray<Uint8Array>
}

/**
 * Collects the certificates of KeyInfo after the first, and the XAdES elements CertificateValues and RevocationValues.
 */
export const accompanying = ({ keyInfo, signature }: SignatureParts): Accompanying => ({
  certificates: [
    ...encapsulated(keyInfo, dsNamespace, "X509Certificate").slice(1),
    ...encapsulated(signature, xadesNamespace, "EncapsulatedX509Certificate")
  ],
  revocation: [
    ...encapsulated(signature, xadesNamespace, "EncapsulatedCRLValue"),
    ...encapsulated(signature, xadesNamespace, "EncapsulatedOCSPValue")
  ]
})
