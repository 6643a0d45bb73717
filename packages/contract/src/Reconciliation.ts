import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { CompanyQuery, queryFlag } from "./FilingQuery.ts"

const count = (en: string, es: string) => described(Schema.Int, { en, es })

const environment = Schema.Literals(["sandbox", "habilitacion", "production"])

const total = described(Schema.optionalKey(Schema.String), {
  en: "Total in the document's currency, as a decimal: 573306.30. Absent if there is none.",
  es: "Total en la moneda del documento, como decimal: 573306.30. Ausente si no lo hay."
})

const uuid = described(Schema.String, {
  en: "Key of the document: CUFE, CUDE or CUDS, 96 hexadecimal digits.",
  es: "Clave del documento: CUFE, CUDE o CUDS, 96 dígitos hexadecimales."
})

/** A difference between the authority's listing and the documents that this service recorded. */
export const ReconciliationFinding = Schema.Struct({
  kind: described(
    Schema.Literals([
      "missing-here",
      "missing-at-authority",
      "unanswered",
      "other-key",
      "amount",
      "state",
      "not-received",
      "received-not-listed"
    ]),
    {
      en: "missing-here: listed and not recorded. missing-at-authority: accepted here and not listed. unanswered: open here and not listed. other-key: the number is listed with the key of another document. amount: totals differ. state: the states differ. not-received: listed as received and not in the inbox. received-not-listed: in the inbox and not listed.",
      es: "missing-here: listado y no registrado. missing-at-authority: aceptado aquí y no listado. unanswered: abierto aquí y no listado. other-key: el número está listado con la clave de otro documento. amount: los totales difieren. state: los estados difieren. not-received: listado como recibido y ausente de la bandeja. received-not-listed: en la bandeja y no listado."
    }
  ),
  id: described(Schema.String, {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  date: described(Schema.optionalKey(Schema.String), {
    en: "Issue date, YYYY-MM-DD; absent if the listing has none that can be read.",
    es: "Fecha de expedición, YYYY-MM-DD; ausente si el listado no trae una legible."
  }),
  listed: described(
    Schema.optionalKey(
      Schema.Struct({
        uuid,
        type: described(Schema.String, {
          en: "Type in the listing's words: Factura electrónica.",
          es: "Tipo en palabras del listado: Factura electrónica."
        }),
        state: described(Schema.String, {
          en: "State in the listing's words: Aprobado.",
          es: "Estado en palabras del listado: Aprobado."
        }),
        issuer: described(Schema.String, {
          en: "Identification of the issuer as the listing writes it: 900373115.",
          es: "Identificación del emisor como la escribe el listado: 900373115."
        }),
        total
      })
    ),
    {
      en: "The document in the listing; absent if it is not listed.",
      es: "El documento en el listado; ausente si no está."
    }
  ),
  recorded: described(
    Schema.optionalKey(
      Schema.Struct({
        submissionId: described(Schema.String, {
          en: "UUID of the submission; GET /v1/submissions/{id} takes it.",
          es: "UUID de la radicación; GET /v1/submissions/{id} lo recibe."
        }),
        uuid,
        type: described(Schema.String, { en: "Type code: 01.", es: "Código del tipo: 01." }),
        state: described(Schema.String, {
          en: "Exact state of the submission: accepted.",
          es: "Estado exacto de la radicación: accepted."
        }),
        total
      })
    ),
    {
      en: "The document as recorded here; absent if it is not recorded.",
      es: "El documento como está registrado aquí; ausente si no lo está."
    }
  ),
  received: described(
    Schema.optionalKey(
      Schema.Struct({
        itemId: described(Schema.String, {
          en: "UUID of the item; GET /v1/inbox/{id} takes it.",
          es: "UUID del elemento; GET /v1/inbox/{id} lo recibe."
        }),
        uuid,
        type: described(Schema.String, { en: "Type code: 01.", es: "Código del tipo: 01." }),
        state: described(Schema.String, { en: "State of the item: received.", es: "Estado del elemento: received." }),
        total
      })
    ),
    {
      en: "The document as it is in the inbox; only of received-not-listed.",
      es: "El documento como está en la bandeja; solo en received-not-listed."
    }
  ),
  action: described(Schema.String, {
    en: "What to do, in the language of the caller.",
    es: "Qué hacer, en el idioma de quien pregunta."
  })
}).annotate({ identifier: "ReconciliationFinding" })

/** A value of the schema {@link ReconciliationFinding}. */
export type ReconciliationFinding = typeof ReconciliationFinding.Type

/** The result of comparing the authority's listing with the documents that this service recorded. */
export const Reconciliation = Schema.Struct({
  environment: described(environment, {
    en: "Environment of the compared documents.",
    es: "Ambiente de los documentos comparados."
  }),
  from: described(Schema.optionalKey(Schema.String), {
    en: "First day of issue in the listing, YYYY-MM-DD; absent in an empty one.",
    es: "Primer día de expedición del listado, YYYY-MM-DD; ausente en uno vacío."
  }),
  to: described(Schema.optionalKey(Schema.String), {
    en: "Last day of issue in the listing, YYYY-MM-DD; absent in an empty one.",
    es: "Último día de expedición del listado, YYYY-MM-DD; ausente en uno vacío."
  }),
  counts: described(
    Schema.Struct({
      issued: count("Rows of documents that the company issued.", "Filas de documentos que expidió la compañía."),
      received: count(
        "Rows of received documents; only counted unless `received` is true.",
        "Filas de documentos recibidos; solo se cuentan, salvo que `received` sea true."
      ),
      events: count("Rows of events, which are only counted.", "Filas de eventos, que solo se cuentan."),
      others: count(
        "Rows of documents issued by another NIT, which are only counted.",
        "Filas de documentos expedidos por otro NIT, que solo se cuentan."
      ),
      matched: count("Listed documents without difference.", "Documentos listados sin diferencia."),
      findings: count("Number of findings.", "Número de hallazgos.")
    }),
    { en: "Numbers of rows and documents.", es: "Números de filas y documentos." }
  ),
  findings: described(Schema.Array(ReconciliationFinding), {
    en: "The differences: listed documents in the order of the file, then documents that are not listed. At most 10 000.",
    es: "Las diferencias: los documentos listados en el orden del archivo y luego los que no están listados. Máximo 10 000."
  }),
  omitted: count(
    "Findings beyond 10 000, which only the workbook has (format=xlsx).",
    "Hallazgos después de 10 000, que solo trae el libro de Excel (format=xlsx)."
  )
}).annotate({ identifier: "Reconciliation" })

/** A value of the schema {@link Reconciliation}. */
export type Reconciliation = typeof Reconciliation.Type

/** The accepted content types of a listing of documents by the authority. */
export const listingContentTypes = [
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/octet-stream"
] as const

/** Query parameters of a reconciliation. */
export const ReconciliationQuery = {
  ...CompanyQuery,
  environment: Schema.optionalKey(
    environment.annotate({
      description: bilingual({
        en: "Environment of the authority that the listing is of; the one in which the service files when absent.",
        es: "Ambiente de la DIAN del que es el listado; aquel en el que radica el servicio si está ausente."
      })
    })
  ),
  received: queryFlag({
    en: "true also compares the rows of received documents with the inbox.",
    es: "true también compara las filas de documentos recibidos con la bandeja."
  }),
  format: Schema.optionalKey(
    Schema.Literals(["json", "xlsx"]).annotate({
      description: bilingual({
        en: "json (default), or xlsx: a workbook with one finding on each row.",
        es: "json (por defecto) o xlsx: un libro de Excel con un hallazgo por fila."
      })
    })
  )
}
