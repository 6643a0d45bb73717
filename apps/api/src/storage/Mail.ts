/** Where an address is from: who asked for the mail, or what the authority was asked. */
export interface AddressOrigin {
  readonly origin: "request" | "GetAcquirer" | "GetExchangeEmails"
  /** When the authority gave the list that the address is of. ISO 8601, UTC. */
  readonly asOf?: string
}

/** One whom a mail goes to, and what became of that. Mails of earlier versions do not say where an address is from. */
export interface MailReceiver extends Partial<AddressOrigin> {
  readonly kind: "to" | "cc" | "bcc"
  readonly address: string
  readonly state: "queued" | "sent" | "failed"
  /** What the mail server said last of this receiver. */
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
  /** SHA-256 of what was asked for, hexadecimal. */
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
  /** Why the last try failed. */
  readonly failure: string | undefined
}

/** What came of a try. */
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
