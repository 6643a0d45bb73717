import { operations } from "@radicar/domain/inner/documentRegistry"
import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText } from "@radicar/domain/inner/wire/text"
import { anyObject, wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { FilingQuery } from "./FilingQuery.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import { AnotherTaxpayer, bodyProblems, Forbidden, InvalidDocument, ServiceUnavailable } from "./problem/problems.ts"
import { paperQuery } from "./query/printQuery.ts"
import { Repeats } from "./Repetition.ts"

/** Name of an operation that files a document. */
export const filingOperation = patternText({
  identifier: "FilingOperation",
  pattern: new RegExp(`^(?:${operations.join("|")})$`, "u"),
  expected: { en: "an operation such as InvoiceCreate", es: "una operación como InvoiceCreate" },
  description: bilingual({ en: "Name of an operation that files.", es: "Nombre de una operación que radica." })
})

/** A document to print before it is filed. */
export const PreviewDocument = wireStruct("PreviewDocument", {
  operation: described(filingOperation, {
    en: "Operation that is to file the document: InvoiceCreate.",
    es: "Operación que ha de radicar el documento: InvoiceCreate."
  }),
  body: described(anyObject, {
    en: "Body of the document as that operation takes it. `Number` and what follows from the lines may be omitted.",
    es: "Cuerpo del documento como lo recibe esa operación. Se pueden omitir `Number` y lo que se deduce de las líneas."
  })
})

/** The operation that prints a document before it is filed. */
export class PreviewsGroup extends HttpApiGroup.make("previews")
  .add(
    HttpApiEndpoint.post("create", "/previews", {
      query: {
        companyId: FilingQuery.companyId,
        providerId: FilingQuery.providerId,
        isTest: FilingQuery.isTest,
        paper: paperQuery
      },
      payload: PreviewDocument,
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/pdf" })),
      error: [...bodyProblems, AnotherTaxpayer, Forbidden, InvalidDocument, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("PreviewCreate", {
          summary: { en: "Preview a document", es: "Previsualizar un documento" },
          en: "The PDF of a document before it is filed, in the company's design, if the dry run finds nothing wrong with it. It says in red that it is a draft without fiscal validity, has neither key nor QR code of the authority, and shows the number that would be next. At most 256 KiB. Nothing is claimed, stored, signed or sent.",
          es: "El PDF de un documento antes de radicarlo, con el diseño de la compañía, si el ensayo no encuentra nada mal en él. Dice en rojo que es un borrador sin validez fiscal, no tiene clave ni código QR de la DIAN, y muestra el número que seguiría. Máximo 256 KiB. No se reserva, guarda, firma ni envía nada."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Previews", {
      en: "PDFs of documents before they are filed.",
      es: "PDF de documentos antes de radicarlos."
    })
  ) {}
