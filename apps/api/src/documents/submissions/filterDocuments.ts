import type { mailFilters, sortKeys } from "@radicar/contract/inner/ledger"
import type { SqlClient, Statement } from "effect/sql"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { firstIdOf, uuidArray } from "../../platform/database/records.ts"
import { taxConditions, type TaxIdentity } from "./statedTax.ts"
import { isFinal, type SubmissionState, submissionStates } from "./submissionStates.ts"

/** Filter by the facts of documents. */
export interface FactsFilter {
  readonly environment?: FilingEnvironment
  /** Code of ISO 4217. */
  readonly currency?: string
  /** First and last day of issue, ISO 8601. */
  readonly issuedFrom?: string
  readonly issuedTo?: string
  /** Lowest and highest total, decimals. */
  readonly amountFrom?: string
  readonly amountTo?: string
  /** Identification of the counterparty, without check digit. */
  readonly counterparty?: string
  /** Serial number of the certificate that signed, in decimal digits. */
  readonly certificate?: string
  /** A tax that a document states. */
  readonly tax?: TaxIdentity
  /** Search text: words of the counterparty's name, or the beginning of its identification, of a number or of a key. */
  readonly search?: string
}

/** State of a document's e-mail to filter by. */
type MailFilter = (typeof mailFilters)[number]

const undelivered = ["failed", "bounced"]

/** States that a filter by e-mail names; `none` is that of a document without a mail. */
export const mailStatesOf = (mail: MailFilter): ReadonlyArray<string> => {
  if (mail === "unresolved") return ["none", ...undelivered]
  return mail === "undelivered" ? undelivered : [mail]
}

/** Filter of documents for {@link pageOfFacts} and for sums. */
export interface DocumentFilter extends FactsFilter {
  readonly companyId: string
  readonly states?: ReadonlyArray<SubmissionState>
  /** Codes of types of documents; any of them matches. */
  readonly documentTypes?: ReadonlyArray<string>
  /** Start of the recording time, included; `to` is excluded. */
  readonly from?: Date
  readonly to?: Date
  /** Whether the number of a rejected or refused document was filed again. */
  readonly filedAgain?: boolean
  /** Whether a rejected or refused document is still to be corrected: not filed again and not dismissed. */
  readonly needsCorrection?: boolean
  /** Ids of submissions; any of them matches. */
  readonly ids?: ReadonlyArray<string>
  /** State of the newest e-mail of a document; `none`: it was not mailed. */
  readonly mail?: MailFilter
  /** Id of the last submission on the previous page. */
  readonly after?: string
}

/** Client that composes SQL. */
export type Sql = SqlClient.SqlClient

/** Several pieces of SQL. */
export type Fragments = ReadonlyArray<Statement.Fragment>

/** Whether a filter concerns corrections; only rejected and refused documents can match such a filter. */
export const isAboutCorrections = ({
  filedAgain,
  needsCorrection
}: Pick<DocumentFilter, "filedAgain" | "needsCorrection">): boolean =>
  filedAgain !== undefined || needsCorrection !== undefined

/**
 * SQL for the rejected and refused documents that match a filter by correction: `filedAgain` (the number was filed
 * again) and `needsCorrection` (neither filed again nor dismissed).
 */
export const refilings = (
  sql: Sql,
  { filedAgain, needsCorrection }: Pick<DocumentFilter, "filedAgain" | "needsCorrection">
): Statement.Fragment => {
  if (needsCorrection === undefined)
    return filedAgain === true ? sql`(select * from refilings where filed_again)` : sql`unfiled`
  if (needsCorrection) {
    return filedAgain === true
      ? sql`(select * from unfiled where false)`
      : sql`(select * from unfiled where not exists (select from dismissals where dismissals.id = unfiled.id))`
  }
  const conditions = [
    sql`(filed_again or exists (select from dismissals where dismissals.id = refilings.id))`,
    ...(filedAgain === undefined ? [] : [sql`filed_again = ${filedAgain}`])
  ]
  return sql`(select * from refilings where ${sql.and(conditions)})`
}

/**
 * Tables with the rejected, refused and open documents of a filter's states, which are rare. Each table has `id` and
 * `company_id`.
 */
export const rareDocuments = (sql: Sql, { states = [], ...filter }: DocumentFilter): Fragments => {
  const freed = isAboutCorrections(filter) ? refilings(sql, filter) : sql`freed`
  const inStates = sql.in("state", states)
  return [
    ...(states.some((state) => submissionStates[state].freesNumber)
      ? [sql`(select id, company_id from ${freed} as freed where ${inStates})`]
      : []),
    // one by one: Postgres would read the standings of all documents to merge them
    ...(states.some((state) => !isFinal(state))
      ? [
          sql`(
            select id, company_id from open_submissions as open
            cross join lateral (select state from standings where standings.id = open.id offset 0) as standing where ${inStates})`
        ]
      : [])
  ]
}

