import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pagingQuery } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"
import { NewWebhook, Webhook, WebhookChange, WebhookRequest, Webhooks, WebhookSecret } from "./webhook/Webhook.ts"
import {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryListQuery,
  WebhookDeliveryPage
} from "./webhook/WebhookDelivery.ts"
import { NeededScope } from "./CurrentCaller.ts"

const params = { id: Schema.String }
const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** The deliveries to webhooks and their outcomes. */
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
        description: "Every attempt with its status, time and failure, and the JSON that is posted."
      })
    ),
    HttpApiEndpoint.post("replay", "/:id/replay", {
      params,
      success: WebhookDelivery.pipe(HttpApiSchema.status(202)),
      error: problems
    })
      .annotate(NeededScope, "webhooks:admin")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "WebhookDeliveryReplay",
          summary: "Send an event again",
          description: "Queues a delivery again, whatever its outcome, under the same webhook-id."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/webhook-deliveries")
  .annotateMerge(
    OpenApi.annotations({ title: "Webhook deliveries", description: "Deliveries to webhooks and their outcomes." })
  ) {}

/** Where events are posted. A token sees the webhooks of which it may act for every company. */
export class WebhooksGroup extends HttpApiGroup.make("webhooks")
  .add(
    HttpApiEndpoint.post("create", "/", {
      payload: WebhookRequest,
      success: NewWebhook.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookCreate",
        summary: "Register a webhook",
        description:
          "Posts events to a URL, signed by Standard Webhooks 1.0, and retries for days. Only https, and only hosts with public addresses alone, which is checked before each attempt."
      })
    ),
    HttpApiEndpoint.get("list", "/", { query: pagingQuery, success: Webhooks, error: [Forbidden, ServiceUnavailable] })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "WebhookGetAll",
          summary: "List webhooks",
          description: "The oldest first, in pages; without secrets."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", { params, success: Webhook, error: problems })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "WebhookGetItem",
          summary: "One webhook",
          description: "Whether it is enabled, since when it fails, and why it was disabled."
        })
      ),
    HttpApiEndpoint.patch("change", "/:id", {
      params,
      payload: WebhookChange,
      success: Webhook,
      error: [...bodyProblems, ...problems]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "WebhookChange",
          summary: "Change a webhook",
          description: "Changes the given fields; `State` (`enabled`) enables a disabled webhook."
        })
      ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params,
      success: HttpApiSchema.NoContent,
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookDelete",
        summary: "Remove a webhook",
        description: "Also deletes its deliveries, pending ones included."
      })
    ),
    HttpApiEndpoint.post("rotate", "/:id/rotate-secret", {
      params,
      success: WebhookSecret,
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookRotateSecret",
        summary: "Exchange the secret",
        description:
          "Creates a new secret. For 24 hours deliveries carry two signatures, with the new and the previous secret."
      })
    ),
    HttpApiEndpoint.post("test", "/:id/test", {
      params,
      success: WebhookDelivery.pipe(HttpApiSchema.status(202)),
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "WebhookTest",
        summary: "Send a test event",
        description: "Queues the event webhook.test for this webhook; the delivery has the outcome."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "webhooks:admin")
  .prefix("/v1/webhooks")
  .annotateMerge(OpenApi.annotations({ title: "Webhooks", description: "Manage webhook subscriptions." })) {}
