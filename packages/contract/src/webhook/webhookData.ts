// oxlint-disable max-lines -- each field has its description in both languages
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { described } from "@radicar/domain/inner/rules/described"
import { Record, Schema } from "effect"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { moment, optionalMoment } from "../moment.ts"
import { webhookEvents, type WebhookEventType, webhookEventTypes } from "./webhookEvents.ts"

const submissionId = described(Schema.String, {
  en: "UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it.",
  es: "UUID de la radicación, es decir, de este intento de radicar un documento; GET /v1/submissions/{id} lo recibe."
})
const companyId = described(Schema.String, {
  en: "Id of the company in this service, 1 to 20 digits: 1.",
  es: "Identificador de la compañía en este servicio, de 1 a 20 dígitos: 1."
})
const providerId = described(Schema.String, {
  en: "Id of the software's provider in this service, 1 to 20 digits: 1.",
  es: "Identificador del proveedor del software en este servicio, de 1 a 20 dígitos: 1."
})
const environment = described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
  en: "Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production.",
  es: "Ambiente de la DIAN: sandbox (el sustituto), habilitacion (sus pruebas) o production (producción)."
})
const issuerNit = described(Schema.String, {
  en: "NIT of the issuer, without check digit: 900373115.",
  es: "NIT del emisor, sin dígito de verificación: 900373115."
})

/** Links to resources of the service, each with its description. */
const links = <Name extends string>(places: Readonly<Record<Name, Localized>>) =>
  described(
    Schema.Struct(
      Record.map(places, ({ en, es }) =>
        described(Schema.String, {
          en: `${en}, a path of the service without its host.`,
          es: `${es}, una ruta del servicio sin el servidor.`
        })
      )
    ),
    {
      en: "Where to read more; paths of the service without its host.",
      es: "Dónde leer más; rutas del servicio sin el servidor."
    }
  )

const document = Schema.Struct({
  submissionId,
  companyId,
  providerId,
  environment,
  operation: described(Schema.String, {
    en: "Operation that filed the document, by its name in this description: InvoiceCreate.",
    es: "Operación que radicó el documento, por su nombre en esta descripción: InvoiceCreate."
  }),
  issuerNit,
  type: described(Schema.String, {
    en: "Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types).",
    es: "Código del tipo de documento: 01 para una factura de venta (GET /v1/codes/document-types)."
  }),
  id: described(Schema.String, {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  prefix: described(Schema.String, {
    en: "Prefix of the number, such as SETP; empty without one.",
    es: "Prefijo del número, como SETP; vacío si no tiene."
  }),
  number: described(Schema.Int, {
    en: "Number without its prefix: 990000001.",
    es: "Número sin el prefijo: 990000001."
  }),
  uuid: described(Schema.String, {
    en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits.",
    es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales."
  }),
  schemeName: described(Schema.String, {
    en: "Name of the key's scheme, which tells how it is computed: CUFE-SHA384.",
    es: "Nombre del esquema de la clave, que dice cómo se calcula: CUFE-SHA384."
  }),
  state: described(Schema.String, {
    en: "Exact state of the submission, as GET /v1/submissions/{id} has it: accepted.",
    es: "Estado exacto de la radicación, como lo tiene GET /v1/submissions/{id}: accepted."
  }),
  status: described(Schema.optionalKey(Schema.String), {
    en: "As `status` of the result: pending, processing, submitted, rejected. Absent where the authority did not take the request.",
    es: "Como `status` del resultado: pending, processing, submitted, rejected. Ausente si la DIAN no recibió la solicitud."
  }),
  statusCode: described(Schema.String, {
    en: "The authority's StatusCode: 00; empty where there is none.",
    es: "StatusCode de la DIAN: 00; vacío si no hay."
  }),
  rules: described(Schema.Array(Schema.String), {
    en: "Codes of the rules by which the authority refused the document: FAD06. Empty if it did not.",
    es: "Códigos de las reglas por las que la DIAN rechazó el documento: FAD06. Vacío si no lo rechazó."
  }),
  numberHolder: Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Only of a rejection by rule 90: key of the other document that the authority has under the number, which is not free.",
        es: "Solo en un rechazo por la regla 90: clave del otro documento que la DIAN tiene con el número, que no está libre."
      })
    })
  ),
  notifications: described(Schema.optionalKey(Schema.Array(Schema.Struct(Violation.fields))), {
    en: "What the check of the body notified of, as in the result, at most 20; absent if there is nothing.",
    es: "Lo que la revisión del cuerpo notificó, como en el resultado, máximo 20; ausente si no hay nada."
  }),
  links: links({
    submission: {
      en: "The submission with its history",
      es: "La radicación con su historia"
    }
  })
})

