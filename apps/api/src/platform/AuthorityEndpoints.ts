import { Endpoint } from "@radicar/dian/Endpoint"
import { Context, Effect, Layer, Schema } from "effect"
import type { FilingEnvironment } from "./FilingEnvironment.ts"

/** AUTHORITY_URL can not be used. The address itself is not told, because it may hold a password. */
class InvalidAuthorityUrl extends Schema.TaggedError<InvalidAuthorityUrl>()("InvalidAuthorityUrl", {
  environment: Schema.String,
  message: Schema.String
}) {
  /** The error in an environment. */
  static in(environment: FilingEnvironment): InvalidAuthorityUrl {
    const wanted =
      environment === "sandbox" ? "an absolute http:// or https:// address" : "an absolute https:// address"
    const message = `AUTHORITY_URL must be ${wanted} in the environment ${environment}.`
    return new InvalidAuthorityUrl({ environment, message })
  }
}

/** The address of `AUTHORITY_URL`, which replaces that of an environment; `undefined` without it. */
export const readAuthorityUrl = (
  environment: FilingEnvironment,
  url: string | undefined
): Effect.Effect<Endpoint | undefined, InvalidAuthorityUrl> =>
  url === undefined
    ? Effect.undefined
    : Effect.try({ try: () => new Endpoint({ url, environment }), catch: () => InvalidAuthorityUrl.in(environment) })

/** The web service of each environment. `standard` is the environment of ordinary filings. */
export class AuthorityEndpoints extends Context.Service<
  AuthorityEndpoints,
  {
    readonly standard: FilingEnvironment
    readonly endpoint: (environment: FilingEnvironment) => Endpoint
  }
>()("@radicar/api/AuthorityEndpoints") {
  /** Endpoints for a service whose ordinary filings go to `standard`; `url` replaces that environment's own address. */
  static readonly layer = (
    standard: FilingEnvironment,
    url: string | undefined
  ): Layer.Layer<AuthorityEndpoints, InvalidAuthorityUrl> =>
    Layer.effect(
      AuthorityEndpoints,
      Effect.map(readAuthorityUrl(standard, url), (replaced) => {
        const endpoint = (environment: FilingEnvironment): Endpoint => {
          if (environment === standard && replaced !== undefined) return replaced
          return environment === "production" ? Endpoint.production : Endpoint.habilitacion
        }
        return AuthorityEndpoints.of({ standard, endpoint })
      })
    )
}
