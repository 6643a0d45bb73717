import { type Caller, knownScopes } from "@radicar/contract/inner/CurrentCaller"
import type { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { errors, type JWTPayload, jwtVerify, type JWTVerifyResult } from "jose"
import { GuardedClient } from "../../platform/outbound/GuardedClient.ts"
import { issuerKeys } from "./IssuerKeys.ts"
import type { OidcSettings } from "./OidcSettings.ts"

const tenantForm = /^(?:\*|[0-9]{1,20})$/u
/** Claims that name the person (OpenID Connect Core 1.0 §5.1); the first one present counts. */
const nameClaims = ["name", "preferred_username", "email"]
const nameForm = /^[^\p{C}]{1,200}$/u
const subjectForm = /^[\x21-\x7e]{1,200}$/u

/** A claim as a list: an array, or words in one text. */
const listOf = (claim: unknown): ReadonlyArray<unknown> =>
  Array.isArray(claim) ? claim : typeof claim === "string" ? claim.split(" ") : []

const tenantsOf = (claim: unknown): ReadonlyArray<string> =>
  listOf(claim).filter((each): each is string => typeof each === "string" && tenantForm.test(each))

/**
 * The caller by the claims of a JWT: `scope` (or `scp`), `radicar_companies`, `radicar_providers`. Invalid values
 * grant nothing. `undefined` without a valid subject.
 */
const callerOfClaims = (claims: JWTPayload): Caller | undefined => {
  const { sub } = claims
  if (sub === undefined || !subjectForm.test(sub)) return undefined
  const statedScopes = listOf(claims["scope"] ?? claims["scp"]).filter((each) => typeof each === "string")
  const companies = tenantsOf(claims["radicar_companies"])
  const name = nameClaims.map((claim) => claims[claim]).find((each) => typeof each === "string" && nameForm.test(each))
  return {
    tokenId: `oidc:${sub}`,
    ...(typeof name === "string" ? { name } : {}),
    scopes: knownScopes(statedScopes),
    companies,
    providers: tenantsOf(claims["radicar_providers"])
  }
}

/** Accepted signature algorithms, with a public key only: a key that verifies must not be able to sign. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]

/** Tolerated difference between the clocks of issuer and service, in seconds. */
const CLOCK_TOLERANCE = 30

/** Claims that only ID tokens have, to recognise unmarked ID tokens (OpenID Connect Core 1.0 §2, §3.3.2.11). */
const marksOfIdTokens = ["nonce", "at_hash", "c_hash", "s_hash"]

/**
 * Whether a JWT is an access token. The header's `typ` says so (RFC 9068), or an issuer's own claim: Keycloak `typ`,
 * Cognito `token_use`. Without either, it must have a scope and no claim of an ID token.
 */
const isAccessToken = ({ payload, protectedHeader }: JWTVerifyResult): boolean => {
  const typ = protectedHeader.typ?.toLowerCase().replace(/^application\//u, "")
  if (typ === "at+jwt") return true
  if (typ !== undefined && typ !== "jwt") return false
  const { scope, scp, token_use: use, typ: kind } = payload
  if (kind !== undefined || use !== undefined) {
    return (kind === undefined || kind === "Bearer") && (use === undefined || use === "access")
  }
  return (scope ?? scp) !== undefined && !marksOfIdTokens.some((mark) => payload[mark] !== undefined)
}

/** Lifetime of a JWT in seconds, from its time of issue; from now if this time is missing or in the future. */
const lifetimeOf = ({ exp = 0, iat }: JWTPayload, nowMillis: number): number =>
  exp - Math.min(iat ?? Number.POSITIVE_INFINITY, nowMillis / 1000)

const form = /^[\w-]+\.[\w-]+\.[\w-]+$/u

/** Maximum length of a JWT, far above normal claims. */
const longest = 8192

const make = Effect.fnUntraced(function* (settings: OidcSettings) {
  const keys = yield* issuerKeys(yield* GuardedClient, settings)
  const { audience, issuer, maximumLifetime } = settings

  const verified = Effect.fnUntraced(function* (token: string, held: Effect.Success<typeof keys.current>) {
    const now = yield* Clock.currentTimeMillis
    const currentDate = new Date(now)
    const result = yield* Effect.tryPromise({
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
    const isShort = lifetimeOf(result.payload, now) <= maximumLifetime + CLOCK_TOLERANCE
    return isShort && isAccessToken(result) ? result : yield* Effect.fail("refused" as const)
  })

  return Effect.fnUntraced(function* (token: string) {
    if (token.length > longest || !form.test(token)) return Option.none<Caller>()
    const held = yield* keys.current
    return yield* verified(token, held).pipe(
      // the issuer may sign with a new key
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

/** Verifies the JWTs of an OpenID issuer. */
export class Oidc extends Context.Service<
  Oidc,
  {
    /**
     * The caller of a JWT. The JWT must be an access token of the issuer for this service, in force, and valid no
     * longer than configured. `none` otherwise, or without a configured issuer.
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
