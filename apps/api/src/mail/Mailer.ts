import { Context, Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"
import type { Blob } from "../blobs/BlobStore.ts"
import type { Mail, MailNews } from "../storage/Mail.ts"
import type { MailSettings } from "./MailSettings.ts"
import { afterFailure, afterSuccess, type SmtpFailure } from "./smtpOutcome.ts"

/** Sends mails. */
export interface ConfiguredMailer {
  readonly from: MailSettings["from"]
  /** Tries a mail once, to those to whom it is still to go. */
  readonly send: (mail: Mail, attachment: Blob) => Effect.Effect<MailNews>
}

const transportOf = ({ host, login, port, tls }: MailSettings) =>
  createTransport({
    pool: true,
    maxConnections: 5,
    host,
    port,
    secure: tls === "always",
    requireTLS: tls === "upgrade",
    ...(login === undefined ? {} : { auth: { user: login.user, pass: Redacted.value(login.password) } }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // the library would else open what a text names
    disableFileAccess: true,
    disableUrlAccess: true
  })

const messageOf = (from: MailSettings["from"], mail: Mail, attachment: Blob) => {
  const { message, messageId, receivers, subject } = mail
  const named = (kind: "to" | "cc") =>
    receivers.flatMap((each) => (each.kind === kind ? [{ name: "", address: each.address }] : []))
  return {
    from,
    to: named("to"),
    cc: named("cc"),
    // only those are told to whom it is still to go; copies that nobody sees are nowhere else
    envelope: {
      from: from.address,
      to: receivers.filter(({ state }) => state === "queued").map(({ address }) => address)
    },
    messageId,
    date: mail.createdAt,
    subject,
    text: message,
    attachments: [{ filename: attachment.name, content: Buffer.from(attachment.bytes), contentType: "application/zip" }]
  }
}

const make = Effect.fnUntraced(function* (settings: MailSettings) {
  const transport = yield* Effect.acquireRelease(
    Effect.sync(() => transportOf(settings)),
    (open) => Effect.sync(() => open.close())
  )
  const mailer: ConfiguredMailer = {
    from: settings.from,
    send: Effect.fn("Mailer.send")((mail: Mail, attachment: Blob) =>
      Effect.tryPromise({
        try: () => transport.sendMail(messageOf(settings.from, mail, attachment)),
        catch: (error) => error as SmtpFailure
      }).pipe(
        Effect.map((success) => afterSuccess(mail.receivers, success)),
        Effect.catch((failure) => Effect.succeed(afterFailure(mail.receivers, failure)))
      )
    )
  }
  return mailer
})

/** The mail server of the settings; `undefined` where there is none. */
export class Mailer extends Context.Service<Mailer, { readonly configured: ConfiguredMailer | undefined }>()(
  "@radicar/api/Mailer"
) {
  /** Over SMTP, through connections that are kept open while there is something to send. */
  static readonly layer = (settings: MailSettings | undefined): Layer.Layer<Mailer> =>
    settings === undefined
      ? Layer.succeed(Mailer, Mailer.of({ configured: undefined }))
      : Layer.effect(
          Mailer,
          Effect.map(make(settings), (configured) => Mailer.of({ configured }))
        )
}
