import type { Mail, MailState } from "../Mail.ts"

/** A row of `mails`, the receivers as JSON text. */
export interface MailRow {
  readonly id: string
  readonly created_at: Date
  readonly company_id: string
  readonly provider_id: string
  readonly submission_id: string
  readonly idempotency_key: string | null
  readonly request_digest: string
  readonly subject: string
  readonly message: string
  readonly message_id: string
  readonly receivers_text: string
  readonly state: MailState
  readonly tries: number
  readonly tried_at: Date | null
  readonly reply: string | null
  readonly failure: string | null
}

/** The mail that a row holds. */
export const mailOf = (row: MailRow): Mail => ({
  id: row.id,
  createdAt: row.created_at,
  companyId: row.company_id,
  providerId: row.provider_id,
  submissionId: row.submission_id,
  idempotencyKey: row.idempotency_key ?? undefined,
  requestDigest: row.request_digest,
  subject: row.subject,
  message: row.message,
  messageId: row.message_id,
  receivers: JSON.parse(row.receivers_text),
  state: row.state,
  tries: row.tries,
  triedAt: row.tried_at ?? undefined,
  reply: row.reply ?? undefined,
  failure: row.failure ?? undefined
})
