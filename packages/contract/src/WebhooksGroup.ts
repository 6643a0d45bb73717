import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { bodyProblems, Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"
import { pagingQuery } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"
import { NewWebhook, Webhook, WebhookChanges, WebhookRequest, Webhooks, WebhookSecret } from "./webhook/Webhook.ts"
import {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryListQuery,
  WebhookDeliveryPage
} from "./webhook/WebhookDelivery.ts"
import { webhookEventTypes } from "./webhook/webhookEvents.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const params = {
  id: Schema.String.annotate({
    description: bilingual({
      en: "UUID of the webhook, `id` of its answer.",
      es: "UUID del webhook, `id` de su respuesta."
    })
  })
}
const deliveryParams = {
  id: Schema.String.annotate({
    description: bilingual({
      en: "UUID of the delivery, `id` of its answer.",
      es: "UUID de la entrega, `id` de su respuesta."
    })
  })
}
const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** The deliveries to webhooks and their outcomes. */
export class WebhookDeliveriesGroup extends HttpApiGroup.make("webhookDeliveries")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: WebhookDeliveryListQuery,
      success: WebhookDeliveryPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("WebhookDeliveryGetAll", {
        summary: { en: "List deliveries", es: "Listar las entregas" },
        en: "Pending and sent events for the webhooks of the token, the newest first, in pages.",
        es: "Eventos pendientes y enviados a los webhooks del token, de lo más reciente a lo más antiguo, por páginas."
      })
    ),
    HttpApiEndpoint.get("get", "/:id", {
      params: deliveryParams,
      success: WebhookDeliveryDetail,
      error: problems
    }).annotateMerge(
      operationTexts("WebhookDeliveryGetItem", {
        summary: { en: "One delivery", es: "Una entrega" },
        en: "Every attempt with its status, time and failure, and the JSON that is posted.",
        es: "Cada intento con su estado, hora y falla, y el JSON que se envía."
      })
    ),
    HttpApiEndpoint.post("replay", "/:id/replay", {
      params: deliveryParams,
      success: WebhookDelivery.pipe(HttpApiSchema.status(202)),
      error: problems
    })
      .annotate(NeededScope, "webhooks:admin")
      .annotateMerge(
        operationTexts("WebhookDeliveryReplay", {
          summary: { en: "Send an event again", es: "Enviar un evento de nuevo" },
          en: "Queues a delivery again, whatever its outcome, under the same webhook-id.",
          es: "Encola de nuevo una entrega, sea cual sea su resultado, con el mismo webhook-id."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/webhook-deliveries")
  .annotateMerge(
    groupTexts("Webhook deliveries", {
      en: "Deliveries to webhooks and their outcomes.",
      es: "Entregas a webhooks y sus resultados."
    })
  ) {}

/**
 * Operations on webhooks, to which events are posted. A token sees a webhook only if it may act for all of the
 * webhook's companies.
 */
export class WebhooksGroup extends HttpApiGroup.make("webhooks")
  .add(
    HttpApiEndpoint.post("create", "/", {
      payload: WebhookRequest,
      success: NewWebhook.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("WebhookCreate", {
        summary: { en: "Register a webhook", es: "Registrar un webhook" },
        en: "Posts events to a URL, signed by Standard Webhooks 1.0, and retries for days. Only https, and only hosts whose addresses are all public, which is checked before each attempt.",
        es: "Envía eventos a una URL, firmados según Standard Webhooks 1.0, y reintenta durante días. Solo https, y solo servidores que únicamente tengan direcciones públicas, lo que se revisa antes de cada intento."
      })
    ),
    HttpApiEndpoint.get("list", "/", { query: pagingQuery, success: Webhooks, error: [Forbidden, ServiceUnavailable] })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("WebhookGetAll", {
          summary: { en: "List webhooks", es: "Listar los webhooks" },
          en: "The oldest first, in pages; without secrets.",
          es: "Del más antiguo al más reciente, por páginas; sin secretos."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", { params, success: Webhook, error: problems })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("WebhookGetItem", {
          summary: { en: "One webhook", es: "Un webhook" },
          en: "Whether it is enabled, since when it fails, and why it was disabled.",
          es: "Si está habilitado, desde cuándo falla, y por qué se inhabilitó."
        })
      ),
    HttpApiEndpoint.patch("change", "/:id", {
      params,
      payload: WebhookChanges,
      success: Webhook,
      error: [...bodyProblems, ...problems]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("WebhookChange", {
          summary: { en: "Change a webhook", es: "Cambiar un webhook" },
          en: "Changes the given fields; `State` (`enabled`) enables a disabled webhook.",
          es: "Cambia los campos indicados; `State` (`enabled`) habilita un webhook inhabilitado."
        })
      ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params,
      success: HttpApiSchema.NoContent,
      error: problems
    }).annotateMerge(
      operationTexts("WebhookDelete", {
        summary: { en: "Delete a webhook", es: "Eliminar un webhook" },
        en: "Also deletes its deliveries, pending ones included.",
        es: "Elimina también sus entregas, incluso las pendientes."
      })
    ),
    HttpApiEndpoint.post("rotate", "/:id/rotate-secret", {
      params,
      success: WebhookSecret,
      error: problems
    }).annotateMerge(
      operationTexts("WebhookRotateSecret", {
        summary: { en: "Replace the secret", es: "Reemplazar el secreto" },
        en: "Creates a new secret. For 24 hours deliveries carry two signatures, with the new and the previous secret.",
        es: "Crea un secreto nuevo. Durante 24 horas las entregas llevan dos firmas, con el secreto nuevo y el anterior."
      })
    ),
    HttpApiEndpoint.post("test", "/:id/test", {
      params,
      query: {
        type: Schema.optionalKey(
          Schema.Literals(webhookEventTypes).annotate({
            description: bilingual({
              en: "Only of a webhook of kind pull, and not in production: the event to make an example of, marked by `data.test`. Absent: webhook.test.",
              es: "Solo en un webhook de tipo pull, y no en producción: el evento del que se crea un ejemplo, marcado con `data.test`. Ausente: webhook.test."
            })
          })
        )
      },
      success: WebhookDelivery.pipe(HttpApiSchema.status(202)),
      error: problems
    }).annotateMerge(
      operationTexts("WebhookTest", {
        summary: { en: "Send a test event", es: "Enviar un evento de prueba" },
        en: "Queues the event webhook.test for this webhook; the delivery has the outcome. With `type`, a webhook of kind pull gets an example of that event.",
        es: "Encola el evento webhook.test para este webhook; la entrega tiene el resultado. Con `type`, un webhook de tipo pull recibe un ejemplo de ese evento."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "webhooks:admin")
  .prefix("/v1/webhooks")
  .annotateMerge(
    groupTexts("Webhooks", { en: "Manage webhook subscriptions.", es: "Administrar las suscripciones de webhooks." })
  ) {}
