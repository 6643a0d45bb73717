import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { described, formedText } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { queryFlag } from "./FilingQuery.ts"
import { CertificateUnusable, Forbidden, NumberingRangesRefused, ServiceUnavailable } from "./problem/problems.ts"
import { guid, AuthorityQuery, QueryHeaders } from "./query/QueryParameters.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** A warning about a numbering range, such as few numbers left, with advice. */
export const RangeWarning = Schema.Struct({
  code: described(Schema.Literals(["used-up", "low", "expired", "expiring", "used-by-others", "skipped"]), {
    en: "used-up: no number is left. low: a tenth or less is left. expired: its last day is over. expiring: 30 days or fewer are left. used-by-others: other programs number in it. skipped: a gap that may have to be explained.",
    es: "used-up: no queda ningún número. low: queda la décima parte o menos. expired: ya pasó su último día. expiring: quedan 30 días o menos. used-by-others: otros programas numeran en él. skipped: un hueco que tal vez haya que explicar."
  }),
  message: described(Schema.String, {
    en: "What to do about it, a sentence in the caller's language.",
    es: "Qué hacer al respecto, una frase en el idioma de quien llama."
  })
}).annotate({ identifier: "RangeWarning" })

/** A value of the schema {@link RangeWarning}. */
export type RangeWarning = typeof RangeWarning.Type

/**
 * A numbering range that the authority has granted, with this service's own facts about it. Fields have the names of
 * `NumberingRange` in a body.
 */
export const GrantedNumberingRange = Schema.Struct({
  Id: described(Schema.Int, {
    en: "Number of the authorisation (resolution): 18760000001.",
    es: "Número de la autorización (resolución): 18760000001."
  }),
  Date: described(Schema.String, {
    en: "Day of the resolution, YYYY-MM-DDThh:mm:ss: 2019-01-19T00:00:00.",
    es: "Día de la resolución, AAAA-MM-DDThh:mm:ss: 2019-01-19T00:00:00."
  }),
  Prefix: described(Schema.String, {
    en: "Prefix of the range: SETP; empty without one.",
    es: "Prefijo del rango: SETP; vacío si no tiene."
  }),
  FromNumber: described(Schema.Int, {
    en: "First number of the range: 990000000.",
    es: "Primer número del rango: 990000000."
  }),
  ToNumber: described(Schema.Int, {
    en: "Last number of the range: 995000000.",
    es: "Último número del rango: 995000000."
  }),
  TechnicalKey: described(Schema.optionalKey(Schema.String), {
    en: "Technical key (ClTec) of the range, which the CUFE takes. Only for tokens with the scope companies:admin, and where the range has one.",
    es: "Clave técnica (ClTec) del rango, que usa el CUFE. Solo para tokens con el permiso companies:admin, y si el rango la tiene."
  }),
  StartDate: described(Schema.String, {
    en: "First day in force, YYYY-MM-DDThh:mm:ss: 2019-01-19T00:00:00.",
    es: "Primer día de vigencia, AAAA-MM-DDThh:mm:ss: 2019-01-19T00:00:00."
  }),
  EndDate: described(Schema.String, {
    en: "Last day in force, YYYY-MM-DDThh:mm:ss: 2030-01-19T00:00:00.",
    es: "Último día de vigencia, AAAA-MM-DDThh:mm:ss: 2030-01-19T00:00:00."
  }),
  Used: described(Schema.Int, {
    en: "Count of numbers that this service has filed or is filing. Used, UsedByOthers and Left add up to the range.",
    es: "Cantidad de números que este servicio radicó o está radicando. Used, UsedByOthers y Left suman el rango."
  }),
  UsedByOthers: described(Schema.Int, {
    en: "Count of numbers under which the authority has a document that this service does not know (rule 90). They are not free.",
    es: "Cantidad de números con los que la DIAN tiene un documento que este servicio no conoce (regla 90). No están libres."
  }),
  Left: described(Schema.Int, {
    en: "Count of numbers that can still be filed: all but Used and UsedByOthers.",
    es: "Cantidad de números que aún se pueden radicar: todos menos Used y UsedByOthers."
  }),
  FreedByRejection: described(Schema.Int, {
    en: "Of those left, how many a rejection or refusal has set free; numbers by the service begin with them.",
    es: "De los que quedan, cuántos liberó un rechazo; la numeración del servicio comienza por ellos."
  }),
  Skipped: described(Schema.Int, {
    en: "Of those left, how many below LastNumber were never filed here.",
    es: "De los que quedan, cuántos por debajo de LastNumber nunca se radicaron aquí."
  }),
  LastNumber: described(Schema.optionalKey(Schema.Int), {
    en: "The highest number used, freed by a rejection or used by others; absent before the first.",
    es: "El número más alto usado, liberado por un rechazo o usado por otros; ausente antes del primero."
  }),
  DaysToExpiry: described(Schema.Int, {
    en: "Days from today in Colombia to EndDate: 0 on the last day, negative afterwards.",
    es: "Días desde hoy en Colombia hasta EndDate: 0 en el último día, negativo después."
  }),
  UsedUpOn: described(Schema.optionalKey(Schema.String), {
    en: "Forecast: day on which the last number is used at the pace of the last 30 days, YYYY-MM-DD. Absent if no number was used in that time, or if the range expires before.",
    es: "Pronóstico: día en que se usa el último número al ritmo de los últimos 30 días, AAAA-MM-DD. Ausente si en ese tiempo no se usó ninguno o si el rango vence antes."
  }),
  Warnings: described(Schema.Array(RangeWarning), {
    en: "Warnings about the range, each with what to do; empty if there are none.",
    es: "Advertencias sobre el rango, cada una con lo que hay que hacer; vacío si no hay."
  })
}).annotate({ identifier: "GrantedNumberingRange" })

