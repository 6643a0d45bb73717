import { described } from "@radicar/domain/wire/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { tenantId } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { PreconditionFailed } from "./problem/PreconditionFailed.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { ProviderSettings } from "./tenant/ProviderSettings.ts"
import { replaceHeaders, tenantFacts } from "./tenant/tenantFacts.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** A provider as it is configured. */
export const ProviderItem = Schema.Struct({
  ...tenantFacts,
  settings: described(ProviderSettings, {
    en: "What bodies that use this provider need not repeat, in PascalCase as `PUT` takes it; without secrets.",
    es: "Lo que los cuerpos que usan este proveedor no necesitan repetir, en PascalCase como lo recibe `PUT`; sin secretos."
  })
}).annotate({
  identifier: "ProviderItem"
})

/** A page of the providers that are configured and that the token may act for, by their ids. */
export const ProviderItems = Schema.Struct(pageFields(ProviderItem)).annotate({
  identifier: "ProviderItems"
})

/** Whose software files documents. */
export class ProvidersGroup extends HttpApiGroup.make("providers")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: ProviderItems,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "ProviderGetAll",
          summary: "List providers",
          description: "The configuration of every provider that the token may act for, in pages; never a secret."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", {
      params: tenantId,
      success: ProviderItem,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "ProviderGetItem",
          summary: "Show a provider",
          description: "Its configuration; of secrets only whether they are stored."
        })
      ),
    HttpApiEndpoint.put("put", "/:id", {
      params: tenantId,
      headers: replaceHeaders,
      payload: ProviderSettings,
      success: ProviderItem,
      error: [...bodyProblems, Forbidden, PreconditionFailed, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "ProviderPut",
        summary: "Configure a provider",
        description:
          "Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it names. Several companies may use a provider, so their administrators cannot change it without the scope providers:admin. A pin that is omitted stays unchanged if the software is the same."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: tenantId,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "ProviderDelete",
        summary: "Delete the configuration of a provider",
        description: "Filed documents stay on record."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "providers:admin")
  .prefix("/v1/providers")
  .annotateMerge(OpenApi.annotations({ title: "Providers", description: "Whose software files documents." })) {}
