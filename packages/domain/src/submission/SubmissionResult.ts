import { described } from "../rules/described.ts"
import { bilingual } from "../rules/Language.ts"
import { Schema } from "effect"
import { Violation } from "../rules/Violation.ts"

/**
 * One rule by which the authority rejected a document or of which it notifies, with an explanation. `message` is the
 * authority's text; the other fields are known for the rules of its annexes. `path` is the place of the correction in
 * the body; `[*]` stands for every element of a list.
 */
export const RejectedRule = Schema.Struct({
  rule: described(Schema.optionalKey(Schema.String), {
    en: "Code of the authority's rule: FAD06. Absent where the authority names none.",
    es: "Código de la regla de la DIAN: FAD06. Ausente si la DIAN no indica ninguna."
  }),
  message: described(Schema.String, {
    en: "What the authority said, in its words.",
    es: "Lo que dijo la DIAN, en sus palabras."
  }),
  path: described(Schema.optionalKey(Schema.String), {
    en: "Where in the body to correct it, as JSONPath: $.NumberingRange.TechnicalKey; [*] stands for every element of a list. Absent where the rule is unknown.",
    es: "Dónde corregirlo en el cuerpo, como JSONPath: $.NumberingRange.TechnicalKey; [*] es cada elemento de una lista. Ausente si la regla no se conoce."
  }),
  cause: described(Schema.optionalKey(Schema.String), {
    en: "Why the authority rejects or notifies it, in the caller's language; absent where the rule is unknown.",
    es: "Por qué la DIAN lo rechaza o notifica, en el idioma de quien llama; ausente si la regla no se conoce."
  }),
  fix: described(Schema.optionalKey(Schema.String), {
    en: "What to change, in the caller's language; absent where the rule is unknown.",
    es: "Qué cambiar, en el idioma de quien llama; ausente si la regla no se conoce."
  })
}).annotate({ identifier: "RejectedRule" })

/** A value of the schema {@link RejectedRule}. */
export type RejectedRule = typeof RejectedRule.Type

/**
 * The state of a submission. `submitted`: the authority accepted it. `rejected`: the authority refused it.
 * `processing`: the authority is working on it (see `zipkey`). `pending`: it is signed and recorded, but the authority
 * has not been reached or its answer was lost.
 */
export const SubmissionStatus = Schema.Literals(["submitted", "rejected", "processing", "pending"])

/** A value of the schema {@link SubmissionStatus}. */
export type SubmissionStatus = typeof SubmissionStatus.Type

/** The other party of a document: its buyer, the seller of a purchase, its worker, or the addressee of an event. */
export const Counterparty = Schema.Struct({
  name: described(Schema.String, {
    en: "Name as the document states it: Cliente de Ejemplo S.A.S.",
    es: "Nombre como lo indica el documento: Cliente de Ejemplo S.A.S."
  }),
  identificationType: described(Schema.String, {
    en: "Type of identification: 31 for a NIT, 13 for an identity card (GET /v1/codes/identifications).",
    es: "Tipo de identificación: 31 para un NIT, 13 para una cédula (GET /v1/codes/identifications)."
  }),
  identification: described(Schema.String, {
    en: "Number of the identification, without check digit: 800199436.",
    es: "Número de identificación, sin dígito de verificación: 800199436."
  }),
  checkDigit: described(Schema.optionalKey(Schema.String), {
    en: "Check digit of a NIT; absent for any other identification.",
    es: "Dígito de verificación de un NIT; ausente en cualquier otra identificación."
  })
}).annotate({ identifier: "Counterparty" })

/** A value of the schema {@link Counterparty}. */
export type Counterparty = typeof Counterparty.Type

/** Facts of a document that results and lists show. */
export const documentFactFields = {
  counterparty: described(Schema.optionalKey(Counterparty), {
    en: "Buyer, seller of a purchase, worker, or addressee of an event. Absent if the document names none, or if it was erased.",
    es: "Adquiriente, vendedor en una compra, trabajador o destinatario de un evento. Ausente si el documento no lo nombra o si fue eliminado."
  }),
  currency: described(Schema.optionalKey(Schema.String), {
    en: "Currency of the total, ISO 4217: COP. Absent in documents without amounts.",
    es: "Moneda del total, ISO 4217: COP. Ausente en documentos sin valores."
  }),
  total: described(Schema.optionalKey(Schema.String), {
    en: "Amount to pay, or net pay of a payroll, as a decimal in text: 573306.30. Absent in documents without amounts.",
    es: "Valor a pagar, o neto pagado de una nómina, como decimal en texto: 573306.30. Ausente en documentos sin valores."
  })
} as const

