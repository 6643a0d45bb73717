import { Effect } from "effect"
import { OidcSettingsRefused } from "./OidcSettingsRefused.ts"

/** Whose JWTs are accepted beside the service's own tokens. */
export interface OidcSettings {
  /** As `iss` of its JWTs has it. */
  readonly issuer: string
  /** What `aud` of a JWT must name. */
  readonly audience: string
  /** Where its keys are; absent: where `/.well-known/openid-configuration` below the issuer says. */
  readonly jwksUrl: string | undefined
}

const isWebAddress = (text: string): boolean => /^https?:$/u.test(URL.parse(text)?.protocol ?? "")

/** The settings of `RADICAR_OIDC_ISSUER`, `RADICAR_OIDC_AUDIENCE` and `RADICAR_OIDC_JWKS_URL`; none without all three. */
export const readOidcSettings = (
  issuer: string | undefined,
  audience: string | undefined,
  jwksUrl: string | undefined
): Effect.Effect<OidcSettings | undefined, OidcSettingsRefused> => {
  if (issuer === undefined && audience === undefined && jwksUrl === undefined) return Effect.undefined
  if (issuer === undefined || !isWebAddress(issuer)) return Effect.fail(OidcSettingsRefused.issuer)
  if (audience === undefined || audience === "") return Effect.fail(OidcSettingsRefused.audience)
  if (jwksUrl !== undefined && !isWebAddress(jwksUrl)) return Effect.fail(OidcSettingsRefused.jwksUrl)
  return Effect.succeed({ issuer, audience, jwksUrl })
}
