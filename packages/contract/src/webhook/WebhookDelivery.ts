import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { moment, optionalMoment } from "../moment.ts"
import { pageFields, pagingQuery } from "../query/pageQuery.ts"
import { webhookEventTypes } from "./webhookEvents.ts"

const facts = {
  id: described(Schema.String, {
    en: "UUID of the delivery, of one event to one webhook.",
    es: "UUID de la entrega, de un evento a un webhook."
  }),
  webhook: described(Schema.String, {
    en: "UUID of the webhook that the event goes to.",
    es: "UUID del webhook al que va el evento."
  }),
  event: described(Schema.String, {
    en: "Id of the event: the header webhook-id, the same however often it is sent.",
    es: "Identificador del evento: el encabezado webhook-id, el mismo por más veces que se envíe."
  }),
  type: described(Schema.Literals(webhookEventTypes), {
    en: "Name of the event: document.accepted.",
    es: "Nombre del evento: document.accepted."
  }),
  state: described(Schema.Literals(["pending", "delivered", "failed"]), {
    en: "pending: to be sent, or sent again. delivered: it was taken. failed: every attempt failed, or the webhook was disabled.",
    es: "pending: por enviar, o por enviar de nuevo. delivered: se recibió. failed: todos los intentos fallaron, o el webhook se inhabilitó."
  }),
  created: moment({ en: "When the event happened.", es: "Cuándo ocurrió el evento." }),
  tries: described(Schema.Int, { en: "Number of attempts so far: 1.", es: "Cantidad de intentos hasta ahora: 1." }),
  tried: optionalMoment({
    en: "When the last attempt was made; absent before the first.",
    es: "Cuándo se hizo el último intento; ausente antes del primero."
  }),
  next: optionalMoment({
    en: "Earliest moment of the next attempt; only of a pending delivery.",
    es: "Momento más temprano del próximo intento; solo de una entrega pendiente."
  }),
  status: described(Schema.optionalKey(Schema.Int), {
    en: "HTTP status of the last attempt that was answered: 204. Absent where none was.",
    es: "Código HTTP del último intento respondido: 204. Ausente si ninguno lo fue."
  }),
  failure: described(Schema.optionalKey(Schema.String), {
    en: "Why the last attempt failed, a sentence in the language of the caller; absent if it did not.",
    es: "Por qué falló el último intento, una frase en el idioma de quien llama; ausente si no falló."
  })
}

/** A delivery of an event to a webhook. */
export const WebhookDelivery = Schema.Struct(facts).annotate({ identifier: "WebhookDelivery" })

/** A value of the schema {@link WebhookDelivery}. */
export type WebhookDelivery = typeof WebhookDelivery.Type

/** One attempt at a delivery. */
export const WebhookAttempt = Schema.Struct({
  at: moment({ en: "When the attempt was made.", es: "Cuándo se hizo el intento." }),
  millis: described(Schema.Int, {
    en: "Milliseconds that the attempt took: 85.",
    es: "Milisegundos que tardó el intento: 85."
  }),
  status: described(Schema.optionalKey(Schema.Int), {
    en: "HTTP status of the answer: 500. Absent where there was none.",
    es: "Código HTTP de la respuesta: 500. Ausente si no la hubo."
  }),
  failure: described(Schema.optionalKey(Schema.String), {
    en: "Why the attempt failed, a sentence in the language of the caller; absent if it did not.",
    es: "Por qué falló el intento, una frase en el idioma de quien llama; ausente si no falló."
  }),
  answer: described(Schema.optionalKey(Schema.String), {
    en: "First 300 characters of the answer to a failed attempt; absent elsewhere.",
    es: "Primeros 300 caracteres de la respuesta a un intento fallido; ausente en lo demás."
  })
}).annotate({ identifier: "WebhookAttempt" })

/** A delivery with every attempt and its content. */
export const WebhookDeliveryDetail = Schema.Struct({
  ...facts,
  attempts: described(Schema.Array(WebhookAttempt), {
    en: "Every attempt, the oldest first.",
    es: "Cada intento, del más antiguo al más reciente."
  }),
  body: described(Schema.String, {
    en: "The JSON text that is posted, octet for octet as it is signed.",
    es: "El texto JSON que se envía, octeto por octeto como se firma."
  })
}).annotate({ identifier: "WebhookDeliveryDetail" })

/** A value of the schema {@link WebhookDeliveryDetail}. */
export type WebhookDeliveryDetail = typeof WebhookDeliveryDetail.Type

/** A page of deliveries, the newest first. */
export const WebhookDeliveryPage = Schema.Struct(pageFields(WebhookDelivery)).annotate({
  identifier: "WebhookDeliveryPage"
})

/** Filters of the list of deliveries. */
export const WebhookDeliveryListQuery = {
  webhook: Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Only deliveries to the webhook of this UUID.",
        es: "Solo entregas al webhook de este UUID."
      })
    })
  ),
  state: Schema.optionalKey(
    Schema.Literals(["pending", "delivered", "failed"]).annotate({
      description: bilingual({
        en: "Only deliveries in this state: pending, delivered or failed.",
        es: "Solo entregas en este estado: pending, delivered o failed."
      })
    })
  ),
  type: Schema.optionalKey(
    Schema.Literals(webhookEventTypes).annotate({
      description: bilingual({
        en: "Only deliveries of the event of this name: document.accepted.",
        es: "Solo entregas del evento de este nombre: document.accepted."
      })
    })
  ),
  ...pagingQuery
}
