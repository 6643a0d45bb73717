import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { mayActFor } from "../access/requireAccess.ts"
import { readResourceJson } from "../http/readBody.ts"
import type { TenantName } from "./Tenants.ts"
import { secretPaths, withoutTenantSecrets } from "./tenantSecrets.ts"
import { type ConfiguredTenant, TenantSettings } from "./TenantSettings.ts"

/** A company or provider as its caller sees it, every digit of its settings kept; never a secret. */
const tenantItem = ({ id, settings, updatedAt }: ConfiguredTenant): JsonObject =>
  JsonObject.from({
    Id: id,
    Settings: withoutTenantSecrets(settings),
    Secrets: [...secretPaths(settings)],
    Updated: updatedAt.toISOString()
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
    /** Replaces the settings by those of a body, unless `check` fails. */
    put: <A, I, E2>(
      id: string,
      request: HttpServerRequest.HttpServerRequest,
      schema: Schema.Codec<A, I>,
      check: (settings: JsonObject) => Effect.Effect<void, E2>
    ) =>
      Effect.gen(function* () {
        const { json } = yield* readResourceJson(request, schema)
        const settings = json instanceof JsonObject ? json : new JsonObject([], [])
        yield* check(settings)
        return jsonAnswer(tenantItem(yield* tenants.put({ kind, id }, settings)))
      }),
    remove: (id: string) => Effect.flatMap(tenants.remove({ kind, id }), (wasThere) => (wasThere ? Effect.void : none)),
    /** Drops what this process remembers of one. */
    forget: (id: string) => tenants.forget({ kind, id })
  }))
