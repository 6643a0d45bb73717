import { type TaxPartName, taxParts } from "@radicar/contract/inner/taxReport"
import { bookingOf, typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { type FactSumName, listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { Effect } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import {
  type Fragments,
  isAboutCorrections,
  isRare,
  type ListFilter,
  ofCompany
} from "../submissions/filterDocuments.ts"
import { matchesSearch } from "../submissions/searchSubmissions.ts"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { recordOf, type Row, storageTransaction } from "../../platform/database/records.ts"
import {
  columnOf,
  hasOtherTaxes,
  hasWithholdings,
  isOfTax,
  isWithholding,
  otherTaxes,
  taxColumns,
  type TaxIdentity,
  withholdingCodes
} from "../submissions/statedTax.ts"
import { exchangeRate, inHashTables, inPesos, matching, replacedPayrolls } from "../submissions/summarizeSubmissions.ts"

type Sql = SqlClient.SqlClient

/** Company, environment and days of issue, both included, of documents whose taxes are added up. */
export interface TaxPeriod {
  readonly companyId: string
  readonly environment: FilingEnvironment
  readonly issuedFrom: string
  readonly issuedTo: string
}

/** A tax of the documents of one type in one part; amounts are decimals in pesos, as the documents state them. */
export interface TaxSum extends TaxIdentity {
  readonly documents: number
  readonly base: string | undefined
  readonly amount: string | undefined
}

/** Documents of one type in one part, with their taxes. A type may have several. */
export interface TypeSums {
  readonly part: TaxPartName
  readonly type: string
  readonly documents: number
  /** Sum of the totals in pesos, without a sign for notes. */
  readonly total: string
  readonly withoutRate: number
  readonly withoutTaxes: number
  readonly taxes: ReadonlyArray<TaxSum>
}

/** Documents to add up, with the columns of `document_facts`, as rows `f`. */
interface Source {
  readonly table: Statement.Fragment
  /** CTEs that the conditions and the part name. */
  readonly ctes: Statement.Fragment
  readonly conditions: ReadonlyArray<Statement.Fragment>
  /** SQL for the part of a document; null if the type decides it. */
  readonly part: Statement.Fragment
  /** SQL for whether no tax of a document could be read. */
  readonly isWithoutTaxes: Statement.Fragment
}

const ownTypes = [...typesOfBook("sale"), ...typesOfBook("purchase"), ...typesOfBook("payroll")]
const soldTypes = typesOfBook("sale")
/** Types of the notes that a supplier issues about an invoice. */
const noteTypes = ["91", "92", "93", "94"]

const inPeriod = (sql: Sql, { companyId, environment, issuedFrom, issuedTo }: TaxPeriod) => [
  sql`f.company_id = ${companyId} and f.environment = ${environment}`,
  // not of type text: Postgres would read both days again for every row
  sql`f.issue_date >= ${issuedFrom}::date and f.issue_date <= ${issuedTo}::date`
]

/** Accepted documents of the company. All are accepted except few, whose ids are collected first. */
const ownDocuments = (sql: Sql, companyId: string, conditions: Fragments): Source => {
  return {
    table: sql`document_facts as f`,
    ctes: sql`
      others as materialized (
        select id from freed where company_id = ${companyId}
        union all select id from open_submissions where company_id = ${companyId}
        union all select id from (${replacedPayrolls(sql, companyId)}) as replaced)`,
    conditions: [...conditions, sql.in("f.document_type", ownTypes), sql`f.id not in (select id from others)`],
    part: sql`null::text`,
    isWithoutTaxes: sql`false`
  }
}

/**
 * Documents that the company received as a buyer. A note about a claimed invoice belongs to it: it corrects an amount
 * that is not among the others.
 */
const receivedDocuments = (sql: Sql, period: TaxPeriod): Source => ({
  table: sql`inbox_items as f`,
  ctes: sql`
    claimed as materialized (
      select document_key from inbox_items
      where company_id = ${period.companyId} and environment = ${period.environment} and state = 'claimed')`,
  conditions: [
    ...inPeriod(sql, period),
    sql.in("f.document_type", soldTypes),
    sql`f.document_key is not null and f.state <> 'notOurs'`
  ],
  part: sql`
    case f.state when 'claimed' then 'claimed' when 'withoutAnswer' then 'unanswered'
      else case when ${sql.in("f.document_type", noteTypes)} and exists (
        select from jsonb_array_elements(f.details -> 'references') as reference
        where reference ->> 'key' in (select document_key from claimed)) then 'claimed' else 'received' end end`,
  isWithoutTaxes: sql`f.sums = '{}'`
})

/** Columns of the taxes that a document states at no other rate. Withholdings are added up by rate from the details. */
const summedColumns = taxColumns.filter(({ code }) => !isWithholding(code))

/** Sums of the documents whose columns have all their taxes, one row for each part and type. */
const columnSums = (sql: Sql, { conditions, ctes, isWithoutTaxes, part, table }: Source) => {
  const names = [
    ...new Set(summedColumns.flatMap(({ amount, base }) => [base, amount].filter((name) => name !== undefined)))
  ]
  const sums = names.map((name) => {
    const column = `f.${columnOf(name)}`
    // without the filter a null costs as much as an amount
    return `sum(${column}) filter (where ${column} is not null)::text as ${columnOf(name)}, count(${column})::int as of_${columnOf(name)}`
  })
  return sql<Row>`
    with ${ctes}
    select ${part} as part, f.document_type as type, count(*)::int as documents, coalesce(sum(f.total), 0)::text as total,
      (count(*) filter (where ${isWithoutTaxes}))::int as without_taxes, ${sql.literal(sums.join(", "))}
    from ${table} where ${sql.and(conditions)} and ${sql.literal(hasOtherTaxes("f"))} is not true group by 1, 2`
}

const inList = (codes: ReadonlyArray<string>): string => codes.map((code) => `'${code}'`).join(", ")

/** SQL for an amount of the CTE `read` in pesos. */
const inCop = (amount: string) => `case when is_foreign then ${inPesos(amount, "exchange_rate")} else ${amount} end`

/** CTEs: `read`, the documents that meet a condition, with their exchange rates; `read_taxes`, each of their taxes. */
const detailCtes = (sql: Sql, { conditions, ctes, part, table }: Source, condition: string) => sql`
  ${ctes}, read as materialized (
    select f.id, ${part} as part, f.document_type as type, f.total, f.excluded, f.currency <> 'COP' as is_foreign,
      case f.currency when 'COP' then 1 else ${sql.literal(exchangeRate)} end as exchange_rate,
      coalesce(f.details -> 'taxes', '[]') || coalesce(f.details -> 'withholdings', '[]') as taxes
    from ${table} where ${sql.and(conditions)} and ${sql.literal(condition)}),
  read_taxes as (
    select read.*, tax.code, tax.base, tax.amount,
      case when tax.code in (${sql.literal(inList([listedTaxes.iva, ...withholdingCodes]))}) then tax.rate end as rate
    from read cross join lateral jsonb_to_recordset(taxes) as tax (code text, rate text, base numeric, amount numeric))`

/** SQL for the sums of taxes by part, type, code and rate, without the documents that have no exchange rate. */
const byRate = (sql: Sql, source: Statement.Fragment) => sql`
  select part, type, 'tax' as kind, code, rate, count(distinct id)::int as documents,
    sum(${sql.literal(inCop("base"))})::text as base, sum(${sql.literal(inCop("amount"))})::text as amount, null::int as without_rate
  from ${source} where exchange_rate is not null group by part, type, code, rate`

/**
 * Sums of the documents whose taxes are read from their details: one row for each part, type and tax, and one without a
 * tax that counts the documents. Amounts in a foreign currency are converted one by one.
 */
const detailSums = (sql: Sql, source: Source) => sql<Row>`
  with ${detailCtes(sql, source, hasOtherTaxes("f"))}, stated as (
    select * from read_taxes where code not in (${sql.literal(inList(withholdingCodes))})
    union all select read.*, null, excluded, null, null from read where excluded is not null)
  select part, type, null as kind, null as code, null as rate, count(*)::int as documents, null as base,
    coalesce(sum(${sql.literal(inCop("total"))}), 0)::text as amount,
    (count(*) filter (where exchange_rate is null))::int as without_rate
  from read group by part, type
  union all ${byRate(sql, sql`stated`)}`

/** Sums of the withholdings of all documents by rate. Their columns have neither the rate nor the base. */
const withholdingSums = (sql: Sql, source: Source) => sql<Row>`
  with ${detailCtes(sql, source, hasWithholdings("f"))}, withheld as (
    select * from read_taxes where code in (${sql.literal(inList(withholdingCodes))}))
  ${byRate(sql, sql`withheld`)}`

const partOf = (part: string | undefined, type: string): TaxPartName => {
  const { book } = bookingOf(type) ?? {}
  const own = book === "purchase" ? "support" : book === "payroll" ? "payroll" : "sale"
  return taxParts.find((name) => name === part) ?? own
}

interface ColumnRow extends Readonly<Partial<Record<FactSumName, string>>> {
  readonly part?: string
  readonly type: string
  readonly documents: number
  readonly total: string
  readonly withoutTaxes: number
}

const ofColumnRow = (row: Row): TypeSums => {
  const { documents, part, total, type, withoutTaxes, ...sums } = recordOf<ColumnRow>(row)
  const taxes = summedColumns.flatMap(({ amount, base, code, rate }) => {
    const counted = Number(row[`of_${columnOf(amount ?? base ?? "")}`] ?? 0)
    const exempt = rate === "0.00" ? "0.00" : undefined
    return counted === 0
      ? []
      : [
          {
            code,
            rate,
            documents: counted,
            base: base && sums[base],
            amount: amount === undefined ? exempt : sums[amount]
          }
        ]
  })
  return { part: partOf(part, type), type, documents, total, withoutRate: 0, withoutTaxes, taxes }
}

interface DetailRow extends Partial<TaxIdentity> {
  readonly part?: string
  readonly type: string
  readonly kind?: "tax"
  readonly documents: number
  readonly base?: string
  readonly amount?: string
  readonly withoutRate?: number
}

const listedCodes: ReadonlySet<string | undefined> = new Set([undefined, ...Object.values(listedTaxes)])

const ofDetailRow = (row: Row): TypeSums => {
  const { amount, base, code, documents, kind, part, rate, type, withoutRate = 0 } = recordOf<DetailRow>(row)
  const sums = { part: partOf(part, type), type, withoutTaxes: 0 }
  if (kind === undefined) return { ...sums, documents, total: amount ?? "0", withoutRate, taxes: [] }
  // as the columns: the bases of other taxes are of no use
  const hasBase = code === undefined || code === listedTaxes.iva || code === listedTaxes.inc || isWithholding(code)
  const tax = {
    code: listedCodes.has(code) ? code : otherTaxes,
    rate,
    documents,
    base: hasBase ? base : undefined,
    amount
  }
  return { ...sums, documents: 0, total: "0", withoutRate: 0, taxes: [tax] }
}

/** Sums of a source: of the documents whose columns have all their taxes, of the few others, and the withholdings. */
const sumsOf = Effect.fnUntraced(function* (sql: Sql, source: Source) {
  const columns = yield* columnSums(sql, source)
  const details = [...(yield* detailSums(sql, source)), ...(yield* withholdingSums(sql, source))]
  return [...columns.map(ofColumnRow), ...details.map(ofDetailRow)]
})

/**
 * Makes a function that adds up the taxes of a company's accepted documents in a period, and of the documents that it
 * received, by type and rate.
 */
export const taxSums = Effect.map(
  SqlClient.SqlClient,
  (sql) =>
    (period: TaxPeriod, withInbox: boolean): Effect.Effect<ReadonlyArray<TypeSums>> =>
      Effect.gen(function* () {
        yield* inHashTables(sql)
        const own = yield* sumsOf(sql, ownDocuments(sql, period.companyId, inPeriod(sql, period)))
        const received = withInbox ? yield* sumsOf(sql, receivedDocuments(sql, period)) : []
        return [...own, ...received]
      }).pipe(storageTransaction(sql, "Taxes.sums"))
)

/**
 * Makes a function that adds up the tax of a filter over the accepted documents that match it, as the report does whose
 * figures lead to lists with this filter. Nothing without a tax, or where no accepted document can match.
 */
export const filteredTaxSums = Effect.map(
  SqlClient.SqlClient,
  (sql) =>
    ({ filedAgain, needsCorrection, states, ...filter }: ListFilter): Effect.Effect<ReadonlyArray<TypeSums>> => {
      const { companyId, tax } = filter
      if (tax === undefined || isRare({ companyId, ...withoutUndefined({ states }) })) return Effect.succeed([])
      if (isAboutCorrections(withoutUndefined({ filedAgain, needsCorrection }))) return Effect.succeed([])
      return Effect.gen(function* () {
        const search = yield* matchesSearch(sql, filter)
        yield* inHashTables(sql)
        const conditions = [ofCompany(sql, companyId), ...matching(sql, filter, search === undefined ? [] : [search])]
        const sums = yield* sumsOf(sql, ownDocuments(sql, companyId, conditions))
        return sums.map((each) => ({ ...each, taxes: each.taxes.filter((stated) => isOfTax(stated, tax)) }))
      }).pipe(storageTransaction(sql, "Taxes.filtered"))
    }
)
