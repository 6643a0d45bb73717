import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"

const digits = (text: Localized) =>
  formedText(/^[0-9]{1,20}$/u, { en: "1 to 20 digits", es: "de 1 a 20 dígitos" }).annotate({
    description: bilingual(text),
    examples: ["1"]
  })

/**
 * The spellings of true and false in a query: those of JSON, Python and SQL. The OpenAPI document has a boolean
 * instead.
 */
export const flagSpellings = ["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"] as const

const QueryFlag = Schema.Literals(flagSpellings)

/** Value of a flag in a query, see {@link queryFlag}. */
export type QueryFlag = typeof QueryFlag.Type

/** The schema of a {@link QueryFlag}. It has a name because the types of the contract repeat it for every operation. */
export interface QueryFlagSchema extends Schema.Codec<QueryFlag> {}

/** A query parameter that is true or false; absent means false. */
export const queryFlag = (text: Localized): Schema.optionalKey<QueryFlagSchema> =>
  Schema.optionalKey(QueryFlag.annotate({ description: bilingual(text) }))

/** Whether a parameter is true, decoded or as sent. */
export const isTrue = (flag: string | null | undefined): boolean => flag?.toLowerCase() === "true" || flag === "1"

/** Query parameters of every operation that files a document. */
export const FilingQuery = {
  companyId: digits({
    en: "Id of the issuing company in this service, 1 to 20 digits.",
    es: "Identificador de la compañía emisora en este servicio, de 1 a 20 dígitos."
  }),
  providerId: digits({
    en: "Id of the software's provider in this service, 1 to 20 digits.",
    es: "Identificador del proveedor del software en este servicio, de 1 a 20 dígitos."
  }),
  isTest: queryFlag({
    en: "true files to the authority's test environment instead of the company's own. A single document that states SoftwareProvider.TestSetId is then uploaded for that test set.",
    es: "true radica en el ambiente de pruebas de la DIAN en lugar del propio de la compañía. Un documento solo que indica SoftwareProvider.TestSetId se carga entonces para ese set de pruebas."
  }),
  contingency: Schema.optionalKey(
    Schema.Literals(["auto"]).annotate({
      description: bilingual({
        en: "auto issues a new invoice (01) in contingency of the authority (04) while the authority is proven to be down, and transmits it afterwards; see /v1/authority/status. Other documents wait.",
        es: "auto expide una factura nueva (01) en contingencia de la DIAN (04) mientras esté probado que la DIAN no funciona, y la transmite después; vea /v1/authority/status. Los demás documentos esperan."
      })
    })
  ),
  complete: Schema.optionalKey(
    Schema.Literals(["totals"]).annotate({
      description: bilingual({
        en: "totals fills in omitted values that follow from the lines: amounts of lines, taxes, withholdings, discounts and totals. Stated values are kept and checked.",
        es: "totals llena los valores omitidos que se deducen de las líneas: valores de líneas, impuestos, retenciones, descuentos y totales. Los valores indicados se conservan y se revisan."
      })
    })
  ),
  dryRun: queryFlag({
    en: "true checks the document and answers a Validation, with complete=totals the completed body too; nothing is claimed, stored, signed or sent.",
    es: "true revisa el documento y responde una Validation, con complete=totals también el cuerpo completado; no se reserva, guarda, firma ni envía nada."
  })
}

/** Request headers of every operation that files a document. */
export const FilingHeaders = {
  "idempotency-key": Schema.optionalKey(
    formedText(/^[\x21-\x7e]{1,255}$/u, {
      en: "1 to 255 visible ASCII characters",
      es: "de 1 a 255 caracteres ASCII visibles"
    }).annotate({
      description: bilingual({
        en: "The same key with the same document answers the same result; with another document it is rejected. With a key the body may omit Number: the document gets the next number of its range. 1 to 255 visible ASCII characters: order-4711.",
        es: "La misma llave con el mismo documento responde el mismo resultado; con otro documento se rechaza. Con una llave el cuerpo puede omitir Number: el documento recibe el siguiente número de su rango. De 1 a 255 caracteres ASCII visibles: pedido-4711."
      })
    })
  ),
  "accept-language": Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Language of messages: es or en (default, also of * and of any other language).",
        es: "Idioma de los mensajes: es o en (por defecto, también con * y con cualquier otro idioma)."
      })
    })
  ),
  "x-radicar-unknown-fields": Schema.optionalKey(
    Schema.Literals(["ignore", "refuse"]).annotate({
      description: bilingual({
        en: "What to do with unknown fields: refuse (default) refuses the body, ignore leaves them out.",
        es: "Qué hacer con campos desconocidos: refuse (por defecto) niega el cuerpo, ignore los omite."
      })
    })
  )
}

/** Query parameter of operations on a company's data. */
export const CompanyQuery = { companyId: FilingQuery.companyId }

/** Path parameter that names a company or provider, in the same form as `companyId` and `providerId` in a query. */
export const tenantId = { id: FilingQuery.companyId }
