import type { Localized } from "@radicar/domain/rules/Language"
import { emailAddress } from "@radicar/contract/mail/emailAddress"
import { mailMessage, mailSubject } from "@radicar/contract/mail/SendMail"
import { Effect, Option, type Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { queryFlags } from "../flags/queryFlags.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { mailText } from "../output/mailText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { certificateHeaders } from "../service/certificateHeaders.ts"
import { mailFailure } from "../service/mailFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { companyId, idempotencyKey, providerId, tokenFile, url } = serviceFlags

const addresses = (name: "to" | "cc" | "bcc", description: Localized) =>
  Flag.String(name).pipe(
    Flag.withMetavar("address"),
    describe(description),
    Flag.withSchema(emailAddress),
    Flag.atLeast(0),
    // without it the help calls a flag that may be repeated a required one
    Flag.withDefault([])
  )

const words = (name: "subject" | "message", description: Localized, schema: Schema.Codec<string>) =>
  Flag.String(name).pipe(Flag.withMetavar("text"), describe(description), Flag.withSchema(schema), Flag.optional)

/** `radicar mail send`: has the service mail a document. */
export const mailSend = Command.make(
  "send",
  {
    document: Argument.String("document").pipe(
      describe({
        en: "Key of the document (CUFE, CUDE, …), or its number with prefix",
        es: "Clave del documento (CUFE, CUDE, …), o su número con prefijo"
      })
    ),
    to: addresses("to", {
      en: "Who receives it, once for each; else the address that the buyer has registered",
      es: "Quién lo recibe, una vez por cada uno; si no, la dirección registrada por el comprador"
    }),
    cc: addresses("cc", { en: "Who gets a copy; once for each", es: "Quién recibe copia; una vez por cada uno" }),
    bcc: addresses("bcc", {
      en: "Who gets a copy that the others do not see; once for each",
      es: "Quién recibe copia oculta; una vez por cada uno"
    }),
    subject: words(
      "subject",
      {
        en: "In place of the prescribed subject, which receivers read by machine",
        es: "En lugar del asunto prescrito, que los receptores leen por máquina"
      },
      mailSubject
    ),
    message: words(
      "message",
      {
        en: "Text of the mail, in place of the service's own in Spanish",
        es: "Texto del correo, en lugar del propio del servicio"
      },
      mailMessage
    ),
    test: Flag.Boolean("test").pipe(
      describe({
        en: "Of a document filed to the authority's test environment",
        es: "De un documento radicado en el ambiente de pruebas de la DIAN"
      }),
      Flag.withDefault(false)
    ),
    service: { url, tokenFile, companyId, providerId },
    certificate: queryFlags.certificate,
    idempotencyKey: idempotencyKey.pipe(
      describe({
        en: "The same key with the same mail queues it once; with another it is refused",
        es: "La misma llave con el mismo correo lo encola una vez; con otro se rechaza"
      })
    )
  },
  Effect.fn("mail send")(function* ({
    bcc,
    cc,
    certificate,
    document,
    idempotencyKey,
    message,
    service,
    subject,
    test,
    to
  }) {
    const output = yield* Output
    const { companyId, providerId } = service
    const payload = {
      ...(/^[0-9a-f]{96}$/iu.test(document) ? { uuid: document } : { id: document }),
      ...(to.length === 0 ? {} : { to }),
      ...(cc.length === 0 ? {} : { cc }),
      ...(bcc.length === 0 ? {} : { bcc }),
      ...(Option.isSome(subject) ? { subject: subject.value } : {}),
      ...(Option.isSome(message) ? { message: message.value } : {})
    }
    const query = { companyId, providerId, ...(test ? { isTest: "true" as const } : {}) }
    const headers = {
      ...(Option.isSome(idempotencyKey) ? { "idempotency-key": idempotencyKey.value } : {}),
      // only who is asked for an address asks the authority
      ...(to.length === 0 ? yield* certificateHeaders(certificate) : {})
    }
    const queued = yield* callService(
      service,
      ({ mails }) => mails.sendMailCreate({ query, headers, payload }),
      mailFailure
    )
    yield* output.value(queued, () => mailText(queued, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service mail the container and the PDF of an accepted document",
    es: "El servicio envía por correo el contenedor y el PDF de un documento aceptado",
    examples: [
      {
        command: "radicar mail send 2d1c7c75… --to compras@example.com --to archivo@example.com",
        en: "Ends when the mail is queued; the service sends it, for a day if need be",
        es: "Termina cuando el correo está en cola; el servicio lo envía, durante un día si hace falta"
      }
    ]
  })
)
