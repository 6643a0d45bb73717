import { Schema } from "effect"
import type { FilingEnvironment } from "./FilingEnvironment.ts"

/** AUTHORITY_URL can not be used. The address itself is not told, because it may hold a password. */
export class AuthorityUrlRefused extends Schema.TaggedError<AuthorityUrlRefused>()("AuthorityUrlRefused", {
  environment: Schema.String,
  message: Schema.String
}) {
  /** The error in an environment. */
  static in(environment: FilingEnvironment): AuthorityUrlRefused {
    const wanted =
      environment === "sandbox" ? "an absolute http:// or https:// address" : "an absolute https:// address"
    const message = `AUTHORITY_URL must be ${wanted} in the environment ${environment}.`
    return new AuthorityUrlRefused({ environment, message })
  }
}
