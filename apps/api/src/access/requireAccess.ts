import { CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
import { Forbidden } from "@radicar/contract/problem/Forbidden"
import type { Localized } from "@radicar/domain/rules/Language"
import { Effect } from "effect"
import { failWith } from "../http/language.ts"

/** Whether a token's companies or providers (`*`: all) include one. */
export const mayActFor = (ids: ReadonlyArray<string>, id: string): boolean => ids.includes("*") || ids.includes(id)

const forbidden = (text: Localized) => failWith(Forbidden, text)

/** Those of the ids, which may be `*`, that somebody may not act for, and so not give to others either. */
export const lacking = (own: ReadonlyArray<string>, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.filter((id) => (id === "*" ? !own.includes("*") : !mayActFor(own, id)))

/** Fails because the caller's token may not act for these itself. */
export const notYours = (ids: ReadonlyArray<string>) =>
  forbidden({
    en: `The caller's token may not act for ${ids.join(", ")}.`,
    es: `El token que lo pide no puede actuar por ${ids.join(", ")}.`
  })

/** Fails with {@link Forbidden} unless the caller's token has the scope. */
export const requireScope = Effect.fnUntraced(function* (scope: Scope) {
  const caller = yield* CurrentCaller
  if (caller.scopes.includes(scope)) return
  return yield* forbidden({ en: `The token lacks the scope ${scope}.`, es: `Al token le falta el permiso ${scope}.` })
})

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for the company. */
export const requireCompany = Effect.fnUntraced(function* (scope: Scope, companyId: string) {
  yield* requireScope(scope)
  const caller = yield* CurrentCaller
  if (!mayActFor(caller.companies, companyId)) {
    return yield* forbidden({
      en: `The token may not act for company ${companyId}.`,
      es: `El token no puede actuar por la compañía ${companyId}.`
    })
  }
})

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for the provider. */
export const requireProvider = Effect.fnUntraced(function* (scope: Scope, providerId: string) {
  yield* requireScope(scope)
  const caller = yield* CurrentCaller
  if (!mayActFor(caller.providers, providerId)) {
    return yield* forbidden({
      en: `The token may not act for provider ${providerId}.`,
      es: `El token no puede actuar por el proveedor ${providerId}.`
    })
  }
})

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for company and provider. */
export const requireAccess = Effect.fnUntraced(function* (
  scope: Scope,
  { companyId, providerId }: { readonly companyId: string; readonly providerId: string }
) {
  yield* requireCompany(scope, companyId)
  yield* requireProvider(scope, providerId)
})
