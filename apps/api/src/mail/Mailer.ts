import type { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { ServedFile } from "../documents/files/DocumentFiles.ts"
import { GuardedClient } from "../platform/outbound/GuardedClient.ts"
import { noteAway, noteBack } from "../platform/observability/log.ts"
import { mailDependency } from "../platform/observability/dependencies.ts"
import { mailServerOf, maximumConnections, transportOf } from "../platform/outbound/mailServer.ts"
import { TenantSettings } from "../tenants/Tenants.ts"
import { CaughtMails } from "./CaughtMails.ts"
import { BounceTokens } from "./bounces/BounceTokens.ts"
import type { MailRow, MailNews } from "./MailRow.ts"
import { type InstallationMail, installationMail, type MailSettings } from "./MailSettings.ts"
import {
  afterFailure,
  afterSuccess,
  isOfServer,
  newsOfAll,
  type SmtpFailure,
  type SmtpSuccess,
  unchanged
} from "./smtpOutcome.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const textAt = (object: JsonObject, key: string): string | undefined => {
  const value = object.get(key)
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined
}

/**
 * Mail settings of a company, with those of the installation as defaults. `undefined` if the server or the sender is
 * missing.
 */
export const companyMail = (
  settings: JsonObject | undefined,
  defaults: MailSettings | undefined
): MailSettings | undefined => {
  const mailSettings = settings?.get("Mail")
  if (!(mailSettings instanceof JsonObject)) return defaults
  const url = textAt(mailSettings, "SmtpUrl")
  const address = textAt(mailSettings, "From")
  const server = url === undefined ? defaults : mailServerOf(url)
  const from = address === undefined ? defaults?.from : { name: textAt(mailSettings, "FromName") ?? "", address }
  if (server === undefined || from === undefined) return undefined
  const { host, login, port, tls } = server
  const replyTo = textAt(mailSettings, "ReplyTo")
  const isCaught = url === undefined && defaults?.isCaught === true
  // a company's own server need not accept a sender of another domain
  const bounceAddress = url === undefined ? defaults?.bounceAddress : undefined
  return {
    host,
    login,
    port,
    tls,
    from,
    isOfCompany: url !== undefined,
    isCaught,
    ...withoutUndefined({ replyTo, bounceAddress })
  }
}

/** Envelope of a message: address for bounces, and the receivers to send to. */
interface Envelope {
  readonly from: string
  readonly to: ReadonlyArray<string>
}

/** A mail in the library's form. Addresses are objects, because the library would parse texts as lists. */
const messageOf = (
  { from, replyTo }: MailSettings,
  mail: MailRow,
  attachments: ReadonlyArray<ServedFile>,
  { from: sender, to }: Envelope
) => {
  const { message, messageId, receivers, subject } = mail
  const named = (kind: "to" | "cc") =>
    receivers.flatMap((each) => (each.kind === kind ? [{ name: "", address: each.address }] : []))
  return {
    from: { name: from.name, address: from.address },
    ...(replyTo === undefined ? {} : { replyTo }),
    to: named("to"),
    cc: named("cc"),
    // blind copies appear in the envelope only
    envelope: { from: sender, to: [...to] },
    messageId,
    date: mail.createdAt,
    subject,
    text: message,
    attachments: attachments.map(({ bytes, contentType, name }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType
    }))
  }
}

/** A mail with its files. */
interface OutgoingMail {
  readonly mail: MailRow
  readonly attachments: ReadonlyArray<ServedFile>
  readonly isConfidential: boolean
}

/** Settings for a confidential mail: TLS is required of this machine's own server, too. */
const confidential = (settings: MailSettings): MailSettings =>
  settings.tls === "offered" ? { ...settings, tls: "upgrade" } : settings

/** Mail server and sender of a company. */
interface ConfiguredMailer {
  readonly from: MailSettings["from"]
  /**
   * Attempts once to send a mail to those of its receivers that are still queued. A confidential one leaves over TLS
   * only.
   */
  readonly send: (mail: OutgoingMail) => Effect.Effect<MailNews>
  /** Whether confidential mails can leave; true also while the server does not answer. */
  readonly takesConfidential: Effect.Effect<boolean>
}

/** Key of the connection pool that mails of several companies share on one server. */
const serverKey = ({ host, isOfCompany = false, login, port, tls }: MailSettings): string =>
  JSON.stringify([isOfCompany, host, port, tls, login?.user, login && Redacted.value(login.password)])

