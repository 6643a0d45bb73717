import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { moment } from "./moment.ts"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { FilingQuery } from "./FilingQuery.ts"
import { Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const NoticeSubject = Schema.Struct({
  name: described(Schema.String, {
    en: "Number of the document with its prefix (SETP990000001), key of the upload, name of the webhook, queue or regular job.",
    es: "Número del documento con su prefijo (SETP990000001), clave del envío, nombre del webhook, cola o tarea periódica."
  }),
  since: moment({
    en: "When the document was recorded, the upload first queried, the webhook disabled, the job due.",
    es: "Cuándo se registró el documento, se consultó por primera vez el envío, se inhabilitó el webhook o debía ejecutarse la tarea."
  }),
  companyId: described(Schema.optionalKey(Schema.String), {
    en: "Id of the company of the document or upload: 1. Absent for others.",
    es: "Identificador de la compañía del documento o envío: 1. Ausente en lo demás."
  }),
  submissionId: described(Schema.optionalKey(Schema.String), {
    en: "UUID of the submission of the document; GET /v1/submissions/{id} takes it. Absent for others.",
    es: "UUID de la radicación del documento; GET /v1/submissions/{id} lo recibe. Ausente en lo demás."
  }),
  zipKey: described(Schema.optionalKey(Schema.String), {
    en: "Key that the authority gave to the upload, a UUID; GET /v1/dian/status-zips takes it. Only of batch.stalled.",
    es: "Clave que la DIAN le dio al envío, un UUID; GET /v1/dian/status-zips la recibe. Solo en batch.stalled."
  }),
  webhookId: described(Schema.optionalKey(Schema.String), {
    en: "UUID of the webhook; GET /v1/webhooks/{id} takes it. Only of webhook.disabled.",
    es: "UUID del webhook; GET /v1/webhooks/{id} lo recibe. Solo en webhook.disabled."
  })
}).annotate({ identifier: "NoticeSubject" })

/** A state of the service that requires a person's action while it lasts. */
export const Notice = Schema.Struct({
  kind: described(
    Schema.Literals([
      "document.overdue",
      "document.contingency_overdue",
      "batch.stalled",
      "webhook.disabled",
      "queue.stalled",
      "job.overdue"
    ]),
    {
      en: "Name of the state, which is that of its event for webhooks. queue.stalled and job.overdue are shown to tokens of all companies only.",
      es: "Nombre del estado, que es el de su evento para webhooks. queue.stalled y job.overdue solo se muestran a tokens de todas las compañías."
    }
  ),
  message: described(Schema.String, {
    en: "Sentence that describes the state, in the language of the caller.",
    es: "Frase que describe el estado, en el idioma de quien pregunta."
  }),
  action: described(Schema.String, {
    en: "What to do, in the language of the caller.",
    es: "Qué hacer, en el idioma de quien pregunta."
  }),
  count: described(Schema.Int, {
    en: "Number of documents, uploads, webhooks, queues or jobs in the state: 3.",
    es: "Cantidad de documentos, envíos, webhooks, colas o tareas en el estado: 3."
  }),
  subjects: described(Schema.Array(NoticeSubject), {
    en: "What is in the state, the oldest first, at most 20.",
    es: "Lo que está en el estado, del más antiguo al más reciente, máximo 20."
  })
}).annotate({ identifier: "Notice" })

/** A value of the schema {@link Notice}. */
export type Notice = typeof Notice.Type

/** The notices that are open. */
export const NoticeList = Schema.Struct({
  items: described(Schema.Array(Notice), {
    en: "At most one of each kind; empty if nothing needs action.",
    es: "A lo sumo uno de cada clase; vacío si nada requiere atención."
  })
}).annotate({ identifier: "NoticeList" })

/** A value of the schema {@link NoticeList}. */
export type NoticeList = typeof NoticeList.Type

/** Kinds of what may be open in a company, in the order of listing: those that law or authority punish come first. */
export const companyNoticeKinds = [
  "document.contingency_overdue",
  "document.contingency_due",
  "document.overdue",
  "batch.stalled",
  "document.rejected",
  "inbox.term_ending",
  "certificate.expiring",
  "numbering_range.expiring",
  "numbering_range.low",
  "mail.failed",
  "webhook.disabled"
] as const

/** An open state of a company that needs a person. */
export const CompanyNotice = Schema.Struct({
  companyId: described(Schema.String, {
    en: "Id of the company: 1.",
    es: "Identificador de la compañía: 1."
  }),
  kind: described(Schema.Literals(companyNoticeKinds), {
    en: "Name of the state, which is that of its event for webhooks if it has one.",
    es: "Nombre del estado, que es el de su evento para webhooks si lo tiene."
  }),
  message: described(Schema.String, {
    en: "What is open, in the language of the caller.",
    es: "Lo que está pendiente, en el idioma de quien pregunta."
  }),
  count: described(Schema.Int, {
    en: "Number of documents, mails, ranges, certificates, uploads or webhooks in the state: 3.",
    es: "Cantidad de documentos, correos, rangos, certificados, envíos o webhooks en el estado: 3."
  }),
  since: described(Schema.optionalKey(Schema.String), {
    en: "Since when the oldest of them is open, ISO 8601 in UTC; absent of ranges and certificates.",
    es: "Desde cuándo está pendiente el más antiguo, ISO 8601 en UTC; ausente en rangos y certificados."
  }),
  until: described(Schema.optionalKey(Schema.String), {
    en: "When the first term ends, ISO 8601: transmission of a contingency, acceptance or claim, certificate or range. Absent of others.",
    es: "Cuándo termina el primer plazo, ISO 8601: transmisión de una contingencia, aceptación o reclamo, certificado o rango. Ausente en lo demás."
  })
}).annotate({ identifier: "CompanyNotice" })

/** A value of the schema {@link CompanyNotice}. */
export type CompanyNotice = typeof CompanyNotice.Type

/** The open states of the companies of a token. */
export const CompanyNotices = Schema.Struct({
  items: described(Schema.Array(CompanyNotice), {
    en: "At most one of each kind and company, the most urgent kind first, then by term and age; at most 2 000.",
    es: "A lo sumo uno de cada clase y compañía, primero la clase más urgente, luego por plazo y antigüedad; máximo 2 000."
  }),
  more: described(Schema.Boolean, {
    en: "Whether there are more than could be listed.",
    es: "Si hay más de lo que se pudo listar."
  })
}).annotate({ identifier: "CompanyNotices" })

/** A value of the schema {@link CompanyNotices}. */
export type CompanyNotices = typeof CompanyNotices.Type

/** Query parameters of the operation NoticeGetAll. */
export const NoticeQuery = { companyId: Schema.optionalKey(FilingQuery.companyId) }

/** Operations on states of the service that require a person's action. */
export class NoticesGroup extends HttpApiGroup.make("notices")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: NoticeQuery,
      success: NoticeList,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("NoticeGetAll", {
        summary: { en: "List open notices", es: "Listar los avisos abiertos" },
        en: "Filings open for three days, contingencies not transmitted for 48 hours, uploads that were never queued, and disabled webhooks, each with what to do. They are those of one company, or of all that the token may act for. Without a company, a token of all companies also gets stalled queues and regular jobs that do not run. A notice ends with its state; the notice of an upload ends a week after its last query.",
        es: "Radicaciones abiertas desde hace tres días, contingencias sin transmitir desde hace 48 horas, envíos que nunca entraron en cola y webhooks inhabilitados, cada uno con lo que hay que hacer. Son los de una compañía, o de todas por las que el token puede actuar. Sin compañía, un token de todas las compañías recibe también las colas detenidas y las tareas periódicas que no se ejecutan. Un aviso termina con su estado; el de un envío, una semana después de la última consulta."
      })
    ),
    HttpApiEndpoint.get("companies", "/companies", {
      success: CompanyNotices,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("NoticeGetCompanies", {
        summary: { en: "What is open in all companies", es: "Lo pendiente de todas las compañías" },
        en: "For every company that the token may act for: rejected documents to correct, terms that end (transmission of a contingency, acceptance or claim today or tomorrow), certificates and ranges that run out, mails of the last 30 days that did not arrive, and the open notices. Rejections, and mails, count among the last 1 000 of a company. Terms of received documents need the scope inbox:read. Of a token of all companies (`*`), rejections and mails are those of companies with settings.",
        es: "De cada compañía por la que el token puede actuar: documentos rechazados por corregir, plazos que terminan (transmisión de una contingencia, aceptación o reclamo hoy o mañana), certificados y rangos por agotarse, correos de los últimos 30 días que no llegaron, y los avisos abiertos. Los rechazos y los correos cuentan entre los últimos 1 000 de una compañía. Los plazos de documentos recibidos requieren el permiso inbox:read. Con un token de todas las compañías (`*`), los rechazos y correos son los de las compañías con configuración."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/notices")
  .annotateMerge(
    groupTexts("Notices", {
      en: "States of the service that need action.",
      es: "Estados del servicio que requieren atención."
    })
  ) {}
