import { type Caller, CurrentCaller, neededScope, type Scope } from "@radicar/contract/inner/CurrentCaller"
import { Forbidden } from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { failWith } from "../http/language.ts"

/** Whether an id is among a token's companies or providers (`*` for all). */
export const mayActFor = (ids: ReadonlyArray<string>, id: string): boolean => ids.includes("*") || ids.includes(id)

const forbidden = (text: Localized) => failWith(Forbidden, text)

/** Ids (or `*`) for which a caller may not act, and which it therefore cannot grant to other tokens. */
export const missingIds = (allowed: ReadonlyArray<string>, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.filter((id) => (id === "*" ? !allowed.includes("*") : !mayActFor(allowed, id)))

/** Fails with {@link Forbidden}, because the caller's token may not act for these companies or providers. */
export const forbiddenIds = (ids: ReadonlyArray<string>) =>
  forbidden({
    en: `The caller's token may not act for ${ids.join(", ")}.`,
    es: `El token de la solicitud no puede actuar por ${ids.join(", ")}.`
  })

/** Fails because the caller's token lacks these scopes. */
export const lacksScopes = (scopes: ReadonlyArray<Scope>) => {
  const names = scopes.join(", ")
  return scopes.length === 1
    ? forbidden({ en: `The token lacks the scope ${names}.`, es: `Al token le falta el permiso ${names}.` })
    : forbidden({ en: `The token lacks the scopes ${names}.`, es: `Al token le faltan los permisos ${names}.` })
}

/** Fails with {@link Forbidden} unless the caller has the scope that the contract requires. */
export const requireScope = (
  { scopes }: Caller,
  endpoint: HttpApiEndpoint.Top,
  group: HttpApiGroup.Top
): Effect.Effect<void, Forbidden> => {
  const needed = neededScope(endpoint, group)
  // an operation with a token and without a scope is a defect of the contract
  if (needed === undefined) return Effect.die(new Error(`${group.identifier}.${endpoint.identifier} names no scope`))
  return needed === "any" || scopes.includes(needed) ? Effect.void : lacksScopes([needed])
}

/** Company and provider that a caller's token must cover. */
interface Requirements {
  readonly companyId?: string
  readonly providerId?: string
}

/** Message about the first missing permission; `undefined` if the token has them all. */
const refusalOf = (caller: Caller, { companyId, providerId }: Requirements): Localized | undefined => {
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

/** Fails with {@link Forbidden} unless the caller's token may act for the company. */
export const requireCompany = (companyId: string) => require({ companyId })

/** Fails with {@link Forbidden} unless the caller's token may act for the provider. */
export const requireProvider = (providerId: string) => require({ providerId })

/** Fails with {@link Forbidden} unless the caller's token may act for company and provider. */
export const requireAccess = ({ companyId, providerId }: { readonly companyId: string; readonly providerId: string }) =>
  require({ companyId, providerId })
