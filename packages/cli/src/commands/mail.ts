import { emailAddress } from "@radicar/contract/inner/mail/emailAddress"
import type { Mail } from "@radicar/contract/inner/mail/Mail"
import type { MailBounce } from "@radicar/contract/inner/mail/MailBounce"
import { mailMessage, mailSubject } from "@radicar/contract/inner/mail/SendMail"
import type { BounceRefused } from "@radicar/contract/inner/problem/BounceRefused"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { type Failure, failure, untranslated } from "../Failure.ts"
import {
  argument,
  describe,
  describeCommand,
  fileArgument,
  flagsOf,
  decodeWith,
  optionalText,
  toggle
} from "../flags/flags.ts"
import { accessFlags, queryFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, printable } from "../output/layout.ts"
import { certificateHeaders, queryOf } from "../service/askService.ts"
import { mailFailure, type ResourceError, resourceFailure } from "../service/resourceFailure.ts"
import { stateName } from "../output/stateNames.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

const { companyId, idempotencyKey, providerId } = serviceFlags
const service = { ...accessFlags, companyId, providerId }

const addresses = (name: "to" | "cc" | "bcc", description: Localized) =>
  Flag.String(name).pipe(
    Flag.withMetavar("address"),
    describe(description),
    decodeWith(emailAddress),
    Flag.atLeast(0),
    // without it the help shows a repeatable flag as required
    Flag.withDefault([])
  )

const colours = { queued: "yellow", sent: "green", partial: "yellow", failed: "red" } as const

/** A mail with each of its receivers. */
export const mailDetailText = (mail: Mail, layout: Layout): string => {
  const { paint, say } = layout
  const { document, failure, id, messageId, receivers, reply, state, subject, tries } = mail
  const lines = receivers.map((receiver) =>
    [
      receiver.kind.padEnd(3),
      paint[colours[receiver.state]](say(stateName(receiver.state)).padEnd(6)),
      printable(receiver.address),
      ...(receiver.bounce === undefined ? [] : [bounceLine(receiver.bounce, layout)])
    ].join("  ")
  )
  return [
    factRows(layout, [
      ["id", id],
      [{ en: "state", es: "estado" }, say(stateName(state)), paint[colours[state]]],
      [{ en: "document", es: "documento" }, `${document.id} ${document.uuid}`],
      [{ en: "subject", es: "asunto" }, subject],
      ["Message-ID", messageId],
      [{ en: "tries", es: "intentos" }, String(tries)],
      [{ en: "reply", es: "respuesta" }, reply],
      [{ en: "failure", es: "falla" }, failure, paint.red]
    ]),
    ...lines.map((line) => `  ${line}`)
  ].join("\n")
}

/** `radicar mail send`: sends a document by e-mail through the service. */
const mailSend = serviceCommand(
  {
    path: "mail send",
    flags: {
      document: argument("document", {
        en: "Key of the document (CUFE, CUDE, …), or its number with prefix",
        es: "Clave del documento (CUFE, CUDE, …), o su número con prefijo"
      }),
      to: addresses("to", {
        en: "Receiver; repeat for each. Default: the address that the buyer registered",
        es: "Destinatario; repita por cada uno. Por omisión, la dirección que registró el comprador"
      }),
      cc: addresses("cc", {
        en: "Receiver of a copy; repeat for each",
        es: "Destinatario de copia; repita por cada uno"
      }),
      bcc: addresses("bcc", {
        en: "Receiver of a blind copy; repeat for each",
        es: "Destinatario de copia oculta; repita por cada uno"
      }),
      subject: optionalText(
        "subject",
        "text",
        {
          en: "Replaces the prescribed subject, which programs of receivers read",
          es: "Reemplaza el asunto prescrito, que leen los programas de los receptores"
        },
        mailSubject
      ),
      message: optionalText(
        "message",
        "text",
        {
          en: "Text of the mail, in place of the service's own in Spanish",
          es: "Texto del correo, en lugar del propio del servicio"
        },
        mailMessage
      ),
      test: toggle("test", {
        en: "Of a document filed to the authority's test environment",
        es: "De un documento radicado en el ambiente de pruebas de la DIAN"
      }),
      service,
      certificate: queryFlags.certificate,
      idempotencyKey: idempotencyKey.pipe(
        describe({
          en: "The same key with the same mail queues it once; with another it is refused",
          es: "La misma llave con el mismo correo lo encola una vez; con otro se rechaza"
        })
      )
    },
    // the authority is queried only if no address is given
    prepare: ({ certificate, to }) => (to.length === 0 ? certificateHeaders(certificate) : Effect.succeed({})),
    call: ({ mails }, { bcc, cc, document, idempotencyKey, message, service, subject, test, to }, certificate) =>
      mails.sendMailCreate({
        query: queryOf({ ...service, test }),
        headers: { ...flagsOf({ "idempotency-key": idempotencyKey }), ...certificate },
        payload: {
          ...(/^[0-9a-f]{96}$/iu.test(document) ? { uuid: document } : { id: document }),
          ...(to.length === 0 ? {} : { to }),
          ...(cc.length === 0 ? {} : { cc }),
          ...(bcc.length === 0 ? {} : { bcc }),
          ...flagsOf({ subject, message })
        }
      }),
    failureOf: mailFailure,
    write: asValue(mailDetailText)
  },
  {
    en: "Mail the container and the PDF of an accepted document through the service",
    es: "Envía por correo, con el servicio, el contenedor y el PDF de un documento aceptado",
    examples: [
      {
        command: "radicar mail send 2d1c7c75… --to compras@example.com --to archivo@example.com",
        en: "Ends when the mail is queued; the service tries to send it for a day",
        es: "Termina cuando el correo está en cola; el servicio intenta enviarlo durante un día"
      }
    ]
  }
)

