import { wordingIn } from "@radicar/domain/inner/rules/Language"
import { type Effect, Schema } from "effect"
import { OperatorText } from "../settings.ts"

/** A store did not do what it was asked to. Holds no credentials and no content. */
export class OutsideStoreError extends Schema.TaggedError<OutsideStoreError>()("OutsideStoreError", {
  /** What went wrong, such as `EACCES` or `403 SignatureDoesNotMatch`. */
  reason: Schema.Union([Schema.String, OperatorText]),
  /** Whether the same may succeed later without anyone changing anything. */
  retryable: Schema.Boolean
}) {
  override get message(): string {
    return wordingIn(this.reason, "en")
  }
}

/**
 * A store outside of the database. Octets are named by their SHA-256, hexadecimal: writing them again changes nothing,
 * two processes never disagree, and no caller's text becomes a path.
 */
export interface OutsideStore {
  /** Done when the octets are safe. */
  readonly write: (digest: string, bytes: Uint8Array) => Effect.Effect<void, OutsideStoreError>
  /** The octets as they are there; `undefined` where there are none. */
  readonly read: (digest: string) => Effect.Effect<Uint8Array | undefined, OutsideStoreError>
  /** Removes the octets; done as well where there are none. */
  readonly remove: (digest: string) => Effect.Effect<void, OutsideStoreError>
}

/**
 * Where octets are below a root: two digits, a slash, the others. The same in every store, so that one can be copied to
 * another.
 */
export const pathOf = (digest: string): string => {
  if (!/^[0-9a-f]{64}$/u.test(digest)) throw new TypeError("a digest has 64 lower-case hexadecimal digits")
  return `${digest.slice(0, 2)}/${digest.slice(2)}`
}
