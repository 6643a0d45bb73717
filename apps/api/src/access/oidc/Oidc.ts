import { type Caller, meantScopes } from "@radicar/contract/CurrentCaller"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { errors, type JWTPayload, jwtVerify } from "jose"
import { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import { issuerKeys } from "./IssuerKeys.ts"
import type { OidcSettings } from "./OidcSettings.ts"

const tenantForm = /^(?:\*|[0-9]{1,20})$/u
const subjectForm = /^[\x21-\x7e]{1,200}$/u

/** A claim as issuers write lists: an array, or words in one text. */
const listOf = (claim: unknown): ReadonlyArray<unknown> =>
  Array.isArray(claim) ? claim : typeof claim === "string" ? claim.split(" ") : []

const tenantsOf = (claim: unknown): ReadonlyArray<string> =>
  listOf(claim).filter((each): each is string => typeof each === "string" && tenantForm.test(each))

/**
 * What the claims of a JWT permit: `scope` (or `scp`), `radicar_companies`, `radicar_providers`; what is not of these
 * forms permits nothing. `undefined` where they name nobody.
 */
const callerOfClaims = (claims: JWTPayload): Caller | undefined => {
  const { sub } = claims
  if (sub === undefined || !subjectForm.test(sub)) return undefined
  const stated = listOf(claims["scope"] ?? claims["scp"]).filter((each) => typeof each === "string")
  const companies = tenantsOf(claims["radicar_companies"])
  return {
    tokenId: `oidc:${sub}`,
    scopes: meantScopes(stated, companies),
    companies,
    providers: tenantsOf(claims["radicar_providers"])
  }
}

/** Signatures with a public key only: a key that verifies must not be one that signs. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]

/** Seconds that the clocks of issuer and service may be apart. */
const CLOCK_TOLERANCE = 30

const form = /^[\w-]+\.[\w-]+\.[\w-]+$/u

/** Far more than claims take. */
const longest = 8192

const make = Effect.fnUntraced(function* (settings: OidcSettings) {
  const keys = yield* issuerKeys(yield* GuardedClient, settings)
  const { audience, issuer } = settings

  const verified = Effect.fnUntraced(function* (token: string, held: Effect.Success<typeof keys.current>) {
    const currentDate = new Date(yield* Clock.currentTimeMillis)
    return yield* Effect.tryPromise({
      try: () =>
        jwtVerify(token, held.keys, {
          issuer,
          audience,
          algorithms,
          clockTolerance: CLOCK_TOLERANCE,
          requiredClaims: ["exp", "sub"],
          currentDate
        }),
      catch: (error) => (error instanceof errors.JWKSNoMatchingKey ? ("unknown key" as const) : ("refused" as const))
    })
  })

  return Effect.fnUntraced(function* (token: string) {
    if (token.length > longest || !form.test(token)) return Option.none<Caller>()
    const held = yield* keys.current
    return yield* verified(token, held).pipe(
      // the issuer may have begun to sign with another key
      Effect.catchIf(
        (reason) => reason === "unknown key",
        () => Effect.flatMap(keys.newer(held), (newer) => verified(token, newer))
      ),
      Effect.map(({ payload }) => Option.fromNullishOr(callerOfClaims(payload))),
      Effect.catchIf(
        (reason) => reason === "refused" || reason === "unknown key",
        () => Effect.succeedNone
      )
    )
  })
})

/** JWTs of an OpenID issuer. */
export class Oidc extends Context.Service<
  Oidc,
  {
    /**
     * Who a JWT speaks for, if it is one of the issuer for this service and in force; nobody where there is no issuer.
     */
    readonly caller: (token: string) => Effect.Effect<Option.Option<Caller>, ServiceUnavailable>
  }
>()("@radicar/api/Oidc") {
  static readonly layer = (settings: OidcSettings | undefined) =>
    settings === undefined
      ? Layer.succeed(Oidc, Oidc.of({ caller: () => Effect.succeedNone }))
      : Layer.effect(
          Oidc,
          Effect.map(make(settings), (caller) => Oidc.of({ caller }))
        )
}
