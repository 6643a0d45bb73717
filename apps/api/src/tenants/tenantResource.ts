import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { mayActFor } from "../access/requireAccess.ts"
import { readResourceJson } from "../http/readBody.ts"
import type { TenantName } from "./Tenants.ts"
import { secretPaths, withoutTenantSecrets } from "./tenantSecrets.ts"
import { type ConfiguredTenant, type StatedTaxpayer, TenantSettings } from "./TenantSettings.ts"

/** A company or provider as its caller sees it, every digit of its settings kept; never a secret. */
const tenantItem = ({ id, settings, updatedAt }: ConfiguredTenant): JsonObject =>
  JsonObject.from({
    id,
    settings: withoutTenantSecrets(settings),
    secrets: [...secretPaths(settings)],
    updated: updatedAt.toISOString()
  })

/** An answer of JSON whose digits are kept. */
const jsonAnswer = (json: JsonObject): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(writeJson(json), { contentType: "application/json" })

/** Companies or providers over HTTP; `none` is the problem of one that is not configured. */
export const tenantResource = <E>(kind: TenantName["kind"], none: Effect.Effect<never, E>) =>
  Effect.map(TenantSettings, (tenants) => ({
    /** Those of the ids, which may be `*`. */
    list: (ids: ReadonlyArray<string>) =>
      Effect.map(tenants.list(kind), (all) =>
        jsonAnswer(JsonObject.from({ items: all.filter(({ id }) => mayActFor(ids, id)).map(tenantItem) }))
      ),
    get: (id: string) =>
      Effect.flatMap(tenants.find({ kind, id }), (found) =>
        Option.isNone(found) ? none : Effect.succeed(jsonAnswer(tenantItem(found.value)))
      ),
    /** Replaces the settings by those of a body, unless `check` fails; of a company it answers the NIT that it has. */
    put: <A, I, E2, R>(
      id: string,
      request: HttpServerRequest.HttpServerRequest,
      schema: Schema.Codec<A, I>,
      check: (settings: JsonObject) => Effect.Effect<StatedTaxpayer | undefined, E2, R>
    ) => {
      const store = (settings: JsonObject): Effect.Effect<ConfiguredTenant, E2 | ServiceUnavailable, R> =>
        check(settings).pipe(
          Effect.flatMap((taxpayer) => tenants.put({ kind, id }, settings, taxpayer)),
          // it was bound in this moment: what is checked again is refused
          Effect.flatMap(Option.match({ onNone: () => store(settings), onSome: Effect.succeed }))
        )
      return Effect.gen(function* () {
        const { json } = yield* readResourceJson(request, schema)
        return jsonAnswer(tenantItem(yield* store(json instanceof JsonObject ? json : new JsonObject([], []))))
      })
    },
    /** Of a company the NIT stays, unless it is removed as well. */
    remove: (id: string, removesNit = true) =>
      Effect.flatMap(tenants.remove({ kind, id }, removesNit), (wasThere) => (wasThere ? Effect.void : none)),
    /** Drops what this process remembers of one. */
    forget: (id: string) => tenants.forget({ kind, id })
  }))