/** `radicar mail show`: shows the outcome of a mail. */
const mailShow = serviceCommand(
  {
    path: "mail show",
    flags: {
      id: argument("id", { en: "Id of the mail", es: "Identificador del correo" }),
      service
    },
    call: ({ mails }, { id, service: { companyId, providerId } }) =>
      mails.sendMailGetItem({ params: { id }, query: { companyId, providerId } }),
    failureOf: mailFailure,
    write: asValue(mailDetailText)
  },
  {
    en: "Show whether a mail was sent, to whom, and the mail server's reply",
    es: "Muestra si un correo se envió, a quién, y la respuesta del servidor de correo"
  }
)

type Bounce = Pick<MailBounce["receivers"][number], "diagnostic" | "state" | "status">

const bounceColours = { bounced: "red", delayed: "yellow" } as const

/** Bounce of one receiver, on one line. */
const bounceLine = ({ diagnostic, state, status }: Bounce, { paint, say }: Layout): string =>
  [
    paint[bounceColours[state]](say(stateName(state))),
    printable(status),
    ...(diagnostic === undefined ? [] : [printable(diagnostic)])
  ].join("  ")

/** A mail with its bounces. */
const bounceText = ({ mailId, receivers }: MailBounce, layout: Layout): string => {
  const { say } = layout
  const passed = say({ en: "no bounces", es: "sin devoluciones" })
  return [
    factRows(layout, [[{ en: "mail", es: "correo" }, mailId]]),
    ...(receivers.length === 0
      ? [`  ${passed}`]
      : receivers.map((receiver) => `  ${printable(receiver.address)}  ${bounceLine(receiver, layout)}`))
  ].join("\n")
}

/** Failure of recording a bounce message with the service at `url`. */
const bounceFailure = (error: ResourceError | BounceRefused, url: string): Failure =>
  error._tag === "BounceRefused"
    ? failure("invalid-document", untranslated(error.detail ?? error.title))
    : resourceFailure(error, url)

/** `radicar mail bounce`: reports a mail that bounced. */
const mailBounce = serviceCommand(
  {
    path: "mail bounce",
    flags: {
      file: fileArgument({
        en: "The message as the mail system received it (RFC 3464)",
        es: "El mensaje como lo recibió el sistema de correo (RFC 3464)"
      }),
      service: accessFlags
    },
    prepare: ({ file }) => readInput(file),
    call: ({ mailBounces }, _, payload) => mailBounces.mailBounceCreate({ payload }),
    failureOf: bounceFailure,
    write: asValue(bounceText)
  },
  {
    en: "Report a bounced mail, with a token that has the scope mails:report",
    es: "Informa un correo devuelto, con un token que tenga el permiso mails:report",
    examples: [
      {
        command: "radicar mail bounce -",
        en: "In a pipe transport of the mail system, which passes it the message",
        es: "En un transporte pipe del sistema de correo, que le pasa el mensaje"
      }
    ]
  }
)

/** `radicar mail`: sends documents by e-mail. */
export const mailCommand = Command.make("mail").pipe(
  describeCommand({
    en: "Send a filed document by e-mail, and see whether it arrived",
    es: "Envía por correo un documento radicado, y muestra si llegó",
    examples: [
      { command: "radicar mail send 2d1c7c75… --to compras@example.com" },
      { command: "radicar mail show 0198c0de-0000-7000-8000-000000000000" }
    ]
  }),
  Command.withSubcommands([mailSend, mailShow, mailBounce])
)
