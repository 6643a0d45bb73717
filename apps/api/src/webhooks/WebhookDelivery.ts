import type { WebhookEventType } from "@radicar/contract/webhook/webhookEvents"
import type { DisabledBecause } from "./Webhooks.ts"

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly type: WebhookEventType
  readonly state: "pending" | "delivered" | "failed"
  readonly createdAt: Date
  readonly nextAt: Date
  readonly tries: number
  /** Of the last try that came to an end. */
  readonly triedAt: Date | undefined
  readonly status: number | undefined
  readonly failure: string | undefined
}

/** One try that came to an end. */
export interface WebhookAttempt {
  readonly at: Date
  readonly millis: number
  readonly status: number | undefined
  readonly failure: string | undefined
  readonly answer: string | undefined
}

/** An event as it is posted. */
export interface PostedEvent {
  readonly eventId: string
  readonly type: WebhookEventType
  readonly occurredAt: Date
  /** JSON. */
  readonly data: string
}

/** A delivery that is this process's to try, for as long as the lease. */
export interface ClaimedDelivery extends PostedEvent {
  readonly id: string
  readonly webhookId: string
  readonly url: string
  /** This one included. */
  readonly tries: number
  /** This one included, since it was asked for the last time. */
  readonly look: number
}

/** What came of a try, and what follows. */
export interface DeliveryNews extends Omit<WebhookAttempt, "at"> {
  readonly delivered: boolean
  /** After which time it is tried again; `undefined` for never. */
  readonly nextMillis: number | undefined
  /** Whether the receiver wants nothing any more. */
  readonly gone: boolean
}

/** Which deliveries, and how many at most. */
export interface DeliveryFilter {
  /** Companies of which somebody may see everything. */
  readonly companies: ReadonlyArray<string>
  readonly limit: number
  /** Behind the delivery of this id. */
  readonly after?: string
  readonly webhookId?: string
  readonly state?: WebhookDelivery["state"]
  readonly type?: WebhookEventType
}

/** Whether a webhook got nothing from then on, and why. */
export type Disabled = Exclude<DisabledBecause, "asked"> | undefined

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
