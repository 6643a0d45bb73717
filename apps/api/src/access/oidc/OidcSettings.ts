import { Effect, Schema } from "effect"
import { everyFault } from "../../platform/settings.ts"

/** The settings for JWTs can not be used. */
class InvalidOidcSettings extends Schema.TaggedError<InvalidOidcSettings>()("InvalidOidcSettings", {
  where: Schema.Literals(["RADICAR_OIDC_ISSUER", "RADICAR_OIDC_AUDIENCE", "RADICAR_OIDC_JWKS_URL"]),
  message: Schema.String
}) {
  /** Nobody is named who issues. */
  static readonly issuer = new InvalidOidcSettings({
    where: "RADICAR_OIDC_ISSUER",
    message:
      "RADICAR_OIDC_ISSUER must be the address of the OpenID issuer, as `iss` of its JWTs has it: https://id.example.com."
  })
  /** Without it a JWT that was made for another service would be good here. */
  static readonly audience = new InvalidOidcSettings({
    where: "RADICAR_OIDC_AUDIENCE",
    message: "RADICAR_OIDC_AUDIENCE must be what `aud` of the JWTs for this service names: radicar."
  })
  /** No address. */
  static readonly jwksUrl = new InvalidOidcSettings({
    where: "RADICAR_OIDC_JWKS_URL",
    message: "RADICAR_OIDC_JWKS_URL must be the address of the issuer's keys: https://id.example.com/keys."
  })
}

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

const required = (text: string | undefined, holds: (text: string) => boolean, refused: InvalidOidcSettings) =>
  text !== undefined && holds(text) ? Effect.succeed(text) : Effect.fail([refused])

/**
 * The settings of `RADICAR_OIDC_ISSUER`, `RADICAR_OIDC_AUDIENCE` and `RADICAR_OIDC_JWKS_URL`; none without all three.
 * Fails with all that is wrong with them.
 */
export const readOidcSettings = (
  issuer: string | undefined,
  audience: string | undefined,
  jwksUrl: string | undefined
): Effect.Effect<OidcSettings | undefined, ReadonlyArray<InvalidOidcSettings>> =>
  issuer === undefined && audience === undefined && jwksUrl === undefined
    ? Effect.undefined
    : everyFault({
        issuer: required(issuer, isWebAddress, InvalidOidcSettings.issuer),
        audience: required(audience, (text) => text !== "", InvalidOidcSettings.audience),
        jwksUrl: jwksUrl === undefined ? Effect.undefined : required(jwksUrl, isWebAddress, InvalidOidcSettings.jwksUrl)
      })
