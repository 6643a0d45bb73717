import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import { Effect, Layer } from "effect"
import { tokenHash, Tokens } from "./Tokens.ts"

/**
 * The well-known token of the sandbox environment. It may act only for company 1, whose settings and certificates it
 * may store, and for provider 1.
 */
export const developmentToken = "radicar-dev-token"

/** Scopes of the {@link developmentToken}. */
export const developmentScopes: ReadonlyArray<Scope> = [
  "documents:write",
  "documents:read",
  "inbox:read",
  "inbox:write",
  "mails:report",
  "companies:admin",
  "webhooks:admin"
]

/** The development tenant, which exists in the sandbox environment only. */
export const DevelopmentTenant = {
  /** Registers the development token. */
  layer: Layer.effectDiscard(
    Effect.flatMap(Tokens, (tokens) =>
      tokens.ensure({
        name: "development",
        prefix: "radicar-dev",
        hash: tokenHash(developmentToken),
        scopes: developmentScopes,
        companyIds: ["1"],
        providerIds: ["1"]
      })
    )
  )
}
