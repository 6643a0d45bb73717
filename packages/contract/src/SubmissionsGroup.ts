import { described } from "@radicar/domain/inner/rules/described"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { documentFactFields, SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { isCalendarDate } from "@radicar/domain/inner/time/LocalDateTime"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { AnswerProof } from "./AnswerProof.ts"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery, flagSpellings } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { countParameter, pageFields, pageQuery } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"

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

/** Statements of a document that the authority never received, so that it has no result. Moments are ISO 8601. */
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
    en: "Exact state of the submission. signed: recorded, not sent. contingency: waits for the end of an outage. filing: being sent. unknown: the answer was lost. processing: the authority works on it. accepted, rejected: final. refused: the authority did not take the request.",
    es: "Estado exacto de la radicación. signed: registrada, sin enviar. contingency: espera el fin de una falla. filing: se está enviando. unknown: se perdió la respuesta. processing: la DIAN la procesa. accepted, rejected: finales. refused: la DIAN no recibió la solicitud."
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
    en: "How often the submission was taken up to be sent: 1.",
    es: "Cuántas veces se tomó la radicación para enviarla: 1."
  }),
  filedAgain: described(Schema.optionalKey(Schema.Boolean), {
    en: "Whether the number was filed again after the authority rejected or refused this document; absent for others.",
    es: "Si el número se volvió a radicar después de que la DIAN rechazara o no recibiera este documento; ausente en los demás."
  }),
  alarm: described(Schema.optionalKey(Schema.String), {
    en: "Why the authority's answer needs the review of a person; absent if it does not.",
    es: "Por qué la respuesta de la DIAN requiere revisión de una persona; ausente si no la requiere."
  }),
  proof: described(Schema.optionalKey(AnswerProof), {
    en: "How far it is proven that the authority signed its answer; absent without a signed answer.",
    es: "Hasta dónde está probado que la DIAN firmó su respuesta; ausente sin respuesta firmada."
  }),
  result: described(Schema.optionalKey(SubmissionResult), {
    en: "What filing the document answers; absent where the request was refused as a whole.",
    es: "Lo que responde la radicación del documento; ausente si la solicitud se rechazó en su conjunto."
  }),
  stated: described(Schema.optionalKey(StatedDocument), {
    en: "What the body stated; only where the authority never received the document, so that there is no result.",
    es: "Lo que indicó el cuerpo; solo si la DIAN nunca recibió el documento, de modo que no hay resultado."
  })
}).annotate({ identifier: "SubmissionItem" })

/** See {@link SubmissionItem}. */
export type SubmissionItem = typeof SubmissionItem.Type

/** A page of submissions, the newest first. */
export const SubmissionPage = Schema.Struct(pageFields(SubmissionItem)).annotate({ identifier: "SubmissionPage" })

