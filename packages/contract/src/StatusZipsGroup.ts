import { bilingual } from "@radicar/domain/inner/rules/Language"
import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AnswerProof } from "./AnswerProof.ts"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CertificateUnusable, Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { guid, AuthorityQuery, QueryHeaders } from "./query/QueryParameters.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** The meaning of the authority's answer for a document, or for a batch as a whole. */
export const BatchVerdict = Schema.Literals([
  "accepted",
  "acceptedWithoutEvidence",
  "rejected",
  "notProcessed",
  "processing",
  "unknownDocument",
  "inconclusive"
]).annotate({ identifier: "BatchVerdict" })

/** A value of the schema {@link BatchVerdict}. */
export type BatchVerdict = typeof BatchVerdict.Type

/** A rule or notification of the authority; it has `cause`, `fix` and `path` if the rule is known. */
export const AnsweredRule = Schema.Struct({
  kind: described(Schema.Literals(["rejection", "notification"]), {
    en: "rejection: the rule rejects the document. notification: it only remarks on it.",
    es: "rejection: la regla rechaza el documento. notification: solo lo observa."
  }),
  rule: described(Schema.optionalKey(Schema.String), {
    en: "Code of the authority's rule: FAD06. Absent where the authority names none.",
    es: "Código de la regla de la DIAN: FAD06. Ausente si la DIAN no indica ninguna."
  }),
  message: described(Schema.String, {
    en: "What the authority said, in its words.",
    es: "Lo que dijo la DIAN, en sus palabras."
  }),
  cause: described(Schema.optionalKey(Schema.String), {
    en: "Why the authority rejects or notifies it, in the caller's language; absent where the rule is unknown.",
    es: "Por qué la DIAN lo rechaza o notifica, en el idioma de quien llama; ausente si la regla no se conoce."
  }),
  fix: described(Schema.optionalKey(Schema.String), {
    en: "What to change, in the caller's language; absent where the rule is unknown.",
    es: "Qué cambiar, en el idioma de quien llama; ausente si la regla no se conoce."
  }),
  path: described(Schema.optionalKey(Schema.String), {
    en: "Where in the body to correct it, as JSONPath: $.NumberingRange.TechnicalKey. Absent where the rule is unknown.",
    es: "Dónde corregirlo en el cuerpo, como JSONPath: $.NumberingRange.TechnicalKey. Ausente si la regla no se conoce."
  })
}).annotate({ identifier: "AnsweredRule" })

/** The ApplicationResponse of the authority, and whether its signature is proven to be the authority's. */
export const AnsweredEvidence = Schema.Struct({
  responseCode: described(Schema.String, {
    en: "ResponseCode of the ApplicationResponse: 02 validated, 04 rejected.",
    es: "ResponseCode del ApplicationResponse: 02 validado, 04 rechazado."
  }),
  issued: described(Schema.String, {
    en: "When the authority issued its answer, as signed, ISO 8601 with offset.",
    es: "Cuándo expidió la DIAN su respuesta, según la firma, ISO 8601 con desfase."
  }),
  number: described(Schema.String, {
    en: "Number of the document answered, with its prefix: SETP990000001.",
    es: "Número del documento respondido, con su prefijo: SETP990000001."
  }),
  uuid: described(Schema.String, {
    en: "Key of the document answered, 96 hexadecimal digits.",
    es: "Clave del documento respondido, 96 dígitos hexadecimales."
  }),
  verified: described(Schema.Boolean, {
    en: "true: the signature is proven to be the tax authority's.",
    es: "true: está probado que la firma es de la DIAN."
  }),
  proof: described(AnswerProof, { en: "Degree of proof of the signature.", es: "Grado de prueba de la firma." }),
  problems: described(Schema.Array(Schema.String), {
    en: "Checks of the answer that do not hold, a sentence each; empty if all do.",
    es: "Verificaciones de la respuesta que no se cumplen, una frase cada una; vacío si todas se cumplen."
  }),
  content: described(Schema.String, {
    en: "The exact octets of the ApplicationResponse, base64.",
    es: "Los octetos exactos del ApplicationResponse, en base64."
  })
}).annotate({ identifier: "AnsweredEvidence" })

