import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { documentFactFields, SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { moment } from "./moment.ts"
import { AnswerProof } from "./AnswerProof.ts"
import { Authorization } from "./Authorization.ts"
import {
  bodyProblems,
  Forbidden,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  UnreadableDocument,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { documentIds, ItemProblem, maximumItems } from "./problem/ItemProblem.ts"
import { productsEndpoint } from "./filedProducts.ts"
import { ledgerFields } from "./ledger.ts"
import { listingContentTypes, Reconciliation, ReconciliationQuery } from "./Reconciliation.ts"
import { pageFields } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"
import {
  DismissSubmission,
  SubmissionExportQuery,
  SubmissionListQuery,
  SubmissionSummaryQuery
} from "./submissionRequests.ts"
import { SubmissionSums } from "./submissionSums.ts"
import { taxesEndpoint } from "./taxReport.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const state = Schema.Literals([
  "signed",
  "contingency",
  "filing",
  "unknown",
  "processing",
  "accepted",
  "rejected",
  "refused"
])

/**
 * Facts from the body of a document that the authority never received and that therefore has no result. Times are ISO
 * 8601.
 */
export const StatedDocument = Schema.Struct({
  id: described(Schema.String, {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  type: described(Schema.String, {
    en: "Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types).",
    es: "Código del tipo de documento: 01 para una factura de venta (GET /v1/codes/document-types)."
  }),
  prefix: described(Schema.String, {
    en: "Prefix of the number, such as SETP; empty without one.",
    es: "Prefijo del número, como SETP; vacío si no tiene."
  }),
  number: described(Schema.Int, {
    en: "Number without its prefix: 990000001.",
    es: "Número sin el prefijo: 990000001."
  }),
  date: described(Schema.String, {
    en: "Issue date as the body stated it, ISO 8601: 2026-01-15T10:00:00-05:00.",
    es: "Fecha de expedición como la indicó el cuerpo, ISO 8601: 2026-01-15T10:00:00-05:00."
  }),
  created: described(Schema.String, {
    en: "When the service recorded it, ISO 8601 with offset.",
    es: "Cuándo la registró el servicio, ISO 8601 con desfase."
  }),
  ...documentFactFields
}).annotate({ identifier: "StatedDocument" })

/** A recorded document: the result of its filing, and its company. */
export const SubmissionItem = Schema.Struct({
  submissionId: described(Schema.String, {
    en: "UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it.",
    es: "UUID de la radicación, es decir, de este intento de radicar un documento; GET /v1/submissions/{id} lo recibe."
  }),
  state: described(state, {
    en: "Exact state of the submission. signed: recorded, not sent. contingency: waits for the end of an outage. filing: being sent. unknown: the answer was lost. processing: the authority is processing it. accepted, rejected: final. refused: the authority refused the request.",
    es: "Estado exacto de la radicación. signed: registrada, sin enviar. contingency: espera el fin de una falla. filing: se está enviando. unknown: se perdió la respuesta. processing: la DIAN la procesa. accepted, rejected: finales. refused: la DIAN se negó a recibir la solicitud."
  }),
  operation: described(Schema.String, {
    en: "Operation that filed the document, by its name in this description: InvoiceCreate.",
    es: "Operación que radicó el documento, por su nombre en esta descripción: InvoiceCreate."
  }),
  companyId: described(Schema.String, {
    en: "Id of the company in this service, 1 to 20 digits: 1.",
    es: "Identificador de la compañía en este servicio, de 1 a 20 dígitos: 1."
  }),
  providerId: described(Schema.String, {
    en: "Id of the software's provider in this service, 1 to 20 digits: 1.",
    es: "Identificador del proveedor del software en este servicio, de 1 a 20 dígitos: 1."
  }),
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production.",
    es: "Ambiente de la DIAN: sandbox (el sustituto), habilitacion (sus pruebas) o production (producción)."
  }),
  issuerNit: described(Schema.String, {
    en: "NIT of the issuer, without check digit: 900373115.",
    es: "NIT del emisor, sin dígito de verificación: 900373115."
  }),
  attempts: described(Schema.Int, {
    en: "Number of attempts to send the submission: 1.",
    es: "Cantidad de intentos de envío de la radicación: 1."
  }),
  filedAgain: described(Schema.optionalKey(Schema.Boolean), {
    en: "Whether the number was filed again after the authority rejected or refused this document; absent for others.",
    es: "Si el número se volvió a radicar después de que la DIAN rechazara o no recibiera este documento; ausente en los demás."
  }),
  reassigned: described(Schema.optionalKey(Schema.Literal(true)), {
    en: "The service has given the number of this rejected or refused document to another one since. It is still to be corrected, and gets another number. Absent otherwise.",
    es: "El servicio ya le dio a otro documento el número de este, que fue rechazado o no se recibió. Sigue por corregir y recibe otro número. Ausente en los demás."
  }),
  alarm: described(Schema.optionalKey(Schema.String), {
    en: "Why the authority's answer needs the review of a person; absent if it does not.",
    es: "Por qué la respuesta de la DIAN requiere revisión de una persona; ausente si no la requiere."
  }),
  proof: described(Schema.optionalKey(AnswerProof), {
    en: "Degree of proof that the authority signed its answer; absent without a signed answer.",
    es: "Grado de prueba de que la DIAN firmó su respuesta; ausente sin respuesta firmada."
  }),
  ...ledgerFields,
  result: described(Schema.optionalKey(SubmissionResult), {
    en: "Result of the filing; absent where the request was refused as a whole.",
    es: "Resultado de la radicación; ausente si la solicitud se rechazó en su conjunto."
  }),
  stated: described(Schema.optionalKey(StatedDocument), {
    en: "What the body stated; only where the authority never received the document, so that there is no result.",
    es: "Lo que indicó el cuerpo; solo si la DIAN nunca recibió el documento, de modo que no hay resultado."
  })
}).annotate({ identifier: "SubmissionItem" })

