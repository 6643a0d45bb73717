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
