import { emailAddress } from "@radicar/contract/inner/mail/emailAddress"
import type { Mail, QueuedMails } from "@radicar/contract/inner/mail/Mail"
import type { MailBounce } from "@radicar/contract/inner/mail/MailBounce"
import { mailMessage, mailSubject } from "@radicar/contract/inner/mail/SendMail"
import { maximumItems } from "@radicar/contract/inner/problem/ItemProblem"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { type Failure, failure, untranslated } from "../Failure.ts"
import {
  argument,
  describe,
  describeCommand,
  fileArgument,
  flagsOf,
  decodeWith,
  optionalText,
  pageFlags,
  periodFlags,
  toggle
} from "../flags/flags.ts"
import { accessFlags, queryFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, listText, localMoment, pageText, printable, shortMoment } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { certificateHeaders, queryOf } from "../service/askService.ts"
import { mailCaught, mailCaughtFile } from "./mailCaught.ts"
import { mailFailure, resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { stateName } from "../output/stateNames.ts"
import { asList, asValue, serviceCommand } from "../service/serviceCommand.ts"

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

/** Text about a mail, with each of its receivers. */
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

/** A page of mails, one per line, with the command for the next page. */
const mailsText = pageText<Mail>(
  { en: "There are no such mails.", es: "No hay correos que coincidan." },
  ({ paint, say }) => [
    { heading: "id", cell: ({ id }) => id },
    { heading: { en: "document", es: "documento" }, cell: ({ document }) => [document.id, paint.bold] },
    { heading: { en: "state", es: "estado" }, cell: ({ state }) => [say(stateName(state)), paint[colours[state]]] },
    {
      heading: { en: "created", es: "creado" },
      shorter: shortMoment,
      optional: true,
      cell: ({ created }) => localMoment(created)
    },
    {
      heading: { en: "receivers", es: "destinatarios" },
      least: 16,
      cell: ({ receivers }) =>
        receivers
          .map(({ address, bounce }) =>
            bounce === undefined ? address : `${address} (${say(stateName(bounce.state))})`
          )
          .join(", ")
    }
  ]
)

/** `radicar mail list`: lists the mails of a company or of a document. */
const mailList = Command.make(
  "list",
  {
    submission: optionalText("submission", "id", {
      en: "Only mails of this document: id of its submission, or its key",
      es: "Solo correos de este documento: identificador de la radicación, o su clave"
    }),
    ...periodFlags,
    ...pageFlags,
    service
  },
  Effect.fn("mail list")(function* ({ cursor, from, limit, service, submission, to }) {
    const output = yield* Output
    const { companyId, providerId } = service
    const filters = { companyId, providerId, ...flagsOf({ submissionId: submission, from, to }) }
    yield* writePages(
      flagsOf({ limit, cursor }),
      (more) =>
        callService(service, ({ mails }) => mails.sendMailGetAll({ query: { ...filters, ...more } }), resourceFailure),
      (page) => mailsText(page, output)
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the mails of a company or a document with their receivers, the newest first",
    es: "Lista los correos de una compañía o de un documento, con sus destinatarios, lo más nuevo primero"
  })
)

/** Table of the results of queueing several mails, one per line. */
const queuedText = listText<QueuedMails["items"][number] & { readonly requested: string }>(
  { en: "There was nothing to mail.", es: "No había nada que enviar." },
  ({ paint, say }) => [
    {
      heading: { en: "document", es: "documento" },
      least: 12,
      cell: ({ mail, requested }) => mail?.document.id ?? requested
    },
    { heading: "id", cell: ({ mail }) => mail?.id },
    {
      heading: { en: "state", es: "estado" },
      least: 12,
      cell: ({ mail, problem }) =>
        mail === undefined
          ? [problem?.detail ?? problem?.title ?? "", paint.red]
          : [say(stateName(mail.state)), paint[colours[mail.state]]]
    }
  ]
)

/** `radicar mail send`: sends a document by e-mail through the service. */
const mailSend = serviceCommand(
  {
    path: "mail send",
    flags: {
      documents: Argument.String("document").pipe(
        describe({
          en: "Key of the document (CUFE, CUDE, …), or its number with prefix; up to 200",
          es: "Clave del documento (CUFE, CUDE, …), o su número con prefijo; hasta 200"
        }),
        Argument.variadic({ min: 1, max: maximumItems })
      ),
      to: addresses("to", {
        en: "Receiver; repeat for each. Default: the address that the buyer registered. A payroll requires it",
        es: "Destinatario; repita por cada uno. Por omisión, la dirección que registró el comprador. Una nómina la requiere"
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
    call: ({ mails }, { bcc, cc, documents, idempotencyKey, message, service, subject, test, to }, certificate) => {
      const query = queryOf({ ...service, test })
      const headers = { ...flagsOf({ "idempotency-key": idempotencyKey }), ...certificate }
      const bodies = documents.map((document) => ({
        ...(/^[0-9a-f]{96}$/iu.test(document) ? { uuid: document } : { id: document }),
        ...(to.length === 0 ? {} : { to }),
        ...(cc.length === 0 ? {} : { cc }),
        ...(bcc.length === 0 ? {} : { bcc }),
        ...flagsOf({ subject, message })
      }))
      const [body = {}, ...others] = bodies
      return others.length === 0
        ? mails.sendMailCreate({ query, headers, payload: body })
        : mails.sendMailCreateMany({ query, headers, payload: { mails: bodies } })
    },
    failureOf: mailFailure,
    write: (answer: Mail | QueuedMails, output, { documents }) => {
      if (!("items" in answer)) return asValue(mailDetailText)(answer, output)
      const items = answer.items.map((item, index) => ({ requested: documents[index] ?? "", ...item }))
      return asList(queuedText)({ items }, output)
    },
    outcome: (answer) =>
      "items" in answer && answer.items.some(({ problem }) => problem !== undefined) ? "unknown-outcome" : "ok"
  },
  {
    en: "Mail the container and the PDF of an accepted document, or a payroll to its worker, through the service",
    es: "Envía por correo, con el servicio, el contenedor y el PDF de un documento aceptado, o una nómina a su trabajador",
    examples: [
      {
        command: "radicar mail send 2d1c7c75… --to compras@example.com --to archivo@example.com",
        en: "Ends when the mail is queued; the service tries to send it for a day",
        es: "Termina cuando el correo está en cola; el servicio intenta enviarlo durante un día"
      },
      {
        command: "radicar mail send SETP990000001 SETP990000002 SETP990000003",
        en: "Each to its own buyer, with a result for each; ends with 5 if one was not queued",
        es: "Cada uno a su comprador, con un resultado por cada uno; termina con 5 si alguno no quedó en cola"
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

/** Text about the bounce for one receiver, on one line. */
const bounceLine = ({ diagnostic, state, status }: Bounce, { paint, say }: Layout): string =>
  [
    paint[bounceColours[state]](say(stateName(state))),
    printable(status),
    ...(diagnostic === undefined ? [] : [printable(diagnostic)])
  ].join("  ")

/** Text about a mail, with the bounces for its receivers. */
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
const bounceFailure = (error: ServiceError, url: string): Failure =>
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
    short: {
      en: "Mail a filed document, and see whether it arrived",
      es: "Envía por correo un documento, y muestra si llegó"
    },
    examples: [
      { command: "radicar mail send 2d1c7c75… --to compras@example.com" },
      { command: "radicar mail list --from 2026-01-01" },
      { command: "radicar mail show 0198c0de-0000-7000-8000-000000000000" }
    ]
  }),
  Command.withSubcommands([mailSend, mailList, mailShow, mailBounce, mailCaught, mailCaughtFile])
)
