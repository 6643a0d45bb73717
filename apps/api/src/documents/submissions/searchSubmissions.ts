import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect } from "effect"
import type { Statement } from "effect/sql"
import { keyBeginsWith, literally, type Row } from "../../platform/database/records.ts"
import {
  amountConditions,
  type DocumentFilter,
  factConditions,
  type Fragments,
  isRare,
  type ListFilter,
  needsFacts,
  newestOf,
  ofCompany,
  ofStates,
  partiesOf,
  prefixOf,
  rareDocuments,
  rareOf,
  type Sql
} from "./filterDocuments.ts"
import { isFinal } from "./submissionStates.ts"

/**
 * SQL for the counterparties whose name contains every word of a search, or whose identification begins with the
 * search.
 */
const searchedParties = (sql: Sql, companyId: string, search: string) => {
  const words = foldName(search)
    .split(" ")
    .map((word) => sql`folded_name like ${`%${literally(word)}%`}`)
  // a check digit alone is no beginning of an identification
  const identification = search.replaceAll(/[\s.]/gu, "").replace(/(?<=.)-[0-9]$/u, "")
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
  const digits = /(?<![0-9])[0-9]*$/u.exec(search)?.[0] ?? ""
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
  const knownPrefixes = yield* sql<{ readonly prefix: string }>`
    select found.prefix from jsonb_array_elements_text(${prefixes}::text::jsonb) as stated (prefix) cross join lateral (
      ${nextPrefix(sql, companyId, sql`prefix >= stated.prefix`)}) as found
    where found.prefix = stated.prefix`
  const hasPrefix = new Set(knownPrefixes.map(({ prefix }) => prefix))
  const conditions = splits.flatMap(({ prefix, ranges }) =>
    ranges.flatMap(([low, high]) => {
      if (prefix === "") return [sql`number between ${low} and ${high}`]
      return hasPrefix.has(prefix) ? [sql`(number between ${low} and ${high} and prefix = ${prefix})`] : []
    })
  )
  if (conditions.length === 0) return undefined
  const match = sql`company_id = ${companyId} and ${sql.or(conditions)}`
  return sql`select id from numbers where ${match} union all select id from freed where ${match}`
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
  const match = sql`${condition} and company_id = ${companyId}`
  return sql`select id from numbers where ${match} union all select id from freed where ${match}`
}

/**
 * SQL condition that a document `f` matches the search of a filter, for statements that read all documents of a period;
 * `undefined` without a search.
 */
export const matchesSearch = Effect.fnUntraced(function* (sql: Sql, { companyId, search: typed }: ListFilter) {
  const search = typed?.trim()
  if (search === undefined) return undefined
  const numbers = yield* searchedNumbers(sql, companyId, search)
  const keys = searchedKeys(sql, companyId, search)
  return sql.or([
    sql`f.counterparty in (${searchedParties(sql, companyId, search)})`,
    ...[numbers, keys].flatMap((ids) => (ids === undefined ? [] : [sql`f.id in (${ids})`])),
    sql`${prefixOf(sql)} in (${searchedPrefixes(sql, companyId, search)})`
  ])
})

/** Maximum number of counterparties for which a search looks up the newest documents of each one separately. */
const fewParties = 200

/** Maximum number of documents of counterparties or of amounts for which a page by states reads all of them. */
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
  filter: DocumentFilter,
  parties: Statement.Fragment,
  numbers?: Statement.Fragment
) {
  const count = (rows: Statement.Fragment, most: number) =>
    sql`(select count(*)::int from (select from ${rows} limit ${most + 1}) as found)`
  const [row = {}] = yield* sql<Row>`
    with found as materialized (select id from (${parties}) as found limit ${fewParties + 1})
    select array(select id::text from found) as parties,
      ${isRare(filter) ? count(sql`found cross join lateral (select from document_facts where counterparty = found.id offset 0) as f`, fewDocuments) : sql`0`} as documents,
      ${numbers === undefined ? sql`0` : count(sql`(${numbers}) as found`, fewNumbers)} as numbers`
  const partyIds = row["parties"] as ReadonlyArray<string>
  const searched: Searched = {
    parties: partyIds.length > fewParties ? undefined : partyIds,
    hasFewDocuments: partyIds.length <= fewParties && (row["documents"] as number) <= fewDocuments,
    hasFewNumbers: (row["numbers"] as number) <= fewNumbers
  }
  return searched
})

/** Whether a filter names amounts that few documents of the company have. */
const hasFewAmounts = Effect.fnUntraced(function* (sql: Sql, filter: DocumentFilter) {
  const amounts = amountConditions(sql, filter)
  if (amounts.length === 0) return false
  const rows = yield* sql`
    select from document_facts as f where ${sql.and([sql`f.company_id = ${filter.companyId}`, ...amounts])}
    offset ${fewDocuments} limit 1`
  return rows.length === 0
})

/** Whether a page is sorted by the day of issue: its filter names days, and neither a counterparty nor a search. */
export const isByDay = ({ counterparty, issuedFrom, issuedTo, search }: DocumentFilter): boolean =>
  (issuedFrom ?? issuedTo) !== undefined && counterparty === undefined && search === undefined

