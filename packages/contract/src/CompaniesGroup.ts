import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { described } from "@radicar/domain/inner/rules/described"
import { moment } from "./moment.ts"
import { queryFlag, tenantId } from "./FilingQuery.ts"
import {
  AnotherTaxpayer,
  bodyProblems,
  Forbidden,
  NotFound,
  OpenSubmissions,
  PreconditionFailed,
  ServiceUnavailable
} from "./problem/problems.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { CompanySettings } from "./tenant/CompanySettings.ts"
import { ErasureReport } from "./tenant/ErasureReport.ts"
import { replaceHeaders, tenantFacts } from "./tenant/tenantFacts.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** A series whose numbers a program states. */
const ProgramSeries = Schema.Struct({
  type: described(Schema.String, {
    en: "Type code of its documents: 01.",
    es: "Código de tipo de sus documentos: 01."
  }),
  prefix: described(Schema.String, {
    en: "Prefix of its numbers: FE; empty if they have none.",
    es: "Prefijo de sus números: FE; vacío si no tienen."
  }),
  last: moment({
    en: "When the newest document with a stated number was recorded.",
    es: "Cuándo se registró el documento más reciente con un número indicado."
  })
}).annotate({ identifier: "ProgramSeries" })

/** A company as it is configured. */
export const CompanyItem = Schema.Struct({
  ...tenantFacts,
  settings: CompanySettings,
  programSeries: described(Schema.optionalKey(Schema.Array(ProgramSeries)), {
    en: "Series that programs number, of the last 30 days, in the answer of CompanyGetItem; absent if there are none.",
    es: "Series que numeran programas, de los últimos 30 días, en la respuesta de CompanyGetItem; ausente si no hay."
  })
}).annotate({
  identifier: "CompanyItem"
})

/** A page of the configured companies for which the token may act, sorted by id. */
export const CompanyItems = Schema.Struct(pageFields(CompanyItem)).annotate({
  identifier: "CompanyItems"
})

const erasureDryRun = queryFlag({
  en: "true counts what would be erased and kept, and changes nothing.",
  es: "true cuenta lo que se eliminaría y conservaría, y no cambia nada."
})

/** Operations on the companies for which documents are filed. */
export class CompaniesGroup extends HttpApiGroup.make("companies")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: CompanyItems,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("CompanyGetAll", {
          summary: { en: "List companies", es: "Listar las compañías" },
          en: "The configuration of every company that the token may act for, in pages; never a secret.",
          es: "La configuración de cada compañía por la que el token puede actuar, por páginas; nunca un secreto."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", {
      params: tenantId,
      success: CompanyItem,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("CompanyGetItem", {
          summary: { en: "Show a company", es: "Mostrar una compañía" },
          en: "Its configuration; of secrets only whether they are stored. `programSeries` lists the series in which a program counts: a document by hand would take its next number. They are those of which one of the three newest documents of the last 30 days stated its number, unless a rejection had left it free.",
          es: "Su configuración; de los secretos, solo si están guardados. `programSeries` lista las series en las que un programa lleva la cuenta: un documento a mano tomaría su siguiente número. Son aquellas de las que uno de los tres documentos más recientes de los últimos 30 días indicó su número, salvo que un rechazo lo hubiera dejado libre."
        })
      ),
    HttpApiEndpoint.put("put", "/:id", {
      params: tenantId,
      headers: replaceHeaders,
      payload: CompanySettings,
      success: CompanyItem,
      error: [...bodyProblems, Forbidden, PreconditionFailed, AnotherTaxpayer, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CompanyPut", {
        summary: { en: "Configure a company", es: "Configurar una compañía" },
        en: "Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it names. A secret that is omitted stays unchanged: the technical key of the same range, the mail server. So does Nit, which only a token of all companies changes once it is set.",
        es: "Reemplaza su configuración. Con `If-Match` reemplaza solo la versión cuyo `ETag` indica. Un secreto omitido no cambia: la clave técnica del mismo rango, el servidor de correo. Tampoco cambia Nit, que una vez fijado solo lo cambia un token de todas las compañías."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: tenantId,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CompanyDelete", {
        summary: {
          en: "Delete the configuration of a company",
          es: "Eliminar la configuración de una compañía"
        },
        en: "Filed documents stay on record, and so does Nit, unless the token is one of all companies.",
        es: "Los documentos radicados se conservan, y también Nit, salvo que el token sea de todas las compañías."
      })
    ),
    HttpApiEndpoint.delete("erase", "/:id/data", {
      params: tenantId,
      query: { dryRun: erasureDryRun },
      success: ErasureReport,
      error: [Forbidden, NotFound, OpenSubmissions, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CompanyErase", {
        summary: { en: "Erase a company's data", es: "Eliminar los datos de una compañía" },
        en: "Permanently deletes everything the law does not require you to keep. Three things are kept. Documents that the authority accepted in production, with its answers: until five years from 1 January of the year after their issue. The service then erases them by itself. The numbers, which are never used again. The audit log. Nothing more can be recorded for the company. Rejected while documents are still open. May be repeated.",
        es: "Elimina para siempre todo lo que la ley no obliga a conservar. Se conservan tres cosas. Los documentos que la DIAN aceptó en producción, con sus respuestas: hasta cinco años desde el 1 de enero del año siguiente a su expedición. El servicio los elimina entonces por sí mismo. Los números, que no se usan de nuevo. La auditoría. No se puede registrar nada más de la compañía. Se niega mientras haya documentos abiertos. Se puede repetir."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "companies:admin")
  .prefix("/v1/companies")
  .annotateMerge(
    groupTexts("Companies", {
      en: "Companies that documents are filed for.",
      es: "Compañías para las que se radican documentos."
    })
  ) {}