/** A value of the schema {@link GrantedNumberingRange}. */
export type GrantedNumberingRange = typeof GrantedNumberingRange.Type

/** The numbering ranges of an issuer for a software. */
export const NumberingRangeList = Schema.Struct({
  items: described(Schema.Array(GrantedNumberingRange), {
    en: "The ranges in the authority's order; empty if there are none.",
    es: "Los rangos en el orden de la DIAN; vacío si no hay."
  }),
  asked: described(Schema.String, {
    en: "When the authority was queried, ISO 8601 with offset: 2026-01-15T10:00:00-05:00.",
    es: "Cuándo se consultó a la DIAN, ISO 8601 con desfase: 2026-01-15T10:00:00-05:00."
  }),
  age: described(Schema.Int, {
    en: "Whole seconds since then. Used, Left and DaysToExpiry are always current.",
    es: "Segundos enteros desde entonces. Used, Left y DaysToExpiry siempre son actuales."
  })
}).annotate({ identifier: "NumberingRangeList" })

/** A value of the schema {@link NumberingRangeList}. */
export type NumberingRangeList = typeof NumberingRangeList.Type

const nit = (text: Localized) =>
  Schema.optionalKey(
    formedText(/^[1-9][0-9]{0,9}$/u, {
      en: "1 to 10 digits, without check digit",
      es: "de 1 a 10 dígitos, sin dígito de verificación"
    }).annotate({ description: bilingual(text) })
  )

/**
 * Query parameters of the operation NumberingRangeGetAll. Absent ones are filled in from the company, the provider or
 * the certificate.
 */
export const NumberingRangeQuery = {
  ...AuthorityQuery,
  nit: nit({
    en: "NIT of the issuer, without check digit: 900373115; else the company's, else the certificate's.",
    es: "NIT del emisor, sin dígito de verificación: 900373115; si no, el de la compañía; si no, el del certificado."
  }),
  softwareId: Schema.optionalKey(
    guid.annotate({
      description: bilingual({
        en: "Id of the software, a GUID; else the provider's.",
        es: "Identificador del software, un GUID; si no, el del proveedor."
      })
    })
  ),
  softwareOwnerNit: nit({
    en: "NIT of the software's owner, without check digit: 900373115; else the provider's, else the issuer.",
    es: "NIT del titular del software, sin dígito de verificación: 900373115; si no, el del proveedor; si no, el emisor."
  }),
  refresh: queryFlag({
    en: "true queries the authority even if a recent answer is cached.",
    es: "true consulta a la DIAN aunque haya una respuesta reciente guardada."
  })
}

/** Operations that query the authority for granted ranges. */
export class NumberingRangesGroup extends HttpApiGroup.make("numberingRanges")
  .add(
    HttpApiEndpoint.get("list", "/numbering-ranges", {
      query: NumberingRangeQuery,
      headers: QueryHeaders,
      success: NumberingRangeList,
      error: [Forbidden, CertificateUnusable, ServiceUnavailable, NumberingRangesRefused]
    }).annotateMerge(
      operationTexts("NumberingRangeGetAll", {
        summary: { en: "List numbering ranges", es: "Listar los rangos de numeración" },
        en: "The ranges that an issuer may use with a software today, as the authority lists them, each with its used and remaining numbers as far as this service knows. Answers are cached for some minutes; age says for how long.",
        es: "Los rangos que un emisor puede usar hoy con un software, como los lista la DIAN, cada uno con sus números usados y restantes hasta donde sabe este servicio. Las respuestas se guardan unos minutos; age dice desde cuándo."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Numbering ranges", { en: "Ranges that the authority has granted.", es: "Rangos que otorgó la DIAN." })
  ) {}
