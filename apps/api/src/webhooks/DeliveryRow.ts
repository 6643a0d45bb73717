import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import type { DisabledBecause } from "./WebhookStore.ts"

/** Delivery of an event to a webhook. */
export interface DeliveryRow {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly type: WebhookEventType
  readonly state: "pending" | "delivered" | "failed"
  readonly createdAt: Date
  readonly nextAt: Date
  readonly tries: number
  /** End of the last attempt. */
  readonly triedAt: Date | undefined
  readonly status: number | undefined
  /** Reason for the failure, in both languages (`bilingual`). */
  readonly failure: string | undefined
}

/** A completed attempt to post an event. */
export interface DeliveryAttempt {
  readonly at: Date
  readonly millis: number
  readonly status: number | undefined
  /** Reason for the failure, in both languages (`bilingual`). */
  readonly failure: string | undefined
  readonly answer: string | undefined
}

/** An event in the form in which it is posted. */
export interface PostedEvent {
  readonly eventId: string
  readonly type: WebhookEventType
  readonly occurredAt: Date
  /** Data of the event as JSON. */
  readonly data: string
}

/** A delivery that this process may attempt during its lease. */
export interface ClaimedDelivery extends PostedEvent {
  readonly id: string
  readonly webhookId: string
  readonly url: string
  /** Company of the event; `null` if it has none. */
  readonly companyId: string | null
  /** Number of attempts to post the event, including this one. */
  readonly tries: number
  /** Number of attempts since the last replay, including this one. */
  readonly attempt: number
}

/** The result of an attempt, and the time of the next one. */
export interface DeliveryNews extends Omit<DeliveryAttempt, "at"> {
  readonly delivered: boolean
  /** Milliseconds until the next attempt; `undefined` if there is none. */
  readonly nextMillis: number | undefined
  /** Whether the receiver answered that it wants no more events (410). */
  readonly gone: boolean
}

/** Filter of deliveries, and the page size. */
export interface DeliveryFilter {
  /** Companies whose events the caller may see. */
  readonly companies: ReadonlyArray<string>
  readonly limit: number
  /** Id of the last delivery on the previous page. */
  readonly after?: string
  readonly webhookId?: string
  readonly state?: DeliveryRow["state"]
  readonly type?: WebhookEventType
}

/** Reason for disabling a webhook; `undefined` if it stays enabled. */
export type Disabled = Exclude<DisabledBecause, "asked"> | undefined
