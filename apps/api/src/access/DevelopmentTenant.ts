import { scopeNames } from "@radicar/contract/inner/CurrentCaller"
import { Effect, Layer } from "effect"
import { tokenHash, Tokens } from "./Tokens.ts"

/**
 * The well-known token of the sandbox environment. It has every scope, so that the console shows everything, but only
 * for company 1 and provider 1.
 */
export const developmentToken = "radicar-dev-token"

/** The development tenant, which exists in the sandbox environment only. */
export const DevelopmentTenant = {
  /** Registers the development token. */
  layer: Layer.effectDiscard(
    Effect.flatMap(Tokens, (tokens) =>
      tokens.ensure({
        name: "Token de desarrollo",
        prefix: "radicar-dev",
        hash: tokenHash(developmentToken),
        scopes: scopeNames,
        companyIds: ["1"],
        providerIds: ["1"]
      })
    )
  ),
  /** Revokes the tokens that somebody made with the development token, before the service left the sandbox. */
  layerElsewhere: Layer.effectDiscard(
    Effect.flatMap(Tokens, (tokens) => tokens.revokeDescendants(tokenHash(developmentToken)))
  )
}
