import { Effect } from "effect"
import { everyFault } from "../configuration/everyFault.ts"
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

const required = (text: string | undefined, holds: (text: string) => boolean, refused: OidcSettingsRefused) =>
  text !== undefined && holds(text) ? Effect.succeed(text) : Effect.fail([refused])

/**
 * The settings of `RADICAR_OIDC_ISSUER`, `RADICAR_OIDC_AUDIENCE` and `RADICAR_OIDC_JWKS_URL`; none without all three.
 * Fails with all that is wrong with them.
 */
export const readOidcSettings = (
  issuer: string | undefined,
  audience: string | undefined,
  jwksUrl: string | undefined
): Effect.Effect<OidcSettings | undefined, ReadonlyArray<OidcSettingsRefused>> =>
  issuer === undefined && audience === undefined && jwksUrl === undefined
    ? Effect.undefined
    : everyFault({
        issuer: required(issuer, isWebAddress, OidcSettingsRefused.issuer),
        audience: required(audience, (text) => text !== "", OidcSettingsRefused.audience),
        jwksUrl: jwksUrl === undefined ? Effect.undefined : required(jwksUrl, isWebAddress, OidcSettingsRefused.jwksUrl)
      })
