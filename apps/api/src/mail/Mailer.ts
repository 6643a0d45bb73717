import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { Blob } from "../blobs/BlobStore.ts"
import type { Mail, MailNews } from "../storage/Mail.ts"
import { TenantSettings } from "../tenancy/TenantSettings.ts"
import { BounceTokens } from "./bounces/BounceTokens.ts"
import { companyMail } from "./companyMail.ts"
import type { MailSettings } from "./MailSettings.ts"
import { type Envelope, messageOf } from "./messageOf.ts"
import { afterFailure, afterSuccess, isOfServer, newsOfAll, type SmtpFailure, unchanged } from "./smtpOutcome.ts"
import { maximumConnections, transportOf } from "./transportOf.ts"

/** Sends mails. */
export interface ConfiguredMailer {
  readonly from: MailSettings["from"]
  /** Tries a mail once, to those to whom it is still to go. */
  readonly send: (mail: Mail, attachment: Blob) => Effect.Effect<MailNews>
}

/** What the same server takes the mails of several companies through one pool of connections by. */
const serverKey = ({ host, login, port, tls }: MailSettings): string =>
  JSON.stringify([host, port, tls, login?.user, login === undefined ? undefined : Redacted.value(login.password)])

const make = Effect.fnUntraced(function* (usual: MailSettings | undefined) {
  const tenants = yield* TenantSettings
  const tokens = yield* BounceTokens
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

  const tell = (settings: MailSettings, mail: Mail, attachment: Blob, envelope: Envelope) =>
    Effect.tryPromise({
      try: () => transportTo(settings).sendMail(messageOf(settings, mail, attachment, envelope)),
      catch: (error) => error as SmtpFailure
    })

  /** All receivers at once. */
  const sendToAll = (settings: MailSettings, mail: Mail, attachment: Blob) => {
    const to = mail.receivers.filter(({ state }) => state === "queued").map(({ address }) => address)
    return tell(settings, mail, attachment, { from: settings.from.address, to }).pipe(
      Effect.map((success) => afterSuccess(mail.receivers, success)),
      Effect.catch((failure) => Effect.succeed(afterFailure(mail.receivers, failure)))
    )
  }

  /** Each receiver from an address of its own, so that what comes back is known to be of that one. */
  const sendToEach = Effect.fnUntraced(function* (
    settings: MailSettings,
    bounceAddress: string,
    mail: Mail,
    attachment: Blob
  ) {
    let away: SmtpFailure | undefined
    const news = yield* Effect.forEach(
      mail.receivers,
      (receiver, place) =>
        Effect.suspend(() => {
          if (receiver.state !== "queued") return Effect.succeed(unchanged(receiver))
          if (away !== undefined) return Effect.succeed(afterFailure([receiver], away))
          const token = tokens.sign({ mailId: mail.id, receiver: place })
          const envelope = { from: bounceAddress.replace("@", `+${token}@`), to: [receiver.address] }
          return tell(settings, mail, attachment, envelope).pipe(
            Effect.map((success) => afterSuccess([receiver], success)),
            Effect.catch((failure) => {
              if (isOfServer(failure)) away = failure
              return Effect.succeed(afterFailure([receiver], failure))
            })
          )
        }),
      { concurrency: maximumConnections }
    )
    return newsOfAll(news)
  })

  const mailer = (settings: MailSettings): ConfiguredMailer => ({
    from: settings.from,
    send: (mail: Mail, attachment: Blob) =>
      settings.bounceAddress === undefined
        ? sendToAll(settings, mail, attachment)
        : sendToEach(settings, settings.bounceAddress, mail, attachment)
  })

  return Mailer.of({
    of: Effect.fnUntraced(function* (companyId: string) {
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
