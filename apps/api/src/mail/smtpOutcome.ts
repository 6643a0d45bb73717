import type { MailNews, MailReceiver } from "./Mail.ts"

const longest = 500

/** One line of what a mail server has said, of at most 500 characters. */
export const lineOf = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, longest)

/** What the library tells of an error; every field may be absent. */
export interface SmtpFailure {
  readonly message?: string
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly response?: string | undefined
  readonly responseCode?: number | undefined
  readonly rejectedErrors?: ReadonlyArray<SmtpFailure & { readonly recipient?: string | undefined }> | undefined
}

/** What the library tells of a mail that the server took, for one receiver at least. */
interface SmtpSuccess {
  readonly response: string
  readonly rejectedErrors?: SmtpFailure["rejectedErrors"]
}

const tellingOf = ({ code, message, response }: SmtpFailure): string =>
  lineOf([code, response ?? message].filter((part) => part !== undefined).join(": "))

/** That it wants a login, or another one, or TLS before it (RFC 4954 §6): wrong are the settings, which can be put right. */
const ofLogin: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** 5xx is for good (RFC 5321 §4.2.1), except what is said of the login. */
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

/** What became of those to whom the mail was still to go, once the server has taken it. */
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

/** What became of those to whom the mail was still to go, where the server has not taken it. */
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

/** What became of all, where each was told to the server alone. */
export const newsOfAll = (news: ReadonlyArray<MailNews>): MailNews => ({
  receivers: news.flatMap(({ receivers }) => receivers),
  reply: news.find(({ reply }) => reply !== undefined)?.reply,
  failure: news.find(({ failure }) => failure !== undefined)?.failure
})
