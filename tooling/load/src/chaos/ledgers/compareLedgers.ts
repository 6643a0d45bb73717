import { isFinal } from "@radicar/api/documents/submissions/submissionStates"
import { isGone } from "../clients/Errand.ts"
import type { BookEntry } from "./BookLedger.ts"
import type { Row } from "./DatabaseLedger.ts"
import { caseOf, documentId, kindOf, numberIn, range } from "../clients/claimKinds.ts"
import { type ClientRecord, outcomesOf, resultsOf } from "./ClientLedger.ts"

/**
 * Kinds of violations.
 *
 * - `lost`: one ledger has an outcome or a document that another one should have but lacks, or a series has a gap.
 * - `doubled`: the authority accepted two documents in one case, or received different bytes or keys for one content.
 * - `stuck`: no outcome although nothing prevents it any more.
 * - `different`: an answer contradicts an earlier one, or the record.
 */
export type FindingKind = "lost" | "doubled" | "stuck" | "different"

/** A violation found in a case. */
export interface Finding {
  readonly kind: FindingKind
  /** Prefix and number of the case; for a client that got no number, its Idempotency-Key. */
  readonly id: string
  readonly what: string
  /** Whether answers differ in the authority's words or the time of the record, and in nothing else. */
  readonly isRephrased?: boolean
}

/** Records of clients, of the service's database and of the authority's books, read when nothing is in progress. */
export interface Ledgers {
  readonly received: ReadonlyArray<ClientRecord>
  readonly database: ReadonlyArray<Row>
  readonly books: ReadonlyArray<BookEntry>
}

/**
 * A case: everything that clients, database and authority recorded under one number, or about the payrolls of one
 * worker and month.
 */
interface Case {
  readonly id: string
  readonly received: ReadonlyArray<ClientRecord>
  readonly rows: ReadonlyArray<Row>
  readonly entries: ReadonlyArray<BookEntry>
  /**
   * Finds the recorded documents with a key. They may have another number, because a client may have had another number
   * before.
   */
  readonly withKey: (documentKey: string) => ReadonlyArray<Row>
}

type Fault = readonly [FindingKind, what: string, isRephrased?: boolean]

type Check = (number: Case) => ReadonlyArray<Fault>

const states: Readonly<Record<string, Row["state"]>> = { submitted: "accepted", rejected: "rejected" }

/** Checks that every document in a client's answers is on record, in the state that the answer names. */
const answersAreRecorded: Check = ({ received, withKey }) =>
  received.flatMap((each) =>
    resultsOf(each).flatMap(({ document: { uuid }, status }): ReadonlyArray<Fault> => {
      const matchingRows = withKey(uuid)
      if (matchingRows.length === 0) return [["lost", `${status} ${uuid} was answered and is not on record`]]
      const state = states[status]
      return state === undefined || matchingRows.some((row) => row.state === state)
        ? []
        : [["different", `${status} was answered, ${matchingRows.map((row) => row.state).join(", ")} is on record`]]
    })
  )

const same = (entry: BookEntry, row: Row): boolean =>
  entry.documentKey === row.documentKey && entry.digest === row.digest

/**
 * Checks that record and books have the same accepted documents, to the byte, and that the books have every rejected
 * one.
 */
const recordIsBooked: Check = ({ entries, rows }) => {
  const accepted = entries.filter((entry) => entry.accepted)
  const acceptedRows = rows.filter(({ state }) => state === "accepted")
  return [
    ...acceptedRows
      .filter((row) => !accepted.some((entry) => same(entry, row)))
      .map(({ documentKey }) => ["lost", `${documentKey} is accepted on record, not in the books`] as const),
    ...accepted
      .filter((entry) => !acceptedRows.some((row) => same(entry, row)))
      .map(({ documentKey }) => ["lost", `${documentKey} is accepted in the books, not on record`] as const),
    ...rows
      .filter((row) => row.state === "rejected" && !entries.some((entry) => same(entry, row)))
      .map(({ documentKey }) => ["lost", `${documentKey} is rejected on record, not in the books`] as const)
  ]
}

const isAccepted = (each: ClientRecord): boolean => resultsOf(each).some(({ status }) => status === "submitted")

/**
 * Checks that books and clients have at most one acceptance, and that the authority got each content as one document
 * only.
 */
const acceptedOnce: Check = ({ entries, received, rows }) => {
  const accepted = entries.filter((entry) => entry.accepted)
  const holders = received.filter(isAccepted)
  const documents = new Map(entries.map((entry) => [`${entry.documentKey} ${entry.digest}`, entry]))
  const contents = [...documents.values()].map((entry) => rows.find((row) => same(entry, row))?.content)
  const isSentTwice = new Set(contents).size < contents.length || (contents.length > 1 && contents.includes(undefined))
  return [
    ...(accepted.length > 1 ? [["doubled", `accepted ${accepted.length} times`] as const] : []),
    ...(holders.length > 1 ? [["doubled", `${holders.length} clients got an acceptance`] as const] : []),
    ...(isSentTwice ? [["doubled", `${documents.size} different documents received`] as const] : [])
  ]
}

/** Checks that no submission is open, and that every waiting client got an outcome. */
const settled: Check = ({ rows, received }) => [
  ...rows.filter(({ state }) => !isFinal(state)).map(({ state }) => ["stuck", `${state} on record`] as const),
  ...received
    .filter((each) => each.gaveUp || (!isGone(each.errand) && outcomesOf(each).length === 0))
    .map(() => ["stuck", "a waiting client got no outcome"] as const)
]

/**
 * Removes the authority's words and the time of the record from an answer with a result; keeps a status as it is. A
 * verdict that is queried again is worded differently, and a record that is made again is later.
 */
