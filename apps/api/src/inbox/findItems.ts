import { factSumNames } from "@radicar/domain/inner/facts/factSums"
import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect, String } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { firstIdOf, keyBeginsWith, literally, recordOf, type Row, uuidArray } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { taxConditions, type TaxIdentity } from "../documents/submissions/statedTax.ts"
import type { SummaryGroup, summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { itemColumns, itemOf } from "./InboxRow.ts"

type Sql = SqlClient.SqlClient

/** Filter of a company's inbox; days are `YYYY-MM-DD`, amounts decimals. */
export interface InboxFilter {
  readonly companyId: string
  readonly states?: ReadonlyArray<InboxState>
  readonly environment?: FilingEnvironment
  readonly documentType?: string
  /** Identification of the supplier, without check digit. */
  readonly counterparty?: string
  readonly currency?: string
  readonly issuedFrom?: string
  readonly issuedTo?: string
  readonly amountFrom?: string
  readonly amountTo?: string
  /** A tax that a document states. */
  readonly tax?: TaxIdentity
  /** Last day on which the term ends. */
  readonly termTo?: string
  readonly hasWarning?: boolean
  readonly arrivalId?: string
  /** Search text: words of the supplier's name, or the beginning of an identification, number, order or key. */
  readonly search?: string
  /** Start of the time of arrival, included; `to` is excluded. */
  readonly from?: Date
  readonly to?: Date
  /** Id of the last item on the previous page. */
  readonly after?: string
}

/** SQL condition that items `i` are of a company; see docs/operating/indexes.md. */
const ofCompany = (sql: Sql, { companyId }: InboxFilter) => sql`i.company_id = any(array[${companyId}::text])`

/** SQL conditions of a filter on the ids of items `i`. */
const idConditions = (sql: Sql, { after, from, to }: InboxFilter): ReadonlyArray<Statement.Fragment> => [
  ...(after === undefined ? [] : [sql`i.id < ${after}::uuid`]),
  ...(from === undefined ? [] : [sql`i.id >= ${firstIdOf(from)}::uuid`]),
  ...(to === undefined ? [] : [sql`i.id < ${firstIdOf(to)}::uuid`])
]

/** SQL condition that items `i` match a search text. */
const matches = (sql: Sql, companyId: string, text: string): Statement.Fragment => {
  const words = foldName(text)
    .split(" ")
    .map((word) => sql`i.folded_name like ${`%${literally(word)}%`}`)
  const beginning = text.replaceAll(/[\s.]/gu, "")
  const pattern = `${literally(beginning)}%`
  const key = keyBeginsWith(sql, beginning)
  return sql.or([
    sql`(${sql.and(words)})`,
    sql`i.supplier like ${pattern}`,
    sql`i.number like ${pattern}`,
    sql`i.order_number like ${pattern}`,
    // apart, because the index with the other columns lacks the keys
    ...(key === undefined
      ? []
      : [sql`i.id = any(array(select id from inbox_items where company_id = ${companyId} and ${key}))`])
  ])
}

/** Maximum number of matches of a search that are found before the rest of its filter is read. */
const fewMatches = 1000

/**
 * SQL condition that items `i` match the search of a filter: their ids, if they are few. An index has the searched
 * texts, so finding the ids reads no rows.
 */
const searched = Effect.fnUntraced(function* (sql: Sql, filter: InboxFilter, text: string) {
  const condition = matches(sql, filter.companyId, text)
  const rows = yield* sql<{ readonly id: string }>`
    select i.id::text as id from inbox_items as i
    where ${sql.and([ofCompany(sql, filter), ...idConditions(sql, filter), condition])}
    order by i.company_id, i.id desc limit ${fewMatches + 1}`
  if (rows.length > fewMatches) return condition
  return sql`i.id = any(${uuidArray(rows.map(({ id }) => id))}::text::uuid[])`
})

/** SQL conditions of a filter on items `i`. */
const conditionsOf = Effect.fnUntraced(function* (sql: Sql, filter: InboxFilter) {
  const { amountFrom, amountTo, arrivalId, counterparty, currency, documentType, environment } = filter
  const { hasWarning, issuedFrom, issuedTo, search, states, termTo } = filter
  return sql.and([
    ofCompany(sql, filter),
    ...idConditions(sql, filter),
    ...(states === undefined ? [] : [sql.in("i.state", states)]),
    ...(environment === undefined ? [] : [sql`i.environment = ${environment}`]),
    ...(documentType === undefined ? [] : [sql`i.document_type = ${documentType}`]),
    ...(counterparty === undefined ? [] : [sql`i.supplier = ${counterparty}`]),
    ...(currency === undefined ? [] : [sql`i.currency = ${currency}`]),
    ...(issuedFrom === undefined ? [] : [sql`i.issue_date >= ${issuedFrom}::text::date`]),
    ...(issuedTo === undefined ? [] : [sql`i.issue_date <= ${issuedTo}::text::date`]),
    ...(amountFrom === undefined ? [] : [sql`i.total >= ${amountFrom}::text::numeric`]),
    ...(amountTo === undefined ? [] : [sql`i.total <= ${amountTo}::text::numeric`]),
    ...taxConditions(sql, "i", filter.tax),
    ...(termTo === undefined ? [] : [sql`i.term_ends_on <= ${termTo}::text::date`]),
    ...(hasWarning === true ? [sql`i.warnings <> '{}'`] : []),
    ...(arrivalId === undefined ? [] : [sql`i.arrival_id = ${arrivalId}::uuid`]),
    ...(search === undefined ? [] : [yield* searched(sql, filter, search.trim())])
  ])
})

/** A page of a company's items, the newest first. */
export const listItems = Effect.fnUntraced(function* (sql: Sql, filter: InboxFilter & { readonly limit: number }) {
  const rows = yield* sql<Row>`
    select ${sql.literal(itemColumns)} from inbox_items as i join inbox_arrivals as a on a.id = i.arrival_id
    where ${yield* conditionsOf(sql, filter)} order by i.company_id, i.id desc limit ${filter.limit}`
  return rows.map(itemOf)
})

/** Filter of the received documents to add up, the properties to group them by, and the maximum number of groups. */
export interface InboxSummaryRequest extends InboxFilter {
  readonly by: ReadonlyArray<(typeof summaryKeys)[number]>
  readonly limit: number
}

const keyExpressions: Readonly<
  Record<InboxSummaryRequest["by"][number], ReadonlyArray<readonly [name: string, expression: string]>>
> = {
  day: [["day", "i.issue_date::text"]],
  month: [["month", "to_char(i.issue_date, 'YYYY-MM')"]],
  type: [["type", "i.document_type"]],
  status: [["status", "i.state"]],
  counterparty: [
    ["counterparty_type", "i.supplier_type"],
    ["counterparty_number", "i.supplier"]
  ]
}

/** Adds up the amounts of received documents by group; items without a document do not count. */
export const summarizeItems = Effect.fnUntraced(function* (sql: Sql, { by, limit, ...filter }: InboxSummaryRequest) {
  const keys = by.flatMap((key) => keyExpressions[key])
  const grouped = [...keys.map(([, expression]) => expression), "i.currency"].join(", ")
  const names = keys.map(([name, expression]) => `${expression} as ${name}, `).join("")
  const isByParty = by.includes("counterparty")
  const sums = factSumNames.map((name) => `sum((i.sums ->> '${name}')::numeric)::text as ${String.camelToSnake(name)}`)
  const rows = yield* sql<Row>`
      select ${sql.literal(names)} i.currency, ${sql.literal(isByParty ? "max(i.supplier_name) as counterparty_name, " : "")}
        count(*)::int as documents, sum(i.total)::text as total, ${sql.literal(sums.join(", "))}
      from inbox_items as i where i.document_key is not null and ${yield* conditionsOf(sql, filter)}
      group by ${sql.literal(grouped)}
      order by ${sql.literal(isByParty ? "sum(i.total) desc nulls last, " : "")} ${sql.literal(grouped)} limit ${limit}`
  return rows.map((row) => recordOf<SummaryGroup>(row))
})
