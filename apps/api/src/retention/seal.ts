import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { SealedCertificate } from "../storage/RetainedCertificates.ts"
import type { MasterKey } from "./MasterKey.ts"

/** NIST SP 800-38D §8.2: 96 bits; random ones are good for 2^32 records of a key. */
const nonceBytes = 12
const tagBytes = 16

/** What a record is bound to: moved to another submission or batch, it does not open. */
const boundTo = (id: string): Buffer => Buffer.from(`radicar retained certificate ${id}`)

/** Encrypts with AES-256-GCM, bound to the id of what it is retained for. */
export const seal = ({ id, key }: MasterKey, boundId: string, plain: Uint8Array): SealedCertificate => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes }).setAAD(boundTo(boundId))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return { keyId: id, nonce, sealed }
}

/** Decrypts what {@link seal} made; `undefined` when anything of it was changed. Overwrite it after use. */
export const unseal = (
  { key }: MasterKey,
  boundId: string,
  { nonce, sealed }: SealedCertificate
): Buffer | undefined => {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes })
      .setAAD(boundTo(boundId))
      .setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