/** SQL for the ids of a page by day of issue: the latest day first, and the newest document of a day first. */
const pageOfDays = Effect.fnUntraced(function* (
  sql: Sql,
  { after, states, ...filter }: DocumentFilter & { readonly limit: number },
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
  const page = sql`order by f.issue_date desc, f.id desc limit ${filter.limit}`
  if (states?.every((state) => !isFinal(state)) === true) {
    // open documents are few; Postgres may look for them among all days
    const open = sql.join(" union all ", false)(rareDocuments(sql, { ...filter, states }))
    return sql`
      select f.id from (select * from ${open} as rare where company_id = ${filter.companyId}) as rare cross join lateral (
        select f.id, f.issue_date from document_facts as f where f.id = rare.id and ${sql.and(conditions)} offset 0) as f
      ${page}`
  }
  if (states !== undefined) conditions.push(ofStates(sql, { ...filter, states }))
  return sql`select f.id from document_facts as f where ${sql.and(conditions)} ${page}`
})

/** SQL for the newest documents of some prefixes that meet the conditions. */
const ofPrefixes = (
  sql: Sql,
  filter: DocumentFilter & { readonly limit: number },
  prefixes: Statement.Fragment,
  conditions: Statement.Fragment
) => sql`(
  select f.id from (${prefixes}) as found cross join lateral (
    select f.id from ${needsFacts(filter) ? sql`documents join document_facts as f using (id)` : sql`documents as f`}
    where ${sql.literal(needsFacts(filter) ? "documents" : "f")}.company_id = ${filter.companyId} and prefix = found.prefix and ${conditions}
    order by f.id desc limit ${filter.limit}) as f)`

/**
 * SQL for the ids of one page of documents that match a filter, at most `limit`; docs/operating/indexes.md explains its
 * parts.
 */
export const pageOfFacts = Effect.fnUntraced(function* (
  sql: Sql,
  filter: DocumentFilter & { readonly limit: number },
  more: Fragments = []
) {
  const { companyId, limit } = filter
  const search = filter.search?.trim()
  const facts = [...factConditions(sql, filter), ...more]
  const conditions = sql.and([ofCompany(sql, companyId), ...facts])
  const newest = sql`order by f.company_id, f.id desc limit ${limit}`
  // without facts, documents that lack them are found too: both tables have the columns
  const table = needsFacts(filter) ? sql`document_facts` : sql`documents`
  // each by itself: Postgres may read the whole table to join them
  const among = (ids: Statement.Fragment) => sql`(
    select named.id from (${ids}) as named cross join lateral (
      select from ${table} as f where f.id = named.id and ${conditions} offset 0) as f
    order by named.id desc limit ${limit})`
  const { states, ...ofAnyState } = filter
  const { counterparty, ...ofAnyParty } = ofAnyState
  const inStates = [...(states === undefined ? [] : [ofStates(sql, filter, true)]), ...more]
  const factsOfParty = [...factConditions(sql, search === undefined ? ofAnyParty : ofAnyState), ...inStates]
  // without the company, which a counterparty implies and its index lacks; the limit is a query, because Postgres would
  // read and sort all documents of a party, which it expects to be fewer than a limit that it knows
  const ofParties = (ids: ReadonlyArray<string>) => sql`(
    select f.id from unnest(${`{${ids.join(",")}}`}::text::bigint[]) as party cross join lateral (
      select f.id from document_facts as f where ${sql.and([sql`f.counterparty = party`, ...factsOfParty])}
      order by f.id desc limit (select ${limit}::int)) as f)`
  const scan = (condition: Statement.Fragment) =>
    sql`(select f.id from document_facts as f where ${condition} and ${conditions} ${newest})`
  const ofAmounts = sql`
    select f.id from (select f.* from document_facts as f where f.company_id = ${companyId} and ${sql.and(amountConditions(sql, filter))} offset 0) as f
    where ${sql.and([...factConditions(sql, ofAnyState), ...inStates])} order by f.id desc limit ${limit}`
  const { amountFrom: _, amountTo: __, ...ofAnyAmount } = ofAnyState
  // no amounts that an index knows: Postgres may sort all documents of a wide range
  const ofStatesInOrder = sql`
    select f.id from document_facts as f
    where ${sql.and([ofCompany(sql, companyId), ...factConditions(sql, ofAnyAmount), ...amountConditions(sql, filter, sql`f.total + 0`), ...inStates])}
    order by f.company_id, f.id desc limit ${limit}`
  const factsOfRare = (condition: Statement.Fragment) =>
    sql`select from document_facts as f where ${sql.and([sql`f.id = rare.id`, condition, ...factConditions(sql, ofAnyState), ...more])}`
  const ofSearched = ({ hasFewDocuments, parties }: Searched, condition: Statement.Fragment) => {
    if (!isRare(filter) || hasFewDocuments) return [parties === undefined ? scan(condition) : ofParties(parties)]
    return rareOf(sql, filter, factsOfRare(condition))
  }

  if (search === undefined) {
    if (isByDay(filter)) return yield* pageOfDays(sql, filter, more)
    if (counterparty === undefined) {
      if (states === undefined) return scan(sql`true`)
      if (yield* hasFewAmounts(sql, filter)) return ofAmounts
      return isRare(filter) ? newestOf(sql, filter, rareOf(sql, filter, factsOfRare(sql`true`))) : ofStatesInOrder
    }
    const searched = yield* lookAhead(sql, filter, partiesOf(sql, companyId, counterparty))
    return newestOf(sql, filter, ofSearched(searched, sql`true`))
  }
  const parties = searchedParties(sql, companyId, search)
  const numbers = yield* searchedNumbers(sql, companyId, search)
  const keys = searchedKeys(sql, companyId, search)
  const searched = yield* lookAhead(sql, filter, parties, numbers)
  return newestOf(sql, filter, [
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
    ofPrefixes(sql, filter, searchedPrefixes(sql, companyId, search), conditions)
  ])
})