/**
 * SQL condition that a document `f` is in one of a filter's states. All documents that are not rare are accepted. With
 * `oneByOne`, each accepted document is looked up by itself.
 */
export const ofStates = (sql: Sql, filter: DocumentFilter, oneByOne = false): Statement.Fragment => {
  const { companyId, states = [] } = filter
  const fence = sql.literal(oneByOne ? "offset 0" : "")
  return sql.or([
    ...(states.includes("accepted")
      ? [
          sql`not exists (select from freed where freed.company_id = ${companyId} and freed.id = f.id ${fence})
            and not exists (
              select from open_submissions as open where open.company_id = ${companyId} and open.id = f.id ${fence})`
        ]
      : []),
    ...rareDocuments(sql, filter).map(
      (documents) => sql`f.id in (select id from ${documents} as rare where company_id = ${companyId})`
    )
  ])
}

/** SQL for the ids of a company's counterparties with the given identification. */
export const partiesOf = (sql: Sql, companyId: string, identification: string) => sql`
  select id from counterparties where company_id = ${companyId} and identification = ${identification}`

/** SQL condition that rows of a table are of a company; see docs/operating/indexes.md. */
export const ofCompany = (sql: Sql, companyId: string, table: "d" | "f" | "rare" = "f") =>
  sql`${sql.literal(table)}.company_id = any(array[${companyId}::text])`

/** SQL conditions on the id of a document. */
export const idConditions = (sql: Sql, { after, from, ids, to }: DocumentFilter, id: Statement.Fragment): Fragments => [
  ...(after === undefined ? [] : [sql`${id} < ${after}::uuid`]),
  ...(ids === undefined ? [] : [sql`${id} = any(${uuidArray(ids)}::text::uuid[])`]),
  ...(from === undefined ? [] : [sql`${id} >= ${firstIdOf(from)}::uuid`]),
  ...(to === undefined ? [] : [sql`${id} < ${firstIdOf(to)}::uuid`])
]

/** SQL conditions on the total of a document. */
export const amountConditions = (
  sql: Sql,
  { amountFrom, amountTo }: FactsFilter,
  total: Statement.Fragment = sql`f.total`
): Fragments => [
  ...(amountFrom === undefined ? [] : [sql`${total} >= ${amountFrom}::text::numeric`]),
  ...(amountTo === undefined ? [] : [sql`${total} <= ${amountTo}::text::numeric`])
]

/**
 * SQL conditions on the facts `f` of documents for every field of a filter except the company and the search text. A
 * filter by correction applies to its `states`.
 */
export const factConditions = (sql: Sql, filter: DocumentFilter): Fragments => {
  const { certificate, companyId, counterparty, currency, documentTypes, environment } = filter
  const { issuedFrom, issuedTo, states } = filter
  return [
    ...idConditions(sql, filter, sql`f.id`),
    ...(environment === undefined ? [] : [sql`f.environment = ${environment}`]),
    ...(documentTypes === undefined ? [] : [sql.in("f.document_type", documentTypes)]),
    ...(states === undefined ? [] : [ofStates(sql, filter)]),
    ...(currency === undefined ? [] : [sql`f.currency = ${currency}`]),
    ...(issuedFrom === undefined ? [] : [sql`f.issue_date >= ${issuedFrom}::text::date`]),
    ...(issuedTo === undefined ? [] : [sql`f.issue_date <= ${issuedTo}::text::date`]),
    ...amountConditions(sql, filter),
    ...taxConditions(sql, "f", filter.tax),
    ...(certificate === undefined ? [] : [sql`f.certificate = ${certificate}::text::numeric`]),
    ...(counterparty === undefined ? [] : [sql`f.counterparty in (${partiesOf(sql, companyId, counterparty)})`])
  ]
}

/** Whether a filter needs the facts of documents; a document whose facts were not read yet cannot match. */
export const needsFacts = (filter: FactsFilter): boolean =>
  [
    filter.certificate,
    filter.currency,
    filter.issuedFrom,
    filter.issuedTo,
    filter.amountFrom,
    filter.amountTo,
    filter.counterparty,
    filter.tax
  ].some((value) => value !== undefined)

/** Whether a filter names states, and only those of rejected, refused and open documents. */
export const isRare = ({ states }: DocumentFilter): boolean => states !== undefined && !states.includes("accepted")

