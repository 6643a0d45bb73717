import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { ServiceSecrets } from "../../platform/secrets/ServiceSecrets.ts"
import { tokenLength } from "../MailSettings.ts"

/** One receiver of one mail. */
interface MailedReceiver {
  readonly mailId: string
  /** Index in the mail's receivers, from 0. */
  readonly receiver: number
}

const idBytes = 16
/**
 * Tag length: 96 bits cannot be guessed by sending mails. A longer tag would exceed the 64 characters of an address
 * name.
 */
const tagBytes = 12
const tokenBytes = idBytes + 1 + tagBytes

const toText = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString("hex")}`)
    .toString(32)
    .padStart(tokenLength, "0")

const tokenForm = new RegExp(`^[0-9a-v]{${tokenLength}}$`, "u")

const fromText = (text: string): Buffer | undefined => {
  if (!tokenForm.test(text)) return undefined
  let value = 0n
  for (const digit of text) value = value * 32n + BigInt(Number.parseInt(digit, 32))
  const bytes = Buffer.from(value.toString(16).padStart(tokenBytes * 2, "0"), "hex")
  return bytes.length === tokenBytes ? bytes : undefined
}

const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5")

const make = Effect.gen(function* () {
  const secrets = yield* ServiceSecrets
  const tagOf = (mailAndReceiver: Buffer): Effect.Effect<Buffer> =>
    Effect.map(
      secrets.secret("mail bounces", () => randomBytes(32)),
      (key) => createHmac("sha256", key).update(mailAndReceiver).digest().subarray(0, tagBytes)
    )
  return BounceTokens.of({
    sign: ({ mailId, receiver }) => {
      const mailAndReceiver = Buffer.concat([Buffer.from(mailId.replaceAll("-", ""), "hex"), Buffer.of(receiver)])
      return Effect.map(tagOf(mailAndReceiver), (tag) => toText(Buffer.concat([mailAndReceiver, tag])))
    },
    open: (token) => {
      // servers on the way may change the case
      const bytes = fromText(token.toLowerCase())
      if (bytes === undefined) return Effect.undefined
      const mailAndReceiver = bytes.subarray(0, idBytes + 1)
      return Effect.map(tagOf(mailAndReceiver), (tag) =>
        timingSafeEqual(tag, bytes.subarray(idBytes + 1))
          ? { mailId: idOf(mailAndReceiver.subarray(0, idBytes)), receiver: mailAndReceiver[idBytes] ?? 0 }
          : undefined
      )
    }
  })
})

/** Signs and opens the tokens in bounce addresses that identify mail and receiver. Only this service can sign them. */
export class BounceTokens extends Context.Service<
  BounceTokens,
  {
    /** The token of one receiver of one mail: `tokenLength` digits and lowercase letters. */
    readonly sign: (receiver: MailedReceiver) => Effect.Effect<string>
    /** The mail and receiver of a token; `undefined` if this service did not sign it. */
    readonly open: (token: string) => Effect.Effect<MailedReceiver | undefined>
  }
>()("@radicar/api/BounceTokens") {
  static readonly layer = Layer.effect(BounceTokens, make)
}
