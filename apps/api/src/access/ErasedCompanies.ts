import type { Caller } from "@radicar/contract/inner/CurrentCaller"
import { CompanyErased } from "@radicar/contract/inner/problem/problems"
import { Cache, Context, Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { failWith } from "../http/language.ts"
import { erasedText } from "../http/problems.ts"
import { runAny } from "../platform/database/records.ts"
import type { Admission } from "./Tokens.ts"
import { companyOf } from "./auditing.ts"
import { mayActFor } from "./requireAccess.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const erasures = yield* Cache.makeWith(
    (companyId: string) =>
      runAny("ErasedCompanies.isErased", sql`select id from erased_companies where id = ${companyId}`),
    {
      capacity: 10_000,
      // time for which a company counts as not erased; the database rejects records of that time
      timeToLive: (exit) => (Exit.isSuccess(exit) && !exit.value ? "5 seconds" : 0)
    }
  )
  return ErasedCompanies.of({
    isErased: (companyId) => Cache.get(erasures, companyId),
    forget: (companyId) => Cache.invalidate(erasures, companyId)
  })
})

/** The companies whose data were erased. Failures of the database are defects (`StorageError`). */
export class ErasedCompanies extends Context.Service<
  ErasedCompanies,
  {
    /** Whether the data of a company were erased. An erasure by another process may show up to five seconds late. */
    readonly isErased: (companyId: string) => Effect.Effect<boolean>
    /** Drops this process's cache entry of a company. */
    readonly forget: (companyId: string) => Effect.Effect<void>
  }
>()("@radicar/api/ErasedCompanies") {
  /** Reads and caches the erased companies of the database. */
  static readonly layer = Layer.effect(ErasedCompanies, make)
}

/**
 * Whether a request about an erased company is allowed: reading retained data, or repeating the erasure. Queries to the
 * authority record the answer, so they are refused.
 */
const isHarmless = (method: string, { pathname }: URL): boolean =>
  (method === "GET" && !pathname.startsWith("/v1/dian/")) || /^\/v1\/companies\/[0-9]+\/data\/?$/u.test(pathname)

/** Rejects a request about a company whose data were erased. */
export const rejectErased = Effect.map(
  ErasedCompanies,
  ({ isErased }) =>
    ({ companies }: Caller, admission: Admission | undefined, method: string, url: URL) => {
      const companyId = companyOf(url)
      if (companyId === undefined || !mayActFor(companies, companyId) || isHarmless(method, url)) return Effect.void
      return Effect.flatMap(
        admission === undefined ? isErased(companyId) : Effect.succeed(admission.isErased),
        (erased) => (erased ? failWith(CompanyErased, erasedText) : Effect.void)
      )
    }
)