/** A step of a submission's history. */
export const SubmissionStep = Schema.Struct({
  at: described(Schema.String, {
    en: "When the step happened. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.",
    es: "Cuándo ocurrió el paso. ISO 8601, UTC, como 2026-01-15T15:00:01.123Z."
  }),
  from: described(Schema.optionalKey(state), {
    en: "State before the step; absent of the first.",
    es: "Estado antes del paso; ausente en el primero."
  }),
  to: described(state, { en: "State after the step.", es: "Estado después del paso." }),
  origin: described(Schema.Literals(["request", "worker", "authority", "operator"]), {
    en: "Who moved it. request: the call that filed it. worker: the service in the background. authority: its answer. operator: a person.",
    es: "Quién lo movió. request: la llamada que la radicó. worker: el servicio en segundo plano. authority: su respuesta. operator: una persona."
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

/** A submission with its history. */
export const SubmissionDetail = Schema.Struct({
  ...SubmissionItem.fields,
  history: described(Schema.Array(SubmissionStep), {
    en: "Every step of the submission, the oldest first.",
    es: "Cada paso de la radicación, del más antiguo al más reciente."
  })
}).annotate({ identifier: "SubmissionDetail" })

const day = (text: Localized) =>
  Schema.String.check(
    Schema.makeFilter((value: string) => /^\d{4}-\d\d-\d\d$/u.test(value) && isCalendarDate(value), {
      expected: "a day, YYYY-MM-DD"
    })
  ).annotate({ description: bilingual(text) })

const amount = (text: Localized) =>
  Schema.String.check(
    Schema.isPattern(/^[0-9]{1,15}(?:\.[0-9]{1,6})?$/u, { expected: "a decimal such as 119000.50" })
  ).annotate({ description: bilingual(text) })

const { cursor, from, limit, to } = pageQuery

/** Filters by what documents say and what became of them, for lists and sums. */
export const DocumentFilterQuery = {
  ...CompanyQuery,
  status: Schema.optionalKey(
    Schema.Literals(["pending", "processing", "submitted", "rejected", "refused"]).annotate({
      description: bilingual({
        en: "Only submissions of this status, as a result has it.",
        es: "Solo radicaciones con este estado, como lo tiene un resultado."
      })
    })
  ),
  filedAgain: Schema.optionalKey(
    Schema.Literals(flagSpellings).annotate({
      description: bilingual({
        en: "Only rejected and refused documents: true for those whose number was filed again, false for those still to be corrected.",
        es: "Solo documentos rechazados o no recibidos: true para aquellos cuyo número se volvió a radicar, false para los que falta corregir."
      })
    })
  ),
  type: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[0-9]{2,3}$/u, { expected: "a type code" })).annotate({
      description: bilingual({
        en: "Only documents of this type code: 01.",
        es: "Solo documentos de este código de tipo: 01."
      })
    })
  ),
  environment: Schema.optionalKey(
    Schema.Literals(["sandbox", "habilitacion", "production"]).annotate({
      description: bilingual({
        en: "Only documents of this environment of the authority.",
        es: "Solo documentos de este ambiente de la DIAN."
      })
    })
  ),
  counterparty: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\S{1,35}$/u, { expected: "an identification" })).annotate({
      description: bilingual({
        en: "Only documents with the buyer, seller, worker or addressee of this identification, without check digit: 800199436.",
        es: "Solo documentos del adquiriente, vendedor, trabajador o destinatario con esta identificación, sin dígito de verificación: 800199436."
      })
    })
  ),
  currency: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/u, { expected: "a currency such as COP" })).annotate({
      description: bilingual({
        en: "Only documents in this currency, ISO 4217: COP.",
        es: "Solo documentos en esta moneda, ISO 4217: COP."
      })
    })
  ),
  issuedFrom: Schema.optionalKey(
    day({ en: "Issued on this day or later: 2026-01-01.", es: "Expedidos ese día o después: 2026-01-01." })
  ),
  issuedTo: Schema.optionalKey(
    day({ en: "Issued on this day or before: 2026-01-31.", es: "Expedidos ese día o antes: 2026-01-31." })
  ),
  amountFrom: Schema.optionalKey(
    amount({
      en: "Total of at least this amount, in whatever currency: 100000.",
      es: "Total de al menos este valor, en cualquier moneda: 100000."
    })
  ),
  amountTo: Schema.optionalKey(
    amount({
      en: "Total of at most this amount, in whatever currency: 573306.30.",
      es: "Total de máximo este valor, en cualquier moneda: 573306.30."
    })
  ),
  from,
  to
}

/** Filters of the list of submissions. */
export const SubmissionListQuery = {
  ...DocumentFilterQuery,
  q: Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((value: string) => /^.{2,100}$/u.test(value.trim()), { expected: "2 to 100 characters" })
    ).annotate({
      description: bilingual({
        en: "Search: words of the counterparty's name, without regard to accents and case; or the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).",
        es: "Búsqueda: palabras del nombre de la contraparte, sin distinguir tildes ni mayúsculas; o el comienzo de su identificación, de un número con o sin prefijo, o de una clave (8 dígitos o más)."
      })
    })
  ),
  id: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\S{1,30}$/u, { expected: "a number with its prefix" })).annotate({
      description: bilingual({
        en: "Only of this `id` of a result: the number with its prefix, such as SETP990000001.",
        es: "Solo de este `id` de un resultado: el número con su prefijo, como SETP990000001."
      })
    })
  ),
  prefix: Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Only numbers with this prefix: SETP; empty for those without.",
        es: "Solo números con este prefijo: SETP; vacío para los que no tienen."
      })
    })
  ),
  number: Schema.optionalKey(
    countParameter({ en: "Number, without prefix.", es: "Número, sin prefijo." }).annotate({
      description: bilingual({
        en: "Only this number, without prefix: 990000001.",
        es: "Solo este número, sin prefijo: 990000001."
      })
    })
  ),
  limit,
  cursor
}

