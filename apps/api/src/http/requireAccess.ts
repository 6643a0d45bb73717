import { CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
import { Forbidden } from "@radicar/contract/problem/Forbidden"
import { Effect } from "effect"

const allows = (ids: ReadonlyArray<string>, id: string): boolean => ids.includes("*") || ids.includes(id)

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for company and provider. */
export const requireAccess = Effect.fn("requireAccess")(function* (
  scope: Scope,
  { companyId, providerId }: { readonly companyId: string; readonly providerId: string }
) {
  const caller = yield* CurrentCaller
  if (!caller.scopes.includes(scope)) {
    return yield* new Forbidden({ detail: `The token lacks the scope ${scope}.` })
  }
  if (!allows(caller.companies, companyId)) {
    return yield* new Forbidden({ detail: `The token may not act for company ${companyId}.` })
  }
  if (!allows(caller.providers, providerId)) {
    return yield* new Forbidden({ detail: `The token may not act for provider ${providerId}.` })
  }
})
