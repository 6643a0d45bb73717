import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
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
  /** Of the last attempt that ended. */
  readonly triedAt: Date | undefined
  readonly status: number | undefined
  /** Reason for which it was not taken, in both languages (`bilingual`). */
  readonly failure: string | undefined
}

/** An attempt that ended. */
export interface WebhookAttempt {
  readonly at: Date
  readonly millis: number
  readonly status: number | undefined
  /** Reason for which it was not taken, in both languages (`bilingual`). */
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
  /** Whose event it is; `null`: no company's. */
  readonly companyId: string | null
  /** This one included. */
  readonly tries: number
  /** This one included, since the last replay. */
  readonly look: number
}

/** The result of an attempt, and what follows. */
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
