import { Effect } from "effect"
import type { Statement } from "effect/sql"
import { uuidArray } from "../../platform/database/records.ts"
import {
  factConditions,
  isAboutCorrections,
  type Fragments,
  mailCondition,
  mailStatesOf,
  namedIds,
  ofCompany,
  ofPrefix,
  ofStates,
  type Sql,
  type SortKey,
  type SubmissionFilter
} from "./filterDocuments.ts"
import { isByDay, matchesSearch } from "./searchSubmissions.ts"
import { columnsOfTax } from "./statedTax.ts"
import { isFinal, type SubmissionState, submissionStates } from "./submissionStates.ts"

/** Statuses in the order in which a list is sorted by them: first what a person has to correct. */
const statusOrder = ["rejected", "refused", "pending", "processing", "submitted"] as const

/** Place of a state among the statuses of a sorted list, from 1. */
export const statusRank = (state: SubmissionState): number => {
  const known = submissionStates[state]
  return statusOrder.indexOf("status" in known ? known.status : "refused") + 1
}

const acceptedRank = statusRank("accepted")

/** SQL expressions by which a list is sorted, before the id, each with its type. The first is null if any is. */
type SortColumns = ReadonlyArray<readonly [expression: string, type: string]>

/** Whether documents may lack what a list is sorted by; they come last. */
const isOptional: Readonly<Record<SortKey, boolean>> = {
  issued: false,
  number: false,
  counterparty: true,
  total: true,
  due: true,
  status: false
}

const sortColumns: Readonly<Record<SortKey, SortColumns>> = {
  issued: [["f.issue_date", "date"]],
  // rows of older versions lack both
  number: [
    [`coalesce(f.document_prefix, (select d.prefix from documents as d where d.id = f.id)) collate "C"`, "text"],
    ["coalesce(f.document_number, (select d.number from documents as d where d.id = f.id))", "bigint"]
  ],
  counterparty: [
    [`party.folded_name collate "C"`, "text"],
    ["party.id", "bigint"]
  ],
  total: [["f.total", "numeric"]],
  due: [["f.due_date", "date"]],
  status: [
    [`coalesce(standing.rank, ${acceptedRank})`, "int"],
    ["f.issue_date", "date"]
  ]
}

/** SQL for the tables that a list is sorted by, in addition to the facts `f`. */
const joined = (
  sql: Sql,
  { companyId, mail, sort }: SubmissionFilter,
  { withMails = false, withStates = false } = {}
): Statement.Fragment => {
  const parties = sql`left join (
    select id, folded_name from counterparties where company_id = ${companyId} offset 0) as party on party.id = f.counterparty`
  const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>
  const ranks = sql.literal(states.map((state) => `when '${state}' then ${statusRank(state)}`).join(" "))
  // all others are accepted
  const standings = sql`left join (
    select id, state, case state ${ranks} end as rank from freed where company_id = ${companyId}
    union all
    select open.id, state, case state ${ranks} end from open_submissions as open
      cross join lateral (select state from standings where standings.id = open.id offset 0) as standing
      where open.company_id = ${companyId} and ${sql.in(
        "state",
        states.filter((state) => !isFinal(state))
      )}
  ) as standing on standing.id = f.id`
  const mails = sql`left join (
    select submission_id, state from mail_states where company_id = ${companyId} offset 0) as mailed on mailed.submission_id = f.id`
  const joins = [
    ...(sort?.key === "counterparty" ? [parties] : []),
    ...(withStates || sort?.key === "status" ? [standings] : []),
    ...(withMails && mail !== undefined ? [mails] : [])
  ]
  return joins.length === 0 ? sql`` : sql.join(" ", false)(joins)
}

/** Whether a page is one of {@link pageOfLedger}: it is sorted, or of a state of the e-mail. */
export const isLedger = ({ mail, sort }: SubmissionFilter): boolean => sort !== undefined || mail !== undefined

/** Maximum number of documents with a state of the e-mail for which a page reads all of them. */
const fewMailed = 5000

