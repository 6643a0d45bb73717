import { PreconditionFailed, type ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { mayActFor } from "../access/requireAccess.ts"
import { failWith } from "../http/language.ts"
import { pageOfAll } from "../http/paging.ts"
import { readResourceJson } from "../http/readBody.ts"
import { type ConfiguredTenant, type StatedTaxpayer, type TenantName, TenantSettings } from "./Tenants.ts"
import { secretPaths, withoutTenantSecrets } from "./tenantSecrets.ts"

/**
 * A company or provider in an answer: its settings with every digit as written, without secrets, and the paths of the
 * secrets.
 */
const tenantItem = ({ id, settings, updatedAt }: ConfiguredTenant): JsonObject =>
  JsonObject.from({
    id,
    settings: withoutTenantSecrets(settings),
    secrets: [...secretPaths(settings)],
    updated: updatedAt.toISOString()
  })

/** A JSON answer whose numbers keep every digit. */
const jsonAnswer = (
  json: JsonObject,
  headers: Readonly<Record<string, string>> = {}
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(writeJson(json), { contentType: "application/json", headers })

const tagOf = (revision: string): string => `"${revision}"`

/** An answer about one tenant, with further facts about it. */
const tenantAnswer = (
  tenant: ConfiguredTenant,
  facts: Readonly<Record<string, JsonValue>> = {}
): HttpServerResponse.HttpServerResponse =>
  jsonAnswer(
    Object.entries(facts).reduce((item, [name, value]) => item.with(name, value), tenantItem(tenant)),
    { etag: tagOf(tenant.revision) }
  )

/** The conditional headers of a `PUT`. */
interface Conditions {
  readonly "if-match"?: string
  readonly "if-none-match"?: string
}

const changed = failWith(PreconditionFailed, {
  en: "The settings are not the version that If-Match names: read them again, then repeat. Nothing was changed.",
  es: "La configuración no es la versión que indica If-Match: léala de nuevo y repita. No se cambió nada."
})

const exists = failWith(PreconditionFailed, {
  en: "There are settings already, and If-None-Match is *. Nothing was changed.",
  es: "Ya hay una configuración, e If-None-Match es *. No se cambió nada."
})

/** A revision that no settings have, with which a `PUT` can only create settings. */
const noRevision = "00000000-0000-0000-0000-000000000000"

/**
 * The revision that a conditional `PUT` replaces (RFC 9110 §13.1.1, §13.1.2); `undefined` without a condition. Fails
 * if a condition does not hold. Tags are compared strongly, so a weak one never matches.
 */
const replacedRevision = (
  conditions: Conditions,
  revision: Effect.Effect<Option.Option<string>>
): Effect.Effect<string | undefined, PreconditionFailed> => {
  const { "if-match": match, "if-none-match": noneMatch } = conditions
  if (match === undefined && noneMatch === undefined) return Effect.undefined
  return Effect.flatMap(revision, (current) => {
    const currentRevision = Option.getOrUndefined(current)
    if (noneMatch !== undefined && currentRevision !== undefined) return exists
    if (match === undefined) return Effect.succeed(noRevision)
    const tags = new Set(match.split(",").map((tag) => tag.trim()))
    const matchesTag = currentRevision !== undefined && (tags.has("*") || tags.has(tagOf(currentRevision)))
    return matchesTag ? Effect.succeed(currentRevision) : changed
  })
}

/** Companies or providers over HTTP; `none` is the problem for a missing one. */
export const tenantResource = <E>(kind: TenantName["kind"], none: Effect.Effect<never, E>) =>
  Effect.map(TenantSettings, (tenants) => ({
    /** Tenants with these ids; all for `*`. */
    list: (ids: ReadonlyArray<string>, query: { readonly cursor?: string; readonly limit?: string }) =>
      tenants.list(kind).pipe(
        Effect.flatMap((all) =>
          pageOfAll(
            all.filter(({ id }) => mayActFor(ids, id)),
            query,
            tenantItem
          )
        ),
        Effect.map(({ items, next }) => jsonAnswer(JsonObject.from({ items, ...(next === undefined ? {} : { next }) })))
      ),
    get: (id: string, facts: Effect.Effect<Readonly<Record<string, JsonValue>>> = Effect.succeed({})) =>
      Effect.flatMap(tenants.find({ kind, id }), (tenant) =>
        Option.isNone(tenant) ? none : Effect.map(facts, (stated) => tenantAnswer(tenant.value, stated))
      ),
    /** Replaces the settings by those of a body, unless `check` fails. For a company, `check` returns its NIT. */
    put: <A, I, E2, R>(
      id: string,
      conditions: Conditions,
      request: HttpServerRequest.HttpServerRequest,
      schema: Schema.Codec<A, I>,
      check: (settings: JsonObject) => Effect.Effect<StatedTaxpayer | undefined, E2, R>
    ) => {
      const store = (
        settings: JsonObject
      ): Effect.Effect<ConfiguredTenant, E2 | PreconditionFailed | ServiceUnavailable, R> =>
        Effect.all([replacedRevision(conditions, tenants.revision({ kind, id })), check(settings)]).pipe(
          Effect.flatMap(([revision, taxpayer]) => tenants.put({ kind, id }, settings, taxpayer, revision)),
          // the NIT or the settings changed just now: repeating the check gives the problem
          Effect.flatMap(Option.match({ onNone: () => store(settings), onSome: Effect.succeed }))
        )
      return Effect.gen(function* () {
        const { json } = yield* readResourceJson(request, schema)
        return tenantAnswer(yield* store(json instanceof JsonObject ? json : new JsonObject([], [])))
      })
    },
    /** Deletes the settings. The NIT of a company stays unless `removesNit`. */
    remove: (id: string, removesNit = true) =>
      Effect.flatMap(tenants.remove({ kind, id }, removesNit), (wasThere) => (wasThere ? Effect.void : none)),
    /** Drops this process's cache entry of a tenant. */
    forget: (id: string) => tenants.forget({ kind, id })
  }))