/** One answer on a batch: on one of its documents, or on the whole batch if it has neither `uuid` nor `fileName`. */
export const BatchAnswer = Schema.Struct({
  verdict: described(BatchVerdict, {
    en: "What the answer means for the document. accepted: valid, with the authority's signed answer. acceptedWithoutEvidence: valid, without it. rejected: refused by the rules. notProcessed: refused before validation. processing: query again. unknownDocument: the authority does not know it. inconclusive: nothing certain; `alarms` and `statusCode` say why.",
    es: "Lo que la respuesta significa para el documento. accepted: válido, con la respuesta firmada de la DIAN. acceptedWithoutEvidence: válido, sin ella. rejected: rechazado por las reglas. notProcessed: rechazado antes de validar. processing: consulte de nuevo. unknownDocument: la DIAN no lo conoce. inconclusive: nada seguro; `alarms` y `statusCode` dicen por qué."
  }),
  statusCode: described(Schema.String, {
    en: "The authority's StatusCode: 00 accepted, 99 rejected by the rules, others as the authority gives them; empty until it has answered.",
    es: "StatusCode de la DIAN: 00 aceptado, 99 rechazado por las reglas, otros como los da la DIAN; vacío mientras no responda."
  }),
  statusMessage: described(Schema.String, {
    en: "The authority's StatusMessage, in its words; empty until it has answered.",
    es: "StatusMessage de la DIAN, en sus palabras; vacío mientras no responda."
  }),
  statusDescription: described(Schema.String, {
    en: "The authority's StatusDescription, in its words; empty until it has answered.",
    es: "StatusDescription de la DIAN, en sus palabras; vacío mientras no responda."
  }),
  uuid: described(Schema.optionalKey(Schema.String), {
    en: "Key as answered, 96 hexadecimal digits; under rule 90 that of the document accepted before. Absent of an answer about the whole batch.",
    es: "Clave según la respuesta, 96 dígitos hexadecimales; en la regla 90, la del documento aceptado antes. Ausente en una respuesta sobre todo el lote."
  }),
  fileName: described(Schema.optionalKey(Schema.String), {
    en: "Name of the document's file in the batch: fv09003731150002600000001.xml. Absent where the authority names none.",
    es: "Nombre del archivo del documento en el lote: fv09003731150002600000001.xml. Ausente si la DIAN no lo indica."
  }),
  rules: described(Schema.Array(AnsweredRule), {
    en: "Rules that rejected the document, or that the authority notifies; empty if there are none.",
    es: "Reglas que rechazaron el documento o que la DIAN notifica; vacío si no hay."
  }),
  alarms: described(Schema.Array(Schema.String), {
    en: "Why the answer cannot be trusted, a sentence each; empty if it can.",
    es: "Por qué no se puede confiar en la respuesta, una frase cada una; vacío si se puede."
  }),
  applicationResponse: described(Schema.optionalKey(AnsweredEvidence), {
    en: "The authority's signed answer about the document; absent without one.",
    es: "La respuesta firmada de la DIAN sobre el documento; ausente si no la hay."
  })
}).annotate({ identifier: "BatchAnswer" })

/** A value of the schema {@link BatchAnswer}. */
export type BatchAnswer = typeof BatchAnswer.Type

/** The state of a batch that was uploaded to the authority. */
export const BatchState = Schema.Literals(["open", "final", "stalled", "unknown"]).annotate({
  identifier: "BatchState"
})

/** The outcome of a batch that was uploaded to the authority. */
export const StatusZip = Schema.Struct({
  zipkey: described(Schema.String, {
    en: "Key of the requested upload (ZipKey), a GUID.",
    es: "Clave del envío consultado (ZipKey), un GUID."
  }),
  state: described(BatchState, {
    en: "open: the authority is still processing it, or its proof of some document is missing. final: nothing changes any more. stalled: open for about six hours; the service no longer follows it. Upload the documents again, or query each by its key. unknown: the authority does not know the key.",
    es: "open: la DIAN aún lo procesa, o falta su prueba de algún documento. final: ya nada cambia. stalled: abierto desde hace unas seis horas; el servicio ya no lo sigue. Envíe los documentos de nuevo o consulte cada uno por su clave. unknown: la DIAN no conoce la clave."
  }),
  followed: described(Schema.Boolean, {
    en: "true: the service keeps querying by itself, with the certificate of the first query.",
    es: "true: el servicio sigue consultando por sí mismo, con el certificado de la primera consulta."
  }),
  asked: described(Schema.String, {
    en: "When the authority said this, ISO 8601 with offset: 2026-01-15T10:00:00-05:00.",
    es: "Cuándo lo dijo la DIAN, ISO 8601 con desfase: 2026-01-15T10:00:00-05:00."
  }),
  age: described(Schema.Int, { en: "Whole seconds since then: 12.", es: "Segundos enteros desde entonces: 12." }),
  items: described(Schema.Array(BatchAnswer), {
    en: "One answer for each document of the batch, or one about the whole batch.",
    es: "Una respuesta por cada documento del lote, o una sobre todo el lote."
  })
}).annotate({ identifier: "StatusZip" })

/** A value of the schema {@link StatusZip}. */
export type StatusZip = typeof StatusZip.Type

/** Query parameters of the operation StatusZipGetAll. */
export const StatusZipQuery = {
  ...AuthorityQuery,
  zipkey: guid.annotate({
    description: bilingual({
      en: "Key that the authority gave to an upload (ZipKey), a GUID.",
      es: "Clave que la DIAN dio a un envío (ZipKey), un GUID."
    })
  })
}

/** Operations that query the authority for the outcomes of uploaded batches. */
export class StatusZipsGroup extends HttpApiGroup.make("statusZips")
  .add(
    HttpApiEndpoint.get("get", "/status-zips", {
      query: StatusZipQuery,
      headers: QueryHeaders,
      success: StatusZip,
      error: [Forbidden, CertificateUnusable, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("StatusZipGetAll", {
        summary: { en: "Query the outcome of a batch", es: "Consultar el resultado de un lote" },
        en: "One judged answer with verified evidence for each document of an uploaded batch. Or one answer about the whole batch, while it is processed, if it was refused, or if its key is not known. Final answers are recorded and served from the record. The service follows open batches by itself. Without a certificate it returns what it knows.",
        es: "Una respuesta juzgada, con su evidencia verificada, por cada documento de un lote enviado. O una sobre todo el lote, mientras se procesa, si se rechazó, o si su clave no se conoce. Las respuestas finales se registran y se sirven de ahí. El servicio sigue los lotes abiertos por sí mismo. Sin certificado responde lo que sabe."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Batches", { en: "Outcomes of uploaded batches.", es: "Resultados de los lotes enviados." })
  ) {}
