import { Authorization } from "@radicar/contract/Authorization"
import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { Unauthorized } from "@radicar/contract/problem/Unauthorized"
import { Effect, Layer, Option, Redacted } from "effect"
import { Tokens } from "../storage/Tokens.ts"
import { tokenHash } from "../tenancy/tokenHash.ts"

const refused = new Unauthorized({ detail: "Send a valid token: Authorization: Bearer <token>." })

/** Looks the bearer token up by its hash; absent, unknown, expired and revoked tokens are told apart to nobody. */
export const AuthorizationLive = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const tokens = yield* Tokens
    return Authorization.of({
      bearer: Effect.fn("Authorization")(function* (answer, { credential }) {
        const token = Redacted.value(credential)
        if (token === "") return yield* refused
        const record = yield* tokens.lookup(tokenHash(token), new Date())
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
