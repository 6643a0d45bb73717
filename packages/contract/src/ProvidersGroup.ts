import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { tenantId } from "./FilingQuery.ts"
import { bodyProblems, Forbidden, NotFound, PreconditionFailed, ServiceUnavailable } from "./problem/problems.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { ProviderSettings } from "./tenant/ProviderSettings.ts"
import { replaceHeaders, tenantFacts } from "./tenant/tenantFacts.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** A provider as it is configured. */
export const ProviderItem = Schema.Struct({
  ...tenantFacts,
  settings: ProviderSettings
}).annotate({
  identifier: "ProviderItem"
})

/** A page of the configured providers for which the token may act, sorted by id. */
export const ProviderItems = Schema.Struct(pageFields(ProviderItem)).annotate({
  identifier: "ProviderItems"
})

/** Operations on providers, whose software files documents. */
export class ProvidersGroup extends HttpApiGroup.make("providers")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: ProviderItems,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("ProviderGetAll", {
          summary: { en: "List providers", es: "Listar los proveedores" },
          en: "The configuration of every provider that the token may act for, in pages; never a secret.",
          es: "La configuración de cada proveedor por el que el token puede actuar, por páginas; nunca un secreto."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", {
      params: tenantId,
      success: ProviderItem,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("ProviderGetItem", {
          summary: { en: "Show a provider", es: "Mostrar un proveedor" },
          en: "Its configuration; of secrets only whether they are stored.",
          es: "Su configuración; de los secretos, solo si están guardados."
        })
      ),
    HttpApiEndpoint.put("put", "/:id", {
      params: tenantId,
      headers: replaceHeaders,
      payload: ProviderSettings,
      success: ProviderItem,
      error: [...bodyProblems, Forbidden, PreconditionFailed, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("ProviderPut", {
        summary: { en: "Configure a provider", es: "Configurar un proveedor" },
        en: "Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it names. Several companies may use a provider, so their administrators cannot change it without the scope providers:admin. A pin that is omitted stays unchanged if the software is the same.",
        es: "Reemplaza su configuración. Con `If-Match` reemplaza solo la versión cuyo `ETag` indica. Varias compañías pueden usar un proveedor, así que sus administradores no lo cambian sin el permiso providers:admin. Un pin omitido no cambia si el software es el mismo."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: tenantId,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("ProviderDelete", {
        summary: {
          en: "Delete the configuration of a provider",
          es: "Eliminar la configuración de un proveedor"
        },
        en: "Filed documents stay on record.",
        es: "Los documentos radicados se conservan."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "providers:admin")
  .prefix("/v1/providers")
  .annotateMerge(
    groupTexts("Providers", {
      en: "Owners of the software that files documents.",
      es: "Titulares del software que radica los documentos."
    })
  ) {}