/** Columns of the facts of a document by which pages are filtered and sorted. */
const readColumns =
  "id, company_id, environment, document_type, issue_date, due_date, counterparty, currency, total, document_prefix, document_number"

/** Tables of a page with their joins, and the conditions on its documents. */
interface Source {
  readonly tables: Statement.Fragment
  readonly conditions: Fragments
}

/** The facts of all documents of the company, for an order that an index returns. */
const fromAll = (sql: Sql, filter: SubmissionFilter, tables = sql`document_facts as f`): Source => {
  const { after: _, states, ...wanted } = filter
  return {
    tables: sql`${tables} ${joined(sql, filter)}`,
    conditions: [
      sql`f.company_id = ${filter.companyId}`,
      ofCompany(sql, filter.companyId),
      ...factConditions(sql, wanted),
      ...(states === undefined ? [] : [ofStates(sql, filter, true)]),
      ...mailCondition(sql, filter)
    ]
  }
}

/**
 * The facts of all documents of a period. They are read by themselves, from the index by day: not from one that returns
 * their order, which may read nearly all documents until the page is full. The company is named once, and states of
 * documents and e-mails are joined: Postgres expects few documents of several conditions, and would look each one up.
 */
const fromPeriod = (sql: Sql, filter: SubmissionFilter, columns: Statement.Fragment): Source => {
  const { after: _, issuedFrom, issuedTo, ...wanted } = filter
  const { states, ...ofAnyState } = wanted
  const withStates = states !== undefined && !isAboutCorrections(filter)
  const days = sql`issue_date between ${issuedFrom ?? "-infinity"}::text::date and ${issuedTo ?? "infinity"}::text::date`
  return {
    tables: sql`
      (select ${columns} from document_facts where company_id = ${filter.companyId} and ${days} offset 0) as f
      ${joined(sql, filter, { withStates, withMails: true })}`,
    conditions: [
      ...factConditions(sql, withStates ? ofAnyState : wanted),
      ...(withStates ? [sql`coalesce(standing.state, 'accepted') in ${sql.in(states)}`] : []),
      ...(filter.mail === undefined
        ? []
        : [sql`coalesce(mailed.state, 'none') in ${sql.in(mailStatesOf(filter.mail))}`])
    ]
  }
}

/** The source of a page: the few documents with a state of the e-mail, all of a period, or all. */
const sourceOf = Effect.fnUntraced(function* (sql: Sql, filter: SubmissionFilter) {
  const { certificate, companyId, mail, sort, tax } = filter
  const columns = sql.literal(
    [
      readColumns,
      ...(certificate === undefined ? [] : ["certificate"]),
      ...(tax === undefined ? [] : columnsOfTax(tax))
    ].join(", ")
  )
  if (mail !== undefined && !mailStatesOf(mail).includes("none")) {
    const mailed = sql`from mail_states where company_id = ${companyId} and ${sql.in("state", mailStatesOf(mail))}`
    const more = yield* sql`select ${mailed} offset ${fewMailed} limit 1`
    if (more.length === 0)
      return fromAll(
        sql,
        filter,
        sql`(select submission_id ${mailed}) as mailed cross join lateral (
          select ${columns} from document_facts where document_facts.id = mailed.submission_id offset 0) as f`
      )
  }
  return sort === undefined || sort.key === "issued" ? fromAll(sql, filter) : fromPeriod(sql, filter, columns)
})

/** The values of a document by which a list is sorted, as texts; `undefined` if the company has no such document. */
const keyOf = Effect.fnUntraced(function* (sql: Sql, filter: SubmissionFilter, columns: SortColumns) {
  const { after, afterRank, companyId } = filter
  const values = columns.map(([expression], index) => `(${expression})::text as key${index}`)
  const [row] = yield* sql<Readonly<Record<string, string | null>>>`
    select ${sql.literal(["f.id", ...values].join(", "))} from document_facts as f ${joined(sql, filter)}
    where f.id = ${after ?? null}::uuid and f.company_id = ${companyId}`
  if (row === undefined) return undefined
  const known = columns.map((_, index) => row[`key${index}`] ?? null)
  // the state may have changed since
  return afterRank === undefined ? known : [String(afterRank), ...known.slice(1)]
})

