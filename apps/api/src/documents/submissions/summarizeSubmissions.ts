import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import { Effect, String } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { type DocumentFilter, factConditions, isAboutCorrections, refilings } from "./searchSubmissions.ts"
import type { ShownFacts } from "./Submission.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

/** Properties by which documents can be grouped to add up their amounts. */
export const summaryKeys = ["day", "month", "type", "status", "counterparty"] as const

type SummaryKey = (typeof summaryKeys)[number]

/** Filter of the documents to add up, and the properties to group them by. */
export interface SummaryRequest extends DocumentFilter {
  readonly by: ReadonlyArray<SummaryKey>
  /** Maximum number of groups. */
  readonly limit: number
}

/**
 * A group of documents with the same currency and the same requested properties, and the sums of their amounts as
 * decimals.
 */
export interface SummaryGroup
  extends Omit<ShownFacts, "currency" | "total">, Readonly<Partial<Record<FactSumName, string>>> {
  /** Day of issue, ISO 8601, such as `2026-01-15`. */
  readonly day?: string
  /** Month of issue, ISO 8601, such as `2026-01`. */
  readonly month?: string
  readonly type?: string
  readonly status?: string
  readonly currency?: string
  readonly documents: number
  readonly total?: string
}

const sums = ["total", ...factSumNames].map((name) => String.camelToSnake(name))

/**
 * Columns over `document_facts` by which documents are grouped for each property. The status needs none, because every
 * sum is by state.
 */
const keyColumns: Readonly<Record<SummaryKey, ReadonlyArray<readonly [name: string, expression: string]>>> = {
  day: [["issue_date", "f.issue_date"]],
  month: [["issue_month", "date_trunc('month', f.issue_date::timestamp)"]],
  type: [["document_type", "f.document_type"]],
  status: [],
  counterparty: [["counterparty", "f.counterparty"]]
}

const currencyColumn = ["currency", "f.currency"] as const

/** SQL expression for the status of a state. */
const statusCase = `case state ${states
  .map(
    (state) => `when '${state}' then '${"status" in submissionStates[state] ? submissionStates[state].status : state}'`
  )
  .join(" ")} end`

/** SQL expressions for the properties of a group, over the sums by `keyColumns` and state. */
const keyExpressions: Readonly<Record<SummaryKey, ReadonlyArray<readonly [name: string, expression: string]>>> = {
  day: [["day", "issue_date::text"]],
  month: [["month", "to_char(issue_month, 'YYYY-MM')"]],
  type: [["type", "document_type"]],
  status: [["status", statusCase]],
  // a counterparty may have several names
  counterparty: [
    ["counterparty_type", "identification_type"],
    ["counterparty_number", "identification"]
  ]
}

/**
 * Whether a filter may leave fewer documents than the company has rejections. A filter by counterparty is not narrow,
 * because one counterparty may have most of the documents.
 */
const isNarrow = ({ amountFrom, amountTo, certificate, from, ids, issuedFrom, issuedTo, to }: DocumentFilter) =>
  [amountFrom, amountTo, certificate, from, ids, issuedFrom, issuedTo, to].some((value) => value !== undefined)

/**
 * SQL for sums of documents by columns and state. Accepted documents are all except the few that are rejected, refused
 * or open. Subtracting the sums of these few from the total costs less than selecting the accepted documents.
 */