/** A value of the schema {@link SubmissionItem}. */
export type SubmissionItem = typeof SubmissionItem.Type

/** A page of submissions. */
export const SubmissionPage = Schema.Struct(pageFields(SubmissionItem)).annotate({ identifier: "SubmissionPage" })

/** A step of a submission's history. */
export const SubmissionStep = Schema.Struct({
  at: moment({ en: "When the step happened.", es: "Cuándo ocurrió el paso." }),
  from: described(Schema.optionalKey(state), {
    en: "State before the step; absent of the first.",
    es: "Estado antes del paso; ausente en el primero."
  }),
  to: described(state, { en: "State after the step.", es: "Estado después del paso." }),
  origin: described(Schema.Literals(["request", "worker", "authority", "operator"]), {
    en: "Origin of the step. request: the call that filed it. worker: the service in the background. authority: its answer. operator: a person.",
    es: "Origen del paso. request: la llamada que la radicó. worker: el servicio en segundo plano. authority: su respuesta. operator: una persona."
  }),
  attempt: described(Schema.Int, {
    en: "Number of the attempt to send that the step belongs to; 0 before the first.",
    es: "Número del intento de envío al que pertenece el paso; 0 antes del primero."
  }),
  detail: described(Schema.String, {
    en: "Sentence about the step, such as the failure of a call, in the language of the caller; empty if there is nothing to say.",
    es: "Frase sobre el paso, como la falla de una llamada, en el idioma de quien pregunta; vacía si no hay nada que decir."
  })
}).annotate({ identifier: "SubmissionStep" })

/** A decision not to correct a rejected document. */
const Dismissal = Schema.Struct({
  reason: described(Schema.String, {
    en: "Why the document is not corrected, in the words of whoever decided.",
    es: "Por qué el documento no se corrige, en palabras de quien lo decidió."
  }),
  tokenId: described(Schema.String, {
    en: "Who decided: the id of a token, or `oidc:` and the subject of a JWT.",
    es: "Quién decidió: el identificador de un token, u `oidc:` y el sujeto de un JWT."
  }),
  callerName: described(Schema.optionalKey(Schema.String), {
    en: "Name of whoever decided: of a token its label, of a JWT the person that it names. Absent if there is none.",
    es: "Nombre de quien decidió: de un token su etiqueta, de un JWT la persona que nombra. Ausente si no lo hay."
  }),
  at: moment({ en: "When it was decided.", es: "Cuándo se decidió." })
}).annotate({ identifier: "Dismissal" })

/** A submission with its history. */
export const SubmissionDetail = Schema.Struct({
  ...SubmissionItem.fields,
  dismissal: described(Schema.optionalKey(Dismissal), {
    en: "Decision not to correct a rejected or refused document; absent without one.",
    es: "Decisión de no corregir un documento rechazado o no recibido; ausente si no la hay."
  }),
  receiverEmail: described(Schema.optionalKey(Schema.String), {
    en: "E-mail address of the receiver in an accepted document: compras@example.com. Absent without one, and of payroll.",
    es: "Correo del receptor en un documento aceptado: compras@example.com. Ausente si no lo tiene, y en nómina."
  }),
  history: described(Schema.Array(SubmissionStep), {
    en: "Every step of the submission, the oldest first.",
    es: "Cada paso de la radicación, del más antiguo al más reciente."
  })
}).annotate({ identifier: "SubmissionDetail" })

