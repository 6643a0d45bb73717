import { Effect, Redacted } from "effect"
import { AdminTokenRefused } from "./AdminTokenRefused.ts"

/** Characters that a token of the environment must have at least: 256 bits in base64. */
const minimumLength = 43

const refused = new AdminTokenRefused({
  message: `RADICAR_ADMIN_TOKEN must have ${minimumLength} visible ASCII characters or more, such as \`openssl rand -base64 32\` makes.`
})

/** The token of `RADICAR_ADMIN_TOKEN`, if it is one that nobody guesses and a header can carry. */
export const readAdminToken = (token: Redacted.Redacted): Effect.Effect<Redacted.Redacted, AdminTokenRefused> => {
  const text = Redacted.value(token)
  return /^[\x21-\x7e]+$/u.test(text) && text.length >= minimumLength ? Effect.succeed(token) : Effect.fail(refused)
}
