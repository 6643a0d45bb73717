import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { moment } from "../moment.ts"

/** A report by another mail server about a receiver, after our own server had accepted the mail. */
export const ReceiverBounce = Schema.Struct({
  state: described(Schema.Literals(["bounced", "delayed"]), {
    en: "bounced: it will not be delivered. delayed: it is still tried.",
    es: "bounced: no se entregará. delayed: aún se intenta."
  }),
  status: described(Schema.String, {
    en: "Enhanced status code (RFC 3463): 5.1.1, no such mailbox.",
    es: "Código de estado ampliado (RFC 3463): 5.1.1, no existe el buzón."
  }),
  diagnostic: described(Schema.optionalKey(Schema.String), {
    en: "What the other mail server said, in its words: 550 5.1.1 no such user. Absent where it said nothing.",
    es: "Lo que dijo el otro servidor de correo, en sus palabras: 550 5.1.1 no such user. Ausente si no dijo nada."
  }),
  reported: moment({ en: "When the report arrived.", es: "Cuándo llegó el informe." })
}).annotate({ identifier: "ReceiverBounce" })

/** The recorded content of a bounce report. */
export const MailBounce = Schema.Struct({
  mailId: described(Schema.String, {
    en: "UUID of the mail that the report is about.",
    es: "UUID del correo del que trata el informe."
  }),
  receivers: described(
    Schema.Array(
      Schema.Struct({
        address: described(Schema.String, {
          en: "E-mail address of the receiver: compras@example.com.",
          es: "Dirección de correo del destinatario: compras@example.com."
        }),
        ...ReceiverBounce.fields
      }).annotate({ identifier: "BouncedReceiver" })
    ),
    {
      en: "Receivers that the mail came back from or is late for; empty where the report says that it was delivered or passed on.",
      es: "Destinatarios de los que el correo volvió o para los que tarda; vacío si el informe dice que se entregó o se reenvió."
    }
  )
}).annotate({ identifier: "MailBounce" })

/** A value of the schema {@link MailBounce}. */
export type MailBounce = typeof MailBounce.Type
