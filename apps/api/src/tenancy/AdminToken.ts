import { Effect, Layer, Redacted } from "effect"
import { Tokens } from "../storage/Tokens.ts"
import { AdminTokenRefused } from "./AdminTokenRefused.ts"
import { tokenHash } from "./tokenHash.ts"

/** Characters that a token of the environment must have at least: 256 bits in base64. */
const minimumLength = 43

/** The first token of an installation, with which all others are made. */
export const AdminToken = {
  /** Makes the token of `RADICAR_ADMIN_TOKEN` known: for administration, of every company and provider. */
  layer: (token: Redacted.Redacted | undefined) =>
    Layer.effectDiscard(
      Effect.gen(function* () {
        if (token === undefined) return
        const text = Redacted.value(token)
        if (!/^[\x21-\x7e]+$/u.test(text) || text.length < minimumLength) {
          return yield* new AdminTokenRefused({
            message: `RADICAR_ADMIN_TOKEN must have ${minimumLength} visible ASCII characters or more, such as \`openssl rand -base64 32\` makes.`
          })
        }
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
