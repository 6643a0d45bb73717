import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { firstIdOf, keyBeginsWith, literally, type Row } from "../../platform/database/records.ts"
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
  /** Search text: words of the counterparty's name, or the beginning of its identification, of a number or of a key. */
  readonly search?: string
}

/** Filter of documents for {@link pageOfFacts} and for sums. */
export interface DocumentFilter extends FactsFilter {
  readonly companyId: string
  readonly states?: ReadonlyArray<SubmissionState>
  readonly documentType?: string
  /** Start of the recording time, included; `to` is excluded. */
  readonly from?: Date
  readonly to?: Date
  /** Whether the number of a rejected or refused document was filed again. */
  readonly filedAgain?: boolean
  /** Whether a rejected or refused document is still to be corrected: not filed again and not dismissed. */
  readonly needsCorrection?: boolean
  /** Ids of submissions; any of them matches. */
  readonly ids?: ReadonlyArray<string>
  /** Id of the last submission on the previous page. */
  readonly after?: string
}

type Sql = SqlClient.SqlClient
type Fragments = ReadonlyArray<Statement.Fragment>

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
const rareDocuments = (sql: Sql, { states = [], ...filter }: DocumentFilter): Fragments => {
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

/** SQL condition that a document `f` is in one of a filter's states. All documents that are not rare are accepted. */
const ofStates = (sql: Sql, filter: DocumentFilter): Statement.Fragment => {
  const { companyId, states = [] } = filter
  return sql.or([
    ...(states.includes("accepted")
      ? [
          sql`not exists (select from freed where freed.company_id = ${companyId} and freed.id = f.id)
            and not exists (select from open_submissions as open where open.company_id = ${companyId} and open.id = f.id)`
        ]
      : []),
    ...rareDocuments(sql, filter).map(
      (documents) => sql`f.id in (select id from ${documents} as rare where company_id = ${companyId})`
    )
  ])
}

/** SQL for the ids of a company's counterparties with the given identification. */
const partiesOf = (sql: Sql, companyId: string, identification: string) => sql`
  select id from counterparties where company_id = ${companyId} and identification = ${identification}`

/** SQL condition that facts `f` are of a company; see docs/indexes.md. */
export const ofCompany = (sql: Sql, companyId: string) => sql`f.company_id = any(array[${companyId}::text])`

/** SQL conditions on the id of a document. */
const idConditions = (sql: Sql, { after, from, ids, to }: DocumentFilter, id: Statement.Fragment): Fragments => [
  ...(after === undefined ? [] : [sql`${id} < ${after}::uuid`]),
  ...(ids === undefined ? [] : [sql`${id} = any(${`{${ids.join(",")}}`}::text::uuid[])`]),
  ...(from === undefined ? [] : [sql`${id} >= ${firstIdOf(from)}::uuid`]),
  ...(to === undefined ? [] : [sql`${id} < ${firstIdOf(to)}::uuid`])
]

/**
 * SQL conditions on the facts `f` of documents for every field of a filter except the company and the search text. A
 * filter by correction applies to its `states`.
 */
export const factConditions = (sql: Sql, filter: DocumentFilter): Fragments => {
  const { amountFrom, amountTo, certificate, companyId, counterparty, currency, documentType, environment } = filter
  const { issuedFrom, issuedTo, states } = filter
  return [
    ...idConditions(sql, filter, sql`f.id`),
    ...(environment === undefined ? [] : [sql`f.environment = ${environment}`]),
    ...(documentType === undefined ? [] : [sql`f.document_type = ${documentType}`]),
    ...(states === undefined ? [] : [ofStates(sql, filter)]),
    ...(currency === undefined ? [] : [sql`f.currency = ${currency}`]),
    ...(issuedFrom === undefined ? [] : [sql`f.issue_date >= ${issuedFrom}::text::date`]),
    ...(issuedTo === undefined ? [] : [sql`f.issue_date <= ${issuedTo}::text::date`]),
    ...(amountFrom === undefined ? [] : [sql`f.total >= ${amountFrom}::text::numeric`]),
    ...(amountTo === undefined ? [] : [sql`f.total <= ${amountTo}::text::numeric`]),
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
    filter.counterparty
  ].some((value) => value !== undefined)

/**
 * SQL for the counterparties whose name contains every word of a search, or whose identification begins with the
 * search.
 */
const searchedParties = (sql: Sql, companyId: string, search: string) => {
  const words = foldName(search)
    .split(" ")
    .map((word) => sql`folded_name like ${`%${literally(word)}%`}`)
  const identification = search.replaceAll(/[\s.]/gu, "").replace(/-[0-9]$/u, "")
  return sql`
    select id from counterparties where company_id = ${companyId}
      and (${sql.and(words)} or identification like ${`${literally(identification)}%`})`
}

/** Maximum number of digits in a document's number. */
const numberDigits = 10

/** Ranges of all numbers that begin with the given digits; empty if no number does. */
const rangesFrom = (digits: string): ReadonlyArray<readonly [low: number, high: number]> => {
  if (digits === "" || digits.length > numberDigits) return []
  if (digits.startsWith("0")) return digits === "0" ? [[0, 0]] : []
  return Array.from({ length: numberDigits - digits.length + 1 }, (_, more) => [
    Number(digits) * 10 ** more,
    (Number(digits) + 1) * 10 ** more - 1
  ])
}

/** SQL for a company's first prefix that meets a condition, found by one index lookup. */
const nextPrefix = (sql: Sql, companyId: string, condition: Statement.Fragment) => sql`
  select prefix from documents where company_id = ${companyId} and ${condition} order by prefix limit 1`

/** All readings of a text as a prefix and the beginning of a number. A prefix may end in digits. */
const numberSplits = (search: string) => {
  const digits = /[0-9]*$/u.exec(search)?.[0] ?? ""
  return Array.from(digits, (_, index) => ({
    prefix: search.slice(0, search.length - digits.length + index),
    ranges: rangesFrom(digits.slice(index))
  })).filter(({ ranges }) => ranges.length > 0)
}

/**
 * SQL for the ids of a company's documents whose number, with or without its prefix, begins with a text. `undefined` if
 * no number can match.
 */
const searchedNumbers = Effect.fnUntraced(function* (sql: Sql, companyId: string, search: string) {
  const splits = numberSplits(search)
  const prefixes = JSON.stringify(splits.flatMap(({ prefix }) => (prefix === "" ? [] : [prefix])))
  // a prefix that the company does not have would have all its numbers of a range read in vain
  const known = yield* sql<{ readonly prefix: string }>`
    select found.prefix from jsonb_array_elements_text(${prefixes}::text::jsonb) as stated (prefix) cross join lateral (
      ${nextPrefix(sql, companyId, sql`prefix >= stated.prefix`)}) as found
    where found.prefix = stated.prefix`
  const hasPrefix = new Set(known.map(({ prefix }) => prefix))
  const conditions = splits.flatMap(({ prefix, ranges }) =>
    ranges.flatMap(([low, high]) => {
      if (prefix === "") return [sql`number between ${low} and ${high}`]
      return hasPrefix.has(prefix) ? [sql`(number between ${low} and ${high} and prefix = ${prefix})`] : []
    })
  )
  if (conditions.length === 0) return undefined
  const found = sql`company_id = ${companyId} and ${sql.or(conditions)}`
  return sql`select id from numbers where ${found} union all select id from freed where ${found}`
})

/** SQL for the prefixes of a company that begin with a text, each found by one index lookup. */
const searchedPrefixes = (sql: Sql, companyId: string, search: string) => sql`
  with recursive found (prefix) as (
    (${nextPrefix(sql, companyId, sql`prefix >= ${search}`)})
    union all select (${nextPrefix(sql, companyId, sql`prefix > found.prefix`)}) from found
      where starts_with(found.prefix, ${search})
  )
  select prefix from found where starts_with(prefix, ${search})`

/**
 * SQL for the ids of a company's documents whose key begins with a text; `undefined` if the text cannot be the
 * beginning of a key.
 */
const searchedKeys = (sql: Sql, companyId: string, search: string): Statement.Fragment | undefined => {
  const condition = keyBeginsWith(sql, search)
  if (condition === undefined) return undefined
  const found = sql`${condition} and company_id = ${companyId}`
  return sql`select id from numbers where ${found} union all select id from freed where ${found}`
}

/** Maximum number of counterparties for which a search looks up the newest documents of each one separately. */
const fewParties = 200

/** Maximum number of documents of counterparties for which a page of rare states reads all of them. */
const fewDocuments = 5000

/** Maximum number of matching document numbers for which a search sorts all of them. */
const fewNumbers = 20_000

/**
 * Facts about a search that decide its statement: its counterparties, and whether they have few documents and few
 * numbers match. One earlier statement reads them.
 */
interface Searched {
  /** Ids of the matching counterparties; `undefined` if there are too many. */
  readonly parties: ReadonlyArray<string> | undefined
  readonly hasFewDocuments: boolean
  readonly hasFewNumbers: boolean
}

const lookAhead = Effect.fnUntraced(function* (
  sql: Sql,
  parties: Statement.Fragment,
  { isRare, numbers }: { readonly isRare: boolean; readonly numbers?: Statement.Fragment | undefined }
) {
  const count = (rows: Statement.Fragment, most: number) =>
    sql`(select count(*)::int from (select from ${rows} limit ${most + 1}) as found)`
  const [row = {}] = yield* sql<Row>`
    with found as materialized (select id from (${parties}) as found limit ${fewParties + 1})
    select array(select id::text from found) as parties,
      ${isRare ? count(sql`found cross join lateral (select from document_facts where counterparty = found.id offset 0) as f`, fewDocuments) : sql`0`} as documents,
      ${numbers === undefined ? sql`0` : count(sql`(${numbers}) as found`, fewNumbers)} as numbers`
  const found = row["parties"] as ReadonlyArray<string>
  const searched: Searched = {
    parties: found.length > fewParties ? undefined : found,
    hasFewDocuments: found.length <= fewParties && (row["documents"] as number) <= fewDocuments,
    hasFewNumbers: (row["numbers"] as number) <= fewNumbers
  }
  return searched
})

/** Whether a page is sorted by the day of issue: its filter names days, and neither a counterparty nor a search. */
export const isByDay = ({ counterparty, issuedFrom, issuedTo, search }: DocumentFilter): boolean =>
  (issuedFrom ?? issuedTo) !== undefined && counterparty === undefined && search === undefined

/** SQL for the ids of a page by day of issue: the latest day first, and the newest document of a day first. */
const pageOfDays = Effect.fnUntraced(function* (
  sql: Sql,
  { after, ...filter }: DocumentFilter & { readonly limit: number },
  more: Fragments
) {
  // the company by itself, too: then only the index by day returns the order, and no plan sorts all days
  const conditions = [
    sql`f.company_id = ${filter.companyId}`,
    ofCompany(sql, filter.companyId),
    ...factConditions(sql, filter),
    ...more
  ]
  if (after !== undefined) {
    // not within the statement, because Postgres then would not know how many days are left
    const [last] = yield* sql<{ readonly day: string }>`
      select left(document_date, 10) as day from documents where id = ${after}::uuid`
    const day = last?.day ?? "infinity"
    conditions.push(
      sql`f.issue_date <= ${day}::text::date`,
      sql`(f.issue_date, f.id) < (${day}::text::date, ${after}::uuid)`
    )
  }
  return sql`
    select f.id from document_facts as f where ${sql.and(conditions)}
    order by f.issue_date desc, f.id desc limit ${filter.limit}`
})

/**
 * SQL for the ids of one page of documents that match a filter, at most `limit`; docs/indexes.md explains its parts.
 */
export const pageOfFacts = Effect.fnUntraced(function* (
  sql: Sql,
  filter: DocumentFilter & { readonly limit: number },
  more: Fragments = []
) {
  const { companyId, counterparty, limit } = filter
  const search = filter.search?.trim()
  const facts = [...factConditions(sql, filter), ...more]
  const conditions = sql.and([ofCompany(sql, companyId), ...facts])
  const newest = sql`order by f.company_id, f.id desc limit ${limit}`
  // without facts, documents that lack them are found too: both tables have the columns
  const table = needsFacts(filter) ? sql`document_facts` : sql`documents`
  const among = (ids: Statement.Fragment) =>
    sql`(select f.id from ${table} as f where f.id in (${ids}) and ${conditions} ${newest})`
  // without the company, which a counterparty implies and its index lacks
  const ofParties = (ids: ReadonlyArray<string>) => sql`(
    select f.id from unnest(${`{${ids.join(",")}}`}::text::bigint[]) as party cross join lateral (
      select f.id from document_facts as f where ${sql.and([sql`f.counterparty = party`, ...facts])}
      order by f.id desc limit ${limit}) as f)`
  const scan = (condition: Statement.Fragment) =>
    sql`(select f.id from document_facts as f where ${condition} and ${conditions} ${newest})`
  const { states, ...ofAnyState } = filter
  const isRare = states !== undefined && !states.includes("accepted")
  // each by itself: Postgres would read and sort all documents of the counterparties, which it expects to be few
  const ofRare = (documents: Statement.Fragment, condition: Statement.Fragment) => sql`(
    select rare.id from ${documents} as rare
    where ${sql.and([sql`rare.company_id = any(array[${companyId}::text])`, ...idConditions(sql, filter, sql`rare.id`)])}
      and exists (
        select from document_facts as f
        where ${sql.and([sql`f.id = rare.id`, condition, ...factConditions(sql, ofAnyState), ...more])} offset 0)
    order by rare.company_id, rare.id desc limit ${limit})`
  const ofSearched = ({ hasFewDocuments, parties }: Searched, condition: Statement.Fragment) => {
    if (isRare && !hasFewDocuments) return rareDocuments(sql, filter).map((documents) => ofRare(documents, condition))
    return [parties === undefined ? scan(condition) : ofParties(parties)]
  }
  const newestOf = (sources: Fragments) =>
    sql`select id from (${sql.join(" union ", false)(sources)}) as found order by id desc limit ${limit}`

  if (search === undefined) {
    if (counterparty === undefined) return isByDay(filter) ? yield* pageOfDays(sql, filter, more) : scan(sql`true`)
    const searched = yield* lookAhead(sql, partiesOf(sql, companyId, counterparty), { isRare })
    return newestOf(ofSearched(searched, sql`true`))
  }
  const parties = searchedParties(sql, companyId, search)
  const numbers = yield* searchedNumbers(sql, companyId, search)
  const keys = searchedKeys(sql, companyId, search)
  const searched = yield* lookAhead(sql, parties, { isRare, numbers })
  return newestOf([
    ...ofSearched(searched, sql`f.counterparty in (${parties})`),
    ...(keys === undefined ? [] : [among(keys)]),
    ...(numbers === undefined
      ? []
      : searched.hasFewNumbers
        ? [among(numbers)]
        : [
            needsFacts(filter)
              ? among(numbers)
              : sql`(select f.id from documents as f where ${sql.or(["number::text", "prefix || number::text"].map((written) => sql`starts_with(${sql.literal(written)}, ${search})`))} and ${conditions} ${newest})`
          ]),
    sql`(
      select f.id from (${searchedPrefixes(sql, companyId, search)}) as found cross join lateral (
        select f.id from ${needsFacts(filter) ? sql`documents join document_facts as f using (id)` : sql`documents as f`}
        where ${sql.literal(needsFacts(filter) ? "documents" : "f")}.company_id = ${companyId} and prefix = found.prefix and ${conditions}
        order by f.id desc limit ${limit}) as f)`
  ])
})
