import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import { Effect, String } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { type DocumentFilter, factConditions, isAboutCorrections, ofCompany, refilings } from "./filterDocuments.ts"
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

/**
 * SQL expressions for the properties of a group, over the sums by `keyColumns` and state. Groups and their order are by
 * the expression, or by another one that costs less.
 */
const keyExpressions: Readonly<
  Record<SummaryKey, ReadonlyArray<readonly [name: string, expression: string, grouped?: string]>>
> = {
  day: [["day", "issue_date::text", "issue_date"]],
  month: [["month", "to_char(issue_month, 'YYYY-MM')", "issue_month"]],
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

/** Whether a filter names at most a quarter of days of issue, which an index by day finds among all documents. */
const isOfQuarter = ({ issuedFrom = "", issuedTo = "" }: DocumentFilter) =>
  Date.parse(issuedTo) - Date.parse(issuedFrom) <= 92 * 86_400_000

/** Columns of the facts that groups and sums are computed from. */
const summedColumns = ["issue_date", "document_type", "counterparty", "currency", ...sums]
  .map((column) => `f.${column}`)
  .join(", ")

/** Sums of a company's documents by columns and state, as a statement that may name the CTE `others`. */
interface StateSums {
  /** The documents that are not accepted, with their facts, as the CTE `others`; absent if no row needs them. */
  readonly others: Statement.Fragment | undefined
  /** Whether rows add up all documents that pass the filter, and not only rejected, refused and open ones. */
  readonly areOfAll: boolean
  /** Rows of some amounts, of all counterparties or only of those in the CTE `parties`. */
  readonly rows: (amounts: ReadonlyArray<string>, parties?: "parties") => Statement.Fragment
}

/**
 * SQL for sums of documents by columns and state. Accepted documents are all except the few that are rejected, refused
 * or open. Subtracting the sums of these few from the total costs less than selecting the accepted documents.
 */
const sumsByState = (
  sql: SqlClient.SqlClient,
  { by, filedAgain, needsCorrection, states: wanted = states, ...filter }: SummaryRequest,
  columns: ReadonlyArray<readonly [name: string, expression: string]>
): StateSums => {
  const { companyId } = filter
  const company = ofCompany(sql, companyId)
  const facts = factConditions(sql, filter)
  const unionAll = sql.join(" union all ", false)
  const named = columns.map(([name, expression]) => `${expression} as ${name}`).join(", ")
  const grouped = columns.map(([, expression]) => expression).join(", ")
  const added = (amounts: ReadonlyArray<string>, state: string, source: Statement.Fragment, sign: "" | "-" = "") => {
    // without the filter a null costs as much as an amount, and every group has memory for every sum
    const each = amounts.map((column) => `${sign}sum(${column}) filter (where ${column} is not null) as ${column}`)
    return sql`
      select ${sql.literal(named)}, ${sql.literal(state)} as state, ${sql.literal(sign)}count(*) as documents,
        ${sql.literal(each.join(", "))}
      from ${source} group by ${sql.literal(state.startsWith("'") ? grouped : `${grouped}, ${state}`)}`
  }
  const ofParties = (parties?: "parties") =>
    parties === undefined ? sql`true` : sql`coalesce(f.counterparty, 0) in (select id from parties)`
  const ofDocuments: StateSums["rows"] = (amounts, parties) => {
    const conditions =
      parties === undefined || isOfQuarter(filter)
        ? [sql`${company} and ${ofParties(parties)}`]
        : [
            // without the company, which a counterparty implies and its index lacks
            sql`f.counterparty in (select id from parties)`,
            sql`f.counterparty is null and ${company} and exists (select from parties where id = 0)`
          ]
    return unionAll(
      conditions.map((condition) =>
        added(amounts, "'accepted'", sql`document_facts as f where ${sql.and([condition, ...facts])}`)
      )
    )
  }
  // without regard to states, it does not matter that all count as accepted
  const corrections = withoutUndefined({ filedAgain, needsCorrection })
  if (!isAboutCorrections(corrections) && wanted.length === states.length && !by.includes("status"))
    return { others: undefined, areOfAll: true, rows: ofDocuments }

  const freed = isAboutCorrections(corrections) ? refilings(sql, corrections) : sql`freed`
  const ofFreed = sql`
    select ${sql.literal(summedColumns)}, freed.state from ${
      isNarrow(filter)
        ? sql`${freed} as freed join document_facts as f on f.id = freed.id`
        : // one by one: Postgres would read all documents a second time, which takes four times as long
          sql`${freed} as freed cross join lateral (select * from document_facts where id = freed.id offset 0) as f`
    } where ${sql.and([sql`freed.company_id = ${companyId}`, company, ...facts])}`
  const ofOpen = sql`
    select ${sql.literal(summedColumns)}, standings.state
    from open_submissions as open join standings on standings.id = open.id join document_facts as f on f.id = open.id
    where ${sql.and([sql`open.company_id = ${companyId}`, company, ...facts])}`
  const areOfAll = !isAboutCorrections(corrections) && wanted.includes("accepted")
  return {
    others: isAboutCorrections(corrections) ? ofFreed : sql`${ofFreed} union all ${ofOpen}`,
    areOfAll,
    rows: (amounts, parties) =>
      unionAll([
        added(amounts, "f.state", sql`others as f where ${sql.in("f.state", wanted)} and ${ofParties(parties)}`),
        ...(areOfAll
          ? [
              ofDocuments(amounts, parties),
              added(amounts, "'accepted'", sql`others as f where ${ofParties(parties)}`, "-")
            ]
          : [])
      ])
  }
}

/**
 * Settings of the transaction that make Postgres add up documents in a hash table. Without statistics of a table
 * partitioned by month, Postgres expects many groups and sorts all documents on disk; a hash table takes two thirds of
 * that time. Cheaper random pages make it read an index that has all columns of a sum in place of the table.
 */
const inHashTables = (sql: SqlClient.SqlClient) =>
  sql`
    select set_config('enable_sort', 'off', true), set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true)`

/**
 * Adds up the amounts of a company's documents by their properties and currency. Groups by counterparty are returned
 * with the greatest total first, others in the order of their properties.
 */
export const summarizeSubmissions = (sql: SqlClient.SqlClient, request: SummaryRequest) => {
  const { by, companyId, limit } = request
  const { areOfAll, others, rows } = sumsByState(sql, request, [
    ...by.flatMap((key) => keyColumns[key]),
    currencyColumn
  ])
  const keys = by.flatMap((key) => keyExpressions[key])
  const grouped = [...keys.map(([, expression, cheaper = expression]) => cheaper), "currency"].join(", ")
  const isByParty = by.includes("counterparty")
  const order = `${isByParty ? "sum(total) desc nulls last, " : ""} ${grouped}`
  const inGroups = sql`
    group by ${sql.literal(grouped)} having sum(documents) > 0 order by ${sql.literal(order)} limit ${limit}`
  const ofGreatest = isByParty && areOfAll
  const parties = ofGreatest
    ? sql`left join counterparties as party on party.company_id = ${companyId} and party.id = grouped.counterparty`
    : // by its key: Postgres expects a single rejected document and would read all counterparties for each
      sql`
        left join lateral (
          select * from counterparties where id = grouped.counterparty and company_id = ${companyId} offset 0) as party on true`
  const ctes = [
    ...(others === undefined ? [] : [sql`others as materialized (${others})`]),
    // a company may have thousands: only those that are returned get all their sums
    ...(ofGreatest
      ? [
          sql`
            greatest as materialized (
              select identification_type, identification from (${rows(["total"])}) as grouped ${parties} ${inGroups})`,
          // 0 stands for documents without a counterparty
          sql`
            parties as materialized (
              select id, identification_type, identification, name from counterparties
              where company_id = ${companyId}
                and (identification_type, identification) in (select identification_type, identification from greatest)
              union all select 0, null, null, null where exists (select from greatest where identification is null))`
        ]
      : [])
  ]
  const source = ofGreatest
    ? sql`(${rows(sums, "parties")}) as grouped join parties on parties.id = coalesce(grouped.counterparty, 0)`
    : sql`(${rows(sums)}) as grouped ${isByParty ? parties : sql``}`
  const statement = sql<Row>`
    ${ctes.length === 0 ? sql`` : sql`with ${sql.join(", ", false)(ctes)}`}
    select ${sql.literal(keys.map(([name, expression]) => `${expression} as ${name}`).join(", "))}, currency,
      ${sql.literal(isByParty ? "max(name) as counterparty_name, " : "")} sum(documents)::bigint as documents,
      ${sql.literal(sums.map((column) => `sum(${column}) as ${column}`).join(", "))}
    from ${source} ${inGroups}`
  return sql.withTransaction(
    Effect.andThen(
      inHashTables(sql),
      Effect.map(statement, (found) => found.map((row) => recordOf<SummaryGroup>(row)))
    )
  )
}
