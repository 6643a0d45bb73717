import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { createTransport } from "nodemailer"
import type { Blob } from "../blobs/BlobStore.ts"
import type { Mail, MailNews } from "../storage/Mail.ts"
import { TenantSettings } from "../tenancy/TenantSettings.ts"
import { companyMail } from "./companyMail.ts"
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

const messageOf = ({ from, replyTo }: MailSettings, mail: Mail, attachment: Blob) => {
  const { message, messageId, receivers, subject } = mail
  const named = (kind: "to" | "cc") =>
    receivers.flatMap((each) => (each.kind === kind ? [{ name: "", address: each.address }] : []))
  return {
    from,
    ...(replyTo === undefined ? {} : { replyTo }),
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

/** What the same server takes the mails of several companies through one pool of connections by. */
const serverKey = ({ host, login, port, tls }: MailSettings): string =>
  JSON.stringify([host, port, tls, login?.user, login === undefined ? undefined : Redacted.value(login.password)])

const make = Effect.fnUntraced(function* (usual: MailSettings | undefined) {
  const tenants = yield* TenantSettings
  const transports = new Map<string, ReturnType<typeof transportOf>>()
  yield* Effect.addFinalizer(() => Effect.sync(() => transports.forEach((open) => open.close())))

  const transportTo = (settings: MailSettings) => {
    const key = serverKey(settings)
    const known = transports.get(key)
    if (known !== undefined) return known
    const transport = transportOf(settings)
    transports.set(key, transport)
    return transport
  }

  const mailer = (settings: MailSettings): ConfiguredMailer => ({
    from: settings.from,
    send: Effect.fn("Mailer.send")((mail: Mail, attachment: Blob) =>
      Effect.tryPromise({
        try: () => transportTo(settings).sendMail(messageOf(settings, mail, attachment)),
        catch: (error) => error as SmtpFailure
      }).pipe(
        Effect.map((success) => afterSuccess(mail.receivers, success)),
        Effect.catch((failure) => Effect.succeed(afterFailure(mail.receivers, failure)))
      )
    )
  })

  return Mailer.of({
    of: Effect.fn("Mailer.of")(function* (companyId: string) {
      const company = Option.getOrUndefined(yield* tenants.find({ kind: "company", id: companyId }))
      const settings = companyMail(company?.settings, usual)
      return settings === undefined ? undefined : mailer(settings)
    })
  })
})

/** The mail servers of companies. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** How a company's mails are sent: as it is configured, else as the installation is; `undefined` if neither is. */
    readonly of: (companyId: string) => Effect.Effect<ConfiguredMailer | undefined, ServiceUnavailable>
  }
>()("@radicar/api/Mailer") {
  /** Over SMTP, through connections that are kept open while there is something to send. */
  static readonly layer = (usual: MailSettings | undefined) => Layer.effect(Mailer, make(usual))
}
