import { bookCodes } from "@radicar/domain/inner/documentRegistry"
import type { FactSumName } from "@radicar/domain/inner/facts/factSums"
import { described, form, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Counterparty } from "@radicar/domain/inner/submission/SubmissionResult"
import { dayPattern, isCalendarDate } from "@radicar/domain/inner/time/LocalDateTime"
import { Schema } from "effect"
import { CompanyQuery, flagSpellings } from "./FilingQuery.ts"
import { mailParameter } from "./ledger.ts"
import { pageQuery } from "./query/pageQuery.ts"
import { guidPattern } from "./query/QueryParameters.ts"

const dayForm = new RegExp(`^${dayPattern}$`, "u")

const day = (text: Localized) => {
  const expected = form({ en: "a day, YYYY-MM-DD", es: "un día, AAAA-MM-DD" })
  return Schema.String.check(
    // the last check reports malformed values too, and carries the description
    Schema.makeFilter((value: string) => !dayForm.test(value) || isCalendarDate(value), expected),
    Schema.isPattern(dayForm, expected)
  ).annotate({ description: bilingual(text) })
}

const amount = (text: Localized) =>
  formedText(/^[0-9]{1,15}(?:\.[0-9]{1,6})?$/u, {
    en: "a decimal such as 119000.50",
    es: "un decimal como 119000.50"
  }).annotate({ description: bilingual(text) })

const { from, to } = pageQuery

