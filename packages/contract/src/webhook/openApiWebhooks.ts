import { Schema } from "effect"
import { webhookPayload } from "./webhookData.ts"
import { webhookEvents, webhookEventTypes } from "./webhookEvents.ts"

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" }
})

const parameters = [
  header("webhook-id", "Id of the event, the same however often it is sent: take each only once."),
  header("webhook-timestamp", "When this try was made: seconds since the epoch."),
  header("webhook-signature", "Signatures as Standard Webhooks 1.0 has them, `v1,…`, spaces between.")
]

/** The section `webhooks` of the OpenAPI document, one entry for each event. */
export const openApiWebhooks = Object.fromEntries(
  webhookEventTypes.map((type) => [
    type,
    {
      post: {
        operationId: type,
        tags: ["Webhooks"],
        summary: webhookEvents[type],
        parameters,
        requestBody: {
          required: true,
          content: { "application/json": { schema: Schema.toJsonSchemaDocument(webhookPayload(type)).schema } }
        },
        responses: {
          "2XX": { description: "Taken." },
          "410": { description: "Nothing more is wanted: the webhook is disabled." },
          default: { description: "Not taken: it is sent again, for three days." }
        }
      }
    }
  ])
)