/** Opens connections to mail servers when they are first used, and closes them with the scope. */
const openTransports = Effect.gen(function* () {
  const outbound = yield* GuardedClient
  const transports = new Map<string, ReturnType<typeof transportOf>>()
  const encryption = new Map<string, Effect.Effect<boolean>>()
  yield* Effect.addFinalizer(() => Effect.sync(() => transports.forEach((open) => open.close())))

  const transportTo = (settings: MailSettings) => {
    const key = serverKey(settings)
    const cached = transports.get(key)
    if (cached !== undefined) return cached
    const transport = transportOf(settings, settings.isOfCompany === true ? outbound : undefined)
    transports.set(key, transport)
    return transport
  }

  /** Whether a server takes TLS, as of at most a minute ago; true of one that does not answer. */
  const takesTls = Effect.fnUntraced(function* (settings: MailSettings) {
    const key = serverKey(settings)
    const known = encryption.get(key)
    if (known !== undefined) return yield* known
    const asked = yield* Effect.tryPromise({
      try: () => transportTo(settings).verify(),
      catch: (error) => error as SmtpFailure
    }).pipe(
      Effect.match({ onSuccess: () => true, onFailure: ({ code }) => code !== "ETLS" }),
      Effect.cachedWithTTL("1 minute")
    )
    encryption.set(key, asked)
    return yield* asked
  })

  return { takesTls, transportTo }
})

/** Makes the functions that hand a message to a server, or to the catcher, and ask a server for TLS. */
const delivery = Effect.gen(function* () {
  const catcher = yield* CaughtMails
  const { takesTls, transportTo } = yield* openTransports

  const tell = (
    settings: MailSettings,
    mail: MailRow,
    attachments: ReadonlyArray<ServedFile>,
    envelope: Envelope
  ): Effect.Effect<SmtpSuccess, SmtpFailure> => {
    const message = messageOf(settings, mail, attachments, envelope)
    if (settings.isCaught === true) return catcher.keep(mail, message)
    return Effect.tryPromise({
      try: () => transportTo(settings).sendMail(message),
      catch: (error) => error as SmtpFailure
    }).pipe(
      Effect.tap(noteBack(mailDependency(settings.host))),
      Effect.tapError((failure) => (isOfServer(failure) ? noteAway(mailDependency(settings.host)) : Effect.void))
    )
  }

  return { takesTls, tell }
})

const make = Effect.fnUntraced(function* (installation: InstallationMail) {
  const defaults = installationMail(installation)
  const tenants = yield* TenantSettings
  const tokens = yield* BounceTokens
  const { takesTls, tell } = yield* delivery

  /** Sends one message to all receivers. */
  const sendToAll = (settings: MailSettings, mail: MailRow, attachments: ReadonlyArray<ServedFile>) => {
    const to = mail.receivers.filter(({ state }) => state === "queued").map(({ address }) => address)
    return tell(settings, mail, attachments, { from: settings.from.address, to }).pipe(
      Effect.map((success) => afterSuccess(mail.receivers, success)),
      Effect.catch((failure) => Effect.succeed(afterFailure(mail.receivers, failure)))
    )
  }

  /** Sends each receiver a message with its own bounce address, so that a bounce identifies the receiver. */
  const sendToEach = Effect.fnUntraced(function* (
    settings: MailSettings,
    bounceAddress: string,
    mail: MailRow,
    attachments: ReadonlyArray<ServedFile>
  ) {
    let away: SmtpFailure | undefined
    const news = yield* Effect.forEach(
      mail.receivers,
      (receiver, place) =>
        Effect.suspend(() => {
          if (receiver.state !== "queued") return Effect.succeed(unchanged(receiver))
          if (away !== undefined) return Effect.succeed(afterFailure([receiver], away))
          return tokens.sign({ mailId: mail.id, receiver: place }).pipe(
            Effect.map((token) => ({ from: bounceAddress.replace("@", `+${token}@`), to: [receiver.address] })),
            Effect.flatMap((envelope) => tell(settings, mail, attachments, envelope)),
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
    send: ({ attachments, isConfidential, mail }) => {
      const used = isConfidential ? confidential(settings) : settings
      return used.bounceAddress === undefined
        ? sendToAll(used, mail, attachments)
        : sendToEach(used, used.bounceAddress, mail, attachments)
    },
    // of other servers TLS is required anyway
    takesConfidential: settings.tls === "offered" ? takesTls(confidential(settings)) : Effect.succeed(true)
  })

  return Mailer.of({
    ofCompany: Effect.fnUntraced(function* (companyId: string) {
      const company = Option.getOrUndefined(yield* tenants.find({ kind: "company", id: companyId }))
      const settings = companyMail(company?.settings, defaults)
      return settings === undefined ? undefined : mailer(settings)
    })
  })
})

/** The mail servers of companies. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /**
     * The mailer of a company: by its own settings, else by the installation's; `undefined` if neither is configured.
     */
    readonly ofCompany: (companyId: string) => Effect.Effect<ConfiguredMailer | undefined, ServiceUnavailable>
  }
>()("@radicar/api/Mailer") {
  /** Sends over SMTP, on connections that stay open while there are mails to send. */
  static readonly layer = (installation: InstallationMail) => Layer.effect(Mailer, make(installation))
}
