import { wordingIn } from "@radicar/domain/inner/rules/Language"
import { type Effect, Schema } from "effect"
import { OperatorText } from "../settings.ts"

/** Failure of a store. Contains no credentials and no content. */
export class OutsideStoreError extends Schema.TaggedError<OutsideStoreError>()("OutsideStoreError", {
  /** Reason of the failure, such as `EACCES` or `403 SignatureDoesNotMatch`. */
  reason: Schema.Union([Schema.String, OperatorText]),
  /** Whether a retry may succeed without any change. */
  retryable: Schema.Boolean
}) {
  override get message(): string {
    return wordingIn(this.reason, "en")
  }
}

/**
 * A store outside of the database. Octets are named by their SHA-256, hexadecimal. So repeated writes change nothing,
 * processes cannot conflict, and no caller's text becomes a path.
 */
export interface OutsideStore {
  /** Writes octets; completes when they are durable. */
  readonly write: (digest: string, bytes: Uint8Array) => Effect.Effect<void, OutsideStoreError>
  /** The stored octets; `undefined` if there are none. */
  readonly read: (digest: string) => Effect.Effect<Uint8Array | undefined, OutsideStoreError>
  /** Removes the octets; succeeds also if there are none. */
  readonly remove: (digest: string) => Effect.Effect<void, OutsideStoreError>
}

/**
 * Path of octets below a root: two digits, a slash, the other digits. It is the same in every store, so that stores
 * can be copied.
 */
export const pathOf = (digest: string): string => {
  if (!/^[0-9a-f]{64}$/u.test(digest)) throw new TypeError("a digest has 64 lower-case hexadecimal digits")
  return `${digest.slice(0, 2)}/${digest.slice(2)}`
}
