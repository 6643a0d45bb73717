import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { moment } from "../moment.ts"

/** Maximum number of caught mails of a company; older ones are deleted. */
export const maximumCaughtMails = 100

/** Time in milliseconds for which a caught mail is kept: a day. */
export const caughtMillis = 86_400_000

/** A file attached to a caught mail. */
const CaughtFile = Schema.Struct({
  name: described(Schema.String, {
    en: "Name of the file: ad0900373115.zip.",
    es: "Nombre del archivo: ad0900373115.zip."
  }),
  contentType: described(Schema.String, {
    en: "Media type that the mail states: application/zip.",
    es: "Tipo de contenido que indica el correo: application/zip."
  }),
  bytes: described(Schema.Int, { en: "Size in octets: 48213.", es: "Tamaño en octetos: 48213." })
}).annotate({ identifier: "CaughtFile" })

/** A mail that the sandbox caught instead of sending it, as its receivers would have read it. */
export const CaughtMail = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the caught message.", es: "UUID del mensaje atrapado." }),
  mailId: described(Schema.String, {
    en: "UUID of the mail; GET /v1/dian/send-mails/{id} shows its state.",
    es: "UUID del correo; GET /v1/dian/send-mails/{id} muestra su estado."
  }),
  caught: moment({ en: "When it was caught.", es: "Cuándo se atrapó." }),
  from: described(Schema.String, {
    en: "Sender as the message states it: Facturación <facturas@example.com>.",
    es: "Remitente como lo indica el mensaje: Facturación <facturas@example.com>."
  }),
  receivers: described(Schema.Array(Schema.String), {
    en: "Addresses that it would have gone to, blind copies too.",
    es: "Direcciones a las que habría ido, también las de copia oculta."
  }),
  subject: described(Schema.String, { en: "Subject of the message.", es: "Asunto del mensaje." }),
  text: described(Schema.String, { en: "Text of the message.", es: "Texto del mensaje." }),
  files: described(Schema.Array(CaughtFile), {
    en: "Attached files; the place in this list, from 0, names one.",
    es: "Archivos adjuntos; el lugar en esta lista, desde 0, nombra uno."
  })
}).annotate({ identifier: "CaughtMail" })

/** A value of the schema {@link CaughtMail}. */
export type CaughtMail = typeof CaughtMail.Type

/** The caught mails of a company, the newest first. */
export const CaughtMails = Schema.Struct({
  items: described(Schema.Array(CaughtMail), {
    en: "The mails of the last day, the newest first, at most 100.",
    es: "Los correos del último día, de lo más reciente a lo más antiguo, máximo 100."
  })
}).annotate({ identifier: "CaughtMails" })

/** A value of the schema {@link CaughtMails}. */
export type CaughtMails = typeof CaughtMails.Type
