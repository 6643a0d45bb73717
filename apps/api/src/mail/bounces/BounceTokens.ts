import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { ServiceSecrets } from "../../platform/secrets/ServiceSecrets.ts"
import { tokenLength } from "../MailSettings.ts"

/** One receiver of one mail. */
interface MailedReceiver {
  readonly mailId: string
  /** Place among the mail's receivers, from 0. */
  readonly receiver: number
}

const idBytes = 16
/** 96 bits: nobody guesses them by sending mails, and the name of an address has 64 characters at most. */
const tagBytes = 12
const whole = idBytes + 1 + tagBytes

const toText = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString("hex")}`)
    .toString(32)
    .padStart(tokenLength, "0")

const fromText = (text: string): Buffer | undefined => {
  if (!new RegExp(`^[0-9a-v]{${tokenLength}}$`, "u").test(text)) return undefined
  let value = 0n
  for (const digit of text) value = value * 32n + BigInt(Number.parseInt(digit, 32))
  const bytes = Buffer.from(value.toString(16).padStart(whole * 2, "0"), "hex")
  return bytes.length === whole ? bytes : undefined
}

const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5")

const make = Effect.gen(function* () {
  const secrets = yield* ServiceSecrets
  const tagOf = (of: Buffer): Effect.Effect<Buffer> =>
    Effect.map(
      secrets.secret("mail bounces", () => randomBytes(32)),
      (key) => createHmac("sha256", key).update(of).digest().subarray(0, tagBytes)
    )
  return BounceTokens.of({
    sign: ({ mailId, receiver }) => {
      const of = Buffer.concat([Buffer.from(mailId.replaceAll("-", ""), "hex"), Buffer.of(receiver)])
      return Effect.map(tagOf(of), (tag) => toText(Buffer.concat([of, tag])))
    },
    open: (token) => {
      // servers on the way may have made capitals small, or small letters capital
      const bytes = fromText(token.toLowerCase())
      if (bytes === undefined) return Effect.undefined
      const of = bytes.subarray(0, idBytes + 1)
      return Effect.map(tagOf(of), (tag) =>
        timingSafeEqual(tag, bytes.subarray(idBytes + 1))
          ? { mailId: idOf(of.subarray(0, idBytes)), receiver: of[idBytes] ?? 0 }
          : undefined
      )
    }
  })
})

/** What says in the address that a bounce goes to of which mail and receiver it is; made by this service alone. */
export class BounceTokens extends Context.Service<
  BounceTokens,
  {
    /** The token of one receiver of one mail: digits and small letters, `tokenLength` of them. */
    readonly sign: (receiver: MailedReceiver) => Effect.Effect<string>
    /** Whom a token is of; `undefined` of one that is not ours. */
    readonly open: (token: string) => Effect.Effect<MailedReceiver | undefined>
  }
>()("@radicar/api/BounceTokens") {
  static readonly layer = Layer.effect(BounceTokens, make)
}
