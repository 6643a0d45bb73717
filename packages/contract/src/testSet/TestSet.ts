import { described } from "@radicar/domain/inner/rules/described"
import { RejectedRule, SubmissionStatus } from "@radicar/domain/inner/submission/SubmissionResult"
import { Schema } from "effect"

/** The state of a document for a test set. */
export const TestSetDocumentStatus = Schema.Literals([...SubmissionStatus.literals, "refused"]).annotate({
  identifier: "TestSetDocumentStatus"
})

/**
 * A document that was uploaded for a test set, with the authority's answer. Texts are empty until the authority
 * answers.
 */
export const TestSetDocument = Schema.Struct({
  operation: described(Schema.String, {
    en: "Operation that filed the document, by its name in this description: InvoiceCreate.",
    es: "Operación que radicó el documento, por su nombre en esta descripción: InvoiceCreate."
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
  submissionId: described(Schema.String, {
    en: "UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it.",
    es: "UUID de la radicación, es decir, de este intento de radicar un documento; GET /v1/submissions/{id} lo recibe."
  }),
  zipkey: described(Schema.String, {
    en: "Key that the authority gave to the upload (ZipKey), a GUID; GET /v1/dian/status-zips takes it. Empty without an upload.",
    es: "Clave que la DIAN dio al envío (ZipKey), un GUID; GET /v1/dian/status-zips la recibe. Vacía si no hubo envío."
  }),
  status: described(TestSetDocumentStatus, {
    en: "submitted: accepted. rejected: refused by its rules (statusCode 99) or before them, as by a closed test set (2). processing: uploaded, the verdict is to come. pending: recorded, not uploaded yet or of unknown outcome. refused: the authority did not take the request, so nothing was filed; send it again.",
    es: "submitted: aceptado. rejected: rechazado por sus reglas (statusCode 99) o antes de ellas, como por un set cerrado (2). processing: enviado, falta el veredicto. pending: registrado, aún sin enviar o de resultado desconocido. refused: la DIAN no recibió la solicitud, así que no se radicó nada; envíelo de nuevo."
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
  violations: described(Schema.Array(RejectedRule), {
    en: "Rules by which the authority rejected the document, explained; empty if it did not.",
    es: "Reglas por las que la DIAN rechazó el documento, explicadas; vacío si no lo rechazó."
  })
}).annotate({ identifier: "TestSetDocument" })

/** A value of the schema {@link TestSetDocument}. */
export type TestSetDocument = typeof TestSetDocument.Type

/** The progress of a test set. The service counts only the documents that it has filed. */
export const TestSetProgress = Schema.Struct({
  total: described(Schema.Int, {
    en: "Number of documents that this service has filed for the set: 18.",
    es: "Cantidad de documentos que este servicio radicó para el set: 18."
  }),
  accepted: described(Schema.Int, {
    en: "Number of documents that the authority accepted.",
    es: "Cantidad de documentos que la DIAN aceptó."
  }),
  rejected: described(Schema.Int, {
    en: "Number of documents rejected by the rules; these count against the set.",
    es: "Cantidad de documentos rechazados por las reglas; estos cuentan en contra del set."
  }),
  notProcessed: described(Schema.Int, {
    en: "Number of documents refused before the rules were asked: the set is closed or unknown, or the request was not taken.",
    es: "Cantidad de documentos negados antes de aplicar las reglas: el set está cerrado o no se conoce, o la solicitud no se recibió."
  }),
  open: described(Schema.Int, {
    en: "Number of documents without a verdict yet.",
    es: "Cantidad de documentos aún sin veredicto."
  }),
  state: described(Schema.Literals(["open", "accepted", "rejected", "refused"]), {
    en: "What the authority has said of the set. accepted, rejected: it is closed and takes nothing any more. refused: it takes nothing for it from this issuer, software and certificate; `message` says why. open: none of these so far.",
    es: "Lo que la DIAN ha dicho del set. accepted, rejected: está cerrado y no recibe nada más. refused: no recibe nada para él de este emisor, software y certificado; `message` dice por qué. open: hasta ahora nada de esto."
  }),
  message: described(Schema.optionalKey(Schema.String), {
    en: "The authority's own sentence about the set; absent while it has said nothing.",
    es: "Frase de la propia DIAN sobre el set; ausente mientras no haya dicho nada."
  })
}).annotate({ identifier: "TestSetProgress" })

/** A value of the schema {@link TestSetProgress}. */
export type TestSetProgress = typeof TestSetProgress.Type

/** A test set: its documents, in the order of the request or else of filing, and its progress. */
export const TestSet = Schema.Struct({
  testSetId: described(Schema.String, {
    en: "Id of the test set, a GUID, as the authority's portal shows it.",
    es: "Identificador del set de pruebas, un GUID, como lo muestra el portal de la DIAN."
  }),
  documents: described(Schema.Array(TestSetDocument), {
    en: "The documents of the request in its order, else all of the set in order of filing.",
    es: "Los documentos de la solicitud en su orden; si no, todos los del set en orden de radicación."
  }),
  progress: described(TestSetProgress, {
    en: "How far the set is, of every document and not only of those listed.",
    es: "En qué va el set, según todos los documentos y no solo los listados."
  })
}).annotate({ identifier: "TestSet" })

/** A value of the schema {@link TestSet}. */
export type TestSet = typeof TestSet.Type
