import { decodeIdentity, encodeIdentity } from "@radicar/signature/IdentityBytes"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect } from "effect"
import type { MasterKey } from "./MasterKey.ts"
import { SealedIdentityUnreadable } from "./SealedIdentityUnreadable.ts"
import { type Sealed, seal, unseal } from "./seal.ts"

/** Encrypts a certificate with its key; nothing of it stays in the clear in memory of ours. */
export const sealIdentity = (key: MasterKey, boundTo: string, identity: SigningIdentity): Sealed => {
  const plain = encodeIdentity(identity)
  const sealed = seal(key, boundTo, plain)
  plain.fill(0)
  return sealed
}

/** Decrypts what {@link sealIdentity} made. */
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
