import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiSchema, OpenApi } from "effect/http-api"
import { Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { FactsFilterQuery } from "./submissionSums.ts"

/**
 * Parts of a report of taxes: accepted sales, support documents and payrolls of the company, and the documents that it
 * received, apart from those that it claimed and those without the authority's answer.
 */
export const taxParts = ["sale", "support", "payroll", "received", "claimed", "unanswered"] as const

/** One of {@link taxParts}. */
export type TaxPartName = (typeof taxParts)[number]

const documents = described(Schema.Int, { en: "Number of documents.", es: "Número de documentos." })

const base = described(Schema.optionalKey(Schema.String), {
  en: "Taxable amount in pesos, as a decimal: 481778.40. Absent for taxes per unit and for withholdings of payroll, which state none.",
  es: "Base gravable en pesos, como decimal: 481778.40. Ausente en impuestos por unidad y en retenciones de nómina, que no la indican."
})

const amount = described(Schema.optionalKey(Schema.String), {
  en: "Tax or withholding in pesos, as a decimal: 91537.90. Absent for excluded lines.",
  es: "Impuesto o retención en pesos, como decimal: 91537.90. Ausente en líneas excluidas."
})

const type = described(Schema.String, {
  en: "Type code: 01. The filter `type` of the list shows the documents.",
  es: "Código de tipo: 01. El filtro `type` de la lista muestra los documentos."
})

/** Base and amount of VAT, added up. */
const TaxTotal = Schema.Struct({ base, amount }).annotate({ identifier: "TaxTotal" })

/** A tax or a withholding at one rate, or what the law excludes. */
const TaxLine = Schema.Struct({
  kind: described(Schema.Literals(["tax", "excluded", "withholding"]), {
    en: "tax; excluded: lines with neither VAT nor INC; withholding.",
    es: "tax: impuesto; excluded: líneas sin IVA ni INC; withholding: retención."
  }),
  code: described(Schema.optionalKey(Schema.String), {
    en: "The authority's code of the tax: 01 for VAT (IVA), 04 for INC, ZZ for all without a code of their own. Absent for excluded lines.",
    es: "Código del tributo en la DIAN: 01 IVA, 04 INC, ZZ todos los que no tienen código propio. Ausente en líneas excluidas."
  }),
  name: described(Schema.String, {
    en: "Name of the tax, as the authority writes it: IVA.",
    es: "Nombre del tributo, como lo escribe la DIAN: IVA."
  }),
  rate: described(Schema.optionalKey(Schema.String), {
    en: "Percentage of VAT: 19.00; 0.00 for exempt sales. Percentage of a withholding that states one: 2.50. Absent for other taxes.",
    es: "Tarifa del IVA: 19.00; 0.00 para lo exento. Tarifa de una retención que la indica: 2.50. Ausente en otros impuestos."
  }),
  documents,
  base,
  amount,
  types: described(
    Schema.Array(Schema.Struct({ type, documents, base, amount }).annotate({ identifier: "TaxOfType" })),
    {
      en: "The same by type of document; notes that lower are negative.",
      es: "Lo mismo por tipo de documento; las notas que disminuyen son negativas."
    }
  )
}).annotate({ identifier: "TaxLine" })

/** The documents of one part and their taxes. */
const TaxPart = Schema.Struct({
  part: described(Schema.Literals(taxParts), {
    en: "sale: invoices, equivalents and their notes. support: support documents and their notes. payroll. received: documents in the inbox that the authority validated. claimed: received ones that were claimed (031), and notes about them. unanswered: received ones without the authority's validation. `purchases` adds up received and support; no other parts are added together.",
    es: "sale: facturas, equivalentes y sus notas. support: documentos soporte y sus notas. payroll: nómina. received: documentos de la bandeja que la DIAN validó. claimed: recibidos que se reclamaron (031) y sus notas. unanswered: recibidos sin validación de la DIAN. `purchases` suma received y support; las demás partes nunca se suman entre sí."
  }),
  documents,
  total: described(Schema.String, {
    en: "Sum of the totals in pesos, less the notes that lower, as a decimal: 573316.30.",
    es: "Suma de los totales en pesos, menos las notas que disminuyen, como decimal: 573316.30."
  }),
  withoutRate: described(Schema.optionalKey(Schema.Int), {
    en: "Number of documents in a foreign currency that state no exchange rate; no amount has them. Absent if there are none.",
    es: "Número de documentos en moneda extranjera que no indican tasa de cambio; ningún valor los incluye. Ausente si no los hay."
  }),
  withoutTaxes: described(Schema.optionalKey(Schema.Int), {
    en: "Number of received documents in whose XML no tax could be read. Absent if there are none.",
    es: "Número de documentos recibidos en cuyo XML no se pudo leer ningún impuesto. Ausente si no los hay."
  }),
  types: described(
    Schema.Array(
      Schema.Struct({
        type,
        documents,
        total: described(Schema.String, {
          en: "Sum of the totals in pesos, as a decimal; negative for notes that lower.",
          es: "Suma de los totales en pesos, como decimal; negativa en notas que disminuyen."
        })
      }).annotate({ identifier: "TaxPartType" })
    ),
    { en: "The documents by type.", es: "Los documentos por tipo." }
  ),
  iva: described(TaxTotal, {
    en: "VAT at all rates; its base includes what is exempt and excluded.",
    es: "IVA de todas las tarifas; la base incluye lo exento y lo excluido."
  }),
  withheld: described(
    Schema.Array(
      Schema.Struct({
        code: described(Schema.String, {
          en: "Code of the withholding: 05 ReteIVA, 06 ReteFuente, 07 ReteICA.",
          es: "Código de la retención: 05 ReteIVA, 06 ReteFuente, 07 ReteICA."
        }),
        name: described(Schema.String, {
          en: "Name of the withholding, as the authority writes it: ReteIVA.",
          es: "Nombre de la retención, como lo escribe la DIAN: ReteIVA."
        }),
        base,
        amount
      }).annotate({ identifier: "WithheldTotal" })
    ),
    { en: "Withholdings by concept, at all rates.", es: "Retenciones por concepto, de todas las tarifas." }
  ),
  lines: described(Schema.Array(TaxLine), {
    en: "VAT by rate, the highest first, then what is excluded, other taxes, and withholdings by concept and rate.",
    es: "IVA por tarifa, de mayor a menor, luego lo excluido, otros impuestos y retenciones por concepto y tarifa."
  })
}).annotate({ identifier: "TaxPart" })

/** Taxes of a company's documents in a period. */
export const TaxReport = Schema.Struct({
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Environment of the documents: that of the query, or the one in which the service files.",
    es: "Ambiente de los documentos: el de la consulta o aquel en el que radica el servicio."
  }),
  issuedFrom: described(Schema.String, { en: "First day of issue.", es: "Primer día de expedición." }),
  issuedTo: described(Schema.String, { en: "Last day of issue.", es: "Último día de expedición." }),
  withInbox: described(Schema.Boolean, {
    en: "Whether received documents were read, for which the token needs `inbox:read`.",
    es: "Si se leyeron los documentos recibidos, para lo que el token necesita `inbox:read`."
  }),
  purchases: described(TaxTotal, {
    en: "VAT of the parts `received` and `support` together, as `iva` of a part.",
    es: "IVA de las partes `received` y `support` juntas, como `iva` de una parte."
  }),
  parts: described(Schema.Array(TaxPart), {
    en: "The parts that have documents, in the order of their names above.",
    es: "Las partes que tienen documentos, en el orden de sus nombres."
  })
}).annotate({ identifier: "TaxReport" })

