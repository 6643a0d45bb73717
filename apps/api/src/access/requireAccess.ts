import { type Caller, CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
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

/** What is required of a caller's token. */
interface Requirements {
  readonly scope: Scope
  readonly companyId?: string
  readonly providerId?: string
}

/** What a caller's token lacks of that; `undefined` if it lacks nothing. */
const refusalOf = (caller: Caller, { companyId, providerId, scope }: Requirements): Localized | undefined => {
  if (!caller.scopes.includes(scope)) {
    return { en: `The token lacks the scope ${scope}.`, es: `Al token le falta el permiso ${scope}.` }
  }
  if (companyId !== undefined && !mayActFor(caller.companies, companyId)) {
    return {
      en: `The token may not act for company ${companyId}.`,
      es: `El token no puede actuar por la compañía ${companyId}.`
    }
  }
  return providerId === undefined || mayActFor(caller.providers, providerId)
    ? undefined
    : {
        en: `The token may not act for provider ${providerId}.`,
        es: `El token no puede actuar por el proveedor ${providerId}.`
      }
}

const require = (requirements: Requirements) =>
  Effect.flatMap(CurrentCaller, (caller) => {
    const refusal = refusalOf(caller, requirements)
    return refusal === undefined ? Effect.void : forbidden(refusal)
  })

/** Fails with {@link Forbidden} unless the caller's token has the scope. */
export const requireScope = (scope: Scope) => require({ scope })

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for the company. */
export const requireCompany = (scope: Scope, companyId: string) => require({ scope, companyId })

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for the provider. */
export const requireProvider = (scope: Scope, providerId: string) => require({ scope, providerId })

/** Fails with {@link Forbidden} unless the caller's token has the scope and may act for company and provider. */
export const requireAccess = (
  scope: Scope,
  { companyId, providerId }: { readonly companyId: string; readonly providerId: string }
) => require({ scope, companyId, providerId })
