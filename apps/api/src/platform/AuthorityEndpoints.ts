import { Endpoint } from "@radicar/dian/inner/Endpoint"
import { Context, Effect, Layer } from "effect"
import { InvalidSetting } from "./settings.ts"
import type { Environment } from "@radicar/domain/inner/FilingConfiguration"

/** Environment of filings: a sandbox (embedded or not), the authority's test environment, or production. */
export type FilingEnvironment = "sandbox" | "habilitacion" | "production"

/** The environment code in documents and keys. */
export const documentEnvironment = (environment: FilingEnvironment): Environment =>
  environment === "production" ? "1" : "2"

/** The environment that test filings go to. */
export const testEnvironment = (environment: FilingEnvironment): FilingEnvironment =>
  environment === "production" ? "habilitacion" : environment

/** The error of an invalid address. The address itself is not repeated, because it may contain a password. */
const invalidAuthorityUrl = (environment: FilingEnvironment): InvalidSetting => {
  const [en, es] = environment === "sandbox" ? ["http:// or https://", "http:// o https://"] : ["https://", "https://"]
  return InvalidSetting.mustBe("AUTHORITY_URL", {
    en: `an absolute ${en} address in the environment ${environment}`,
    es: `una dirección absoluta ${es} en el ambiente ${environment}`
  })
}

/** The address in `AUTHORITY_URL`, which replaces that of an environment; `undefined` without it. */
export const readAuthorityUrl = (
  environment: FilingEnvironment,
  url: string | undefined
): Effect.Effect<Endpoint | undefined, InvalidSetting> =>
  url === undefined
    ? Effect.undefined
    : Effect.try({ try: () => new Endpoint({ url, environment }), catch: () => invalidAuthorityUrl(environment) })

/** The authority's web service by environment; `standard` is the default environment. */
export class AuthorityEndpoints extends Context.Service<
  AuthorityEndpoints,
  {
    readonly standard: FilingEnvironment
    readonly endpoint: (environment: FilingEnvironment) => Endpoint
  }
>()("@radicar/api/AuthorityEndpoints") {
  /** Endpoints of a service that files to `standard` by default; `url` replaces that environment's own address. */
  static readonly layer = (
    standard: FilingEnvironment,
    url: string | undefined
  ): Layer.Layer<AuthorityEndpoints, InvalidSetting> =>
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
