import { ServiceUnavailable } from "@radicar/contract/inner/problem/ServiceUnavailable"
import { Clock, Effect, Schema, Semaphore } from "effect"
import { createLocalJWKSet } from "jose"
import { failWith } from "../../http/language.ts"
import type { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import type { OidcSettings } from "./OidcSettings.ts"

type KeySet = ReturnType<typeof createLocalJWKSet>

const request = {
  headers: { accept: "application/json" },
  timeoutMillis: 5000,
  maximumBytes: 256 * 1024,
  longer: "fail"
} as const

/** How long keys are used, and so how long a withdrawn key is accepted. */
const KEPT_MILLIS = 10 * 60_000

/** When keys are fetched again, so that an issuer that is away for a moment is not noticed. */
const STALE_MILLIS = KEPT_MILLIS / 2

/** A JWT with an unknown key has them fetched again, and no more often than this, whoever sends how many of them. */
const PAUSE_MILLIS = 30_000

const Discovery = Schema.fromJsonString(Schema.Struct({ issuer: Schema.String, jwks_uri: Schema.String }))
const Keys = Schema.fromJsonString(
  Schema.Struct({ keys: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)).check(Schema.isMaxLength(100)) })
)

const away = failWith(ServiceUnavailable, {
  en: "The keys of the OpenID issuer are not available now; nothing was done. Retry later.",
  es: "Las llaves del emisor OpenID no se pueden obtener ahora; no se hizo nada. Repita más tarde."
})

/** The keys of an issuer, fetched when they are needed and kept for a while. */
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
    const found = yield* get(`${issuer.replace(/\/+$/u, "")}/.well-known/openid-configuration`, Discovery)
    // OpenID Connect Discovery 1.0 §4.3
    return found.issuer === issuer ? found.jwks_uri : yield* Effect.fail("another issuer" as const)
  })

  const fetched = Effect.gen(function* () {
    const { keys } = yield* get(yield* keysUrl, Keys)
    held = { keys: createLocalJWKSet({ keys: keys as never }), at: yield* Clock.currentTimeMillis }
  }).pipe(Effect.catch((reason) => Effect.logWarning("The keys of the OpenID issuer were not fetched", { reason })))

  const refresh = (since: number) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      // somebody else has, while this one waited
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
    /** The keys as they were fetched last; fails if that was more than ten minutes ago, or never. */
    current,
    /** The keys after another try to fetch them, unless that was only just tried. */
    newer: (than: { readonly at: number }) => Effect.andThen(refresh(than.at), current)
  }
})