/** The results of retrying several submissions. */
export const RetriedSubmissions = Schema.Struct({
  items: described(
    Schema.Array(
      Schema.Struct({
        id: described(Schema.String, {
          en: "The id of the request: UUID of a submission, or key of its document.",
          es: "El identificador de la solicitud: UUID de una radicación, o clave de su documento."
        }),
        submission: described(Schema.optionalKey(SubmissionDetail), {
          en: "The submission after the retry; absent if there is a problem.",
          es: "La radicación después del reintento; ausente si hay un problema."
        }),
        problem: described(Schema.optionalKey(ItemProblem), {
          en: "Why the submission was not retried; absent if it was.",
          es: "Por qué la radicación no se reintentó; ausente si se reintentó."
        })
      }).annotate({ identifier: "RetriedSubmission" })
    ),
    { en: "One result for each id, in their order.", es: "Un resultado por cada identificador, en su orden." }
  )
}).annotate({ identifier: "RetriedSubmissions" })

/** A value of the schema {@link RetriedSubmissions}. */
export type RetriedSubmissions = typeof RetriedSubmissions.Type

/** The submissions to retry. */
export const RetrySubmissions = wireStruct("RetrySubmissions", {
  ids: described(documentIds(maximumItems), {
    en: "Submissions to retry, at most 200: UUID of the submission, or key of its document.",
    es: "Radicaciones que reintentar, máximo 200: UUID de la radicación, o clave de su documento."
  })
})

const problems = [Forbidden, NotFound, ServiceUnavailable] as const
const id = {
  id: Schema.String.annotate({
    description: bilingual({
      en: "UUID of the submission, or key of its document (96 hexadecimal digits).",
      es: "UUID de la radicación, o clave de su documento (96 dígitos hexadecimales)."
    })
  })
}

