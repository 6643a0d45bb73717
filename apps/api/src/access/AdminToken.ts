import { administrativeScopes } from "@radicar/contract/inner/CurrentCaller"
import { Effect, Layer, Redacted } from "effect"
import { InvalidSetting } from "../platform/settings.ts"
import { tokenHash, Tokens } from "./Tokens.ts"

/** Minimum length of a token from the environment: 256 bits in base64. */
const minimumLength = 43

const invalid = new InvalidSetting({
  where: "RADICAR_ADMIN_TOKEN",
  text: {
    en: `RADICAR_ADMIN_TOKEN must have ${minimumLength} visible ASCII characters or more, such as \`openssl rand -base64 32\` makes.`,
    es: `RADICAR_ADMIN_TOKEN debe tener ${minimumLength} caracteres ASCII visibles o más, como los de \`openssl rand -base64 32\`.`
  }
})

/** Checks the token of `RADICAR_ADMIN_TOKEN`: it must be hard to guess and fit into a header. */
export const readAdminToken = (token: Redacted.Redacted): Effect.Effect<Redacted.Redacted, InvalidSetting> => {
  const text = Redacted.value(token)
  return /^[\x21-\x7e]+$/u.test(text) && text.length >= minimumLength ? Effect.succeed(token) : Effect.fail(invalid)
}

/** The first token of an installation, with which the others are created. */
export const AdminToken = {
  /** Registers the token of `RADICAR_ADMIN_TOKEN` with every administrative scope, for all companies and providers. */
  layer: (token: Redacted.Redacted | undefined) =>
    Layer.effectDiscard(
      Effect.gen(function* () {
        if (token === undefined) return
        const text = Redacted.value(yield* readAdminToken(token))
        yield* (yield* Tokens).ensure({
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          hash: tokenHash(text),
          scopes: administrativeScopes,
          companyIds: ["*"],
          providerIds: ["*"]
        })
      })
    )
}
