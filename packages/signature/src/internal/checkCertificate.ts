import { createPublicKey, hash, verify } from "node:crypto"
import type { Check, Signer } from "../SignatureReport.ts"
import { digestAlgorithms, dsNamespace, inclusiveC14n, signatureAlgorithms, xadesNamespace } from "./algorithms.ts"
import { canonicaliseElement } from "./canonicalise.ts"
import { formatName } from "./DistinguishedName.ts"
import { nitOf } from "./makeSigningIdentity.ts"
import { matchesName } from "./nameText.ts"
import { readX509, type X509Facts } from "./PathCertificate.ts"
import { algorithmOf, type SignatureParts } from "./SignatureParts.ts"
import { childElement, childElements, find, findAll, textOf, type XmlElement } from "./xmlNodes.ts"

/** Decodes base64 text with any white space in it; `undefined` if it is invalid. */
export const decodeBase64 = (text: string): Buffer | undefined => {
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

/** Checks the key: the authority demands RSA of 2048 bits. A longer one is as good, but takes longer to verify. */
const checkKey = ({ publicKey }: X509Facts): Check => {
  const { asymmetricKeyDetails, asymmetricKeyType } = publicKey
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  // whoever signs chooses the length; an endless one would occupy the verifier
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
