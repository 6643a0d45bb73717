import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import { Effect, String } from "effect"
import type { SqlClient } from "effect/sql"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { type DocumentFilter, factConditions } from "./searchSubmissions.ts"
import type { ShownFacts } from "./Submission.ts"
import { openStates, submissionStates } from "./submissionStates.ts"

/** Properties of documents by which their amounts are added up. */
export const summaryKeys = ["day", "month", "type", "status", "counterparty"] as const

/** See {@link summaryKeys}. */
export type SummaryKey = (typeof summaryKeys)[number]

/** Filter of the documents to add up, and by what. */
export interface SummaryRequest extends DocumentFilter {
  readonly by: ReadonlyArray<SummaryKey>
  /** Maximum number of groups. */
  readonly limit: number
}

/** Documents of one currency that agree in the properties asked for, with their amounts added up, as decimals. */
export interface SummaryGroup
  extends Omit<ShownFacts, "currency" | "total">, Readonly<Partial<Record<FactSumName, string>>> {
  /** ISO 8601, such as `2026-01-15`. */
  readonly day?: string
  /** ISO 8601, such as `2026-01`. */
  readonly month?: string
  readonly type?: string
  readonly status?: string
  readonly currency?: string
  readonly documents: number
  readonly total?: string
}

const sums = ["total", ...factSumNames].map((name) => String.camelToSnake(name))

const added = sums.map((column) => `sum(${column}) as ${column}`).join(", ")

/** The status of a document `f`, whose row in `freed` or `open` there is none of if it was accepted. */
const statusCase = `coalesce(freed.state, case open.state ${openStates
  .map((state) => `when '${state}' then '${submissionStates[state as "signed"].status}'`)
  .join(" ")} else '${submissionStates.accepted.status}' end)`

/** Expressions of the keys over the facts `f` of a document. */
const keyColumns: Readonly<Record<SummaryKey, string>> = {
  day: "f.issue_date::text as day",
  month: "to_char(f.issue_date, 'YYYY-MM') as month",
  type: "f.document_type as type",
  status: `${statusCase} as status`,
  counterparty: "f.counterparty"
}

const statusJoins = (companyId: string, sql: SqlClient.SqlClient) => sql`
  left join freed on freed.company_id = ${companyId} and freed.id = f.id
  left join (
    select id, state from open_submissions join standings using (id) where company_id = ${companyId}
  ) as open on open.id = f.id`

/**
 * Adds up the amounts of a company's documents by their properties and currency. Counterparties come with the greatest
 * total first, other groups in their order.
 */
export const summarizeSubmissions = (sql: SqlClient.SqlClient, request: SummaryRequest) => {
  const { by, companyId, limit } = request
  const literal = (text: string) => sql.literal(text)
  const columns = by.map((key) => keyColumns[key]).join(", ")
  const names = by.map((key) => (key === "counterparty" ? "identification_type, identification" : key)).join(", ")
  const grouped = sql`
    select ${literal(columns)}, f.currency, count(*) as documents, ${literal(added)}
    from document_facts as f ${by.includes("status") ? statusJoins(companyId, sql) : sql``}
    where ${sql.and(factConditions(sql, request))}
    group by ${literal(by.map((_, index) => index + 1).join(", "))}, f.currency`
  // a counterparty may have several names
  const statement = by.includes("counterparty")
    ? sql`
        select ${literal(names.replace("identification_type, identification", "identification_type as counterparty_type, identification as counterparty_number, max(name) as counterparty_name"))},
          currency, sum(documents)::bigint as documents, ${literal(added)}
        from (${grouped}) as grouped left join counterparties on counterparties.id = grouped.counterparty
        group by ${literal(names)}, currency order by sum(total) desc nulls last, ${literal(names)}, currency limit ${limit}`
    : sql`${grouped} order by ${literal(names)}, currency limit ${limit}`
  return Effect.map(statement as typeof statement & Effect.Effect<ReadonlyArray<Row>>, (rows) =>
    rows.map((row) => recordOf<SummaryGroup>(row))
  )
}
