import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { moment, optionalMoment } from "../moment.ts"
import { ItemProblem } from "../problem/ItemProblem.ts"
import { pageFields } from "../query/pageQuery.ts"
import { ReceiverBounce } from "./MailBounce.ts"

/** The outcome of a mail for one receiver. */
export const MailReceiver = Schema.Struct({
  kind: described(Schema.Literals(["to", "cc", "bcc"]), {
    en: "Line of the mail with the address: to, cc or bcc.",
    es: "Línea del correo en la que está la dirección: to, cc o bcc."
  }),
  address: described(Schema.String, {
    en: "E-mail address, bare: compras@example.com.",
    es: "Dirección de correo, sin nombre: compras@example.com."
  }),
  origin: described(Schema.optionalKey(Schema.Literals(["request", "GetAcquirer", "GetExchangeEmails", "document"])), {
    en: "Source of the address: the request, the authority's record of this receiver (GetAcquirer), its list of all receivers (GetExchangeEmails), or the document.",
    es: "Origen de la dirección: la solicitud (request), el registro de la DIAN de este receptor (GetAcquirer), su lista de todos los receptores (GetExchangeEmails) o el documento (document)."
  }),
  asOf: optionalMoment({
    en: "Of GetExchangeEmails: when the list was queried; absent elsewhere.",
    es: "De GetExchangeEmails: cuándo se consultó la lista; ausente en lo demás."
  }),
  state: described(Schema.Literals(["queued", "sent", "failed"]), {
    en: "queued: to be sent. sent: the mail server accepted it. failed: the server rejected the address permanently, or a day of attempts has passed.",
    es: "queued: por enviar. sent: el servidor de correo lo recibió. failed: el servidor rechazó la dirección de forma permanente, o pasó un día de intentos."
  }),
  reply: described(Schema.optionalKey(Schema.String), {
    en: "Last reply of the mail server about this receiver: 250 2.1.5 Ok; without a reply, the reason. Absent before the first attempt.",
    es: "Última respuesta del servidor de correo sobre este destinatario: 250 2.1.5 Ok; sin respuesta, el motivo. Ausente antes del primer intento."
  }),
  bounce: described(Schema.optionalKey(ReceiverBounce), {
    en: "Bounce that arrived after the mail server had accepted the mail; absent without one.",
    es: "Devolución que llegó después de que el servidor de correo recibió el correo; ausente si no la hay."
  })
}).annotate({ identifier: "MailReceiver" })

/** A mail with a document, and its outcome. */
export const Mail = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the mail.", es: "UUID del correo." }),
  state: described(Schema.Literals(["queued", "sent", "partial", "failed"]), {
    en: "queued: to be sent or tried again. sent: accepted for every receiver. partial: accepted for some, refused for others. failed: accepted for none.",
    es: "queued: por enviar o reintentar. sent: recibido para todos los destinatarios. partial: recibido para unos, rechazado para otros. failed: recibido para ninguno."
  }),
  document: described(
    Schema.Struct({
      uuid: described(Schema.String, {
        en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits.",
        es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales."
      }),
      id: described(Schema.String, {
        en: "Number of the document with its prefix: SETP990000001.",
        es: "Número del documento con su prefijo: SETP990000001."
      })
    }),
    { en: "Document that the mail carries.", es: "Documento que lleva el correo." }
  ),
  subject: described(Schema.String, {
    en: "Subject of the mail as it is sent, in the prescribed form, which programs of receivers read.",
    es: "Asunto del correo como se envía, en la forma prescrita, que leen los programas de los receptores."
  }),
  messageId: described(Schema.String, {
    en: "Message-ID of the mail, the same each time that it is tried.",
    es: "Message-ID del correo, el mismo cada vez que se intenta."
  }),
  receivers: described(Schema.Array(MailReceiver), {
    en: "Each address with its outcome, at most 50.",
    es: "Cada dirección con su resultado, máximo 50."
  }),
  created: moment({ en: "When the mail was queued.", es: "Cuándo se encoló el correo." }),
  tries: described(Schema.Int, {
    en: "Number of attempts to send so far: 1.",
    es: "Cantidad de intentos de envío hasta ahora: 1."
  }),
  tried: optionalMoment({
    en: "When it was tried last; absent before the first attempt.",
    es: "Cuándo se intentó por última vez; ausente antes del primer intento."
  }),
  reply: described(Schema.optionalKey(Schema.String), {
    en: "Reply with which the mail server accepted it, proof that it was sent: 250 2.0.0 Ok: queued. Absent until then.",
    es: "Respuesta con que lo recibió el servidor de correo, prueba de que se envió: 250 2.0.0 Ok: queued. Ausente hasta entonces."
  }),
  failure: described(Schema.optionalKey(Schema.String), {
    en: "Why the last attempt failed, a sentence in the language of the caller; absent if it did not.",
    es: "Por qué falló el último intento, una frase en el idioma de quien llama; ausente si no falló."
  })
}).annotate({ identifier: "Mail" })

/** A value of the schema {@link Mail}. */
export type Mail = typeof Mail.Type

/** A page of mails, the newest first. */
export const MailPage = Schema.Struct(pageFields(Mail)).annotate({ identifier: "MailPage" })

/** The results of requesting several mails at once. */
export const QueuedMails = Schema.Struct({
  items: described(
    Schema.Array(
      Schema.Struct({
        mail: described(Schema.optionalKey(Mail), {
          en: "The queued mail; absent if there is a problem.",
          es: "El correo encolado; ausente si hay un problema."
        }),
        addresses: described(Schema.optionalKey(Schema.Array(Schema.String)), {
          en: "With dryRun: the addresses that the mail would go to.",
          es: "Con dryRun: las direcciones a las que iría el correo."
        }),
        problem: described(Schema.optionalKey(ItemProblem), {
          en: "Why the mail was not queued; absent if it was.",
          es: "Por qué el correo no se encoló; ausente si se encoló."
        })
      }).annotate({ identifier: "QueuedMail" })
    ),
    { en: "One result for each mail, in their order.", es: "Un resultado por cada correo, en su orden." }
  )
}).annotate({ identifier: "QueuedMails" })

/** A value of the schema {@link QueuedMails}. */
export type QueuedMails = typeof QueuedMails.Type
