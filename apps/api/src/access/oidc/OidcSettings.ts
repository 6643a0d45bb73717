import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { allSettings, InvalidSetting, isWebAddress } from "../../platform/settings.ts"

/** OpenID issuer whose JWTs are accepted in addition to the service's own tokens. */
export interface OidcSettings {
  /** Value of `iss` in the issuer's JWTs. */
  readonly issuer: string
  /** Audience that `aud` of a JWT must include. */
  readonly audience: string
  /** Address of the issuer's keys; if absent, taken from `/.well-known/openid-configuration` below the issuer. */
  readonly jwksUrl: string | undefined
  /** Maximum lifetime of a JWT in seconds. */
  readonly maximumLifetime: number
  /** Client id of the console at the issuer; if absent, people sign in to the console with a token only. */
  readonly consoleClient: string | undefined
  /** Scopes that the console asks the issuer for, separated by spaces. */
  readonly consoleScopes: string
}

/** Scopes that the console requests by default: the person's name, and reading and writing documents. */
const defaultConsoleScopes = "openid profile documents:read documents:write"

const required = (text: string | undefined, isValid: (text: string) => boolean, where: string, expected: Localized) =>
  text !== undefined && isValid(text) ? Effect.succeed(text) : Effect.fail(InvalidSetting.mustBe(where, expected))

/**
 * The settings of `RADICAR_OIDC_ISSUER`, `RADICAR_OIDC_AUDIENCE`, `RADICAR_OIDC_JWKS_URL`, `RADICAR_OIDC_MAX_LIFETIME`,
 * `RADICAR_OIDC_CONSOLE_CLIENT` and `RADICAR_OIDC_CONSOLE_SCOPES`. `undefined` if issuer, audience, keys and client are
 * all absent. Fails with every invalid setting.
 */
export const readOidcSettings = (
  issuer: string | undefined,
  audience: string | undefined,
  jwksUrl: string | undefined,
  maximumLifetime: Effect.Effect<number, InvalidSetting>,
  consoleClient?: string,
  consoleScopes: string = defaultConsoleScopes
): Effect.Effect<OidcSettings | undefined, ReadonlyArray<InvalidSetting>> =>
  [issuer, audience, jwksUrl, consoleClient].every((setting) => setting === undefined)
    ? Effect.undefined
    : allSettings({
        issuer: required(issuer, isWebAddress, "RADICAR_OIDC_ISSUER", {
          en: "the address of the OpenID issuer, as in `iss` of its JWTs: https://id.example.com",
          es: "la dirección del emisor OpenID, como está en `iss` de sus JWT: https://id.example.com"
        }),
        // required: otherwise a JWT for another service would be accepted
        audience: required(audience, (text) => text !== "", "RADICAR_OIDC_AUDIENCE", {
          en: "the value of `aud` in JWTs for this service: radicar",
          es: "el valor de `aud` en los JWT para este servicio: radicar"
        }),
        jwksUrl:
          jwksUrl === undefined
            ? Effect.undefined
            : required(jwksUrl, isWebAddress, "RADICAR_OIDC_JWKS_URL", {
                en: "the address of the issuer's keys: https://id.example.com/keys",
                es: "la dirección de las claves del emisor: https://id.example.com/keys"
              }),
        maximumLifetime,
        consoleClient: Effect.succeed(consoleClient),
        consoleScopes: Effect.succeed(consoleScopes)
      })
