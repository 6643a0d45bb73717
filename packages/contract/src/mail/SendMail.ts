import { patternText, text } from "@radicar/domain/wire/text"
import { wireList } from "@radicar/domain/wire/wireList"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"
import { emailAddress } from "./emailAddress.ts"

/** Receivers of one mail, copies included. */
export const maximumReceivers = 50

const addresses = wireList(emailAddress, { maximum: maximumReceivers })

/** A subject of the caller's: one line. */
export const mailSubject = patternText({
  identifier: "MailSubject",
  // controls and the separators of lines: what is one line stays one line
  pattern: /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]{1,250}$/u,
  published: /^.{1,250}$/u,
  expected: {
    en: "1 to 250 characters on one line, without control characters",
    es: "1 a 250 caracteres en una línea, sin caracteres de control"
  },
  description: "In place of the prescribed subject, which receivers read by machine: state one only where they do not."
})

/** The text of a mail. */
export const mailMessage = text(5000, "Text of the mail, in place of the service's own in Spanish.")

/**
 * Which document goes to whom. Exactly one of `Id` and `Uuid` names it; 50 addresses at most in all;
 * without `To`, the one that who receives the document has registered with the authority.
 */
export const SendMail = wireStruct("SendMail", {
  id: Schema.optionalKey(text(40, "Number of the document with its prefix, `id` of its result.")),
  uuid: Schema.optionalKey(
    patternText({
      identifier: "DocumentUuid",
      pattern: /^[0-9a-fA-F]{96}$/u,
      expected: { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" },
      description: "Key of the document, `document.uuid` of its result."
    })
  ),
  to: Schema.optionalKey(addresses),
  cc: Schema.optionalKey(addresses),
  bcc: Schema.optionalKey(addresses),
  subject: Schema.optionalKey(mailSubject),
  message: Schema.optionalKey(mailMessage)
})

/** See {@link SendMail}. */
export type SendMail = typeof SendMail.Type