/** A value of the schema {@link TaxReport}. */
export type TaxReport = typeof TaxReport.Type

/** Company, environment, days and format of a report of taxes. */
export const TaxReportQuery = {
  companyId: FactsFilterQuery.companyId,
  environment: FactsFilterQuery.environment,
  issuedFrom: FactsFilterQuery.issuedFrom.schema.annotate({
    description: bilingual({
      en: "First day of issue: 2026-01-01.",
      es: "Primer día de expedición: 2026-01-01."
    })
  }),
  issuedTo: FactsFilterQuery.issuedTo.schema.annotate({
    description: bilingual({
      en: "Last day of issue, at most a year after the first: 2026-01-31.",
      es: "Último día de expedición, máximo un año después del primero: 2026-01-31."
    })
  }),
  format: Schema.optionalKey(
    Schema.Literals(["json", "csv", "xlsx"]).annotate({
      description: bilingual({
        en: "json (default); csv or xlsx: one row for each tax, rate and type of document.",
        es: "json (por defecto); csv o xlsx: una fila por cada tributo, tarifa y tipo de documento."
      })
    })
  )
}

/** `GET /v1/submissions/taxes`, as JSON or as a file. */
export const taxesEndpoint = HttpApiEndpoint.get("taxes", "/taxes", {
  query: TaxReportQuery,
  success: [
    TaxReport,
    ...["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"].map((contentType) =>
      Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
    )
  ],
  error: [Forbidden, ServiceUnavailable]
}).annotateMerge(
  OpenApi.annotations({
    identifier: "SubmissionTaxes",
    summary: bilingual({ en: "Taxes of a period", es: "Impuestos de un período" }),
    description: bilingual({
      en: "Adds up the taxes of the documents issued in a period, in pesos: VAT by rate, what is excluded, other taxes and withholdings, each by type of document. Accepted documents count, by their own date; a payroll that was replaced or deleted does not. Notes that lower are subtracted. A document in a foreign currency counts at the rate that it states. Received documents need the scope `inbox:read` and are parts of their own: only what reached the inbox, and what of it is deductible is for the accountant to decide. The lists of submissions and of the inbox show the documents of a figure.",
      es: "Suma los impuestos de los documentos expedidos en un período, en pesos: IVA por tarifa, lo excluido, otros impuestos y retenciones, cada uno por tipo de documento. Cuentan los documentos aceptados, por su propia fecha; no una nómina reemplazada o eliminada. Las notas que disminuyen se restan. Un documento en moneda extranjera cuenta a la tasa que indica. Los recibidos necesitan el permiso `inbox:read` y son partes aparte: solo lo que llegó a Recibidos; qué es descontable lo decide el contador. Las listas de radicaciones y de recibidos muestran los documentos de una cifra."
    })
  })
)
