import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, X509Certificate } from "node:crypto"
import { promisify } from "node:util"
import { buildCertificate, type CertifiedKey, type NameAttribute } from "./buildCertificate.ts"

/**
 * The sandbox's own certification authority: a root, the issuing subordinate, and the certificate that signs the
 * ApplicationResponses (its subject resembles the tax authority's, NIT 800197268).
 */
export interface CertificateAuthority {
  readonly root: CertifiedKey
  readonly subordinate: CertifiedKey
  readonly signer: CertifiedKey
}

/** Stored form of the authority: PEM texts. */
export type CertificateAuthorityFile = Record<
  keyof CertificateAuthority,
  { readonly key: string; readonly certificate: string }
>

// Wide enough for any clock a test may inject, and inside the range of ASN.1 UTCTime.
const notBefore = new Date("2019-01-01T00:00:00Z")
const notAfter = new Date("2049-12-31T23:59:59Z")

const place: ReadonlyArray<NameAttribute> = [
  { type: "C", value: "CO" },
  { type: "L", value: "Bogotá D.C." }
]
const rootName = [...place, { type: "O", value: "Radicar Sandbox" }, { type: "CN", value: "Autoridad Raíz Sandbox" }]
const subordinateName = [
  ...place,
  { type: "O", value: "Radicar Sandbox" },
  { type: "CN", value: "Autoridad Subordinada 01 Sandbox" }
]
const signerName = [
  ...place,
  { type: "O", value: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES" },
  { type: "serialNumber", value: "800197268" },
  { type: "CN", value: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES" }
]

const generate = promisify(generateKeyPair)

/** Makes an RSA 2048 key pair off the event loop. */
export const generateRsaKey = async (): Promise<KeyObject> => {
  const pair = await generate("rsa", { modulusLength: 2048 })
  return pair.privateKey
}

/** Makes a new authority with new keys. */
export const createAuthority = async (): Promise<CertificateAuthority> => {
  const [rootKey, subordinateKey, signerKey] = await Promise.all([generateRsaKey(), generateRsaKey(), generateRsaKey()])
  const certify = (
    privateKey: KeyObject,
    subject: ReadonlyArray<NameAttribute>,
    authority: boolean,
    issuer?: CertifiedKey
  ): CertifiedKey => ({
    privateKey,
    certificatePem: buildCertificate({
      subject,
      privateKey,
      publicKey: createPublicKey(privateKey),
      authority,
      notBefore,
      notAfter,
      ...(issuer === undefined ? {} : { issuer })
    })
  })
  const root = certify(rootKey, rootName, true)
  const subordinate = certify(subordinateKey, subordinateName, true, root)
  return { root, subordinate, signer: certify(signerKey, signerName, false, subordinate) }
}

/** Exports an authority as the texts to store. */
export const exportAuthority = (authority: CertificateAuthority): CertificateAuthorityFile => ({
  root: exportKey(authority.root),
  subordinate: exportKey(authority.subordinate),
  signer: exportKey(authority.signer)
})

/**
 * Imports an authority from its stored texts; throws if a key or certificate is damaged or they do not belong together.
 */
export const importAuthority = (file: CertificateAuthorityFile): CertificateAuthority => ({
  root: importKey(file.root),
  subordinate: importKey(file.subordinate),
  signer: importKey(file.signer)
})

const exportKey = (key: CertifiedKey) => ({
  key: key.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  certificate: key.certificatePem
})

const importKey = (entry: { readonly key: string; readonly certificate: string }): CertifiedKey => {
  const privateKey = createPrivateKey(entry.key)
  if (!new X509Certificate(entry.certificate).checkPrivateKey(privateKey)) {
    throw new Error("the key and the certificate are not a pair")
  }
  return { privateKey, certificatePem: entry.certificate }
}
