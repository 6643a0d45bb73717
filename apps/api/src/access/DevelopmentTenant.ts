import { Effect, Layer } from "effect"
import { tokenHash, Tokens } from "./Tokens.ts"

/**
 * The well-known token of the sandbox environment: it may act for company 1, whose settings and certificates it may
 * store, and for provider 1, and for nothing else.
 */
export const developmentToken = "radicar-dev-token"

/** The development tenant; it exists in the sandbox environment only. */
export const DevelopmentTenant = {
  /** Makes the development token known. */
  layer: Layer.effectDiscard(
    Effect.flatMap(Tokens, (tokens) =>
      tokens.ensure({
        name: "development",
        prefix: "radicar-dev",
        hash: tokenHash(developmentToken),
        scopes: ["documents:write", "documents:read", "mails:report", "companies:admin", "webhooks:admin"],
        companyIds: ["1"],
        providerIds: ["1"]
      })
    )
  )
}
