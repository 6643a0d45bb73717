import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryListQuery,
  WebhookDeliveryPage
} from "./webhook/WebhookDelivery.ts"

const params = { id: Schema.String }
const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** What was sent to webhooks, and what came of it. */
export class WebhookDeliveriesGroup extends HttpApiGroup.make("webhookDeliveries")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: WebhookDeliveryListQuery,
      success: WebhookDeliveryPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookDeliveryGetAll",
        summary: "List deliveries",
        description:
          "Events on their way to the webhooks of the token, and those that were sent, the newest first, in pages."
      })
    ),
    HttpApiEndpoint.get("get", "/:id", { params, success: WebhookDeliveryDetail, error: problems }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookDeliveryGetItem",
        summary: "One delivery",
        description: "Every try with its status, time and failure, and the JSON that is posted."
      })
    ),
    HttpApiEndpoint.post("replay", "/:id/replay", {
      params,
      success: WebhookDelivery.pipe(HttpApiSchema.status(202)),
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookDeliveryReplay",
        summary: "Send an event again",
        description: "Queues a delivery anew, whatever became of it, under the same webhook-id."
      })
    )
  )
  .middleware(Authorization)
  .prefix("/v1/webhook-deliveries")
  .annotateMerge(
    OpenApi.annotations({ title: "Webhook deliveries", description: "What was sent to webhooks, and what came of it." })
  ) {}