/** Operations on recorded submissions. */
export class SubmissionsGroup extends HttpApiGroup.make("submissions")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: SubmissionListQuery,
      success: SubmissionPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("SubmissionGetAll", {
        summary: { en: "List submissions", es: "Listar las radicaciones" },
        en: "What a company has filed, the newest first, in pages. With `issuedFrom` or `issuedTo`, and neither `counterparty` nor `q`, it is sorted by the day of issue, the latest first; with `sort`, as that says.",
        es: "Lo que una compañía ha radicado, de lo más reciente a lo más antiguo, por páginas. Con `issuedFrom` o `issuedTo`, y sin `counterparty` ni `q`, va ordenado por la fecha de expedición, primero la última; con `sort`, como ese indica."
      })
    ),
    HttpApiEndpoint.get("summary", "/summary", {
      query: SubmissionSummaryQuery,
      success: SubmissionSums,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("SubmissionSummary", {
        summary: { en: "Sums over submissions", es: "Sumas de las radicaciones" },
        en: "Adds up the amounts of a company's documents by day, month, type, status or counterparty. Each book (sales, purchases, payroll, events) and each currency is a sum of its own, with its amount in pesos. Notes that lower a book are subtracted. Without `status` only accepted documents count, unless the sums are by status or about corrections. A payroll that was replaced or deleted does not count. The filters are those of the list, which shows the documents of a sum.",
        es: "Suma los valores de los documentos de una compañía por día, mes, tipo, estado o contraparte. Cada libro (ventas, compras, nómina, eventos) y cada moneda es una suma aparte, con su valor en pesos. Las notas que disminuyen un libro se restan. Sin `status` solo cuentan los documentos aceptados, salvo que las sumas sean por estado o sobre correcciones. Una nómina reemplazada o eliminada no cuenta. Los filtros son los de la lista, que muestra los documentos de una suma."
      })
    ),
    taxesEndpoint,
    productsEndpoint,
    HttpApiEndpoint.get("export", "/export", {
      query: SubmissionExportQuery,
      success: HttpApiSchema.StreamUint8Array({
        contentType: [
          "text/csv",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "application/x-ndjson"
        ]
      }),
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("SubmissionExport", {
        summary: { en: "Export submissions", es: "Exportar las radicaciones" },
        en: "Every document of a filter in one file, in the order of the list, for spreadsheets and books. The file is sent while it is made; a connection that ends early leaves it incomplete, and a caller that reads nothing for a minute is disconnected.",
        es: "Todos los documentos de un filtro en un archivo, en el orden de la lista, para hojas de cálculo y libros. El archivo se envía mientras se hace; si la conexión termina antes queda incompleto, y a quien no lee nada en un minuto se le desconecta."
      })
    ),
    HttpApiEndpoint.post("reconcile", "/reconcile", {
      query: ReconciliationQuery,
      payload: listingContentTypes.map((contentType) =>
        Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
      ),
      success: [
        Reconciliation,
        Schema.Uint8Array.pipe(
          HttpApiSchema.asUint8Array({
            contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          })
        )
      ],
      error: [UnreadableDocument, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("SubmissionReconcile", {
          summary: { en: "Reconcile with DIAN's listing", es: "Conciliar con el listado de la DIAN" },
          en: "Compares the Excel listing of documents, as downloaded from the portal of DIAN, with the documents recorded here in the days that it covers. Each difference says what to do. Rows of received documents are compared with the inbox if `received` is true, else only counted; rows of events are only counted. Nothing is recorded, and DIAN is not queried. At most 36 MiB, 200 000 rows, 40 columns and 500 000 different texts.",
          es: "Compara el listado de documentos en Excel, tal como se descarga del portal de la DIAN, con los documentos registrados aquí en los días que cubre. Cada diferencia dice qué hacer. Las filas de documentos recibidos se comparan con la bandeja si `received` es true; si no, solo se cuentan, como las de eventos. No se registra nada ni se consulta a la DIAN. Máximo 36 MiB, 200 000 filas, 40 columnas y 500 000 textos distintos."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", { params: id, success: SubmissionDetail, error: problems }).annotateMerge(
      operationTexts("SubmissionGetItem", {
        summary: { en: "One submission", es: "Una radicación" },
        en: "State and history of a submission. `id` is its UUID or the document's key.",
        es: "Estado e historia de una radicación. `id` es su UUID o la clave del documento."
      })
    ),
    HttpApiEndpoint.put("dismiss", "/:id/dismissal", {
      params: id,
      payload: DismissSubmission,
      success: SubmissionDetail,
      error: [...bodyProblems, ...problems]
    })
      .annotate(NeededScope, "documents:write")
      .annotateMerge(
        operationTexts("SubmissionDismiss", {
          summary: { en: "Dismiss a rejected document", es: "Descartar un documento rechazado" },
          en: "Records, with a reason, that a rejected or refused document is not going to be corrected. It leaves the list of documents to correct (`needsCorrection=true`). Nothing is sent, and the number stays free. A second decision replaces the first.",
          es: "Registra, con un motivo, que un documento rechazado o no recibido no se va a corregir. Sale de la lista de documentos por corregir (`needsCorrection=true`). No se envía nada y el número queda libre. Una segunda decisión reemplaza la primera."
        })
      ),
    HttpApiEndpoint.delete("restore", "/:id/dismissal", { params: id, success: SubmissionDetail, error: problems })
      .annotate(NeededScope, "documents:write")
      .annotateMerge(
        operationTexts("SubmissionRestore", {
          summary: { en: "Take a dismissal back", es: "Deshacer un descarte" },
          en: "The document is again among those to correct, unless its number was filed again.",
          es: "El documento vuelve a estar entre los que falta corregir, salvo que su número se haya radicado de nuevo."
        })
      ),
    HttpApiEndpoint.post("retryMany", "/retry", {
      payload: RetrySubmissions,
      success: RetriedSubmissions,
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("SubmissionRetryMany", {
          summary: { en: "Take up many submissions now", es: "Retomar ya muchas radicaciones" },
          en: "Retries up to 200 submissions, each as SubmissionRetry would, and answers a result for each in their order. A problem with one does not affect the others. Each counts as a request against the limits. Submissions that are not reached within a minute have the problem service-unavailable: send these again.",
          es: "Reintenta hasta 200 radicaciones, cada una como lo haría SubmissionRetry, y responde un resultado por cada una, en su orden. El problema de una no afecta a las demás. Cada una cuenta como una solicitud para los límites. Las radicaciones a las que no se llega en un minuto tienen el problema service-unavailable: envíelas de nuevo."
        })
      ),
    HttpApiEndpoint.post("retry", "/:id/retry", {
      params: id,
      success: SubmissionDetail,
      error: problems
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("SubmissionRetry", {
          summary: { en: "Retry a pending submission now", es: "Reintentar ya una radicación pendiente" },
          en: "Retries an open submission now and returns its state. The authority is queried before anything is sent again. A settled submission stays unchanged, and so does one whose certificate is not stored: its caller must post it again.",
          es: "Reintenta ya una radicación abierta y responde su estado. Se consulta a la DIAN antes de enviar algo de nuevo. Una radicación terminada no cambia, ni una cuyo certificado no está guardado: quien la envió debe enviarla otra vez."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/submissions")
  .annotateMerge(
    groupTexts("Submissions", {
      en: "Filed documents and their outcomes.",
      es: "Documentos radicados y sus resultados."
    })
  ) {}
