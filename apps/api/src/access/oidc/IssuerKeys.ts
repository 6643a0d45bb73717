import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Clock, Effect, Predicate, Schema, Semaphore } from "effect"
import { createLocalJWKSet, type JWK } from "jose"
import { failWith } from "../../http/language.ts"
import type { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import type { OidcSettings } from "./OidcSettings.ts"
import { logWarning } from "../../platform/observability/log.ts"

type KeySet = ReturnType<typeof createLocalJWKSet>

const request = {
  headers: { accept: "application/json" },
  timeoutMillis: 5000,
  maximumBytes: 256 * 1024,
  longer: "fail"
} as const

/** Lifetime of fetched keys, and so the time for which a withdrawn key is accepted. */
const KEPT_MILLIS = 10 * 60_000

/** Age at which keys are fetched again, early enough to bridge a short failure of the issuer. */
const STALE_MILLIS = KEPT_MILLIS / 2

/** Minimum time between fetches. Without it, every JWT with an unknown key would cause a fetch. */
const PAUSE_MILLIS = 30_000

const Discovery = Schema.fromJsonString(Schema.Struct({ issuer: Schema.String, jwks_uri: Schema.String }))
// the library judges the members of a key
const key = Schema.declare((value): value is JWK => Predicate.isObject(value))
const Keys = Schema.fromJsonString(Schema.Struct({ keys: Schema.Array(key).check(Schema.isMaxLength(100)) }))

const away = failWith(ServiceUnavailable, {
  en: "The keys of the OpenID issuer are not available now; nothing was done. Retry later.",
  es: "Las llaves del emisor OpenID no se pueden obtener ahora; no se hizo nada. Repita más tarde."
})

/** The keys of an issuer, fetched on demand and cached. */
export const issuerKeys = Effect.fnUntraced(function* (outbound: GuardedClient["Service"], settings: OidcSettings) {
  const one = yield* Semaphore.make(1)
  let held: { readonly keys: KeySet; readonly at: number } | undefined
  let tried = Number.NEGATIVE_INFINITY

  const get = <A>(url: string, form: Schema.Codec<A, string>) =>
    outbound.get(url, request).pipe(
      Effect.filterOrFail(({ status }) => status === 200),
      Effect.flatMap(({ body }) => Schema.decodeUnknownEffect(form)(body.toString("utf8")))
    )

  const keysUrl = Effect.gen(function* () {
    const { issuer, jwksUrl } = settings
    if (jwksUrl !== undefined) return jwksUrl
    const discovery = yield* get(`${issuer.replace(/(?<!\/)\/+$/u, "")}/.well-known/openid-configuration`, Discovery)
    // OpenID Connect Discovery 1.0 §4.3
    return discovery.issuer === issuer ? discovery.jwks_uri : yield* Effect.fail("another issuer" as const)
  })

  const fetched = Effect.gen(function* () {
    const { keys } = yield* get(yield* keysUrl, Keys)
    held = { keys: createLocalJWKSet({ keys: [...keys] }), at: yield* Clock.currentTimeMillis }
  }).pipe(
    Effect.catch((reason) =>
      logWarning({
        en: "The keys of the OpenID issuer were not fetched",
        es: "No se trajeron las claves del emisor OpenID",
        reason
      })
    )
  )

  const refresh = (since: number) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      // another request fetched them while this one waited
      if (held !== undefined && held.at > since) return
      if (now - tried < PAUSE_MILLIS) return
      tried = now
      yield* fetched
    }).pipe(one.withPermits(1))

  const current = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (held === undefined || now - held.at >= STALE_MILLIS) yield* refresh(held?.at ?? Number.NEGATIVE_INFINITY)
    return held === undefined || now - held.at >= KEPT_MILLIS ? yield* away : held
  })

  return {
    /** The last fetched keys; fails if they are older than ten minutes, or were never fetched. */
    current,
    /** The keys after another fetch, unless the last attempt is too recent. */
    newer: (previous: { readonly at: number }) => Effect.andThen(refresh(previous.at), current)
  }
})
