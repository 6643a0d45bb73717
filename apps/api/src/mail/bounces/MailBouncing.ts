import { BounceRefused, NotFound } from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Effect, Layer, Option } from "effect"
import { failWith } from "../../http/language.ts"
import { HeavyWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import type { MailRow, ReceiverOutcome } from "../MailRow.ts"
import { Mails } from "../Mails.ts"
import { BounceTokens } from "./BounceTokens.ts"
import { MailBounces, type NewMailBounce } from "./MailBounces.ts"
import { type RecipientReport, reportOf } from "./readReport.ts"
import { logInfo } from "../../platform/observability/log.ts"

const isOf = ({ addresses }: RecipientReport, { address }: ReceiverOutcome): boolean =>
  addresses.some((each) => each.toLowerCase() === address.toLowerCase())

/** The worst of several reports. One address may be expanded to several mailboxes, each with a report of its own. */
const worstOf = (reports: ReadonlyArray<RecipientReport>): RecipientReport | undefined =>
  reports.find(({ outcome }) => outcome === "bounced") ??
  reports.find(({ outcome }) => outcome === "delayed") ??
  reports[0]

const bounceOf = (receiver: number, report: RecipientReport | undefined): ReadonlyArray<NewMailBounce> => {
  if (report === undefined || report.outcome === "passed") return []
  const { diagnostic, outcome, status } = report
  return [{ receiver, state: outcome, status, diagnostic }]
}

/**
 * Bounces of a mail's receivers that a report states; `undefined` if the report concerns none of them. `named` is the
 * index of the receiver in the report's token. A report with a token concerns that receiver, even if the mail was
 * forwarded to another address. A report without a token must state the receiver's own address, unless the mail has a
 * single receiver.
 */
const matchReport = (
  reports: ReadonlyArray<RecipientReport>,
  receivers: ReadonlyArray<ReceiverOutcome>,
  named: number | undefined
): ReadonlyArray<NewMailBounce> | undefined => {
  const only = named ?? (receivers.length === 1 ? 0 : undefined)
  if (only !== undefined) {
    const receiver = receivers[only]
    if (receiver === undefined) return undefined
    const receiverReports = reports.filter((report) => isOf(report, receiver))
    return bounceOf(only, worstOf(receiverReports.length === 0 ? reports : receiverReports))
  }
  const matched = receivers.flatMap((receiver, place) => {
    const receiverReports = reports.filter((report) => isOf(report, receiver))
    return receiverReports.length === 0 ? [] : [{ place, report: worstOf(receiverReports) }]
  })
  return matched.length === 0 ? undefined : matched.flatMap(({ place, report }) => bounceOf(place, report))
}

const texts: Readonly<Record<BounceRefused["reason"], Localized>> = {
  unreadable: {
    en: "The body is not a readable message: send it as the mail system received it, headers first.",
    es: "El cuerpo no es un mensaje legible: envíelo como lo recibió el sistema de correo, encabezados primero."
  },
  tooComplex: {
    en: "The headers of the message exceed 256 KiB, or its parts are nested more than 10 levels deep.",
    es: "Los encabezados del mensaje superan 256 KiB, o sus partes están anidadas en más de 10 niveles."
  },
  noReport: {
    en: "The message is not a delivery status notification (RFC 3464: multipart/report with message/delivery-status).",
    es: "El mensaje no es una notificación de estado de entrega (RFC 3464: multipart/report con message/delivery-status)."
  },
  noReceiver: {
    en: "The report names no receiver of the mail.",
    es: "El informe no nombra a ningún destinatario del correo."
  }
}

const refused = (reason: BounceRefused["reason"]) => failWith(BounceRefused, texts[reason], { reason })

/** The problem for an unknown mail and for another company's mail, so that these cannot be distinguished. */
const unknownMail = failWith(NotFound, {
  en: "The report does not refer to a mail that this service sent for a company of the token.",
  es: "El informe no se refiere a un correo enviado por este servicio para una compañía del token."
})

const make = Effect.gen(function* () {
  const bounces = yield* MailBounces
  const mails = yield* Mails
  const tokens = yield* BounceTokens
  const work = yield* HeavyWork

  const record = Effect.fnUntraced(function* (bytes: Uint8Array, mayActFor: (company: string) => boolean) {
    const read = yield* work
      .run(reportOf, bytes, bytes.length)
      .pipe(
        Effect.catchTag("TaskStopped", (stopped) =>
          failWith(BounceRefused, tooCostly(stopped), { reason: "tooComplex" })
        )
      )
    if ("unread" in read) return yield* refused(read.unread)
    const { report } = read
    const named = (yield* Effect.forEach(report.tokens, tokens.open)).find((receiver) => receiver !== undefined)
    const namedMail =
      named === undefined
        ? report.messageId === undefined
          ? Option.none()
          : yield* mails.ofMessageId(report.messageId)
        : yield* mails.ofId(named.mailId)
    if (Option.isNone(namedMail) || !mayActFor(namedMail.value.companyId)) return yield* unknownMail
    const mail = namedMail.value
    const matched = matchReport(report.recipients, mail.receivers, named?.receiver)
    if (matched === undefined) return yield* refused("noReceiver")
    yield* Effect.forEach(matched, (bounce) => bounces.record(mail, bounce), { discard: true })
    if (matched.length > 0)
      yield* logInfo({ en: "A mail bounced", es: "Un correo fue devuelto", mailId: mail.id, receivers: matched.length })
    return mail
  })

  return MailBouncing.of({ record })
})

/** Bounces of mails that a server had accepted. */
export class MailBouncing extends Context.Service<
  MailBouncing,
  {
    /**
     * Records the bounces that a message reports about a mail of an allowed company; returns the mail. The token in
     * the address identifies the mail, else the `Message-ID` of the returned message.
     */
    readonly record: (
      bytes: Uint8Array,
      mayActFor: (companyId: string) => boolean
    ) => Effect.Effect<MailRow, BounceRefused | NotFound>
  }
>()("@radicar/api/MailBouncing") {
  static readonly layer = Layer.effect(MailBouncing, make)
}
