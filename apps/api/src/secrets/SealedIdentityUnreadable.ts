import { Schema } from "effect"

/** A certificate is kept but can not be read. */
export class SealedIdentityUnreadable extends Schema.TaggedError<SealedIdentityUnreadable>()(
  "SealedIdentityUnreadable",
  { reason: Schema.Literals(["UnknownKey", "Damaged"]), message: Schema.String }
) {
  /** It was encrypted with a key that this service does not have. */
  static unknownKey(keyId: string): SealedIdentityUnreadable {
    const message = `It was encrypted with the key ${keyId}. Add that key to RADICAR_MASTER_KEY, behind the first.`
    return new SealedIdentityUnreadable({ reason: "UnknownKey", message })
  }

  /** It is not what was stored. */
  static damaged(): SealedIdentityUnreadable {
    const message = "It was changed in the database; it has to be brought again."
    return new SealedIdentityUnreadable({ reason: "Damaged", message })
  }
}
