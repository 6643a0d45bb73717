import { Authorization } from "@radicar/contract/Authorization"
import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { Unauthorized } from "@radicar/contract/problem/Unauthorized"
import { Effect, Layer, Option, Redacted } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { Tokens } from "../storage/Tokens.ts"
import { developmentToken } from "../tenancy/DevelopmentTenant.ts"
import { tokenHash } from "../tenancy/tokenHash.ts"

const refused = failLocalized(
  {
    en: "Send a valid token: Authorization: Bearer <token>.",
    es: "Envíe un token válido: Authorization: Bearer <token>."
  },
  (detail) => new Unauthorized({ detail })
)

const developmentHash = tokenHash(developmentToken)

/**
 * Looks the bearer token up by its hash; absent, unknown, expired and revoked tokens are told apart to nobody. The
 * development token counts in the sandbox environment only, even where a sandbox has used the database before.
 */
export const AuthorizationLive = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const tokens = yield* Tokens
    const { standard } = yield* AuthorityEndpoints
    return Authorization.of({
      bearer: Effect.fn("Authorization")(function* (answer, { credential }) {
        const token = Redacted.value(credential)
        if (token === "") return yield* refused
        const hash = tokenHash(token)
        if (hash === developmentHash && standard !== "sandbox") return yield* refused
        const record = yield* tokens.lookup(hash, new Date())
        if (Option.isNone(record)) return yield* refused
        const { companyIds, id, providerIds, scopes } = record.value
        return yield* Effect.provideService(answer, CurrentCaller, {
          tokenId: id,
          scopes,
          companies: companyIds,
          providers: providerIds
        })
      })
    })
  })
)
