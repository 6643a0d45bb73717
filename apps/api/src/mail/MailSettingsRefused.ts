import { Schema } from "effect"

/** The settings for mails can not be used. The text of `SMTP_URL` is not told: it has a password in it. */
export class MailSettingsRefused extends Schema.TaggedError<MailSettingsRefused>()("MailSettingsRefused", {
  where: Schema.Literals(["SMTP_URL", "MAIL_FROM", "RADICAR_MAIL_BOUNCE_ADDRESS"]),
  message: Schema.String
}) {
  /** No server can be read from the URL. */
  static readonly url = new MailSettingsRefused({
    where: "SMTP_URL",
    message:
      "SMTP_URL must be smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, " +
      "user and password percent-encoded, nothing behind the port."
  })
  /** No sender can be read. */
  static readonly from = new MailSettingsRefused({
    where: "MAIL_FROM",
    message: "MAIL_FROM must name who mails are from: facturas@example.com, or Name <facturas@example.com>."
  })
  /** No address to which tokens could be added. */
  static readonly bounceAddress = new MailSettingsRefused({
    where: "RADICAR_MAIL_BOUNCE_ADDRESS",
    message:
      "RADICAR_MAIL_BOUNCE_ADDRESS must be a bare address, at most 16 characters and no plus before the @: " +
      "bounces@example.com. Mails leave from bounces+<token>@example.com."
  })
}
