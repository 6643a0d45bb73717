import { factSumNames } from "@radicar/domain/inner/facts/factSums"
import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect, String } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { firstIdOf, recordOf, type Row } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import type { SummaryGroup, summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { itemColumns, itemOf } from "./InboxItem.ts"

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

/** Escapes a text for a pattern of `like`, which then matches the text literally. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)

/** Minimum length of the beginning of a document key in a search. */
const keyDigits = 8

const searched = (sql: Sql, text: string): Statement.Fragment => {
  const words = foldName(text)
    .split(" ")
    .map((word) => sql`i.folded_name like ${`%${literally(word)}%`}`)
  const beginning = `${literally(text.replaceAll(/[\s.]/gu, ""))}%`
  return sql.or([
    sql`(${sql.and(words)})`,
    sql`i.supplier like ${beginning}`,
    sql`i.number like ${beginning}`,
    sql`i.order_number like ${beginning}`,
    ...(text.length < keyDigits ? [] : [sql`i.document_key like ${beginning.toLowerCase()}`])
  ])
}

/** SQL conditions of a filter on items `i`. */
const conditionsOf = (sql: Sql, filter: InboxFilter): Statement.Fragment => {
  const { after, amountFrom, amountTo, arrivalId, companyId, counterparty, currency, documentType } = filter
  const { environment, from, hasWarning, issuedFrom, issuedTo, search, states, termTo, to } = filter
  return sql.and([
    // see docs/indexes.md
    sql`i.company_id = any(array[${companyId}::text])`,
    ...(after === undefined ? [] : [sql`i.id < ${after}::uuid`]),
    ...(from === undefined ? [] : [sql`i.id >= ${firstIdOf(from)}::uuid`]),
    ...(to === undefined ? [] : [sql`i.id < ${firstIdOf(to)}::uuid`]),
    ...(states === undefined ? [] : [sql.in("i.state", states)]),
    ...(environment === undefined ? [] : [sql`i.environment = ${environment}`]),
    ...(documentType === undefined ? [] : [sql`i.document_type = ${documentType}`]),
    ...(counterparty === undefined ? [] : [sql`i.supplier = ${counterparty}`]),
    ...(currency === undefined ? [] : [sql`i.currency = ${currency}`]),
    ...(issuedFrom === undefined ? [] : [sql`i.issue_date >= ${issuedFrom}::text::date`]),
    ...(issuedTo === undefined ? [] : [sql`i.issue_date <= ${issuedTo}::text::date`]),
    ...(amountFrom === undefined ? [] : [sql`i.total >= ${amountFrom}::text::numeric`]),
    ...(amountTo === undefined ? [] : [sql`i.total <= ${amountTo}::text::numeric`]),
    ...(termTo === undefined ? [] : [sql`i.term_ends_on <= ${termTo}::text::date`]),
    ...(hasWarning === true ? [sql`i.warnings <> '{}'`] : []),
    ...(arrivalId === undefined ? [] : [sql`i.arrival_id = ${arrivalId}::uuid`]),
    ...(search === undefined ? [] : [searched(sql, search.trim())])
  ])
}

/** A page of a company's items, the newest first. */
export const listItems = (sql: Sql, filter: InboxFilter & { readonly limit: number }) =>
  Effect.map(
    sql<Row>`
      select ${sql.literal(itemColumns)} from inbox_items as i join inbox_arrivals as a on a.id = i.arrival_id
      where ${conditionsOf(sql, filter)} order by i.company_id, i.id desc limit ${filter.limit}`,
    (rows) => rows.map(itemOf)
  )

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
export const summarizeItems = (sql: Sql, { by, limit, ...filter }: InboxSummaryRequest) => {
  const keys = by.flatMap((key) => keyExpressions[key])
  const grouped = [...keys.map(([, expression]) => expression), "i.currency"].join(", ")
  const names = keys.map(([name, expression]) => `${expression} as ${name}, `).join("")
  const isByParty = by.includes("counterparty")
  const sums = factSumNames.map((name) => `sum((i.sums ->> '${name}')::numeric)::text as ${String.camelToSnake(name)}`)
  return Effect.map(
    sql<Row>`
      select ${sql.literal(names)} i.currency, ${sql.literal(isByParty ? "max(i.supplier_name) as counterparty_name, " : "")}
        count(*)::int as documents, sum(i.total)::text as total, ${sql.literal(sums.join(", "))}
      from inbox_items as i where i.document_key is not null and ${conditionsOf(sql, filter)}
      group by ${sql.literal(grouped)}
      order by ${sql.literal(isByParty ? "sum(i.total) desc nulls last, " : "")} ${sql.literal(grouped)} limit ${limit}`,
    (rows) => rows.map((row) => recordOf<SummaryGroup>(row))
  )
}
