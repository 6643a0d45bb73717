import { randomBytes, type KeyObject } from "node:crypto"
import forge from "node-forge"
import type { CertificateRequest, NameAttribute } from "./CertificateRequest.ts"

const serialNumberOid = "2.5.4.5"
const printable = /^[A-Za-z0-9 '()+,\-./:=?]*$/u

/**
 * Builds an X.509 v3 certificate signed with SHA-256 and RSA, and answers its PEM.
 *
 * node-forge writes the ASN.1: it is one package without dependencies and also writes the PKCS#12 file, where the
 * WebCrypto based libraries need a decorator runtime for the same. Keys are made by node:crypto.
 */
export const buildCertificate = (request: CertificateRequest): string => {
  const certificate = forge.pki.createCertificate()
  const issuer = request.issuer === undefined ? undefined : forge.pki.certificateFromPem(request.issuer.certificatePem)
  certificate.serialNumber = serialNumber()
  certificate.publicKey = forge.pki.publicKeyFromPem(
    request.publicKey.export({ type: "spki", format: "pem" }).toString()
  )
  certificate.validity.notBefore = request.notBefore
  certificate.validity.notAfter = request.notAfter
  const subject = request.subject.map(nameField)
  certificate.setSubject(subject)
  certificate.setIssuer(issuer?.subject.attributes.map(decodedField) ?? subject)
  const identifier = (issuer ?? certificate).generateSubjectKeyIdentifier().getBytes()
  certificate.setExtensions([
    { name: "basicConstraints", cA: request.authority, critical: true },
    request.authority
      ? { name: "keyUsage", critical: true, keyCertSign: true, cRLSign: true }
      : { name: "keyUsage", critical: true, digitalSignature: true, nonRepudiation: true },
    { name: "subjectKeyIdentifier" },
    { name: "authorityKeyIdentifier", keyIdentifier: identifier }
  ])
  certificate.sign(toForgeKey(request.issuer?.privateKey ?? request.privateKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate).replaceAll("\r\n", "\n")
}

/** Turns a node:crypto RSA private key into node-forge's own form. */
export const toForgeKey = (key: KeyObject): forge.pki.rsa.PrivateKey =>
  forge.pki.privateKeyFromPem(key.export({ type: "pkcs8", format: "pem" }).toString()) as forge.pki.rsa.PrivateKey

const nameField = (attribute: NameAttribute): forge.pki.CertificateField => {
  const name = attribute.type === "serialNumber" ? { type: serialNumberOid } : { shortName: attribute.type }
  const tag = printable.test(attribute.value) ? forge.asn1.Type.PRINTABLESTRING : forge.asn1.Type.UTF8
  return { ...name, value: attribute.value, valueTagClass: tag as unknown as forge.asn1.Class }
}

/** node-forge gives the UTF-8 octets of a name it read, and would encode them a second time. */
const decodedField = (field: forge.pki.CertificateField): forge.pki.CertificateField =>
  (field.valueTagClass as unknown) === forge.asn1.Type.UTF8
    ? { ...field, value: forge.util.decodeUtf8(field.value as string) }
    : field

/** 159 random bits: positive, and without leading zeros in DER. */
const serialNumber = (): string => {
  const bytes = randomBytes(20)
  bytes[0] = (bytes.readUInt8(0) & 0x7f) | 0x40
  return bytes.toString("hex")
}
