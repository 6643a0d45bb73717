import { Effect, Redacted } from "effect"
import { createHmac, createSecretKey, type KeyObject } from "node:crypto"
import { MasterKeyRefused } from "./MasterKeyRefused.ts"

/** A key that certificates are encrypted with. */
export interface MasterKey {
  /** Tells keys apart and nothing about them: 16 hexadecimal digits. */
  readonly id: string
  /** 32 bytes. */
  readonly key: KeyObject
}

const bytesOfKey = 32

const masterKey = (text: string): MasterKey | undefined => {
  const bytes = Buffer.from(text, "base64")
  if (bytes.length !== bytesOfKey || bytes.toString("base64") !== text) return undefined
  const id = createHmac("sha256", bytes).update("radicar key id").digest("hex").slice(0, 16)
  return { id, key: createSecretKey(bytes) }
}

/**
 * The keys of a text: 32 bytes in base64 each, separated by commas. The first encrypts, all decrypt. `where` names the
 * text in an error.
 */
export const readMasterKeys = (
  text: Redacted.Redacted,
  where: string
): Effect.Effect<readonly [MasterKey, ...ReadonlyArray<MasterKey>], MasterKeyRefused> => {
  const [first, ...others] = Redacted.value(text)
    .split(",")
    .map((each) => masterKey(each.trim()))
  return first === undefined || others.includes(undefined)
    ? Effect.fail(MasterKeyRefused.in(where))
    : Effect.succeed([first, ...others.filter((key) => key !== undefined)])
}
