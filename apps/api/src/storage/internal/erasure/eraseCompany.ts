import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import type {
  ErasedCounts,
  ErasureRecord,
  ErasureRefused,
  ErasureRequest,
  KeptDocuments,
  OpenSubmission
} from "../../Erasure.ts"
import { openStates } from "../../submissionStates.ts"
import { eraseBelongings } from "./eraseBelongings.ts"
import { eraseDocuments } from "./eraseDocuments.ts"

/** Open submissions that are named at most. */
const mostNamed = 50

const isNothing = (erased: ErasedCounts): boolean => Object.values(erased).every((count) => count === 0)

const openOf = (sql: SqlClient.SqlClient, companyId: string) =>
  sql<OpenSubmission & { readonly count: number }>`
    select id as "submissionId", prefix || number as id, state, (count(*) over ())::int as count from submissions
    where company_id = ${companyId} and ${sql.in("state", openStates)} order by created_at limit ${mostNamed}`

const keptOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, companyId: string) {
  const documents = yield* sql<KeptDocuments>`
    select kept_until::text as until, count(*)::int as count from submissions
    where company_id = ${companyId} and erased_at is null group by kept_until order by kept_until`
  const [counts] = yield* sql<{ readonly numbers: number; readonly audit: number }>`
    select (select count(*)::int from submissions where company_id = ${companyId}) as numbers,
      (select count(*)::int from audit_log where company_id = ${companyId}) as audit`
  const { audit = 0, numbers = 0 } = counts ?? {}
  return { documents, numbers, audit }
})

/** Erases what is a company's, in the transaction around it; whoever records something of it meanwhile waits. */
export const eraseCompany = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  request: ErasureRequest
): Effect.fn.Return<ErasureRecord, ErasureRefused | SqlError> {
  const { at, by, companyId } = request
  yield* sql`select pg_advisory_xact_lock(hashtextextended(${`company ${companyId}`}, 0))`
  const open = yield* openOf(sql, companyId)
  if (open.length > 0) {
    const submissions = open.map(({ id, state, submissionId }) => ({ id, state, submissionId }))
    return yield* Effect.fail({ _tag: "Open", count: open[0]?.count ?? open.length, submissions } as const)
  }
  const known = sql<{ readonly at: Date }>`select erased_at as at from erased_companies where id = ${companyId}`
  const [before] = yield* known
  yield* sql`
    insert into erased_companies (id, erased_at, erased_by) values (${companyId}, ${at}, ${by}) on conflict do nothing`
  const erased = { ...(yield* eraseDocuments(sql, request)), ...(yield* eraseBelongings(sql, request)) }
  const kept = yield* keptOf(sql, companyId)
  if (before === undefined && isNothing(erased) && kept.numbers === 0) {
    return yield* Effect.fail({ _tag: "Nothing" } as const)
  }
  return { erasedAt: before?.at ?? at, erased, kept }
})
