import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { pagingQuery, searchParameter } from "../query/pageQuery.ts"
import { readableContentTypes } from "../ReadingGroup.ts"
import { SubmissionExportQuery } from "../submissionRequests.ts"
import { SubmissionSummaryQuery } from "../submissionRequests.ts"
import { FactsFilterQuery } from "../submissionSums.ts"

/**
 * Content types that describe a file for the inbox. Any other is accepted as well, because the octets determine what a
 * file is.
 */
export const arrivalContentTypes = [...readableContentTypes, "message/rfc822"] as const

/** Maximum size of a file or mail for the inbox: 25 MiB. */
export const maximumArrivalOctets = 25 * 1024 * 1024

const { counterparty, ...facts } = FactsFilterQuery

const state = Schema.optionalKey(
  formedText(new RegExp(`^(?:${inboxStateNames.join("|")})(?:,(?:${inboxStateNames.join("|")})){0,11}$`, "u"), {
    en: "states of the inbox, with commas",
    es: "estados de la bandeja, separados por comas"
  }).annotate({
    description: bilingual({
      en: "Only items in these states, with commas: received,acknowledged.",
      es: "Solo elementos en estos estados, separados por comas: received,acknowledged."
    })
  })
)

const filterQuery = {
  ...facts,
  counterparty: Schema.optionalKey(
    counterparty.schema.annotate({
      description: bilingual({
        en: "Only documents of the supplier with this identification, without check digit: 800199436.",
        es: "Solo documentos del proveedor con esta identificación, sin dígito de verificación: 800199436."
      })
    })
  ),
  state,
  warning: Schema.optionalKey(
    Schema.Literals(["any"]).annotate({
      description: bilingual({
        en: "any: only items with a warning.",
        es: "any: solo elementos con una advertencia."
      })
    })
  ),
  termTo: Schema.optionalKey(
    FactsFilterQuery.issuedTo.schema.annotate({
      description: bilingual({
        en: "Only items whose term for acceptance or claim ends on this day or before: 2026-01-20.",
        es: "Solo elementos cuyo plazo para aceptar o reclamar termina ese día o antes: 2026-01-20."
      })
    })
  ),
  arrivalId: Schema.optionalKey(
    formedText(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, { en: "a UUID", es: "un UUID" }).annotate({
      description: bilingual({
        en: "Only items that this arrival brought first.",
        es: "Solo elementos que esta llegada trajo primero."
      })
    })
  ),
  q: Schema.optionalKey(
    searchParameter({
      en: "Search by words of the supplier's name; accents, case, ligatures and kinds of apostrophe do not matter. Or by the beginning of its identification, of a number, of an order, or of a key (8 digits or more).",
      es: "Busca por palabras del nombre del proveedor; no importan tildes, mayúsculas, ligaduras ni el tipo de apóstrofo. O por el comienzo de su identificación, de un número, de una orden de compra o de una clave (8 dígitos o más)."
    })
  )
}

/** Filters of the list of the inbox. */
export const InboxListQuery = { ...filterQuery, ...pagingQuery }

/** Filters, format and columns of an export of the inbox. */
export const InboxExportQuery = {
  ...filterQuery,
  format: SubmissionExportQuery.format,
  layout: Schema.optionalKey(
    Schema.Literals(["list", "dian"]).annotate({
      description: bilingual({
        en: "Columns. list (default): everything that GET /v1/inbox shows, with states, events and terms. dian: validated documents in the 32 columns of the authority's own listing, with Grupo Recibido.",
        es: "Columnas. list (por defecto): todo lo que muestra GET /v1/inbox, con estados, eventos y plazos. dian: documentos validados en las 32 columnas del listado de la DIAN, con Grupo Recibido."
      })
    })
  )
}

/** Query parameters of sums over the inbox. */
export const InboxSummaryQuery = {
  ...filterQuery,
  by: SubmissionSummaryQuery.by,
  limit: SubmissionSummaryQuery.limit
}
