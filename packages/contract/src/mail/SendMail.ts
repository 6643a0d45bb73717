import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { anyObject, wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { maximumItems } from "../problem/ItemProblem.ts"
import { emailAddress } from "./emailAddress.ts"

/** Maximum number of receivers of one mail, including copies. */
export const maximumReceivers = 50

const addresses = wireList(emailAddress, { maximum: maximumReceivers })

/** A mail subject that the caller chooses, 1 to 250 characters on one line. */
export const mailSubject = patternText({
  identifier: "MailSubject",
  // excludes control characters and line separators, so that the subject stays one line
  pattern: /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]{1,250}$/u,
  published: /^\S(?:.{0,248}\S)?$/u,
  expected: {
    en: "1 to 250 characters on one line, without control characters",
    es: "1 a 250 caracteres en una línea, sin caracteres de control"
  },
  description: bilingual({
    en: "Replaces the prescribed subject, which programs of receivers read: state one only where they do not.",
    es: "Reemplaza el asunto prescrito, que leen los programas de los receptores: indíquelo solo para receptores sin un programa así."
  })
})

/** The text of a mail. */
export const mailMessage = text(5000, "Text of the mail, in place of the service's own in Spanish.")

/**
 * The document to send, and its receivers. Exactly one of `Id` and `Uuid` names the document. There may be 50 addresses
 * in all. Without `To`, the mail goes to the address that the receiver has registered with the authority.
 */
export const SendMail = wireStruct("SendMail", {
  id: described(Schema.optionalKey(text(40, "Number of the document with its prefix, `id` of its result.")), {
    en: "Number of the document with its prefix, `id` of its result: SETP990000001. Either `Id` or `Uuid` is stated.",
    es: "Número del documento con su prefijo, `id` de su resultado: SETP990000001. Se indica `Id` o `Uuid`."
  }),
  uuid: described(
    Schema.optionalKey(
      patternText({
        identifier: "DocumentUuid",
        pattern: /^[0-9a-fA-F]{96}$/u,
        expected: { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" },
        description: bilingual({
          en: "Key of the document, `document.uuid` of its result.",
          es: "Clave del documento, `document.uuid` de su resultado."
        })
      })
    ),
    {
      en: "Key of the document, `document.uuid` of its result, 96 hexadecimal digits. Either `Id` or `Uuid` is stated.",
      es: "Clave del documento, `document.uuid` de su resultado, 96 dígitos hexadecimales. Se indica `Id` o `Uuid`."
    }
  ),
  to: described(Schema.optionalKey(addresses), {
    en: "Receivers; absent: the address that the receiver has registered with the authority, else that of the document. E-mail addresses, bare, at most 50 of all three together.",
    es: "Destinatarios; ausente: la dirección que el receptor registró en la DIAN; si no, la del documento. Direcciones de correo, sin nombre, máximo 50 entre las tres."
  }),
  cc: described(Schema.optionalKey(addresses), {
    en: "Receivers of a copy that all see. E-mail addresses, bare, at most 50 of all three together.",
    es: "Destinatarios de una copia que todos ven. Direcciones de correo, sin nombre, máximo 50 entre las tres."
  }),
  bcc: described(Schema.optionalKey(addresses), {
    en: "Receivers of a copy that nobody else sees. E-mail addresses, bare, at most 50 of all three together.",
    es: "Destinatarios de una copia que nadie más ve. Direcciones de correo, sin nombre, máximo 50 entre las tres."
  }),
  subject: described(Schema.optionalKey(mailSubject), {
    en: "Subject in place of the prescribed one, which programs of receivers read: state one only for receivers without such a program. 1 to 250 characters on one line.",
    es: "Asunto en lugar del prescrito, que leen los programas de los receptores: indíquelo solo para receptores sin un programa así. De 1 a 250 caracteres en una línea."
  }),
  message: described(Schema.optionalKey(mailMessage), {
    en: "Text of the mail in place of the service's own in Spanish, at most 5000 characters.",
    es: "Texto del correo en lugar del que el servicio tiene en español, máximo 5000 caracteres."
  })
})

/** A value of the schema {@link SendMail}. */
export type SendMail = typeof SendMail.Type

/** Several mails, each as it would be requested alone. */
export const SendMails = wireStruct("SendMails", {
  mails: described(wireList(SendMail, { maximum: maximumItems }), {
    en: "The mails, at most 200, each as in SendMailCreate.",
    es: "Los correos, máximo 200, cada uno como en SendMailCreate."
  })
})

/** The body of {@link SendMails} before its mails are read, each by itself. */
export const UnreadMails = wireStruct("SendMails", { mails: wireList(anyObject, { maximum: maximumItems }) })
