import { described } from "@radicar/domain/inner/rules/described"
import { wholeNumber } from "@radicar/domain/inner/number/wireNumber"
import { text } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { FilingQuery } from "./FilingQuery.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import {
  bodyProblems,
  Forbidden,
  PayloadTooLarge,
  ServiceUnavailable,
  UnreadableDocument,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { listingContentTypes } from "./Reconciliation.ts"
import { Repeats } from "./Repetition.ts"

/** Maximum number of invoices in a sheet. */
export const maximumSales = 5000

const workbook = Schema.Uint8Array.pipe(
  HttpApiSchema.asUint8Array({ contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" })
)

const row = described(Schema.Int, {
  en: "Number of the row in the sheet, as Excel shows it: 2.",
  es: "Número de la fila en la hoja, como lo muestra Excel: 2."
})

/** The document on record under the reference of a sale. */
const RecordedSale = Schema.Struct({
  submissionId: described(Schema.String, {
    en: "UUID of the submission; GET /v1/submissions/{id} takes it.",
    es: "UUID de la radicación; GET /v1/submissions/{id} lo recibe."
  }),
  state: described(Schema.String, {
    en: "Exact state of the submission: accepted.",
    es: "Estado exacto de la radicación: accepted."
  }),
  id: described(Schema.String, {
    en: "Number with its prefix: SETP990000001.",
    es: "Número con su prefijo: SETP990000001."
  }),
  uuid: described(Schema.String, {
    en: "Key of the document (CUFE), 96 hexadecimal digits.",
    es: "Clave del documento (CUFE), 96 dígitos hexadecimales."
  })
}).annotate({ identifier: "RecordedSale" })

/** A sale of a sheet: the invoice that its rows describe. */
export const SheetSale = Schema.Struct({
  reference: described(Schema.String, {
    en: "The company's own id of the sale, from the sheet: V-1042.",
    es: "Identificador de la venta en la compañía, de la hoja: V-1042."
  }),
  rows: described(Schema.Array(row), {
    en: "Rows of the sale, one for each line of the invoice.",
    es: "Filas de la venta, una por cada línea de la factura."
  }),
  idempotencyKey: described(Schema.String, {
    en: "The Idempotency-Key under which to check and file the body: the sale is then filed once, whoever uploads the sheet and how often: sheet:V-1042.",
    es: "La Idempotency-Key con la cual revisar y radicar el cuerpo: así la venta se radica una sola vez, sin importar quién suba la hoja ni cuántas veces: sheet:V-1042."
  }),
  correctionKey: described(Schema.optionalKey(Schema.String), {
    en: "The Idempotency-Key for the corrected sale, where the document on record was rejected: sheet:V-1042:2. To use if `idempotencyKey` conflicts, that is, if the rows were changed.",
    es: "La Idempotency-Key para la venta corregida, si el documento registrado fue rechazado: sheet:V-1042:2. Se usa si `idempotencyKey` choca, es decir, si se cambiaron las filas."
  }),
  recorded: described(Schema.optionalKey(RecordedSale), {
    en: "The document that was filed for this reference; absent if none was.",
    es: "El documento que se radicó con esta referencia; ausente si no hay."
  }),
  cells: described(Schema.Record(Schema.String, Schema.String), {
    en: "The cell of each field, by its JSONPath in the body: $.CustomerParty.Name is H2.",
    es: "La celda de cada campo, por su JSONPath en el cuerpo: $.CustomerParty.Name es H2."
  }),
  body: described(Schema.Record(Schema.String, Schema.Unknown), {
    en: "Body for POST /v1/dian/invoices, with complete=totals. It has no number: the document gets the next one of its range.",
    es: "Cuerpo para POST /v1/dian/invoices, con complete=totals. No tiene número: el documento recibe el siguiente de su rango."
  })
}).annotate({ identifier: "SheetSale" })

/** A value of the schema {@link SheetSale}. */
export type SheetSale = typeof SheetSale.Type

/** A fault in a cell or row of a sheet. */
export const SheetFault = Schema.Struct({
  row,
  cell: described(Schema.optionalKey(Schema.String), {
    en: "The cell: N2. Absent if the fault is of the row.",
    es: "La celda: N2. Ausente si la falla es de la fila."
  }),
  reference: described(Schema.optionalKey(Schema.String), {
    en: "Reference of the sale, which is not among `sales`; absent if the row has none.",
    es: "Referencia de la venta, que no está en `sales`; ausente si la fila no la tiene."
  }),
  message: described(Schema.String, {
    en: "What is wrong, in the language of the caller.",
    es: "Qué está mal, en el idioma de quien pregunta."
  })
}).annotate({ identifier: "SheetFault" })

/** A value of the schema {@link SheetFault}. */
export type SheetFault = typeof SheetFault.Type

/** Sales of a sheet, and the faults of its other rows. */
export const Sheet = Schema.Struct({
  sales: described(Schema.Array(SheetSale), {
    en: "Sales whose rows can be read, in the order of the sheet.",
    es: "Ventas cuyas filas se pueden leer, en el orden de la hoja."
  }),
  faults: described(Schema.Array(SheetFault), {
    en: "Faults of the other rows; a sale with a fault is not among `sales`.",
    es: "Fallas de las demás filas; una venta con una falla no está en `sales`."
  })
}).annotate({ identifier: "Sheet" })

/** A value of the schema {@link Sheet}. */
export type Sheet = typeof Sheet.Type

/** Largest sheet in octets: five thousand invoices of ten lines have some 4 MiB. */
export const maximumSheetOctets = 8 * 1024 * 1024

/** Reason why the sale of a row was not filed. */
const SheetReason = wireStruct("SheetReason", {
  row: described(
    wholeNumber({ identifier: "SheetRow", description: "Number of a row.", minimum: 1, maximum: 1_048_576 }),
    {
      en: "Number of the row in the sheet, as Excel shows it: 2.",
      es: "Número de la fila en la hoja, como lo muestra Excel: 2."
    }
  ),
  text: described(text(2000), {
    en: "Why the sale of this row was not filed, in words for people.",
    es: "Por qué no se radicó la venta de esta fila, en palabras para personas."
  })
})

/** A sheet to return with its results. */
export const AnsweredSheet = wireStruct("AnsweredSheet", {
  content: described(text((maximumSheetOctets / 3) * 4 + 4), {
    en: "The Excel file (.xlsx) in base64, as it was read.",
    es: "El archivo de Excel (.xlsx) en base64, como se leyó."
  }),
  reasons: described(Schema.optionalKey(wireList(SheetReason, { maximum: 50_000 })), {
    en: "Reasons found by dry runs and filings, for the last column. Absent: none.",
    es: "Motivos que dieron las revisiones y radicaciones, para la última columna. Ausente: ninguno."
  })
})

const { companyId, isTest } = FilingQuery

/** Company of a sheet, and the environment of its documents. */
export const SheetQuery = { companyId, isTest }

/** Operations on sheets of sales: Excel files with one row for each line of an invoice. */
export class SheetsGroup extends HttpApiGroup.make("sheets")
  .add(
    HttpApiEndpoint.get("template", "/template", { success: workbook, error: [ServiceUnavailable] }).annotateMerge(
      operationTexts("SheetTemplate", {
        summary: { en: "Template of a sheet of sales", es: "Plantilla de una hoja de ventas" },
        en: "An Excel file with the headings of a sheet of sales, in the language of the caller, and an example in its second sheet.",
        es: "Un archivo de Excel con los encabezados de una hoja de ventas, en el idioma de quien llama, y un ejemplo en la segunda hoja."
      })
    ),
    HttpApiEndpoint.post("read", "/", {
      query: SheetQuery,
      payload: listingContentTypes.map((contentType) =>
        Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
      ),
      success: Sheet,
      error: [UnreadableDocument, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("SheetRead", {
          summary: { en: "Read a sheet of sales", es: "Leer una hoja de ventas" },
          en: "Turns an Excel file of sales into invoices, and says which of them are on record. Rows of one reference are the lines of one invoice and stand together. Nothing is filed: check each body with dryRun=true and file it, with its `idempotencyKey`. At most 5000 invoices.",
          es: "Convierte un archivo de Excel de ventas en facturas y dice cuáles están registradas. Las filas de una referencia son las líneas de una factura y van juntas. No se radica nada: revise cada cuerpo con dryRun=true y radíquelo, con su `idempotencyKey`. Máximo 5000 facturas."
        })
      ),
    HttpApiEndpoint.post("results", "/results", {
      query: SheetQuery,
      payload: AnsweredSheet,
      success: workbook,
      error: [...bodyProblems, UnreadableDocument, Forbidden, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("SheetResults", {
          summary: { en: "Return a sheet with its results", es: "Devolver una hoja con sus resultados" },
          en: "The rows of a sheet of sales with number, CUFE and state of the document on record for each reference, and the reasons why others were not filed.",
          es: "Las filas de una hoja de ventas con número, CUFE y estado del documento registrado para cada referencia, y los motivos por los que otras no se radicaron."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/sheets")
  .annotateMerge(
    groupTexts("Sheets of sales", {
      en: "Invoices from an Excel file.",
      es: "Facturas desde un archivo de Excel."
    })
  ) {}
