import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { ProviderSettings } from "@radicar/contract/inner/tenant/ProviderSettings"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireProvider } from "../access/requireAccess.ts"
import { failWith } from "../http/language.ts"
import { tenantResource } from "./tenantResource.ts"

const none = failWith(NotFound, {
  en: "This provider has no configuration.",
  es: "No hay configuración de ese proveedor."
})

/** Settings of providers, over HTTP. */
export const ProvidersLive = HttpApiBuilder.group(
  RadicarApi,
  "providers",
  Effect.fn(function* (handlers) {
    const providers = yield* tenantResource("provider", none)
    return handlers
      .handleAll({
        list: Effect.fn("ProviderGetAll")(function* ({ query }) {
          return yield* providers.list((yield* CurrentCaller).providers, query)
        }),
        get: Effect.fn("ProviderGetItem")(function* ({ params: { id } }) {
          yield* requireProvider(id)
          return yield* providers.get(id)
        }),
        remove: Effect.fn("ProviderDelete")(function* ({ params: { id } }) {
          yield* requireProvider(id)
          yield* providers.remove(id)
        })
      })
      .handleRaw(
        "put",
        Effect.fn("ProviderPut")(function* ({ headers, params: { id }, request }) {
          yield* requireProvider(id)
          return yield* providers.put(id, headers, request, ProviderSettings, () => Effect.undefined)
        })
      )
  })
)
