import type { NewEvent } from "../webhooks/Events.ts"

/** Where an address is from: who asked for the mail, what the authority was asked, or the document itself. */
export interface AddressOrigin {
  readonly origin: "request" | "GetAcquirer" | "GetExchangeEmails" | "document"
  /** When the authority gave the list that the address is of. ISO 8601, UTC. */
  readonly asOf?: string
}

/** A receiver of a mail and the outcome. */
export interface MailReceiver extends AddressOrigin {
  readonly kind: "to" | "cc" | "bcc"
  readonly address: string
  readonly state: "queued" | "sent" | "failed"
  /** Last words of the mail server about this receiver; in both languages (`bilingual`) where it said nothing. */
  readonly reply?: string
}

/** A mail that is to be sent. */
export interface NewMail {
  /** UUID version 7. */
  readonly id: string
  readonly companyId: string
  readonly providerId: string
  readonly submissionId: string
  readonly idempotencyKey: string | undefined
  /** SHA-256 of the request, hexadecimal. */
  readonly requestDigest: string
  readonly subject: string
  readonly message: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly receivers: ReadonlyArray<MailReceiver>
}

/** Where a mail stands: what its receivers do taken together. */
export type MailState = "queued" | "sent" | "partial" | "failed"

/** A recorded mail. */
export interface Mail extends NewMail {
  readonly createdAt: Date
  readonly state: MailState
  /** How often it was tried. */
  readonly tries: number
  readonly triedAt: Date | undefined
  /** With what the mail server took it. */
  readonly reply: string | undefined
  /** Reason for which the last attempt failed; in both languages (`bilingual`) where the server said nothing. */
  readonly failure: string | undefined
}

/** The result of an attempt. */
export interface MailNews {
  readonly receivers: ReadonlyArray<MailReceiver>
  readonly reply: string | undefined
  readonly failure: string | undefined
}

/** Where a mail to these receivers stands. */
export const mailState = (receivers: ReadonlyArray<MailReceiver>): MailState => {
  if (receivers.some(({ state }) => state === "queued")) return "queued"
  const sent = receivers.filter(({ state }) => state === "sent").length
  if (sent === receivers.length) return "sent"
  return sent === 0 ? "failed" : "partial"
}

/** What happened to a mail that a server had taken. */
interface CameBack {
  readonly type: "mail.bounced"
  /** From how many receivers it came back so far. */
  readonly bounced: number
}

/** The event of a mail that is done, or came back: how many receivers, never which. */
export function mailEvent(mail: Mail, cameBack: CameBack): NewEvent
export function mailEvent(mail: Mail): NewEvent | undefined
export function mailEvent(mail: Mail, cameBack?: CameBack): NewEvent | undefined {
  const { companyId, id, providerId, receivers, state, submissionId, tries } = mail
  const type = cameBack?.type ?? (state === "queued" ? undefined : (`mail.${state}` as const))
  if (type === undefined) return undefined
  const count = (wanted: MailReceiver["state"]) => receivers.filter((each) => each.state === wanted).length
  return {
    type,
    companyId,
    data: {
      mailId: id,
      companyId,
      providerId,
      submissionId,
      state,
      tries,
      sent: count("sent"),
      failed: count("failed"),
      ...(cameBack === undefined ? {} : { bounced: cameBack.bounced }),
      links: {
        mail: `/v1/dian/send-mails/${id}?companyId=${companyId}&providerId=${providerId}`,
        submission: `/v1/submissions/${submissionId}`
      }
    }
  }
}
