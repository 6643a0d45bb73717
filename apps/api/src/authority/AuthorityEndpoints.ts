import { Endpoint } from "@radicar/dian/Endpoint"
import { Context, Effect, Layer } from "effect"
import type { AuthorityUrlRefused } from "./AuthorityUrlRefused.ts"
import type { FilingEnvironment } from "./FilingEnvironment.ts"
import { readAuthorityUrl } from "./readAuthorityUrl.ts"

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
  ): Layer.Layer<AuthorityEndpoints, AuthorityUrlRefused> =>
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
