import type { PostedEvent } from "../storage/WebhookDelivery.ts"

/** What is posted: the same text each time, below 20 kB. */
export const webhookBody = ({ data, occurredAt, type }: PostedEvent): string =>
  `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(occurredAt.toISOString())},"data":${data}}`
