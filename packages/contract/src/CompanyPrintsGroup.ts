import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { tenantId } from "./FilingQuery.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import { bodyProblems, Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"
import { documentKey, paperQuery } from "./query/printQuery.ts"
import { Repeats } from "./Repetition.ts"
import { CompanyPrint, CompanyPrintItem } from "./tenant/CompanyPrint.ts"

/** Operations on paper and design of a company's PDFs. */
export class CompanyPrintsGroup extends HttpApiGroup.make("companyPrints")
  .add(
    HttpApiEndpoint.get("get", "/:id/print", {
      params: tenantId,
      success: CompanyPrintItem,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("CompanyPrintGetItem", {
          summary: { en: "Show how a company prints", es: "Mostrar cómo imprime una compañía" },
          en: "Paper, colour, logo and texts of its PDFs. Without settings of its own: an empty `settings`.",
          es: "Papel, color, logotipo y textos de sus PDF. Sin configuración propia: `settings` vacío."
        })
      ),
    HttpApiEndpoint.put("put", "/:id/print", {
      params: tenantId,
      payload: CompanyPrint,
      success: CompanyPrintItem,
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CompanyPrintPut", {
        summary: { en: "Set how a company prints", es: "Definir cómo imprime una compañía" },
        en: "Replaces the settings as a whole: a field that is omitted has its default again, and a logo that is omitted is removed. They count for every PDF made from then on, also of earlier documents; a ZIP that was mailed stays unchanged. What a document must show stays in every design.",
        es: "Reemplaza toda la configuración: un campo omitido vuelve a su valor por defecto, y un logotipo omitido se quita. Rige para cada PDF que se haga desde entonces, también de documentos anteriores; un ZIP ya enviado no cambia. Lo que un documento debe mostrar permanece en todo diseño."
      })
    ),
    HttpApiEndpoint.post("preview", "/:id/print/preview", {
      params: tenantId,
      query: { uuid: documentKey, paper: paperQuery },
      payload: CompanyPrint,
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/pdf" })),
      error: [...bodyProblems, Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("CompanyPrintPreview", {
          summary: { en: "Preview a design", es: "Previsualizar un diseño" },
          en: "The PDF of a document of the company as it would be with these settings. Nothing is stored.",
          es: "El PDF de un documento de la compañía como sería con esta configuración. No se guarda nada."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "companies:admin")
  .prefix("/v1/companies")
  .annotateMerge(
    groupTexts("Prints", {
      en: "Paper and design of a company's PDFs.",
      es: "Papel y diseño de los PDF de una compañía."
    })
  ) {}
