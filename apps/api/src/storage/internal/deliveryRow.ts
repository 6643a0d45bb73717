import type { ClaimedDelivery, WebhookAttempt, WebhookDelivery } from "../WebhookDelivery.ts"

/** A delivery with its event and its last try. */
export interface DeliveryRow {
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly type: WebhookDelivery["type"]
  readonly state: WebhookDelivery["state"]
  readonly created_at: Date
  readonly next_at: Date
  readonly tries: number
  readonly tried_at: Date | null
  readonly status: number | null
  readonly failure: string | null
}

/** The delivery of a row. */
export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  type: row.type,
  state: row.state,
  createdAt: row.created_at,
  nextAt: row.next_at,
  tries: row.tries,
  triedAt: row.tried_at ?? undefined,
  status: row.status ?? undefined,
  failure: row.failure ?? undefined
})

/** A delivery just claimed. */
export interface ClaimRow {
  readonly id: string
  readonly webhook_id: string
  readonly url: string
  readonly tries: number
  readonly tries_before: number
  readonly event_id: string
  readonly type: ClaimedDelivery["type"]
  readonly occurred_at: Date
  readonly data: string
}

/** What is to be tried, of a row. */
export const claimedOf = (row: ClaimRow): ClaimedDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  url: row.url,
  tries: row.tries,
  look: row.tries - row.tries_before,
  eventId: row.event_id,
  type: row.type,
  occurredAt: row.occurred_at,
  data: row.data
})

/** A row of `webhook_attempts`. */
export interface AttemptRow {
  readonly at: Date
  readonly millis: number
  readonly status: number | null
  readonly failure: string | null
  readonly answer: string | null
}

/** The try of a row. */
export const attemptOf = (row: AttemptRow): WebhookAttempt => ({
  at: row.at,
  millis: row.millis,
  status: row.status ?? undefined,
  failure: row.failure ?? undefined,
  answer: row.answer ?? undefined
})
