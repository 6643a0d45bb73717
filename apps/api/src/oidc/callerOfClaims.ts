import type { Caller, Scope } from "@radicar/contract/CurrentCaller"
import type { JWTPayload } from "jose"

const known: ReadonlyArray<Scope> = ["documents:write", "documents:read", "mails:report", "admin"]

const tenantForm = /^(?:\*|[0-9]{1,20})$/u
const subjectForm = /^[\x21-\x7e]{1,200}$/u

/** A claim as issuers write lists: an array, or words in one text. */
const listOf = (claim: unknown): ReadonlyArray<unknown> =>
  Array.isArray(claim) ? claim : typeof claim === "string" ? claim.split(" ") : []

const tenantsOf = (claim: unknown): ReadonlyArray<string> =>
  listOf(claim).filter((each): each is string => typeof each === "string" && tenantForm.test(each))

/**
 * What the claims of a JWT permit: `scope` (or `scp`), `radicar_companies`, `radicar_providers`; what is not of these
 * forms permits nothing. `undefined` where they name nobody.
 */
export const callerOfClaims = (claims: JWTPayload): Caller | undefined => {
  const { sub } = claims
  if (sub === undefined || !subjectForm.test(sub)) return undefined
  const scopes = listOf(claims["scope"] ?? claims["scp"])
  return {
    tokenId: `oidc:${sub}`,
    scopes: known.filter((scope) => scopes.includes(scope)),
    companies: tenantsOf(claims["radicar_companies"]),
    providers: tenantsOf(claims["radicar_providers"])
  }
}
