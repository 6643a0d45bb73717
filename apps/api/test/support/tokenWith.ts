import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import { Effect } from "effect"
import { tokenHash, Tokens } from "../../src/access/Tokens.ts"

/** A token of the service of the context with these scopes, for these companies and the providers of the same ids. */
export const tokenWith = (scopes: ReadonlyArray<Scope>, ids: ReadonlyArray<string> = ["1"]) =>
  Effect.flatMap(Tokens, (tokens) => {
    const token = `token-${scopes.join("-")}-${ids.join("-")}`
    return Effect.as(
      tokens.ensure({
        name: "test",
        prefix: token.slice(0, 12),
        hash: tokenHash(token),
        scopes,
        companyIds: ids,
        providerIds: ids
      }),
      token
    )
  })