const numberingRange = Schema.Struct({
  companyId,
  environment,
  issuerNit,
  prefix: described(Schema.String, {
    en: "Prefix of the range: SETP; empty without one.",
    es: "Prefijo del rango: SETP; vacío si no tiene."
  }),
  fromNumber: described(Schema.Int, {
    en: "First number of the range: 990000000.",
    es: "Primer número del rango: 990000000."
  }),
  toNumber: described(Schema.Int, {
    en: "Last number of the range: 995000000.",
    es: "Último número del rango: 995000000."
  }),
  threshold: described(Schema.Int, {
    en: "Threshold that was crossed: hundredths of the range that are left (10, 5, 1), or days until it ends (30, 15, 5).",
    es: "Umbral que se cruzó: centésimas que quedan del rango (10, 5, 1), o días hasta que termina (30, 15, 5)."
  }),
  left: described(Schema.optionalKey(Schema.Int), {
    en: "Numbers that can still be filed; only of numbering_range.low.",
    es: "Números que aún se pueden radicar; solo de numbering_range.low."
  }),
  total: described(Schema.optionalKey(Schema.Int), {
    en: "Numbers of the whole range; only of numbering_range.low.",
    es: "Números de todo el rango; solo de numbering_range.low."
  }),
  daysLeft: described(Schema.optionalKey(Schema.Int), {
    en: "Whole days until the range ends; only of numbering_range.expiring.",
    es: "Días enteros hasta que termina el rango; solo de numbering_range.expiring."
  }),
  links: links({
    ranges: {
      en: "The ranges of the issuer",
      es: "Los rangos del emisor"
    }
  })
})

const certificate = Schema.Struct({
  certificateId: described(Schema.String, {
    en: "UUID of the stored certificate.",
    es: "UUID del certificado guardado."
  }),
  companyId,
  nit: described(Schema.optionalKey(Schema.String), {
    en: "NIT of the holder, without check digit: 900373115. Absent where the certificate names none.",
    es: "NIT del titular, sin dígito de verificación: 900373115. Ausente si el certificado no lo indica."
  }),
  issuer: described(Schema.String, {
    en: "Distinguished name of the certification authority (RFC 2253).",
    es: "Nombre distintivo de la entidad de certificación (RFC 2253)."
  }),
  serialNumber: described(Schema.String, {
    en: "Serial number of the certificate, decimal digits.",
    es: "Número de serie del certificado, en dígitos decimales."
  }),
  notAfter: moment({ en: "Moment until which it is valid.", es: "Momento hasta el que es válido." }),
  daysLeft: described(Schema.Int, { en: "Whole days until it expires: 15.", es: "Días enteros hasta que vence: 15." }),
  threshold: described(Schema.Int, {
    en: "Threshold that was crossed: 30, 15 or 5 days.",
    es: "Umbral que se cruzó: 30, 15 o 5 días."
  }),
  links: links({
    certificates: {
      en: "The company's certificates",
      es: "Los certificados de la compañía"
    }
  })
})