const sumsByState = (
  sql: SqlClient.SqlClient,
  { by, filedAgain, needsCorrection, states: wanted = states, ...filter }: SummaryRequest,
  columns: ReadonlyArray<readonly [name: string, expression: string]>,
  amounts: ReadonlyArray<string>
) => {
  const { companyId } = filter
  const named = columns.map(([name, expression]) => `${expression} as ${name}`).join(", ")
  const grouped = columns.map(([, expression]) => expression).join(", ")
  // without the filter a null costs as much as an amount, and every group has memory for every sum
  const added = amounts.map((column) => `sum(${column}) filter (where ${column} is not null) as ${column}`).join(", ")
  const among = (state: string, source: Statement.Fragment, condition: Statement.Fragment) => sql`
    select ${sql.literal(named)}, ${sql.literal(state)} as state, count(*) as documents, ${sql.literal(added)}
    from ${source} where ${sql.and([condition, ...factConditions(sql, filter)])}
    group by ${sql.literal(state.startsWith("'") ? grouped : `${grouped}, ${state}`)}`
  const freed = (source: Statement.Fragment, condition: Statement.Fragment) =>
    among(
      "freed.state",
      isNarrow(filter)
        ? sql`${source} as freed join document_facts as f on f.id = freed.id`
        : // one by one: Postgres would read all documents a second time, which takes four times as long
          sql`${source} as freed cross join lateral (select * from document_facts where id = freed.id offset 0) as f`,
      sql`freed.company_id = ${companyId} and ${condition}`
    )
  const corrections = withoutUndefined({ filedAgain, needsCorrection })
  if (isAboutCorrections(corrections)) {
    return freed(refilings(sql, corrections), sql.in("freed.state", wanted))
  }
  const all = among("'accepted'", sql`document_facts as f`, sql`true`)
  // without regard to states, it does not matter that all count as accepted
  if (wanted.length === states.length && !by.includes("status")) return all
  const others = sql`
    ${freed(sql`freed`, sql`true`)}
    union all ${among(
      "standings.state",
      sql`open_submissions as open join standings on standings.id = open.id join document_facts as f on f.id = open.id`,
      sql`open.company_id = ${companyId}`
    )}`
  const names = columns.map(([name]) => name).join(", ")
  return sql`
    with others as materialized (${others})
    select ${sql.literal(names)}, state, documents, ${sql.literal(amounts.join(", "))} from others where ${sql.in("state", wanted)}
    ${
      wanted.includes("accepted")
        ? sql`
            union all ${all}
            union all select ${sql.literal(names)}, 'accepted', -documents, ${sql.literal(amounts.map((column) => `-${column}`).join(", "))}
              from others`
        : sql``
    }`
}

/** One statement of {@link summarizeSubmissions}, which adds up some of the amounts. */
const summarize = (sql: SqlClient.SqlClient, request: SummaryRequest, amounts: ReadonlyArray<string>) => {
  const { by, companyId, limit } = request
  const columns = [...by.flatMap((key) => keyColumns[key]), currencyColumn]
  const grouped = sumsByState(sql, request, columns, amounts)
  const keys = by.flatMap((key) => keyExpressions[key])
  const expressions = keys.map(([, expression]) => expression).join(", ")
  const isByParty = by.includes("counterparty")
  return sql<Row>`
    select ${sql.literal(keys.map(([name, expression]) => `${expression} as ${name}`).join(", "))}, currency,
      ${sql.literal(isByParty ? "max(name) as counterparty_name, " : "")} sum(documents)::bigint as documents,
      ${sql.literal(amounts.map((column) => `sum(${column}) as ${column}`).join(", "))}
    from (${grouped}) as grouped
      ${isByParty ? sql`left join counterparties on company_id = ${companyId} and counterparties.id = grouped.counterparty` : sql``}
    group by ${sql.literal(expressions)}, currency having sum(documents) > 0
    order by ${sql.literal(isByParty ? "sum(total) desc nulls last, " : "")} ${sql.literal(expressions)}, currency
    limit ${limit}`.pipe(Effect.map((rows) => rows.map((row) => recordOf<SummaryGroup>(row))))
}

/**
 * Settings of the transaction that make Postgres add up documents in a hash table. Without statistics of a table
 * partitioned by month, Postgres expects many groups and sorts all documents on disk; a hash table takes two thirds of
 * that time.
 */
const inHashTables = (sql: SqlClient.SqlClient) =>
  sql`select set_config('enable_sort', 'off', true), set_config('work_mem', '32MB', true)`

/**
 * Adds up the amounts of a company's documents by their properties and currency. Groups by counterparty are returned
 * with the greatest total first, others in the order of their properties.
 */
export const summarizeSubmissions = (sql: SqlClient.SqlClient, request: SummaryRequest) =>
  sql.withTransaction(Effect.andThen(inHashTables(sql), summarizeInTurn(sql, request)))

const summarizeInTurn = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, request: SummaryRequest) {
  if (!request.by.includes("counterparty")) return yield* summarize(sql, request, sums)
  // a company may have thousands: only those that are returned get all their sums
  const greatest = yield* summarize(sql, request, ["total"])
  const identifications = greatest.flatMap(({ counterpartyNumber }) => counterpartyNumber ?? [])
  return yield* summarize(sql, { ...request, counterparties: [...new Set(identifications)] }, sums)
})
