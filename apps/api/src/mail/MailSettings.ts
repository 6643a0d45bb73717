import { emailAddressForm } from "@radicar/contract/mail/emailAddress"
import { Effect, Redacted, Schema } from "effect"
import { type MailServer, mailServerOf } from "../platform/outbound/mailServer.ts"
import { everyFault } from "../platform/settings.ts"

/** Characters of a token of {@link BounceTokens}: 232 bits of which a character holds five. */
export const tokenLength = 47

/** The settings for mails can not be used. The text of `SMTP_URL` is not told: it has a password in it. */
class InvalidMailSettings extends Schema.TaggedError<InvalidMailSettings>()("InvalidMailSettings", {
  where: Schema.Literals(["SMTP_URL", "MAIL_FROM", "RADICAR_MAIL_BOUNCE_ADDRESS"]),
  message: Schema.String
}) {
  /** No server can be read from the URL. */
  static readonly url = new InvalidMailSettings({
    where: "SMTP_URL",
    message:
      "SMTP_URL must be smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, " +
      "user and password percent-encoded, nothing behind the port."
  })
  /** No sender can be read. */
  static readonly from = new InvalidMailSettings({
    where: "MAIL_FROM",
    message: "MAIL_FROM must name who mails are from: facturas@example.com, or Name <facturas@example.com>."
  })
  /** No address to which tokens could be added. */
  static readonly bounceAddress = new InvalidMailSettings({
    where: "RADICAR_MAIL_BOUNCE_ADDRESS",
    message:
      "RADICAR_MAIL_BOUNCE_ADDRESS must be a bare address, at most 16 characters and no plus before the @: " +
      "bounces@example.com. Mails leave from bounces+<token>@example.com."
  })
}

/** By which server mails are sent, and from whom. */
export interface MailSettings extends MailServer {
  /** Whom mails are from. */
  readonly from: { readonly name: string; readonly address: string }
  /** Where answers go; absent: to `from`. */
  readonly replyTo?: string
  /** Where bounces go, with a token behind the name that says of which mail and receiver; absent: to `from`. */
  readonly bounceAddress?: string
}

const senderOf = (text: string): MailSettings["from"] | undefined => {
  const [, name = "", inBrackets, bare] = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>|(\S+))\s*$/u.exec(text) ?? []
  const address = inBrackets ?? bare ?? ""
  return emailAddressForm.test(address) ? { name, address } : undefined
}

/** A plus and a token come behind the name, which has 64 characters at most (RFC 5321 §4.5.3.1.1). */
const bounceForm = new RegExp(`^[^+@]{1,${64 - 1 - tokenLength}}@`, "u")

const readServer = (smtpUrl: Redacted.Redacted) =>
  Effect.fromNullishOr(mailServerOf(Redacted.value(smtpUrl))).pipe(Effect.mapError(() => [InvalidMailSettings.url]))

const readSender = (mailFrom: string | undefined) =>
  Effect.fromNullishOr(senderOf(mailFrom ?? "")).pipe(Effect.mapError(() => [InvalidMailSettings.from]))

const readBounceAddress = (address: string | undefined) => {
  if (address === undefined) return Effect.succeed({})
  return bounceForm.test(address) && emailAddressForm.test(address)
    ? Effect.succeed({ bounceAddress: address })
    : Effect.fail([InvalidMailSettings.bounceAddress])
}

/**
 * The settings of `SMTP_URL`, `MAIL_FROM` and `RADICAR_MAIL_BOUNCE_ADDRESS`; none without the first. Fails with all that
 * is wrong with them; no failure tells what the URL was.
 */
export const readMailSettings = (
  smtpUrl: Redacted.Redacted | undefined,
  mailFrom: string | undefined,
  bounceAddress: string | undefined
): Effect.Effect<MailSettings | undefined, ReadonlyArray<InvalidMailSettings>> =>
  smtpUrl === undefined
    ? Effect.undefined
    : everyFault({
        server: readServer(smtpUrl),
        from: readSender(mailFrom),
        bounces: readBounceAddress(bounceAddress)
      }).pipe(Effect.map(({ bounces, from, server }) => ({ ...server, from, ...bounces })))
