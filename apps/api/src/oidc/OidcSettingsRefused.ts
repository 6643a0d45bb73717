import { Schema } from "effect"

/** The settings for JWTs can not be used. */
export class OidcSettingsRefused extends Schema.TaggedError<OidcSettingsRefused>()("OidcSettingsRefused", {
  where: Schema.Literals(["RADICAR_OIDC_ISSUER", "RADICAR_OIDC_AUDIENCE", "RADICAR_OIDC_JWKS_URL"]),
  message: Schema.String
}) {
  /** Nobody is named who issues. */
  static readonly issuer = new OidcSettingsRefused({
    where: "RADICAR_OIDC_ISSUER",
    message:
      "RADICAR_OIDC_ISSUER must be the address of the OpenID issuer, as `iss` of its JWTs has it: https://id.example.com."
  })
  /** Without it a JWT that was made for another service would be good here. */
  static readonly audience = new OidcSettingsRefused({
    where: "RADICAR_OIDC_AUDIENCE",
    message: "RADICAR_OIDC_AUDIENCE must be what `aud` of the JWTs for this service names: radicar."
  })
  /** No address. */
  static readonly jwksUrl = new OidcSettingsRefused({
    where: "RADICAR_OIDC_JWKS_URL",
    message: "RADICAR_OIDC_JWKS_URL must be the address of the issuer's keys: https://id.example.com/keys."
  })
}
