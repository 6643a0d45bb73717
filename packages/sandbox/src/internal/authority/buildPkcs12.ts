import type { KeyObject } from "node:crypto"
import forge from "node-forge"
import { toForgeKey } from "./buildCertificate.ts"

/**
 * Writes a PKCS#12 file with a private key and its certificates, leaf first: PBES2 with AES-256-CBC, friendly name and
 * local key id. The password must be ASCII: node-forge spells other characters differently in the MAC and the cipher.
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
  return Uint8Array.from(Buffer.from(forge.asn1.toDer(file).getBytes(), "binary"))
}
