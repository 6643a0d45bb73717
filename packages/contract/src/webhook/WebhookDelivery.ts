import { Schema } from "effect"
import { pageFields, pagingQuery } from "../query/pageQuery.ts"
import { webhookEventTypes } from "./webhookEvents.ts"

const facts = {
  id: Schema.String,
  webhook: Schema.String.annotate({ description: "Id of the webhook." }),
  event: Schema.String.annotate({
    description: "Id of the event: the header webhook-id, the same however often it is sent."
  }),
  type: Schema.Literals(webhookEventTypes),
  state: Schema.Literals(["pending", "delivered", "failed"]).annotate({
    description: "pending: to be sent or sent again. failed: every attempt failed, or the webhook was disabled."
  }),
  created: Schema.String.annotate({ description: "ISO 8601, UTC, like the other moments." }),
  tries: Schema.Int,
  tried: Schema.optionalKey(Schema.String),
  next: Schema.optionalKey(Schema.String.annotate({ description: "Not before: of a pending one." })),
  status: Schema.optionalKey(
    Schema.Int.annotate({ description: "HTTP status of the last attempt that was answered." })
  ),
  failure: Schema.optionalKey(Schema.String.annotate({ description: "Why the last attempt failed." }))
}

/** An event on its way to a webhook. */
export const WebhookDelivery = Schema.Struct(facts).annotate({ identifier: "WebhookDelivery" })

/** See {@link WebhookDelivery}. */
export type WebhookDelivery = typeof WebhookDelivery.Type

/** One attempt at a delivery. */
export const WebhookAttempt = Schema.Struct({
  at: Schema.String,
  millis: Schema.Int.annotate({ description: "How long it took." }),
  status: Schema.optionalKey(Schema.Int),
  failure: Schema.optionalKey(Schema.String),
  answer: Schema.optionalKey(Schema.String.annotate({ description: "Beginning of the answer to a failed attempt." }))
}).annotate({ identifier: "WebhookAttempt" })

/** A delivery with every attempt and its content. */
export const WebhookDeliveryDetail = Schema.Struct({
  ...facts,
  attempts: Schema.Array(WebhookAttempt),
  body: Schema.String.annotate({ description: "The JSON that is posted." })
}).annotate({ identifier: "WebhookDeliveryDetail" })

/** See {@link WebhookDeliveryDetail}. */
export type WebhookDeliveryDetail = typeof WebhookDeliveryDetail.Type

/** A page of deliveries, the newest first. */
export const WebhookDeliveryPage = Schema.Struct(pageFields(WebhookDelivery)).annotate({
  identifier: "WebhookDeliveryPage"
})

/** Which deliveries a list shows. */
export const WebhookDeliveryListQuery = {
  webhook: Schema.optionalKey(Schema.String.annotate({ description: "Only to the webhook of this id." })),
  state: Schema.optionalKey(Schema.Literals(["pending", "delivered", "failed"])),
  type: Schema.optionalKey(Schema.Literals(webhookEventTypes)),
  ...pagingQuery
}
