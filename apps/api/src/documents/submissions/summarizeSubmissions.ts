import { type Book, bookCodes, typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import { Effect, String } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import {
  type DocumentFilter,
  factConditions,
  type Fragments,
  isAboutCorrections,
  type ListFilter,
  mailCondition,
  namedIds,
  ofCompany,
  ofPrefix,
  refilings
} from "./filterDocuments.ts"
import { matchesSearch } from "./searchSubmissions.ts"
import type { ShownFacts } from "./Submission.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const acceptedOnly: ReadonlyArray<SubmissionState> = ["accepted"]

/** Properties by which documents can be grouped to add up their amounts. */
export const summaryKeys = ["day", "month", "type", "status", "counterparty"] as const

type SummaryKey = (typeof summaryKeys)[number]

/** Filter of the documents to add up, and the properties to group them by. */
export interface SummaryRequest extends ListFilter {
  readonly by: ReadonlyArray<SummaryKey>
  /** Maximum number of groups. */
  readonly limit: number
}

/**
 * A group of documents with the same book, currency and requested properties, and the sums of their amounts as
 * decimals. Notes that lower a book are subtracted.
 */
export interface SummaryGroup
  extends Omit<ShownFacts, "currency" | "total">, Readonly<Partial<Record<FactSumName, string>>> {
  /** Day of issue, ISO 8601, such as `2026-01-15`. */
  readonly day?: string
  /** Month of issue, ISO 8601, such as `2026-01`. */
  readonly month?: string
  readonly type?: string
  readonly status?: string
  /** Absent in sums of received documents, as `pesos` and `withoutRate`. */
  readonly book?: Book
  readonly currency?: string
  readonly documents: number
  readonly total?: string
  /** The total in pesos, at the exchange rate of each document; absent if no document has a total in pesos. */
  readonly pesos?: string
  /** Number of documents in a foreign currency that state no exchange rate, and are not in `pesos`. */
  readonly withoutRate?: number
}

const columns = ["total", ...factSumNames].map((name) => String.camelToSnake(name))

/** SQL for sums over documents `f`, by name. */
type Sums = Readonly<Record<string, string>>

// without the filter a null costs as much as an amount, and every group has memory for every sum
const amountSums: Sums = Object.fromEntries(
  columns.map((column) => [column, `sum(f.${column}) filter (where f.${column} is not null)`])
)

const documentSums: Sums = { documents: "count(*)", ...amountSums }

/** SQL for the exchange rate of a document `f`, in pesos; null without one. */
export const exchangeRate = "(f.details #>> '{exchangeRate,rate}')::numeric"

/** SQL for an amount in pesos by a rate, rounded half to even to two digits, as `inPesos` does. */
export const inPesos = (amount: string, rate: string): string =>
  `(select round(x, 2) - case mod(x * 100, 2) when 0.5 then 0.01 when -0.5 then -0.01 else 0 end
    from (select ${amount} * ${rate} as x) as exact)`

/** Sums of documents in a foreign currency: their totals in pesos, and their number without a rate. */
const foreignSums: Sums = {
  pesos: `sum(${inPesos("f.total", exchangeRate)}) filter (where f.currency <> 'COP')`,
  without_rate: `count(*) filter (where case when f.currency <> 'COP' then ${exchangeRate} is null end)`
}

const sumNames = ["documents", ...columns, ...Object.keys(foreignSums)]

/** SQL for the types of a book, or only for those with a sign. */
const typeList = (...types: Parameters<typeof typesOfBook>) =>
  typesOfBook(...types)
    .map((type) => `'${type}'`)
    .join(", ")

const bookCase = `case ${bookCodes.map((book) => `when document_type in (${typeList(book)}) then '${book}'`).join(" ")} end`

const lowering = bookCodes.flatMap((book) => typeList(book, -1) || []).join(", ")

/** SQL for a sum in which the types that lower their book are subtracted. */
const signedSum = (column: string) => `sum(case when document_type in (${lowering}) then -${column} else ${column} end)`

/** Totals of each book that has amounts, by which counterparties are ranked: groups by type would be twice as many. */
const bookTotals: Sums = Object.fromEntries([
  ["documents", "count(*)"],
  ...bookCodes
    .filter((book) => book !== "event")
    .map((book) => [book, `${signedSum("total")} filter (where document_type in (${typeList(book)}))`])
])

type KeyColumns = ReadonlyArray<readonly [name: string, expression: string]>

/**
 * Columns over `document_facts` by which documents are grouped for each property. The type, which decides the book, and
 * the currency are always among them. The status needs none, because every sum is by state.
 */
const keyColumns: Readonly<Record<SummaryKey, KeyColumns>> = {
  day: [["issue_date", "f.issue_date"]],
  month: [["issue_month", "date_trunc('month', f.issue_date::timestamp)"]],
  type: [],
  status: [],
  counterparty: [["counterparty", "f.counterparty"]]
}

const constantColumns = [
  ["document_type", "f.document_type"],
  ["currency", "f.currency"]
] as const

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
const summedColumns = ["issue_date", "document_type", "counterparty", "currency", "details", ...columns]
  .map((column) => `f.${column}`)
  .join(", ")

/** Sums of a company's documents by columns and state, as a statement that may name the CTE `others`. */
interface StateSums {
  /** The documents that do not count as accepted, with their facts, as the CTE `others`. */
  readonly others: Statement.Fragment
  /** Whether rows add up accepted documents, and not only rejected, refused and open ones. */
  readonly areOfAll: boolean
  /** Rows of all sums, or only of those of the CTE `parties`, or of {@link bookTotals}. */
  readonly rows: (part?: Part) => Statement.Fragment
}

type Part = "parties" | "ranking"

/**
 * SQL for the accepted payrolls of a company that an accepted note replaced or deleted. The notes are found by their
 * type, of which a company has few.
 */
export const replacedPayrolls = (sql: SqlClient.SqlClient, companyId: string) => {
  const isAccepted = (id: string) =>
    sql`exists (select from standings where standings.id = ${sql.literal(id)} and state = 'accepted')`
  return sql`
    select distinct earlier.id from documents as d
    join payrolls as note on note.id = d.id and note.role in ('replacement', 'deletion')
    join payrolls as earlier on earlier.document_key = note.predecessor and earlier.company_id = note.company_id
    where ${ofCompany(sql, companyId, "d")} and d.document_type = '103' and ${isAccepted("note.id")} and ${isAccepted("earlier.id")}`
}

/** Makes SQL for the sums of a source by columns and state. A ranking has its own sums and fewer columns. */
const sumsBy =
  (sql: SqlClient.SqlClient, by: ReadonlyArray<SummaryKey>, columns: KeyColumns) =>
  (sums: Sums, state: string, source: Statement.Fragment, sign: "" | "-" = "") => {
    const isRanking = sums === bookTotals
    const keys = columns.filter(([name]) => !isRanking || name !== "document_type" || by.includes("type"))
    const names = isRanking ? Object.keys(bookTotals) : sumNames
    const each = [
      ...keys.map(([name, expression]) => `${expression} as ${name}`),
      `${state} as state`,
      ...names.map((name) => `${sums[name] === undefined ? "null::numeric" : sign + sums[name]} as ${name}`)
    ]
    const grouped = [...keys.map(([, expression]) => expression), ...(state.startsWith("'") ? [] : [state])]
    return sql`
      select ${sql.literal(each.join(", "))} from ${source} group by ${sql.literal(grouped.join(", "))}`
  }

/** SQL conditions on the facts `f` of documents for every field of a filter except the company. */
export const matching = (sql: SqlClient.SqlClient, filter: ListFilter, search: Fragments): Fragments => [
  ...factConditions(sql, filter),
  ...mailCondition(sql, filter, true),
  ...namedIds(sql, filter).map((ids) => sql`f.id in (${ids})`),
  ...ofPrefix(sql, filter),
  ...search
]

/**
 * SQL for sums of documents by columns and state. Accepted documents are all except the few that are rejected, refused
 * or open, or are payrolls that were replaced or deleted. Subtracting the sums of these few from the total costs less
 * than selecting the accepted documents.
 */
const sumsByState = (
  sql: SqlClient.SqlClient,
  { by, filedAgain, needsCorrection, states: requestedStates, ...filter }: SummaryRequest,
  columns: KeyColumns,
  search: Fragments
): StateSums => {
  const { companyId } = filter
  const corrections = withoutUndefined({ filedAgain, needsCorrection })
  const wanted = requestedStates ?? (by.includes("status") || isAboutCorrections(corrections) ? states : acceptedOnly)
  const company = ofCompany(sql, companyId)
  const facts = matching(sql, filter, search)
  const unionAll = sql.join(" union all ", false)
  const added = sumsBy(sql, by, columns)
  const ofParties = (part?: Part) =>
    part === "parties" ? sql`coalesce(f.counterparty, 0) in (select id from parties)` : sql`true`
  const ofDocuments = (part?: Part) => {
    const ofCompanies = sql`${company} and ${ofParties(part)}`
    const conditions =
      part === "parties" && !isOfQuarter(filter)
        ? [
            // without the company, which a counterparty implies and its index lacks
            sql`f.counterparty in (select id from parties)`,
            sql`f.counterparty is null and ${company} and exists (select from parties where id = 0)`
          ]
        : [ofCompanies]
    const ofFacts = (condition: Statement.Fragment) => sql`document_facts as f where ${sql.and([condition, ...facts])}`
    return [
      ...conditions.map((condition) =>
        added(part === "ranking" ? bookTotals : documentSums, "'accepted'", ofFacts(condition))
      ),
      // by itself: among the others, the details of a document in pesos would be read in vain
      ...(part === "ranking"
        ? []
        : [added(foreignSums, "'accepted'", ofFacts(sql`${ofCompanies} and f.currency <> 'COP'`))])
    ]
  }
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
  const ofReplaced = sql`
    select ${sql.literal(summedColumns)}, 'replaced' as state
    from (${replacedPayrolls(sql, companyId)}) as replaced join document_facts as f on f.id = replaced.id
    where ${sql.and([company, ...facts])}`
  return {
    others: unionAll([
      ofFreed,
      ...(isAboutCorrections(corrections) ? [] : [ofOpen]),
      ...(areOfAll ? [ofReplaced] : [])
    ]),
    areOfAll,
    rows: (part) => {
      const sums = part === "ranking" ? bookTotals : { ...documentSums, ...foreignSums }
      return unionAll([
        added(sums, "f.state", sql`others as f where ${sql.in("f.state", wanted)} and ${ofParties(part)}`),
        ...(areOfAll
          ? [...ofDocuments(part), added(sums, "'accepted'", sql`others as f where ${ofParties(part)}`, "-")]
          : [])
      ])
    }
  }
}

/**
 * Settings of the transaction that make Postgres add up documents in a hash table. Without statistics of a table
 * partitioned by month, Postgres expects many groups and sorts all documents on disk; a hash table takes two thirds of
 * that time. Cheaper random pages make it read an index that has all columns of a sum in place of the table.
 */
export const inHashTables = (sql: SqlClient.SqlClient) =>
  sql`
    select set_config('enable_sort', 'off', true), set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true)`

/**
 * Adds up the amounts of a company's documents by their properties, book and currency. Only accepted documents count,
 * unless the request names states or asks for sums by status. A payroll that was replaced or deleted never counts.
 * Groups by counterparty are returned with the greatest total first, others in the order of their properties.
 */
export const summarizeSubmissions = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, request: SummaryRequest) {
  const search = yield* matchesSearch(sql, request)
  const { by, companyId, limit } = request
  const summed = [...by.flatMap((key) => keyColumns[key]), ...constantColumns]
  const { areOfAll, others, rows } = sumsByState(sql, request, summed, search === undefined ? [] : [search])
  const keys = by.flatMap((key) => keyExpressions[key])
  const grouped = keys.map(([, expression, cheaper = expression]) => cheaper)
  const isByParty = by.includes("counterparty")
  const inGroups = (names: ReadonlyArray<string>, greatest = signedSum("total")) => {
    const order = [...(isByParty ? [`${greatest} desc nulls last`] : []), ...names].join(", ")
    return sql`
      group by ${sql.literal(names.join(", "))} having sum(documents) > 0 order by ${sql.literal(order)} limit ${limit}`
  }
  const greatestBook = `greatest(${Object.keys(bookTotals)
    .filter((name) => name !== "documents")
    .map((name) => `sum(${name})`)
    .join(", ")})`
  const ofGreatest = isByParty && areOfAll
  const parties = ofGreatest
    ? sql`left join counterparties as party on party.company_id = ${companyId} and party.id = grouped.counterparty`
    : // by its key: Postgres expects a single rejected document and would read all counterparties for each
      sql`
        left join lateral (
          select * from counterparties where id = grouped.counterparty and company_id = ${companyId} offset 0) as party on true`
  const ctes = [
    sql`others as materialized (${others})`,
    // a company may have thousands: only those that are returned get all their sums
    ...(ofGreatest
      ? [
          sql`
            greatest as materialized (
              select identification_type, identification from (${rows("ranking")}) as grouped ${parties}
              ${inGroups([...grouped, "currency"], greatestBook)})`,
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
    ? sql`(${rows("parties")}) as grouped join parties on parties.id = coalesce(grouped.counterparty, 0)`
    : sql`(${rows()}) as grouped ${isByParty ? parties : sql``}`
  const selected = [
    ...keys.map(([name, expression]) => `${expression} as ${name}`),
    `${bookCase} as book`,
    "currency",
    ...(isByParty ? ["max(name) as counterparty_name"] : []),
    "sum(documents)::bigint as documents",
    ...columns.map((column) => `${signedSum(column)} as ${column}`),
    `case currency when 'COP' then ${signedSum("total")} else ${signedSum("pesos")} end as pesos`,
    "nullif(sum(without_rate), 0)::bigint as without_rate"
  ]
  const statement = sql<Row>`
    with ${sql.join(", ", false)(ctes)} select ${sql.literal(selected.join(", "))} from ${source}
    ${inGroups([...grouped, bookCase, "currency"])}`
  return yield* sql.withTransaction(
    Effect.andThen(
      inHashTables(sql),
      Effect.map(statement, (rows) => rows.map((row) => recordOf<SummaryGroup>(row)))
    )
  )
})
