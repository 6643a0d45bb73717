import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import type { MailNews, ReceiverOutcome } from "./MailRow.ts"

const longest = 500

/** A mail server's text in one line of at most 500 characters. */
export const lineOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, longest)

/** An error of the mail library, or of the guarded connection; every field may be absent. */
export interface SmtpFailure {
  /** Message of the guarded connection (`OutboundError`). */
  readonly text?: Localized
  readonly code?: string | undefined
  /** The system's code, such as `ECONNRESET`, if `code` is the library's. */
  readonly originalCode?: string | undefined
  readonly command?: string | undefined
  readonly response?: string | undefined
  readonly responseCode?: number | undefined
  readonly rejectedErrors?: ReadonlyArray<SmtpFailure & { readonly recipient?: string | undefined }> | undefined
}

/** The mail library's result for a mail that the server accepted for at least one receiver. */
export interface SmtpSuccess {
  readonly response: string
  readonly rejectedErrors?: SmtpFailure["rejectedErrors"]
}

/** Commands whose answer is the first proof that the peer speaks SMTP; the library's `CONN` is the greeting. */
const greetings: ReadonlySet<string | undefined> = new Set(["CONN", "EHLO", "HELO", "LHLO"])

const notGreeted: Localized = {
  en: "No SMTP server answered, or the connection ended",
  es: "No respondió un servidor SMTP, o la conexión terminó"
}

/** Texts for failures without a text from the server, by the mail library's code. */
const silentFailures: Readonly<Record<string, Localized>> = {
  EAUTH: { en: "The login was not possible", es: "No fue posible iniciar sesión" },
  EENVELOPE: { en: "The addresses cannot be used", es: "Las direcciones no se pueden usar" },
  ETIMEDOUT: { en: "The server did not answer in time", es: "El servidor no respondió a tiempo" },
  ETLS: { en: "TLS could not be established", es: "No se pudo establecer TLS" }
}

const ended: Localized = { en: "The connection has ended", es: "La conexión terminó" }

/**
 * A failure in one line, {@link bilingual}. A peer is quoted only after it greeted as an SMTP server; its own words
 * need no code of the library.
 */
const failureLine = ({ code, command, originalCode, response, text }: SmtpFailure): string => {
  const line = (reply: string) => lineOf([originalCode ?? code, reply].filter((part) => part !== undefined).join(": "))
  const hasGreeted = !greetings.has(command)
  if (text === undefined && hasGreeted && response !== undefined) return lineOf(response)
  const { en, es } = text ?? (hasGreeted ? (silentFailures[code ?? ""] ?? ended) : notGreeted)
  return bilingual({ en: line(en), es: line(es) })
}

/**
 * Replies that require a login, other credentials, or TLS (RFC 4954 §6): the settings are wrong and can be corrected.
 */
const ofLogin: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** Whether a failure is permanent: 5xx (RFC 5321 §4.2.1), except replies about the login. */
const isFinal = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && !ofLogin.has(responseCode) && code !== "EAUTH" && code !== "ETLS"

/** Whether a failure concerns the server and not the receiver: it is down, refuses the login, or closes. */
export const isOfServer = ({ code, responseCode }: SmtpFailure): boolean =>
  responseCode === undefined || responseCode === 421 || ofLogin.has(responseCode) || code === "EAUTH" || code === "ETLS"

const afterRefusal = (receiver: ReceiverOutcome, failure: SmtpFailure): ReceiverOutcome => ({
  ...receiver,
  state: isFinal(failure) ? "failed" : "queued",
  reply: failureLine(failure)
})

const each = (
  receivers: ReadonlyArray<ReceiverOutcome>,
  refusals: SmtpFailure["rejectedErrors"],
  others: (receiver: ReceiverOutcome) => ReceiverOutcome
): ReadonlyArray<ReceiverOutcome> => {
  const byAddress = new Map((refusals ?? []).map((refusal) => [refusal.recipient?.toLowerCase(), refusal]))
  return receivers.map((receiver) => {
    if (receiver.state !== "queued") return receiver
    const refusal = byAddress.get(receiver.address.toLowerCase())
    return refusal === undefined ? others(receiver) : afterRefusal(receiver, refusal)
  })
}

const failureOf = (refusals: SmtpFailure["rejectedErrors"]): string | undefined => {
  const [first] = refusals ?? []
  return first === undefined ? undefined : failureLine(first)
}

/** The result for the open receivers after the server accepted the mail. */
export const afterSuccess = (
  receivers: ReadonlyArray<ReceiverOutcome>,
  { rejectedErrors, response }: SmtpSuccess
): MailNews => {
  const reply = lineOf(response)
  return {
    receivers: each(receivers, rejectedErrors, (receiver) => ({ ...receiver, state: "sent", reply })),
    reply,
    failure: failureOf(rejectedErrors)
  }
}

/** The result for the open receivers after the server did not accept the mail. */
export const afterFailure = (receivers: ReadonlyArray<ReceiverOutcome>, failure: SmtpFailure): MailNews => ({
  receivers: each(receivers, failure.rejectedErrors, (receiver) => afterRefusal(receiver, failure)),
  reply: undefined,
  failure: failureOf(failure.rejectedErrors) ?? failureLine(failure),
  isAway: isOfServer(failure)
})

/** The result for a receiver to whom nothing has to be sent. */
export const unchanged = (receiver: ReceiverOutcome): MailNews => ({
  receivers: [receiver],
  reply: undefined,
  failure: undefined
})

/** The combined result of separate messages to each receiver. */
export const newsOfAll = (news: ReadonlyArray<MailNews>): MailNews => ({
  receivers: news.flatMap(({ receivers }) => receivers),
  reply: news.find(({ reply }) => reply !== undefined)?.reply,
  failure: news.find(({ failure }) => failure !== undefined)?.failure,
  isAway: news.some(({ isAway }) => isAway)
})
