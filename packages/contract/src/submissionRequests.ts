import { described, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { text } from "@radicar/domain/inner/wire/text"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { sortParameter } from "./ledger.ts"
import { countParameter, limitParameter, pagingQuery, searchParameter } from "./query/pageQuery.ts"
import { DocumentFilterQuery } from "./submissionSums.ts"

/** Filters and search of submissions, for lists, sums and exports. */
const searchQuery = {
  ...DocumentFilterQuery,
  q: Schema.optionalKey(
    searchParameter({
      en: "Search by words of the counterparty's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by the beginning of its identification, of a number with or without prefix, or of a key (8 digits or more).",
      es: "Busca por palabras del nombre de la contraparte; no importan tildes, mayúsculas, ligaduras ni el tipo de apóstrofo. O por el comienzo de su identificación, de un número con o sin prefijo, o de una clave (8 dígitos o más)."
    })
  ),
  id: Schema.optionalKey(
    formedText(/^\S{1,30}$/u, { en: "a number with its prefix", es: "un número con su prefijo" }).annotate({
      description: bilingual({
        en: "Only of this `id` of a result: the number with its prefix, such as SETP990000001.",
        es: "Solo de este `id` de un resultado: el número con su prefijo, como SETP990000001."
      })
    })
  ),
  corrects: Schema.optionalKey(
    formedText(/^[0-9a-fA-F]{96}$/u, { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" }).annotate({
      description: bilingual({
        en: "Only notes about the document with this key: CUFE, CUDE or CUDS.",
        es: "Solo notas sobre el documento con esta clave: CUFE, CUDE o CUDS."
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
  )
}

const sort = Schema.optionalKey(sortParameter)

/** Filters and order of the list of submissions. */
export const SubmissionListQuery = { ...searchQuery, sort, ...pagingQuery }

/** Query parameters of sums over submissions. */
export const SubmissionSummaryQuery = {
  ...searchQuery,
  by: Schema.optionalKey(
    formedText(/^(?:day|month|type|status|counterparty)(?:,(?:day|month|type|status|counterparty)){0,2}$/u, {
      en: "one to three of day, month, type, status, counterparty, with commas",
      es: "de uno a tres entre day, month, type, status, counterparty, con comas"
    }).annotate({
      description: bilingual({
        en: "By what documents are added up, besides their book and currency: one to three of day, month, type, status and counterparty, with commas; type,status when absent.",
        es: "Por qué se suman los documentos, además de su libro y moneda: de uno a tres entre day, month, type, status y counterparty, separados por comas; type,status si está ausente."
      })
    })
  ),
  limit: Schema.optionalKey(
    limitParameter("groupLimit", {
      en: "How many groups at most: 1 to 1000; 100 when absent.",
      es: "Cuántos grupos como máximo: de 1 a 1000; 100 si está ausente."
    })
  )
}

/** Filters, order, format and columns of an export of submissions. */
export const SubmissionExportQuery = {
  ...searchQuery,
  sort,
  format: Schema.Literals(["csv", "xlsx", "jsonl"]).annotate({
    description: bilingual({
      en: "csv: UTF-8 with byte order mark, commas, decimal points. xlsx: a workbook. jsonl: a JSON object on each line.",
      es: "csv: UTF-8 con marca de orden de bytes, comas, puntos decimales. xlsx: un libro de Excel. jsonl: un objeto JSON por línea."
    })
  }),
  layout: Schema.optionalKey(
    Schema.Literals(["list", "dian", "daybook"]).annotate({
      description: bilingual({
        en: "Columns. list (default): the documents as GET /v1/submissions shows them, notes that lower a book negative, and what each adds to the sums in pesos. dian: accepted documents in the 32 columns of the authority's own listing. daybook: accepted sales, purchases and notes in pesos, with bases and taxes by rate.",
        es: "Columnas. list (por defecto): los documentos como los muestra GET /v1/submissions, con las notas que restan en negativo, y lo que cada uno suma en pesos. dian: documentos aceptados en las 32 columnas del listado de la DIAN. daybook: ventas, compras y notas aceptadas en pesos, con bases e impuestos por tarifa."
      })
    })
  )
}

/** A request not to correct a rejected document, with the reason. */
export const DismissSubmission = wireStruct("DismissSubmission", {
  reason: described(text(500, "Why the document is not corrected."), {
    en: "Why the document is not corrected, at most 500 characters: filed by hand at the portal.",
    es: "Por qué el documento no se corrige, máximo 500 caracteres: se radicó a mano en el portal."
  })
})