/** The filed document. Moments are ISO 8601 with offset. */
export const SubmittedDocument = Schema.Struct({
  uuid: described(Schema.String, {
    en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits.",
    es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales."
  }),
  date: described(Schema.String, {
    en: "Date and time of issue as signed, Colombian time with offset: 2026-01-15T10:00:00-05:00.",
    es: "Fecha y hora de expedición firmadas, hora de Colombia con desfase: 2026-01-15T10:00:00-05:00."
  }),
  type: described(Schema.String, {
    en: "Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types).",
    es: "Código del tipo de documento: 01 para una factura de venta (GET /v1/codes/document-types)."
  }),
  number: described(Schema.Int, {
    en: "Number without its prefix: 990000001.",
    es: "Número sin el prefijo: 990000001."
  }),
  prefix: described(Schema.String, {
    en: "Prefix of the number, such as SETP; empty without one.",
    es: "Prefijo del número, como SETP; vacío si no tiene."
  }),
  schemeName: described(Schema.String, {
    en: "Name of the key's scheme, which tells how it is computed: CUFE-SHA384.",
    es: "Nombre del esquema de la clave, que dice cómo se calcula: CUFE-SHA384."
  }),
  signatureValue: described(Schema.String, {
    en: "Value of the document's signature (ds:SignatureValue), base64.",
    es: "Valor de la firma del documento (ds:SignatureValue), en base64."
  }),
  reference: described(Schema.String, {
    en: "Number of the document that this one refers to, such as a note's invoice: SETP990000001; empty without one.",
    es: "Número del documento al que este se refiere, como la factura de una nota: SETP990000001; vacío si no hay."
  }),
  ...documentFactFields
}).annotate({ identifier: "SubmittedDocument" })

/** A value of the schema {@link SubmittedDocument}. */
export type SubmittedDocument = typeof SubmittedDocument.Type

/** The answer of the authority. Every text is empty until the authority has answered. */
export const AuthorityResponse = Schema.Struct({
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
  errorMessage: described(Schema.String, {
    en: "The authority's rules that the document broke or is notified of, one a line, in its words; empty if there are none.",
    es: "Las reglas de la DIAN que el documento incumplió o que se le notifican, una por línea, en sus palabras; vacío si no hay."
  }),
  zipkey: described(Schema.String, {
    en: "Key that the authority gave to the upload (ZipKey), a GUID; GET /v1/dian/status-zips takes it. Empty without an upload.",
    es: "Clave que la DIAN dio al envío (ZipKey), un GUID; GET /v1/dian/status-zips la recibe. Vacía si no hubo envío."
  }),
  /**
   * Key (CUFE, CUDE, CUDS or CUNE) of the document that already has this number at the authority (rule 90). It is
   * present only if the authority rejected the document for that reason; the number is then not free.
   */
  numberHolder: described(Schema.optionalKey(Schema.String), {
    en: "Key (CUFE, CUDE, CUDS or CUNE) of the other document that the authority has under this number, 96 hexadecimal digits. Only where rule 90 rejected this one: the number is not free.",
    es: "Clave (CUFE, CUDE, CUDS o CUNE) del otro documento que la DIAN tiene con este número, 96 dígitos hexadecimales. Solo si la regla 90 rechazó este: el número no está libre."
  }),
  /** The rules of `errorMessage`, each with its explanation; present only if the authority rejected the document. */
  violations: described(Schema.optionalKey(Schema.Array(RejectedRule)), {
    en: "The rules of `errorMessage` one by one, explained; only where the authority rejected the document.",
    es: "Las reglas de `errorMessage` una por una, explicadas; solo si la DIAN rechazó el documento."
  }),
  /**
   * Notifications of the authority about a document that it accepted, such as a certificate of another NIT, with
   * explanations.
   */
  notifications: described(Schema.optionalKey(Schema.Array(RejectedRule)), {
    en: "What the authority notifies of a document that it accepted, such as a certificate of another NIT, explained; absent if there is nothing.",
    es: "Lo que la DIAN notifica de un documento que aceptó, como un certificado de otro NIT, explicado; ausente si no hay nada."
  })
}).annotate({ identifier: "AuthorityResponse" })