/** Filters by data of documents, for lists and sums of filed and of received documents. */
export const FactsFilterQuery = {
  ...CompanyQuery,
  type: Schema.optionalKey(
    formedText(/^[0-9]{2,3}$/u, { en: "a type code", es: "un código de tipo" }).annotate({
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
    formedText(/^\S{1,35}$/u, { en: "an identification", es: "una identificación" }).annotate({
      description: bilingual({
        en: "Only documents with the buyer, seller, worker or addressee of this identification, without check digit: 800199436.",
        es: "Solo documentos del adquiriente, vendedor, trabajador o destinatario con esta identificación, sin dígito de verificación: 800199436."
      })
    })
  ),
  currency: Schema.optionalKey(
    formedText(/^[A-Z]{3}$/u, { en: "a currency such as COP", es: "una moneda como COP" }).annotate({
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
  tax: Schema.optionalKey(
    formedText(/^(?:[0-9]{2}|ZZ|excluded)(?::[0-9]{1,3}(?:\.[0-9]{1,6})?)?$/u, {
      en: "a tax such as 01:19.00, 04 or excluded",
      es: "un tributo como 01:19.00, 04 o excluded"
    }).annotate({
      description: bilingual({
        en: "Only documents with this tax, as GET /v1/submissions/taxes states it. 01:19.00 is IVA at a rate, 06 a withholding at all rates, 06:2.50 at one; excluded and ZZ (taxes without a column of their own) are further values.",
        es: "Solo documentos con este tributo, como lo indica GET /v1/submissions/taxes. 01:19.00 es IVA a una tarifa, 06 una retención a todas las tarifas, 06:2.50 a una; también excluded (lo excluido) y ZZ (tributos sin columna propia)."
      })
    })
  ),
  from,
  to
}

/** Filters by data and outcome of filed documents, for lists and sums. */
export const DocumentFilterQuery = {
  ...FactsFilterQuery,
  book: Schema.optionalKey(
    Schema.Literals(bookCodes).annotate({
      description: bilingual({
        en: "Only documents of this book. sale: invoices, equivalents and their notes. purchase: support documents and their notes. payroll, event.",
        es: "Solo documentos de este libro. sale: facturas, equivalentes y sus notas. purchase: documentos soporte y sus notas. payroll: nómina. event: eventos."
      })
    })
  ),
  status: Schema.optionalKey(
    Schema.Literals(["pending", "processing", "submitted", "rejected", "refused"]).annotate({
      description: bilingual({
        en: "Only submissions with this status, as in a result.",
        es: "Solo radicaciones con este estado, como en un resultado."
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
  needsCorrection: Schema.optionalKey(
    Schema.Literals(flagSpellings).annotate({
      description: bilingual({
        en: "Only rejected and refused documents: true for those still to be corrected, that is, not filed again and not dismissed; false for the others.",
        es: "Solo documentos rechazados o no recibidos: true para los que falta corregir, es decir, ni radicados de nuevo ni descartados; false para los demás."
      })
    })
  ),
  mail: Schema.optionalKey(mailParameter),
  certificate: Schema.optionalKey(
    formedText(/^[0-9]{1,50}$/u, {
      en: "a serial number in decimal digits",
      es: "un número de serie en dígitos decimales"
    }).annotate({
      description: bilingual({
        en: "Only documents signed with the certificate of this serial number, in decimal digits as in the list of certificates.",
        es: "Solo documentos firmados con el certificado de este número de serie, en dígitos decimales como en la lista de certificados."
      })
    })
  ),
  submissionIds: Schema.optionalKey(
    formedText(
      new RegExp(`^${guidPattern}(?:,${guidPattern})*$`, "u"),
      { en: "1 to 200 UUIDs, with commas", es: "de 1 a 200 UUID, separados por comas" },
      200 * 37 - 1
    ).annotate({
      description: bilingual({
        en: "Only these submissions: 1 to 200 UUIDs, with commas.",
        es: "Solo estas radicaciones: de 1 a 200 UUID, separados por comas."
      })
    })
  )
}

const sum = (en: string, es: string) => described(Schema.optionalKey(Schema.String), { en, es })

/** Sums of the amounts of documents, as decimals; absent where no document has the amount. */
const SummaryAmounts = Schema.Struct({
  iva: sum("VAT (01), at all rates.", "IVA (01), a todas las tarifas."),
  ic: sum("Departmental consumption tax IC (02).", "Impuesto al consumo departamental IC (02)."),
  ica: sum("Tax ICA (03).", "ICA (03)."),
  inc: sum("National consumption tax INC (04).", "Impuesto nacional al consumo INC (04)."),
  stamp: sum("Stamp tax (21).", "Timbre (21)."),
  bags: sum("Tax on plastic bags (22).", "INC bolsas (22)."),
  carbon: sum("Carbon tax (23).", "IN carbono (23)."),
  fuels: sum("Tax on fuels (24).", "IN combustibles (24)."),
  data: sum("Consumption tax on data (30).", "IC datos (30)."),
  icl: sum("Tax on liquors ICL (32).", "ICL (32)."),
  inpp: sum("Tax on single-use plastics INPP (33).", "INPP (33)."),
  ibua: sum("Tax on sugary drinks IBUA (34).", "IBUA (34)."),
  icui: sum("Tax on ultra-processed food ICUI (35).", "ICUI (35)."),
  otherTaxes: sum("All other taxes.", "Todos los demás impuestos."),
  reteIva: sum("Withheld VAT (05).", "ReteIVA (05)."),
  reteRenta: sum("Withheld income tax (06).", "ReteRenta (06)."),
  reteIca: sum("Withheld ICA (07).", "ReteICA (07)."),
  base19: sum("Taxable amount of VAT at 19 %.", "Base gravable del IVA al 19 %."),
  iva19: sum("VAT at 19 %.", "IVA al 19 %."),
  base5: sum("Taxable amount of VAT at 5 %.", "Base gravable del IVA al 5 %."),
  iva5: sum("VAT at 5 %.", "IVA al 5 %."),
  exempt: sum("Sales with VAT at 0 %.", "Ventas exentas, con IVA al 0 %."),
  excluded: sum("Lines with neither VAT nor INC, before taxes.", "Líneas sin IVA ni INC, antes de impuestos."),
  incBase: sum("Taxable amount of INC.", "Base gravable del INC."),
  discounts: sum("Discounts of whole documents.", "Descuentos de todo el documento."),
  charges: sum("Charges of whole documents.", "Cargos de todo el documento."),
  prepayments: sum("Payments received before.", "Anticipos.")
} satisfies Readonly<Record<FactSumName, Schema.Top>>).annotate({ identifier: "SummaryAmounts" })

/** Sums over the documents of one book with one currency and one value of each requested property. */
const SummaryGroup = Schema.Struct({
  day: described(Schema.optionalKey(Schema.String), {
    en: "Day of issue, with `by=day`: 2026-01-15. issuedFrom and issuedTo of this day list the documents.",
    es: "Día de expedición, con `by=day`: 2026-01-15. issuedFrom e issuedTo de ese día listan los documentos."
  }),
  month: described(Schema.optionalKey(Schema.String), {
    en: "Month of issue, with `by=month`: 2026-01. issuedFrom and issuedTo of its days list the documents.",
    es: "Mes de expedición, con `by=month`: 2026-01. issuedFrom e issuedTo de sus días listan los documentos."
  }),
  type: described(Schema.optionalKey(Schema.String), {
    en: "Type code, with `by=type`: 01. The filter `type` lists the documents.",
    es: "Código de tipo, con `by=type`: 01. El filtro `type` lista los documentos."
  }),
  status: described(Schema.optionalKey(Schema.String), {
    en: "Status, with `by=status`: submitted. The filter `status` lists the documents.",
    es: "Estado, con `by=status`: submitted. El filtro `status` lista los documentos."
  }),
  counterparty: described(Schema.optionalKey(Counterparty), {
    en: "Buyer, seller, worker or addressee, with `by=counterparty`; absent for documents without one. The filter `counterparty` lists the documents.",
    es: "Adquiriente, vendedor, trabajador o destinatario, con `by=counterparty`; ausente en documentos sin ellos. El filtro `counterparty` lista los documentos."
  }),
  book: described(Schema.optionalKey(Schema.Literals(bookCodes)), {
    en: "Book of the documents: sale, purchase, payroll or event. Absent in sums of the inbox. The filter `book` lists the documents.",
    es: "Libro de los documentos: sale (ventas), purchase (compras), payroll (nómina) o event (eventos). Ausente en sumas de la bandeja. El filtro `book` lista los documentos."
  }),
  currency: described(Schema.optionalKey(Schema.String), {
    en: "Currency of the amounts, ISO 4217: COP. Absent for documents without amounts. The filter `currency` lists the documents.",
    es: "Moneda de los valores, ISO 4217: COP. Ausente en documentos sin valores. El filtro `currency` lista los documentos."
  }),
  documents: described(Schema.Int, { en: "Number of documents.", es: "Número de documentos." }),
  total: described(Schema.optionalKey(Schema.String), {
    en: "Sum of the totals, as a decimal: 573306.30. Notes of types 91, 94 and 95 are subtracted from their book; in sums of the inbox they are added.",
    es: "Suma de los totales, como decimal: 573306.30. Las notas de tipos 91, 94 y 95 se restan de su libro; en sumas de la bandeja se suman."
  }),
  pesos: described(Schema.optionalKey(Schema.String), {
    en: "The total in pesos, as a decimal: each document at the exchange rate that it states, rounded half to even to two digits. Absent without such documents, and in sums of the inbox.",
    es: "El total en pesos, como decimal: cada documento a la tasa de cambio que indica, redondeado al par más cercano a dos dígitos. Ausente sin tales documentos y en sumas de la bandeja."
  }),
  withoutRate: described(Schema.optionalKey(Schema.Int), {
    en: "Number of documents in this foreign currency that state no exchange rate; `pesos` lacks them. Absent if there are none.",
    es: "Número de documentos en esta moneda extranjera que no indican tasa de cambio; `pesos` no los incluye. Ausente si no los hay."
  }),
  amounts: described(SummaryAmounts, {
    en: "Sums by tax, as decimals.",
    es: "Sumas por impuesto, como decimales."
  })
}).annotate({ identifier: "SummaryGroup" })

/** Sums over a company's documents. */
export const SubmissionSums = Schema.Struct({
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Environment of the documents: that of the query, or the one in which the service files.",
    es: "Ambiente de los documentos: el de la consulta o aquel en el que radica el servicio."
  }),
  groups: described(Schema.Array(SummaryGroup), {
    en: "The sums, in the order of `by`, then by book and currency; counterparties by total, the greatest first.",
    es: "Las sumas, en el orden de `by`, luego por libro y moneda; las contrapartes por total, de mayor a menor."
  }),
  taxes: described(
    Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          book: described(Schema.Literals(bookCodes), {
            en: "Book of the documents: sale, purchase or payroll.",
            es: "Libro de los documentos: sale (ventas), purchase (compras) o payroll (nómina)."
          }),
          base: sum("Taxable amount in pesos.", "Base gravable en pesos."),
          amount: sum("Tax or withholding in pesos.", "Impuesto o retención en pesos.")
        }).annotate({ identifier: "SummaryTax" })
      )
    ),
    {
      en: "With the filter `tax`: this tax of the accepted documents of the filter by book, as GET /v1/submissions/taxes adds it up. Absent in sums of the inbox.",
      es: "Con el filtro `tax`: este tributo de los documentos aceptados del filtro por libro, como lo suma GET /v1/submissions/taxes. Ausente en sumas de la bandeja."
    }
  ),
  more: described(Schema.Boolean, {
    en: "Whether there are further groups than `limit`.",
    es: "Si hay más grupos que `limit`."
  })
}).annotate({ identifier: "SubmissionSums" })
