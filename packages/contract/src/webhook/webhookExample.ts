import { recordedEvents } from "../recorded/recorded.ts"
import type { WebhookEventType } from "./webhookEvents.ts"

type EventData = Readonly<Record<string, unknown>>

const { "document.unknown": open, "inbox.received": received } = recordedEvents
const moment = "2026-01-15T15:00:01.123Z"

/** Data of the events that come after hours or days of waiting, and that no recording waits for. */
const written: Readonly<Record<Exclude<WebhookEventType, keyof typeof recordedEvents>, EventData>> = {
  "document.overdue": open,
  "document.contingency_overdue": { ...open, type: "04", state: "contingency" },
  "batch.stalled": {
    batchId: "0198c0de-0000-7000-8000-000000000000",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    zipKey: "2a7a1d2c-6f1d-4c3b-9b42-2f6f5b0f7e01",
    askedAt: moment
  },
  "queue.stalled": { queue: "submissions", depth: 12, lateSeconds: 600 },
  "queue.recovered": { queue: "submissions", depth: 0, lateSeconds: 0 },
  "job.overdue": { job: "certificates", lastRun: moment, lateSeconds: 7300 },
  "job.recovered": { job: "certificates", lastRun: moment, lateSeconds: 0 },
  "inbox.term_ending": { ...received, endsOn: "2026-01-20" }
}

const examples: Readonly<Record<WebhookEventType, EventData>> = { ...recordedEvents, ...written }

/**
 * Example of the data of an event, marked by `test`: what a service sent, whose ids are those of nothing elsewhere.
 * `companyId` is the company of the webhook that gets it.
 */
export const webhookExample = (type: WebhookEventType, companyId = "1"): EventData => {
  const data = examples[type]
  return { ...data, ...("companyId" in data ? { companyId } : {}), test: true }
}