/** SQL conditions that a document `f` follows the one after which a page starts. */
const following = (
  sql: Sql,
  { after, sort }: SubmissionFilter,
  columns: SortColumns,
  key: ReadonlyArray<string | null>
): Fragments => {
  const compares = sql.literal(sort?.descending === false ? ">" : "<")
  const [first = ["f.id", "uuid"] as const] = columns
  if (sort !== undefined && key[0] === null)
    return [sql`${sql.literal(first[0])} is null`, sql`f.id ${compares} ${after ?? null}::uuid`]
  const names = sql.literal([...columns.map(([expression]) => expression), "f.id"].join(", "))
  const values = sql.join(
    ", ",
    false
  )([
    ...columns.map(([, type], index) => sql`${key[index] ?? null}::text::${sql.literal(type)}`),
    sql`${after ?? null}::uuid`
  ])
  const follows = sql`(${names}) ${compares} (${values})`
  return [
    sort !== undefined && isOptional[sort.key] ? sql`(${follows} or ${sql.literal(first[0])} is null)` : follows,
    // a bound that an index knows
    ...(sort?.key === "issued"
      ? [sql`f.issue_date ${sql.literal(sort.descending ? "<=" : ">=")} ${key[0] ?? null}::text::date`]
      : [])
  ]
}

/** The sort of a page: that of its filter, else by day of issue, latest first, if it names days; else by recording. */
const sortOf = (filter: SubmissionFilter): SubmissionFilter["sort"] =>
  filter.sort ?? (isByDay(filter) ? { key: "issued", descending: true } : undefined)

/** Ids of a page, in its order. */
const idsOfPage = Effect.fnUntraced(function* (sql: Sql, filter: SubmissionFilter) {
  const sorted = { ...filter, sort: sortOf(filter) } as SubmissionFilter
  const { sort } = sorted
  const columns = sort === undefined ? [] : sortColumns[sort.key]
  const search = yield* matchesSearch(sql, filter)
  const source = yield* sourceOf(sql, sorted)
  const conditions = [
    ...source.conditions,
    ...namedIds(sql, filter).map((ids) => sql`f.id in (${ids})`),
    ...ofPrefix(sql, filter),
    ...(search === undefined ? [] : [search])
  ]
  if (filter.after !== undefined) {
    const key = yield* keyOf(sql, sorted, columns)
    // erased meanwhile, or of another company
    if (key === undefined) return []
    conditions.push(...following(sql, sorted, columns, key))
  }
  const direction = sort?.descending === false ? "asc" : "desc"
  const isWithoutNull = sort === undefined || !isOptional[sort.key]
  const order = [...columns.map(([expression]) => expression), "f.id"]
    .map((expression, index) => `${expression} ${direction}${index === 0 && !isWithoutNull ? " nulls last" : ""}`)
    .join(", ")
  const company = sort === undefined ? "f.company_id, " : ""
  const ids = yield* sql<{ readonly id: string }>`
    select f.id from ${source.tables}
    where ${conditions.length === 0 ? sql`true` : sql.and(conditions)} order by ${sql.literal(company + order)} limit ${filter.limit}`
  return ids.map(({ id }) => id)
})

/**
 * SQL for the ids of a page that is sorted, or of a state of the e-mail, with their `place` on it. All documents of the
 * period are read from one index and the first ones kept, so the cost grows with the period; see
 * docs/operating/indexes.md. A document without the value comes last. Documents that are equal follow each other by
 * recording.
 */
export const pageOfLedger = (sql: Sql, filter: SubmissionFilter) => {
  // else Postgres may read the rows of a long period, and not the index alone, or a table that is small yet
  const cheapIndexes = sql`
    select set_config('random_page_cost', '1.1', true), set_config('enable_seqscan', 'off', true)`
  return Effect.map(
    sql.withTransaction(Effect.andThen(cheapIndexes, idsOfPage(sql, filter))),
    (ids) => sql`
      select id, place from unnest(${uuidArray(ids)}::text::uuid[]) with ordinality as named (id, place)`
  )
}
