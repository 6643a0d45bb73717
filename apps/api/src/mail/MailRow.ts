import type { NewEvent } from "../webhooks/Events.ts"

/** Origin of an address: the request, a query to the authority, or the document. */
export interface AddressOrigin {
  readonly origin: "request" | "GetAcquirer" | "GetExchangeEmails" | "document"
  /** Time of the authority's list with the address, ISO 8601 in UTC; present for `GetExchangeEmails` only. */
  readonly asOf?: string
}

/** A receiver of a mail, and the outcome of sending to this receiver. */
export interface ReceiverOutcome extends AddressOrigin {
  readonly kind: "to" | "cc" | "bcc"
  readonly address: string
  readonly state: "queued" | "sent" | "failed"
  /** Last reply of the mail server about this receiver; a bilingual text (`bilingual`) if the server gave none. */
  readonly reply?: string
}

/** A mail to send. */
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
  /** Message id with its angle brackets. */
  readonly messageId: string
  readonly receivers: ReadonlyArray<ReceiverOutcome>
}

/** State of a mail, derived from its receivers. */
export type MailState = "queued" | "sent" | "partial" | "failed"

/** A recorded mail. */
export interface MailRow extends NewMail {
  /** Time of the id. */
  readonly createdAt: Date
  readonly state: MailState
  /** Number of attempts to send the mail. */
  readonly tries: number
  readonly triedAt: Date | undefined
  /** Reply with which the mail server accepted the mail. */
  readonly reply: string | undefined
  /** Reason why the last attempt failed; a bilingual text (`bilingual`) if the server gave none. */
  readonly failure: string | undefined
}

/** The result of an attempt to send a mail. */
export interface MailNews {
  readonly receivers: ReadonlyArray<ReceiverOutcome>
  readonly reply: string | undefined
  readonly failure: string | undefined
  /** Whether the server is away, which has a line in the log for all mails together. */
  readonly isAway?: boolean
}

/** The state of a mail, derived from the states of its receivers. */
export const mailState = (receivers: ReadonlyArray<ReceiverOutcome>): MailState => {
  if (receivers.some(({ state }) => state === "queued")) return "queued"
  const sent = receivers.filter(({ state }) => state === "sent").length
  if (sent === receivers.length) return "sent"
  return sent === 0 ? "failed" : "partial"
}

/** A bounce of a mail that a server had accepted. */
interface MailBounced {
  readonly type: "mail.bounced"
  /** Number of receivers with a bounce so far. */
  readonly bounced: number
}

/** The event of a finished or bounced mail: counts of receivers, never addresses. */
export function mailEvent(mail: MailRow, bounce: MailBounced): NewEvent
export function mailEvent(mail: MailRow): NewEvent | undefined
export function mailEvent(mail: MailRow, bounce?: MailBounced): NewEvent | undefined {
  const { companyId, id, providerId, receivers, state, submissionId, tries } = mail
  const type = bounce?.type ?? (state === "queued" ? undefined : (`mail.${state}` as const))
  if (type === undefined) return undefined
  const count = (wanted: ReceiverOutcome["state"]) => receivers.filter((receiver) => receiver.state === wanted).length
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
      ...(bounce === undefined ? {} : { bounced: bounce.bounced }),
      links: {
        mail: `/v1/dian/send-mails/${id}?companyId=${companyId}&providerId=${providerId}`,
        submission: `/v1/submissions/${submissionId}`
      }
    }
  }
}