const mail = Schema.Struct({
  mailId: described(Schema.String, {
    en: "UUID of the mail; GET /v1/dian/send-mails/{id} takes it.",
    es: "UUID del correo; GET /v1/dian/send-mails/{id} lo recibe."
  }),
  companyId,
  providerId,
  submissionId,
  state: described(Schema.String, {
    en: "Outcome of the mail: sent, partial or failed.",
    es: "Resultado del correo: sent, partial o failed."
  }),
  tries: described(Schema.Int, { en: "Number of attempts to send: 1.", es: "Cantidad de intentos de envío: 1." }),
  sent: described(Schema.Int, {
    en: "Number of receivers that it was taken for: 2.",
    es: "Cantidad de destinatarios para los que se recibió: 2."
  }),
  failed: described(Schema.Int, {
    en: "Number of receivers that it was refused for: 0.",
    es: "Cantidad de destinatarios para los que se rechazó: 0."
  }),
  bounced: described(Schema.optionalKey(Schema.Int), {
    en: "Of mail.bounced: number of receivers that it came back from so far.",
    es: "De mail.bounced: cantidad de destinatarios de los que ha vuelto hasta ahora."
  }),
  links: links({
    mail: {
      en: "The mail, with what the mail server said",
      es: "El correo, con lo que dijo el servidor de correo"
    },
    submission: {
      en: "The submission of its document",
      es: "La radicación de su documento"
    }
  })
})

const testSet = Schema.Struct({
  testSetId: described(Schema.String, {
    en: "Id of the test set, a GUID.",
    es: "Identificador del set de pruebas, un GUID."
  }),
  companyId,
  providerId,
  environment,
  message: described(Schema.String, {
    en: "The authority's own sentence about the set.",
    es: "Frase de la propia DIAN sobre el set."
  }),
  links: links({
    testSet: {
      en: "The set with its documents and counts",
      es: "El set con sus documentos y cantidades"
    }
  })
})

const authority = Schema.Struct({
  environment,
  since: optionalMoment({
    en: "When the outage began; absent where it is not known.",
    es: "Cuándo comenzó la falla; ausente si no se sabe."
  }),
  links: links({
    status: {
      en: "State of the authority",
      es: "Estado de la DIAN"
    }
  })
})

const batch = Schema.Struct({
  batchId: described(Schema.String, {
    en: "UUID of the upload in this service.",
    es: "UUID de la radicación en este servicio."
  }),
  companyId,
  providerId,
  environment,
  zipKey: described(Schema.String, {
    en: "Key that the authority gave to the upload, a UUID.",
    es: "Clave que la DIAN le dio al envío, un UUID."
  }),
  askedAt: moment({
    en: "When the authority last answered about the upload.",
    es: "Cuándo respondió la DIAN por última vez sobre el envío."
  })
})

const queue = Schema.Struct({
  queue: described(Schema.Literals(["submissions", "batches", "mails", "inbox", "webhooks"]), {
    en: "Queue of the service: submissions (open documents), batches (uploads), mails, inbox (arrivals to judge) or webhooks (deliveries of events).",
    es: "Cola del servicio: submissions (documentos abiertos), batches (envíos), mails (correos), inbox (llegadas por revisar) o webhooks (entregas de eventos)."
  }),
  depth: described(Schema.Int, {
    en: "Unfinished work of the queue: 12.",
    es: "Trabajo pendiente de la cola: 12."
  }),
  lateSeconds: described(Schema.Int, {
    en: "Delay of the most overdue job in whole seconds: 600; 0 where none is late.",
    es: "Retraso de la tarea más atrasada en segundos enteros: 600; 0 si ninguna está atrasada."
  })
})

