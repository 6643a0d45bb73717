import { Effect, Layer, Redacted } from "effect"
import { Tokens } from "../storage/Tokens.ts"
import { readAdminToken } from "./readAdminToken.ts"
import { tokenHash } from "./tokenHash.ts"

/** The first token of an installation, with which all others are made. */
export const AdminToken = {
  /** Makes the token of `RADICAR_ADMIN_TOKEN` known: for administration, of every company and provider. */
  layer: (token: Redacted.Redacted | undefined) =>
    Layer.effectDiscard(
      Effect.gen(function* () {
        if (token === undefined) return
        const text = Redacted.value(yield* readAdminToken(token))
        yield* (yield* Tokens).ensure({
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          hash: tokenHash(text),
          scopes: ["admin"],
          companyIds: ["*"],
          providerIds: ["*"]
        })
      })
    )
}
