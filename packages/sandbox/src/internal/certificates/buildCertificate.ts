import { type KeyObject, randomBytes, sign } from "node:crypto"
import forge from "node-forge"

/** One attribute of a distinguished name: an object identifier or a short name (`C`, `O`, `CN`…) and its text. */
export interface NameAttribute {
  readonly type: string
  readonly value: string
}

/** A key pair of the sandbox's authority with its certificate. */
export interface CertifiedKey {
  readonly privateKey: KeyObject
  readonly certificatePem: string
}

/** Content of a certificate, and its signer (without `issuer` it is signed with its own key). */
export interface CertificateRequest {
  readonly subject: ReadonlyArray<NameAttribute>
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
  readonly issuer?: CertifiedKey
  readonly authority: boolean
  readonly notBefore: Date
  readonly notAfter: Date
}

const serialNumberOid = "2.5.4.5"
const printable = /^[A-Za-z0-9 '()+,\-./:=?]*$/u

/**
 * Builds an X.509 v3 certificate signed with SHA-256 and RSA, and returns its PEM.
 *
 * node-forge writes the ASN.1. It is one package without dependencies and also writes the PKCS#12 file; the libraries
 * based on WebCrypto need a decorator runtime for the same. node:crypto makes the keys.
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
  const key = request.issuer?.privateKey ?? request.privateKey
  // node:crypto signs in a hundredth of the time; the content is complete at this point. Of a key, node-forge only uses
  // `sign`.
  const signer = {
    sign: () => sign("sha256", derOf(certificate.tbsCertificate), key).toString("binary")
  }
  certificate.sign(signer as unknown as forge.pki.rsa.PrivateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate).replaceAll("\r\n", "\n")
}

/** Encodes a structure in DER. */
const derOf = (structure: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(structure).getBytes(), "binary")

/** Converts an RSA private key of node:crypto to node-forge's form. */
const toForgeKey = (key: KeyObject): forge.pki.rsa.PrivateKey =>
  forge.pki.privateKeyFromPem(key.export({ type: "pkcs8", format: "pem" }).toString()) as forge.pki.rsa.PrivateKey

const nameField = (attribute: NameAttribute): forge.pki.CertificateField => {
  const name = attribute.type === "serialNumber" ? { type: serialNumberOid } : { shortName: attribute.type }
  // the declarations of node-forge name the wrong enumeration
  const tag: number = printable.test(attribute.value) ? forge.asn1.Type.PRINTABLESTRING : forge.asn1.Type.UTF8
  return { ...name, value: attribute.value, valueTagClass: tag }
}

/** Decodes a field. node-forge returns the UTF-8 bytes of a name that it read, and would encode them a second time. */
const decodedField = (field: forge.pki.CertificateField): forge.pki.CertificateField => {
  const tag: number | undefined = field.valueTagClass
  return tag === forge.asn1.Type.UTF8 ? { ...field, value: forge.util.decodeUtf8(field.value as string) } : field
}

/** Makes a serial number of 159 random bits: positive, and without leading zeros in DER. */
const serialNumber = (): string => {
  const bytes = randomBytes(20)
  bytes[0] = (bytes.readUInt8(0) & 0x7f) | 0x40
  return bytes.toString("hex")
}

/**
 * Writes a PKCS#12 file with a private key and its certificates, leaf first: PBES2 with AES-256-CBC, friendly name and
 * local key id. The password must be ASCII: node-forge encodes other characters differently in MAC and cipher.
 */
export const buildPkcs12 = (
  privateKey: KeyObject,
  certificates: ReadonlyArray<string>,
  password: string,
  friendlyName: string
): Uint8Array => {
  const file = forge.pkcs12.toPkcs12Asn1(
    toForgeKey(privateKey),
    certificates.map((pem) => forge.pki.certificateFromPem(pem)),
    password,
    { algorithm: "aes256", count: 2048, friendlyName, generateLocalKeyId: true }
  )
  return Uint8Array.from(derOf(file))
}