/**
 * SQL for the newest ids of the rejected, refused and open documents of a filter's states, one select for each table.
 * `lookUp` selects the record of one document `rare`: otherwise Postgres may read and sort far more records.
 * `conditions` are on `rare` itself.
 */
export const rareOf = (
  sql: Sql,
  filter: DocumentFilter & { readonly limit: number },
  lookUp: Statement.Fragment,
  conditions: Fragments = []
): Fragments =>
  rareDocuments(sql, filter).map(
    (documents) => sql`(
      select rare.id from ${documents} as rare cross join lateral (${lookUp} offset 0) as found
      where ${sql.and([ofCompany(sql, filter.companyId, "rare"), ...idConditions(sql, filter, sql`rare.id`), ...conditions])}
      order by rare.company_id, rare.id desc limit ${filter.limit})`
  )

/** SQL for the newest of the ids from several sources, each id once. */
export const newestOf = (sql: Sql, { limit }: { readonly limit: number }, sources: Fragments): Statement.Fragment =>
  sql`select id from (${sql.join(" union ", false)(sources)}) as found order by id desc limit ${limit}`

/**
 * SQL conditions that documents `f` have the filter's state of the e-mail. Unless `all` are read, each is looked up by
 * itself.
 */
export const mailCondition = (sql: Sql, { companyId, mail }: DocumentFilter, all = false): Fragments => {
  if (mail === undefined) return []
  const fence = sql.literal(all ? "" : "offset 0")
  const ofDocument = sql`select from mail_states as m where m.submission_id = f.id and m.company_id = ${companyId}`
  const wanted = mailStatesOf(mail)
  const states = wanted.filter((state) => state !== "none")
  return [
    sql.or([
      ...(wanted.includes("none") ? [sql`not exists (${ofDocument} ${fence})`] : []),
      ...(states.length === 0 ? [] : [sql`exists (${ofDocument} and ${sql.in("m.state", states)} ${fence})`])
    ])
  ]
}

/** Key of an order of a list. */
export type SortKey = (typeof sortKeys)[number]

/** Filter of a company's submissions, without its length. */
export interface ListFilter extends DocumentFilter {
  /** Order of the list; the newest first if absent, see `isByDay`. */
  readonly sort?: { readonly key: SortKey; readonly descending: boolean }
  /** Rank of the status of `after` when its page was made, in a list sorted by status. */
  readonly afterRank?: number
  /** Prefix and number as a document writes them. */
  readonly id?: string
  readonly prefix?: string
  readonly number?: number
  /** Key of a document, in lower case; only notes about it are listed. */
  readonly corrects?: string
}

/** Filter of a company's submissions, and the page size. */
export interface SubmissionFilter extends ListFilter {
  readonly limit: number
}

/** Ids of a company's submissions by prefix and number together. */
export const idsOfNumber = (sql: Sql, companyId: string, numbered: string) => {
  // a prefix may end in digits, so every split of the digits at the end is tried
  const digits = /(?<![0-9])[0-9]*$/u.exec(numbered)?.[0] ?? ""
  const numbers = Array.from(digits, (_, index) => digits.slice(index)).filter((each) => each.length <= 10)
  if (numbers.length === 0) return sql`select null::uuid as id where false`
  const written = sql`
    company_id = ${companyId} and ${sql.in("number", numbers.map(Number))}
      and prefix || lpad(number::text, length(${numbered}) - length(prefix), '0') = ${numbered}`
  return sql`select id from numbers where ${written} union all select id from freed where ${written}`
}

/** SQL for the few ids that a filter names: by number, as written, or as notes about a document. */
export const namedIds = (sql: Sql, { companyId, corrects, id, number }: ListFilter): Fragments => {
  const ofNumber = sql`company_id = ${companyId} and number = ${number}`
  return [
    ...(id === undefined ? [] : [idsOfNumber(sql, companyId, id)]),
    ...(number === undefined
      ? []
      : [sql`select id from numbers where ${ofNumber} union all select id from freed where ${ofNumber}`]),
    ...(corrects === undefined
      ? []
      : [sql`select id from corrections where company_id = ${companyId} and corrected_key = ${corrects}`])
  ]
}

/** SQL for the prefix of a document `f`, which rows of older versions lack. */
export const prefixOf = (sql: Sql): Statement.Fragment =>
  sql`coalesce(f.document_prefix, (select d.prefix from documents as d where d.id = f.id))`

/** SQL condition that a document `f` has the prefix of a filter. */
export const ofPrefix = (sql: Sql, { prefix }: ListFilter): Fragments =>
  prefix === undefined ? [] : [sql`${prefixOf(sql)} = ${prefix}`]