/**
 * Facts of an invoice that the service issued in a contingency of the authority: its type is 04 although 01 was sent.
 * `since` is the beginning of the outage, ISO 8601 with offset.
 */
export const IssuedInContingency = Schema.Struct({
  since: described(Schema.String, {
    en: "When the outage of the authority began, ISO 8601 with offset: 2026-01-15T09:30:00-05:00.",
    es: "Cuándo comenzó la falla de la DIAN, ISO 8601 con desfase: 2026-01-15T09:30:00-05:00."
  })
}).annotate({
  identifier: "IssuedInContingency",
  description: bilingual({
    en: "Only of an invoice issued in contingency (04) where 01 was sent, with the moment since when the authority was down.",
    es: "Solo de una factura expedida en contingencia (04) donde se envió 01, con el momento desde el que la DIAN no respondía."
  })
})

/** The answer to every operation that files a document. */
export const SubmissionResult = Schema.Struct({
  id: described(Schema.String, {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  name: described(Schema.String, {
    en: "Name of the submission: face_f, prefix, NIT and number, both with zeros to ten digits: face_fSETP09003731150990000001.",
    es: "Nombre de la radicación: face_f, prefijo, NIT y número, ambos con ceros hasta diez dígitos: face_fSETP09003731150990000001."
  }),
  status: described(SubmissionStatus, {
    en: "Where the document stands. submitted: the authority accepted it. rejected: it refused it. processing: it works on it, see `zipkey`. pending: it is signed and recorded, but the authority was not reached or its answer was lost. Programs decide by this field.",
    es: "En qué va el documento. submitted: la DIAN lo aceptó. rejected: lo rechazó. processing: lo procesa, vea `zipkey`. pending: está firmado y registrado, pero no se alcanzó a la DIAN o se perdió su respuesta. Los programas deciden por este campo."
  }),
  created: described(Schema.String, {
    en: "When the service recorded the document, ISO 8601 with offset: 2026-01-15T10:00:00.123-05:00.",
    es: "Cuándo registró el servicio el documento, ISO 8601 con desfase: 2026-01-15T10:00:00.123-05:00."
  }),
  contingency: described(Schema.optionalKey(IssuedInContingency), {
    en: "Only of an invoice that the service issued in contingency of the authority (04) where 01 was sent.",
    es: "Solo de una factura que el servicio expidió en contingencia de la DIAN (04) donde se envió 01."
  }),
  /**
   * Notifications of the check of the body, in the language of the request that filed it: values read otherwise than
   * stated, and faults that the authority may notify of. Absent when there are none.
   */
  notifications: described(Schema.optionalKey(Schema.Array(Violation)), {
    en: "What the check of the body notified of, in the language of the request that filed it; absent if there is nothing.",
    es: "Lo que la revisión del cuerpo notificó, en el idioma de la solicitud que lo radicó; ausente si no hay nada."
  }),
  document: described(SubmittedDocument, {
    en: "The filed document: its key, number and signature.",
    es: "El documento radicado: su clave, número y firma."
  }),
  response: described(AuthorityResponse, {
    en: "What the authority said; its texts are empty until it has answered.",
    es: "Lo que dijo la DIAN; sus textos están vacíos mientras no responda."
  })
}).annotate({ identifier: "SubmissionResult" })

/** A value of the schema {@link SubmissionResult}. */
export type SubmissionResult = typeof SubmissionResult.Type

/**
 * The name of a submission: `face_f`, the prefix, the issuer's identification and the number, both padded with zeros to
 * ten digits: `face_fSETP09003731150990000001`.
 */
export const submissionName = (document: {
  readonly prefix: string
  readonly issuer: string
  readonly number: number
}): string => `face_f${document.prefix}${document.issuer.padStart(10, "0")}${String(document.number).padStart(10, "0")}`
