import { emailAddressForm } from "@radicar/domain/inner/wire/text"
import { Effect, Redacted } from "effect"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { type MailServer, mailServerOf } from "../platform/outbound/mailServer.ts"
import { allSettings, InvalidSetting } from "../platform/settings.ts"

/** Number of characters in a token of {@link BounceTokens}: 232 bits, five per character. */
export const tokenLength = 47

/** Problems of the mail settings. `SMTP_URL` holds a password, so its text is not repeated. */
const invalidMail = {
  url: InvalidSetting.mustBe("SMTP_URL", {
    en:
      "smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, " +
      "user and password percent-encoded, nothing after the port",
    es:
      "smtp://usuario:contraseña@servidor:587 (STARTTLS) o smtps://usuario:contraseña@servidor:465, " +
      "con usuario y contraseña codificados con %, y nada después del puerto"
  }),
  from: new InvalidSetting({
    where: "MAIL_FROM",
    text: {
      en: "MAIL_FROM must name the sender of mails: facturas@example.com, or Name <facturas@example.com>.",
      es: "MAIL_FROM debe indicar el remitente de los correos: facturas@example.com o Nombre <facturas@example.com>."
    }
  }),
  bounceAddress: InvalidSetting.mustBe("RADICAR_MAIL_BOUNCE_ADDRESS", {
    en:
      "a bare address, at most 16 characters and no plus before the @: " +
      "bounces@example.com. Mails leave from bounces+<token>@example.com",
    es:
      "una dirección sin nombre, con 16 caracteres a lo sumo y sin + antes de la @: " +
      "bounces@example.com. Los correos salen de bounces+<token>@example.com"
  })
}

/** Mail server and sender. */
export interface MailSettings extends MailServer {
  /** Sender of the mails. */
  readonly from: { readonly name: string; readonly address: string }
  /** Address for replies; `from` if absent. */
  readonly replyTo?: string
  /** Address for bounces, with a token for mail and receiver after the name; `from` if absent. */
  readonly bounceAddress?: string
  /** Whether a company chose the server, which then must be on the public internet. */
  readonly isOfCompany?: boolean
  /** Whether mails are caught instead of sent; there is no server then. */
  readonly isCaught?: boolean
}

/** Settings with which mails are caught. Names below `invalid` belong to nobody (RFC 2606). */
const caught: MailSettings = {
  host: "catcher.invalid",
  port: 25,
  tls: "always",
  login: undefined,
  from: { name: "radicar", address: "facturas@sandbox.invalid" },
  isCaught: true
}

/** Environment of an installation, and the mail settings that it states. */
export interface InstallationMail {
  readonly environment: FilingEnvironment
  readonly mail: MailSettings | undefined
}

/**
 * Mail settings of an installation, the defaults of its companies: those of `SMTP_URL`. Without them a sandbox catches
 * mails, and any other environment has none.
 */
export const installationMail = ({ environment, mail }: InstallationMail): MailSettings | undefined =>
  mail ?? (environment === "sandbox" ? caught : undefined)

const senderOf = (text: string): MailSettings["from"] | undefined => {
  const [, written = "", address = text.trim()] = /^([^<>]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  const name = /^"?([^"\p{Cc}]*)"?$/u.exec(written.trim())?.[1]
  return name !== undefined && emailAddressForm.test(address) ? { name, address } : undefined
}

/**
 * Form of an address for bounces. Its name leaves room for a plus and a token, because a name has 64 characters at most
 * (RFC 5321 §4.5.3.1.1).
 */
const bounceForm = new RegExp(`^[^+@]{1,${64 - 1 - tokenLength}}@`, "u")

const orInvalid = <A>(value: A | undefined, invalid: InvalidSetting) =>
  value === undefined ? Effect.fail(invalid) : Effect.succeed(value)

const readBounceAddress = (address: string | undefined) => {
  if (address === undefined) return Effect.succeed({})
  return bounceForm.test(address) && emailAddressForm.test(address)
    ? Effect.succeed({ bounceAddress: address })
    : Effect.fail(invalidMail.bounceAddress)
}

/**
 * The settings of `SMTP_URL`, `MAIL_FROM` and `RADICAR_MAIL_BOUNCE_ADDRESS`; `undefined` without the first. Fails with
 * every invalid setting.
 */
export const readMailSettings = (
  smtpUrl: Redacted.Redacted | undefined,
  mailFrom: string | undefined,
  bounceAddress: string | undefined
): Effect.Effect<MailSettings | undefined, ReadonlyArray<InvalidSetting>> =>
  smtpUrl === undefined
    ? Effect.undefined
    : allSettings({
        server: orInvalid(mailServerOf(Redacted.value(smtpUrl)), invalidMail.url),
        from: orInvalid(senderOf(mailFrom ?? ""), invalidMail.from),
        bounces: readBounceAddress(bounceAddress)
      }).pipe(Effect.map(({ bounces, from, server }) => ({ ...server, from, ...bounces })))