const job = Schema.Struct({
  job: described(Schema.Literals(["certificates", "erasures", "inbox", "months"]), {
    en: "Regular job of the service. It is certificates (reports those that expire) or erasures (of what need not be kept any more). Or it is inbox (ends terms, adopts outcomes, deletes old mails) or months (makes the database's partitions).",
    es: "Tarea periódica del servicio. Es certificates (avisa de los que vencen) o erasures (borra lo que ya no hay que conservar). O es inbox (cierra plazos, adopta resultados, borra correos viejos) o months (crea las particiones de la base de datos)."
  }),
  lastRun: moment({ en: "When the job last succeeded.", es: "Cuándo se completó la tarea por última vez." }),
  lateSeconds: described(Schema.Int, {
    en: "Delay of the next run in whole seconds: 7300; 0 where it is not late.",
    es: "Retraso de la próxima ejecución en segundos enteros: 7300; 0 si no está atrasada."
  })
})

const webhook = Schema.Struct({
  webhookId: described(Schema.String, {
    en: "UUID of the webhook that was tested or disabled.",
    es: "UUID del webhook que se probó o se inhabilitó."
  }),
  companyId: described(Schema.optionalKey(Schema.String), {
    en: "Id of the company of the disabled webhook, or * for one of all companies; only of webhook.disabled.",
    es: "Identificador de la compañía del webhook inhabilitado, o * si es de todas; solo de webhook.disabled."
  }),
  because: described(Schema.optionalKey(Schema.Literals(["gone", "failing"])), {
    en: "gone: it answered 410. failing: it has taken nothing for days. Only of webhook.disabled.",
    es: "gone: respondió 410. failing: no ha recibido nada en días. Solo de webhook.disabled."
  }),
  links: Schema.optionalKey(
    links({ webhook: { en: "The webhook; only of webhook.disabled", es: "El webhook; solo de webhook.disabled" } })
  )
})

const inbox = Schema.Struct({
  itemId: described(Schema.String, {
    en: "UUID of the item in the inbox; GET /v1/inbox/{id} takes it.",
    es: "UUID del elemento en la bandeja; GET /v1/inbox/{id} lo recibe."
  }),
  companyId,
  state: described(Schema.optionalKey(Schema.String), {
    en: "State of the document, as GET /v1/inbox/{id} has it: received. Absent of inbox.unreadable.",
    es: "Estado del documento, como lo tiene GET /v1/inbox/{id}: received. Ausente en inbox.unreadable."
  }),
  uuid: described(Schema.optionalKey(Schema.String), {
    en: "Key of the document: CUFE or CUDE, 96 hexadecimal digits. Absent of inbox.unreadable.",
    es: "Clave del documento: CUFE o CUDE, 96 dígitos hexadecimales. Ausente en inbox.unreadable."
  }),
  type: described(Schema.optionalKey(Schema.String), {
    en: "Type code of the document: 01. Absent of inbox.unreadable.",
    es: "Código del tipo de documento: 01. Ausente en inbox.unreadable."
  }),
  id: described(Schema.optionalKey(Schema.String), {
    en: "Number of the document with its prefix: SETP990000001. Absent of inbox.unreadable.",
    es: "Número del documento con su prefijo: SETP990000001. Ausente en inbox.unreadable."
  }),
  supplierNit: described(Schema.optionalKey(Schema.String), {
    en: "Identification of the supplier, without check digit: 900373115. Absent of inbox.unreadable.",
    es: "Identificación del proveedor, sin dígito de verificación: 900373115. Ausente en inbox.unreadable."
  }),
  endsOn: described(Schema.optionalKey(Schema.String), {
    en: "Last day for acceptance or claim: 2026-01-20; only of inbox.term_ending.",
    es: "Último día para aceptar o reclamar: 2026-01-20; solo en inbox.term_ending."
  }),
  count: described(Schema.optionalKey(Schema.Int), {
    en: "Number of files of the arrival that cannot be read: 1; only of inbox.unreadable.",
    es: "Número de archivos de la llegada que no se pueden leer: 1; solo en inbox.unreadable."
  }),
  reasons: described(Schema.optionalKey(Schema.Array(Schema.String)), {
    en: "Codes of the reasons why they cannot be read, such as encrypted; only of inbox.unreadable.",
    es: "Códigos de los motivos por los que no se pueden leer, como encrypted; solo en inbox.unreadable."
  }),
  links: links({
    item: {
      en: "The item with its document",
      es: "El elemento con su documento"
    }
  })
})

