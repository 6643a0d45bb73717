import { decodeIdentity, encodeIdentity } from "@radicar/signature/inner/IdentityBytes"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Effect, Schema } from "effect"
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { MasterKey } from "./MasterKeys.ts"

/** Encrypted data in the form of the database. */
export interface Sealed {
  /** Id of the key: 16 hexadecimal digits. */
  readonly keyId: string
  /** Nonce of 12 bytes, unique per key. */
  readonly nonce: Uint8Array
  /** Ciphertext with its tag. */
  readonly sealed: Uint8Array
}

/** Nonce length of 96 bits (NIST SP 800-38D §8.2); random nonces suffice for 2^32 records per key. */
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM. `boundTo` identifies the record and its owner; the result cannot be decrypted for another
 * record.
 */
export const seal = ({ id, key }: MasterKey, boundTo: string, plain: Uint8Array): Sealed => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return { keyId: id, nonce, sealed }
}

/**
 * Decrypts the output of {@link seal}; `undefined` if its key is not among `keys`, or if the data were changed.
 * Overwrite the result after use.
 */
export const unseal = (
  keys: ReadonlyArray<MasterKey>,
  boundTo: string,
  { keyId, nonce, sealed }: Sealed
): Buffer | undefined => {
  const key = keys.find(({ id }) => id === keyId)?.key
  if (key === undefined) return undefined
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}

/** A stored certificate cannot be read. */
export class SealedIdentityUnreadable extends Schema.TaggedError<SealedIdentityUnreadable>()(
  "SealedIdentityUnreadable",
  { reason: Schema.Literals(["UnknownKey", "Damaged"]), message: Schema.String }
) {
  /** The error for a certificate encrypted with a key that this service does not have. */
  static unknownKey(keyId: string): SealedIdentityUnreadable {
    const message = `It was encrypted with the key ${keyId}. Add that key to RADICAR_MASTER_KEY, behind the first.`
    return new SealedIdentityUnreadable({ reason: "UnknownKey", message })
  }

  /** The error for a certificate that was changed in the database. */
  static damaged(): SealedIdentityUnreadable {
    const message = "It was changed in the database; store it again."
    return new SealedIdentityUnreadable({ reason: "Damaged", message })
  }
}

/** Encrypts a certificate with its private key. */
export const sealIdentity = (key: MasterKey, boundTo: string, identity: SigningIdentity): Sealed =>
  seal(key, boundTo, encodeIdentity(identity))

/** Decrypts the output of {@link sealIdentity}. */
export const unsealIdentity = Effect.fnUntraced(function* (
  keys: ReadonlyArray<MasterKey>,
  boundTo: string,
  record: Sealed
) {
  if (!keys.some(({ id }) => id === record.keyId)) return yield* SealedIdentityUnreadable.unknownKey(record.keyId)
  const plain = unseal(keys, boundTo, record)
  if (plain === undefined) return yield* SealedIdentityUnreadable.damaged()
  return yield* decodeIdentity(plain).pipe(
    Effect.mapError(SealedIdentityUnreadable.damaged),
    Effect.ensuring(Effect.sync(() => plain.fill(0)))
  )
})
