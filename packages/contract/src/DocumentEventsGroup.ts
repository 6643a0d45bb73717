import { bilingual } from "@radicar/domain/inner/rules/Language"
import { described, formedText } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AnswerProof } from "./AnswerProof.ts"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CertificateUnusable, Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { AuthorityQuery, QueryHeaders } from "./query/QueryParameters.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** An event that the authority has registered on an invoice. */
export const DocumentEvent = Schema.Struct({
  code: described(Schema.String, {
    en: "Type of the event: 030 (GET /v1/codes/events).",
    es: "Tipo del evento: 030 (GET /v1/codes/events)."
  }),
  name: described(Schema.String, {
    en: "Name of the event, as the authority states it: Acuse de recibo de Factura Electrónica de Venta.",
    es: "Nombre del evento, como lo da la DIAN: Acuse de recibo de Factura Electrónica de Venta."
  }),
  id: described(Schema.String, {
    en: "Number of the event with its prefix: ACR1.",
    es: "Número del evento con su prefijo: ACR1."
  }),
  uuid: described(Schema.String, {
    en: "Key of the event, CUDE, 96 hexadecimal digits.",
    es: "Clave del evento, CUDE, 96 dígitos hexadecimales."
  }),
  registered: described(Schema.optionalKey(Schema.String), {
    en: "When the authority registered it, ISO 8601 with offset: 2026-01-15T10:00:00-05:00. Absent where it does not say.",
    es: "Cuándo lo registró la DIAN, ISO 8601 con desfase: 2026-01-15T10:00:00-05:00. Ausente si no lo dice."
  }),
  notifications: described(
    Schema.Array(
      Schema.Struct({
        rule: described(Schema.String, {
          en: "Code of the authority's rule: LGC57.",
          es: "Código de la regla de la DIAN: LGC57."
        }),
        message: described(Schema.String, {
          en: "What the authority said, in its words.",
          es: "Lo que dijo la DIAN, en sus palabras."
        })
      })
    ),
    {
      en: "Rules that the authority notified when it registered the event.",
      es: "Reglas que la DIAN notificó al registrar el evento."
    }
  )
}).annotate({ identifier: "DocumentEvent" })

/** The events of an invoice, as returned by the authority. */
export const DocumentEvents = Schema.Struct({
  uuid: described(Schema.String, {
    en: "Key of the requested invoice, CUFE, 96 hexadecimal digits.",
    es: "Clave de la factura consultada, CUFE, 96 dígitos hexadecimales."
  }),
  state: described(Schema.Literals(["known", "unknown", "noInvoice"]), {
    en: "known: the authority has the invoice. unknown: it does not know the key. noInvoice: the key is not that of an invoice.",
    es: "known: la DIAN tiene la factura. unknown: no conoce la clave. noInvoice: la clave no es de una factura."
  }),
  statusCode: described(Schema.String, {
    en: "The authority's StatusCode: 00 accepted, 99 rejected by the rules, others as the authority gives them; empty until it has answered.",
    es: "StatusCode de la DIAN: 00 aceptado, 99 rechazado por las reglas, otros como los da la DIAN; vacío mientras no responda."
  }),
  statusDescription: described(Schema.String, {
    en: "The authority's StatusDescription, in its words; empty until it has answered.",
    es: "StatusDescription de la DIAN, en sus palabras; vacío mientras no responda."
  }),
  asked: described(Schema.String, {
    en: "When the authority was queried, ISO 8601 with offset: 2026-01-15T10:00:00-05:00.",
    es: "Cuándo se consultó a la DIAN, ISO 8601 con desfase: 2026-01-15T10:00:00-05:00."
  }),
  proof: described(Schema.optionalKey(AnswerProof), {
    en: "Degree of proof that the authority signed its answer; absent without a signed answer.",
    es: "Grado de prueba de que la DIAN firmó su respuesta; ausente sin respuesta firmada."
  }),
  items: described(Schema.Array(DocumentEvent), {
    en: "The events in the authority's order; empty if there are none.",
    es: "Los eventos en el orden de la DIAN; vacío si no hay."
  })
}).annotate({ identifier: "DocumentEvents" })

/** A value of the schema {@link DocumentEvents}. */
export type DocumentEvents = typeof DocumentEvents.Type

/** Query parameters of the operation DocumentEventGetAll. */
export const DocumentEventsQuery = {
  ...AuthorityQuery,
  uuid: formedText(/^[0-9a-fA-F]{96}$/u, { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" }).annotate({
    description: bilingual({
      en: "CUFE of the invoice, 96 hexadecimal digits.",
      es: "CUFE de la factura, 96 dígitos hexadecimales."
    })
  })
}

/** Operations that query the authority for registered events. */
export class DocumentEventsGroup extends HttpApiGroup.make("documentEvents")
  .add(
    HttpApiEndpoint.get("list", "/document-events", {
      query: DocumentEventsQuery,
      headers: QueryHeaders,
      success: DocumentEvents,
      error: [Forbidden, CertificateUnusable, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("DocumentEventGetAll", {
        summary: { en: "List the events of an invoice", es: "Listar los eventos de una factura" },
        en: "The events that the authority has registered on an invoice, whoever filed them: receipts, claims, acceptances, endorsements. The authority is queried each time, and nothing is recorded.",
        es: "Los eventos que la DIAN ha registrado sobre una factura, sin importar quién los radicó: acuses, reclamos, aceptaciones, endosos. Se consulta a la DIAN cada vez, y no se registra nada."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Registered events", {
      en: "Events that the authority has registered.",
      es: "Eventos que registró la DIAN."
    })
  ) {}