const families: Readonly<Record<string, { readonly fields: Schema.Struct.Fields }>> = {
  document,
  batch,
  queue,
  job,
  test_set: testSet,
  numbering_range: numberingRange,
  certificate,
  mail,
  inbox,
  authority,
  webhook
}

const mark = {
  test: described(Schema.optionalKey(Schema.Literal(true)), {
    en: "true: an example that somebody asked for; its ids are those of nothing. Absent of every other event.",
    es: "true: un ejemplo que alguien pidió; sus identificadores no son de nada. Ausente en los demás eventos."
  })
}

/** Schema of the JSON posted for an event. It contains no documents, secrets or addresses of people. */
export const webhookPayload = (type: WebhookEventType) =>
  Schema.Struct({
    type: described(Schema.Literal(type), {
      en: "Name of the event: it says which fields `data` has.",
      es: "Nombre del evento: dice qué campos tiene `data`."
    }),
    timestamp: moment({
      en: "When the event happened, the same however often it is sent.",
      es: "Cuándo ocurrió el evento, lo mismo por más veces que se envíe."
    }),
    data: described(Schema.Struct({ ...families[type.split(".")[0] ?? ""]?.fields, ...mark }), {
      en: "What happened, without documents, secrets or addresses of people.",
      es: "Lo que ocurrió, sin documentos, secretos ni direcciones de personas."
    })
  })

const header = (name: string, text: Localized) => ({
  name,
  in: "header",
  required: true,
  description: bilingual(text),
  schema: { type: "string" }
})

const parameters = [
  header("webhook-id", {
    en: "Id of the event, the same however often it is sent: take each only once.",
    es: "Identificador del evento, el mismo por más veces que se envíe: reciba cada uno una sola vez."
  }),
  header("webhook-timestamp", {
    en: "When this attempt was made, whole seconds since 1970: 1768489200.",
    es: "Cuándo se hizo este intento, segundos enteros desde 1970: 1768489200."
  }),
  header("webhook-signature", {
    en: "Signatures as Standard Webhooks 1.0 has them, `v1,…`, spaces between.",
    es: "Firmas como las tiene Standard Webhooks 1.0, `v1,…`, separadas por espacios."
  })
]

/** The OpenAPI tag of webhook events, which are requests by the service and not operations of it. */
export const webhookEventsTag = {
  name: "Webhook events",
  description: bilingual({
    en: "Events that the service posts to the webhooks of callers.",
    es: "Eventos que el servicio envía a los webhooks de quienes lo usan."
  })
}

/** The section `webhooks` of the OpenAPI document, one entry for each event. */
export const openApiWebhooks = Object.fromEntries(
  webhookEventTypes.map((type) => [
    type,
    {
      post: {
        operationId: type,
        tags: [webhookEventsTag.name],
        summary: bilingual(webhookEvents[type]),
        parameters,
        requestBody: {
          required: true,
          content: { "application/json": { schema: Schema.toJsonSchemaDocument(webhookPayload(type)).schema } }
        },
        responses: {
          "2XX": { description: bilingual({ en: "Taken.", es: "Recibido." }) },
          "410": {
            description: bilingual({
              en: "Nothing more is wanted: the webhook is disabled.",
              es: "No se quiere nada más: el webhook queda inhabilitado."
            })
          },
          default: {
            description: bilingual({
              en: "Not taken: it is sent again, for three days.",
              es: "No recibido: se envía de nuevo, durante tres días."
            })
          }
        }
      }
    }
  ])
)
