import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { ProviderSettings } from "@radicar/contract/tenant/ProviderSettings"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { mayActFor, requireProvider, requireScope } from "../access/requireAccess.ts"
import { failWith } from "../http/language.ts"
import { readResourceJson } from "../http/readBody.ts"
import { jsonAnswer, tenantItem } from "./tenantItem.ts"
import { TenantSettings } from "./TenantSettings.ts"

const kind = "provider"

const none = failWith(NotFound, {
  en: "Nothing is configured of this provider.",
  es: "No hay configuración de ese proveedor."
})

/** What is configured of providers, over HTTP. */
export const ProvidersLive = HttpApiBuilder.group(
  RadicarApi,
  "providers",
  Effect.fn(function* (handlers) {
    const tenants = yield* TenantSettings
    return handlers
      .handleRaw(
        "list",
        Effect.fn("ProviderGetAll")(function* () {
          yield* requireScope("documents:read")
          const { providers } = yield* CurrentCaller
          const all = yield* tenants.list(kind)
          return jsonAnswer(
            JsonObject.from({ items: all.filter(({ id }) => mayActFor(providers, id)).map(tenantItem) })
          )
        })
      )
      .handleRaw(
        "get",
        Effect.fn("ProviderGetItem")(function* ({ params: { id } }) {
          yield* requireProvider("documents:read", id)
          const found = yield* tenants.find({ kind, id })
          return Option.isNone(found) ? yield* none : jsonAnswer(tenantItem(found.value))
        })
      )
      .handleRaw(
        "put",
        Effect.fn("ProviderPut")(function* ({ params: { id }, request }) {
          yield* requireProvider("admin", id)
          const { json } = yield* readResourceJson(request, ProviderSettings)
          const settings = json instanceof JsonObject ? json : new JsonObject([], [])
          return jsonAnswer(tenantItem(yield* tenants.put({ kind, id }, settings)))
        })
      )
      .handle(
        "remove",
        Effect.fn("ProviderDelete")(function* ({ params: { id } }) {
          yield* requireProvider("admin", id)
          if (!(yield* tenants.remove({ kind, id }))) return yield* none
        })
      )
  })
)
