import type { MailNews, MailReceiver } from "./Mail.ts"

const longest = 500

/** One line of what a mail server has said, of at most 500 characters. */
export const lineOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, longest)

/** An error of the library; every field may be absent. */
export interface SmtpFailure {
  readonly message?: string
  readonly code?: string | undefined
  /** The system's code, where `code` is the library's: `ECONNRESET`. */
  readonly originalCode?: string | undefined
  readonly command?: string | undefined
  readonly response?: string | undefined
  readonly responseCode?: number | undefined
  readonly rejectedErrors?: ReadonlyArray<SmtpFailure & { readonly recipient?: string | undefined }> | undefined
}

/** The library's result for a mail that the server took, for one receiver at least. */
interface SmtpSuccess {
  readonly response: string
  readonly rejectedErrors?: SmtpFailure["rejectedErrors"]
}

/** Commands before whose answer nothing has shown that the peer speaks SMTP; the library's `CONN` is the greeting. */
const greetings: ReadonlySet<string | undefined> = new Set(["CONN", "EHLO", "HELO", "LHLO"])

/** What may be said of a failure: a peer is quoted only once it has greeted as an SMTP server. */
const tellingOf = ({ code, command, message, originalCode, response }: SmtpFailure): string => {
  const said = greetings.has(command)
    ? "No SMTP server has greeted there, or the connection has ended"
    : (response ?? message)
  return lineOf([originalCode ?? code, said].filter((part) => part !== undefined).join(": "))
}

/**
 * Replies that require a login, another one, or TLS before it (RFC 4954 §6): the settings are wrong and can be
 * corrected.
 */
const ofLogin: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** 5xx is permanent (RFC 5321 §4.2.1), except the replies about the login. */
const isFinal = ({ code, responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && !ofLogin.has(responseCode) && code !== "EAUTH" && code !== "ETLS"

/** Whether it says nothing of the receiver: the server is away, does not take the login, or closes. */
export const isOfServer = ({ code, responseCode }: SmtpFailure): boolean =>
  responseCode === undefined || responseCode === 421 || ofLogin.has(responseCode) || code === "EAUTH" || code === "ETLS"

const afterRefusal = (receiver: MailReceiver, failure: SmtpFailure): MailReceiver => ({
  ...receiver,
  state: isFinal(failure) ? "failed" : "queued",
  reply: tellingOf(failure)
})

const each = (
  receivers: ReadonlyArray<MailReceiver>,
  refusals: SmtpFailure["rejectedErrors"],
  others: (receiver: MailReceiver) => MailReceiver
): ReadonlyArray<MailReceiver> => {
  const byAddress = new Map((refusals ?? []).map((refusal) => [refusal.recipient?.toLowerCase(), refusal]))
  return receivers.map((receiver) => {
    if (receiver.state !== "queued") return receiver
    const refusal = byAddress.get(receiver.address.toLowerCase())
    return refusal === undefined ? others(receiver) : afterRefusal(receiver, refusal)
  })
}

const failureOf = (refusals: SmtpFailure["rejectedErrors"]): string | undefined => {
  const [first] = refusals ?? []
  return first === undefined ? undefined : tellingOf(first)
}

/** The result for the open receivers, once the server has taken the mail. */
export const afterSuccess = (
  receivers: ReadonlyArray<MailReceiver>,
  { rejectedErrors, response }: SmtpSuccess
): MailNews => {
  const reply = lineOf(response)
  return {
    receivers: each(receivers, rejectedErrors, (receiver) => ({ ...receiver, state: "sent", reply })),
    reply,
    failure: failureOf(rejectedErrors)
  }
}

/** The result for the open receivers, where the server has not taken the mail. */
export const afterFailure = (receivers: ReadonlyArray<MailReceiver>, failure: SmtpFailure): MailNews => ({
  receivers: each(receivers, failure.rejectedErrors, (receiver) => afterRefusal(receiver, failure)),
  reply: undefined,
  failure: failureOf(failure.rejectedErrors) ?? tellingOf(failure)
})

/** Of one who needs nothing more. */
export const unchanged = (receiver: MailReceiver): MailNews => ({
  receivers: [receiver],
  reply: undefined,
  failure: undefined
})

/** The result for all, where each receiver had a message of its own. */
export const newsOfAll = (news: ReadonlyArray<MailNews>): MailNews => ({
  receivers: news.flatMap(({ receivers }) => receivers),
  reply: news.find(({ reply }) => reply !== undefined)?.reply,
  failure: news.find(({ failure }) => failure !== undefined)?.failure
})
