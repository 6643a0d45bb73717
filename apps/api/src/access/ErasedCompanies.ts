import type { Caller } from "@radicar/contract/inner/CurrentCaller"
import { CompanyErased } from "@radicar/contract/inner/problem/CompanyErased"
import { Cache, Context, Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { failWith } from "../http/language.ts"
import { erasedText } from "../http/problems.ts"
import { runAny } from "../platform/database/records.ts"
import type { Admission } from "./Admission.ts"
import { companyOf } from "./auditing.ts"
import { mayActFor } from "./requireAccess.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const known = yield* Cache.makeWith(
    (companyId: string) =>
      runAny("ErasedCompanies.isErased", sql`select id from erased_companies where id = ${companyId}`),
    {
      capacity: 10_000,
      // for so long a company counts as not erased; the database rejects what is recorded in that time
      timeToLive: (exit) => (Exit.isSuccess(exit) && !exit.value ? "5 seconds" : 0)
    }
  )
  return ErasedCompanies.of({
    isErased: (companyId) => Cache.get(known, companyId),
    forget: (companyId) => Cache.invalidate(known, companyId)
  })
})

/** The companies whose data were erased. Failures of the database are defects (`StorageError`). */
export class ErasedCompanies extends Context.Service<
  ErasedCompanies,
  {
    /** As far as this process knows: it may learn of another process's erasure up to five seconds late. */
    readonly isErased: (companyId: string) => Effect.Effect<boolean>
    /** Drops what this process has cached of a company. */
    readonly forget: (companyId: string) => Effect.Effect<void>
  }
>()("@radicar/api/ErasedCompanies") {
  /** Erased companies of the database. */
  static readonly layer = Layer.effect(ErasedCompanies, make)
}

/**
 * Reading what was kept, and repeating the erasure. Queries to the authority record the answer, so they are not
 * harmless.
 */
const isHarmless = (method: string, { pathname }: URL): boolean =>
  (method === "GET" && !pathname.startsWith("/v1/dian/")) || /^\/v1\/companies\/[0-9]+\/data\/?$/u.test(pathname)

/** Rejects the request of a caller about a company whose data were erased. */
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