const withoutWords = (answer: string): string =>
  answer.startsWith("{") ? JSON.stringify({ ...JSON.parse(answer), created: undefined, response: undefined }) : answer

/**
 * Checks that a repeated request gets the same answer verbatim or, after a refusal, another refusal. A rejected
 * document may get a conflict once another document has its number.
 */
const repeatedAnswersAreEqual: Check = ({ received }) =>
  received.flatMap((each) => {
    const isReplaced =
      resultsOf(each).some(({ status }) => status === "rejected") &&
      received.some((other) => other !== each && isAccepted(other))
    const answers = new Set(
      outcomesOf(each)
        .filter(({ status }) => !isReplaced || status !== 409)
        .map(({ status, text }) => (status === 200 ? text : String(status)))
    )
    const verdicts = new Set([...answers].map(withoutWords))
    return answers.size > 1
      ? [["different", `answered ${[...answers].join(" and ")}`, verdicts.size === 1] as const]
      : []
  })

/**
 * Checks that clients are refused only because of each other. Of two that file one number (or one worker's month) at
 * once, exactly one is refused; after a rejection at most one; otherwise none. A conflict of numbers answers 409, one
 * of months 400.
 */
const refusalsAreReal: Check = ({ id, received }) => {
  const refusal = kindOf(id) === "payroll" ? 400 : 409
  const refusals = received.flatMap((each) => {
    const first = outcomesOf(each).find(({ status }) => status !== 200)
    return first === undefined ? [] : [first.status]
  })
  const isContested = (rivalry: ClientRecord["errand"]["rivalry"]): boolean =>
    received.some(({ errand }) => errand.rivalry === rivalry)
  const least = isContested("at once") ? 1 : 0
  const most = isContested("after rejection") ? 1 : least
  return refusals.length < least || refusals.length > most || refusals.some((status) => status !== refusal)
    ? [["different", `${refusals.length} of ${received.length} clients were refused: ${refusals.join(", ")}`] as const]
    : []
}

const checks: ReadonlyArray<Check> = [
  answersAreRecorded,
  recordIsBooked,
  acceptedOnce,
  settled,
  repeatedAnswersAreEqual,
  refusalsAreReal
]

/**
 * Reports submissions that are still open. Call this before any client repeats its request, because a request makes the
 * service finish work that it should have finished alone.
 */
export const openOnRecord = (database: ReadonlyArray<Row>): ReadonlyArray<Finding> =>
  database
    .filter(({ state }) => !isFinal(state))
    .map(({ id, state }) => ({ kind: "stuck", id, what: `${state} on record, followed by nobody` }))

/** Makes the function that finds the id of the case of a client's document, by a ledger of the service's database. */
export const caseFinder = (database: ReadonlyArray<Row>): ((client: ClientRecord) => string) => {
  const byKey = new Map(database.map(({ id, key }) => [key, id]))
  return (client) => {
    const { idempotencyKey = "", kind, number } = client.errand
    if (kind !== "next") return documentId(kind, number)
    return byKey.get(idempotencyKey) ?? resultsOf(client).at(-1)?.id ?? idempotencyKey
  }
}

const casesOf = ({ books, database, received }: Ledgers): ReadonlyArray<Case> => {
  const receivedBy = Map.groupBy(received, caseFinder(database))
  const rowsBy = Map.groupBy(database, ({ id }) => caseOf(id))
  const entriesBy = Map.groupBy(books, ({ id }) => caseOf(id))
  const byKey = Map.groupBy(database, ({ documentKey }) => documentKey)
  return [...new Set([...receivedBy.keys(), ...rowsBy.keys(), ...entriesBy.keys()])].map((id) => ({
    id,
    received: receivedBy.get(id) ?? [],
    rows: rowsBy.get(id) ?? [],
    entries: entriesBy.get(id) ?? [],
    withKey: (documentKey) => byKey.get(documentKey) ?? []
  }))
}

/**
 * Finds numbers that the service left out of its own series: numbers below the highest one without a recorded document.
 */
const gaps = (database: ReadonlyArray<Row>): ReadonlyArray<Finding> => {
  const used = new Set(database.filter(({ id }) => kindOf(id) === "next").map(({ id }) => numberIn(id)))
  const length = used.size === 0 ? 0 : [...used].reduce((high, number) => Math.max(high, number)) + 1 - range.from
  return Array.from({ length }, (_, index) => range.from + index)
    .filter((number) => !used.has(number))
    .map((number) => ({ kind: "lost", id: documentId("next", number), what: "was left out of the series" }))
}

/** Finds requests of which the authority accepted two documents, whatever their numbers. */
export const requestsFiledTwice = (books: ReadonlyArray<BookEntry>): ReadonlyArray<Finding> => {
  const accepted = books.filter((entry) => entry.accepted && entry.client !== undefined)
  return [...Map.groupBy(accepted, ({ client, id }) => `${kindOf(id)} ${client}`)].flatMap(([request, entries]) => {
    const ids = [...new Set(entries.map(({ documentKey, id }) => `${id} ${documentKey}`))]
    const [{ id } = { id: request }] = entries
    return ids.length > 1 ? [{ kind: "doubled", id, what: `one request was accepted as ${ids.join(" and ")}` }] : []
  })
}

/** Finds every disagreement between the clients' answers, the service's database and the authority's books. */
export const compareLedgers = (ledgers: Ledgers): ReadonlyArray<Finding> => [
  ...gaps(ledgers.database),
  ...requestsFiledTwice(ledgers.books),
  ...casesOf(ledgers).flatMap((each) =>
    checks.flatMap((check) =>
      check(each).map(([kind, what, isRephrased = false]): Finding => ({ kind, id: each.id, what, isRephrased }))
    )
  )
]