const { cursor: _, limit: __, ...exportFilters } = SubmissionListQuery

/** Filters, format and columns of an export. */
export const SubmissionExportQuery = {
  ...exportFilters,
  format: Schema.Literals(["csv", "xlsx", "jsonl"]).annotate({
    description: bilingual({
      en: "csv: UTF-8 with byte order mark, commas, decimal points. xlsx: a workbook. jsonl: a JSON object on each line.",
      es: "csv: UTF-8 con marca de orden de bytes, comas, puntos decimales. xlsx: un libro de Excel. jsonl: un objeto JSON por línea."
    })
  }),
  layout: Schema.optionalKey(
    Schema.Literals(["list", "dian", "daybook"]).annotate({
      description: bilingual({
        en: "Columns. list (default): the documents as GET /v1/submissions shows them. dian: accepted documents in the 32 columns of the authority's own listing. daybook: sales, purchases and notes in pesos, with bases and taxes by rate; without rejected ones unless `status` names them.",
        es: "Columnas. list (por defecto): los documentos como los muestra GET /v1/submissions. dian: documentos aceptados en las 32 columnas del listado de la DIAN. daybook: ventas, compras y notas en pesos, con bases e impuestos por tarifa; sin rechazados, salvo que `status` los pida."
      })
    })
  )
}

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
      OpenApi.annotations({
        identifier: "SubmissionGetAll",
        summary: bilingual({ en: "List submissions", es: "Listar las radicaciones" }),
        description: bilingual({
          en: "What a company has filed, the newest first, in pages.",
          es: "Lo que una compañía ha radicado, de lo más reciente a lo más antiguo, por páginas."
        })
      })
    ),
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
      OpenApi.annotations({
        identifier: "SubmissionExport",
        summary: bilingual({ en: "Export submissions", es: "Exportar las radicaciones" }),
        description: bilingual({
          en: "Every document of a filter in one file, the newest first, for spreadsheets and books. The file is sent while it is made; a connection that ends early leaves it incomplete, and a caller that reads nothing for a minute is disconnected.",
          es: "Todos los documentos de un filtro en un archivo, de lo más reciente a lo más antiguo, para hojas de cálculo y libros. El archivo se envía mientras se hace; si la conexión termina antes queda incompleto, y a quien no lee nada en un minuto se le desconecta."
        })
      })
    ),
    HttpApiEndpoint.get("get", "/:id", { params: id, success: SubmissionDetail, error: problems }).annotateMerge(
      OpenApi.annotations({
        identifier: "SubmissionGetItem",
        summary: bilingual({ en: "One submission", es: "Una radicación" }),
        description: bilingual({
          en: "Where a submission stands and everything that happened to it. `id` is its UUID or the document's key.",
          es: "En qué va una radicación y todo lo que le ha pasado. `id` es su UUID o la clave del documento."
        })
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
        OpenApi.annotations({
          identifier: "SubmissionRetry",
          summary: bilingual({ en: "Take up a pending submission now", es: "Retomar ya una radicación pendiente" }),
          description: bilingual({
            en: "Retries an open submission now and returns its state. The authority is queried before anything is sent again. A settled submission stays unchanged, and so does one whose certificate is not stored: its caller must post it again.",
            es: "Reintenta ya una radicación abierta y responde su estado. Se consulta a la DIAN antes de enviar algo de nuevo. Una radicación terminada no cambia, ni una cuyo certificado no está guardado: quien la envió debe enviarla otra vez."
          })
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/submissions")
  .annotateMerge(
    OpenApi.annotations({
      title: "Submissions",
      description: bilingual({
        en: "Filed documents and their outcomes.",
        es: "Documentos radicados y sus resultados."
      })
    })
  ) {}
