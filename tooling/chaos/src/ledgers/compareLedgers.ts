import { isFinal } from "@radicar/api/documents/submissions/submissionStates"
import { isGone } from "../clients/Errand.ts"
import type { BookEntry } from "./BookLedger.ts"
import type { Row } from "./DatabaseLedger.ts"
import { type Answer, outcomesOf, type ClientRecord } from "./ClientLedger.ts"

/**
 * Kinds of violations.
 *
 * - `lost`: one ledger has an outcome or a document that another one should have but lacks.
 * - `doubled`: the authority accepted two documents with one number, or received different bytes or keys for it.
 * - `stuck`: no outcome although nothing prevents it any more.
 * - `different`: an answer contradicts an earlier one, or the record.
 */
export type FindingKind = "lost" | "doubled" | "stuck" | "different"

/** A violation about a number. */
export interface Finding {
  readonly kind: FindingKind
  readonly number: number
  readonly what: string
}

/** The three ledgers, at a time when nothing is under way. */
export interface Ledgers {
  readonly received: ReadonlyArray<ClientRecord>
  readonly database: ReadonlyArray<Row>
  readonly books: ReadonlyArray<BookEntry>
}

/** Entries of the three ledgers for one number. */
interface Case {
  readonly number: number
  readonly received: ReadonlyArray<ClientRecord>
  readonly rows: ReadonlyArray<Row>
  readonly entries: ReadonlyArray<BookEntry>
}

type Fault = readonly [FindingKind, what: string]

type Check = (number: Case) => ReadonlyArray<Fault>

interface Result {
  readonly status: string
  readonly document: { readonly uuid: string }
}

const states: Readonly<Record<string, Row["state"]>> = { submitted: "accepted", rejected: "rejected" }

const resultsOf = (answers: ReadonlyArray<Answer>): ReadonlyArray<Result> =>
  answers.filter(({ status }) => status === 200 || status === 202).map(({ text }) => JSON.parse(text) as Result)

/** Every document that a client received is on record, in the state of the answer. */
const answersAreRecorded: Check = ({ rows, received }) =>
  received.flatMap(({ answers }) =>
    resultsOf(answers).flatMap(({ document: { uuid }, status }): ReadonlyArray<Fault> => {
      const matchingRows = rows.filter(({ documentKey }) => documentKey === uuid)
      if (matchingRows.length === 0) return [["lost", `${status} ${uuid} was answered and is not on record`]]
      const state = states[status]
      return state === undefined || matchingRows.some((row) => row.state === state)
        ? []
        : [["different", `${status} was answered, ${matchingRows.map((row) => row.state).join(", ")} is on record`]]
    })
  )

/** The service's accepted documents and the authority's are the same, to the byte. */
const recordIsBooked: Check = ({ entries, rows }) => {
  const same = (entry: BookEntry, row: Row): boolean =>
    entry.documentKey === row.documentKey && entry.digest === row.digest
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

/** The authority has seen one document per number, and accepted it once. */
const bookedOnce: Check = ({ entries }) => {
  const accepted = entries.filter((entry) => entry.accepted)
  const documents = new Set(entries.map(({ digest, documentKey }) => `${documentKey} ${digest}`))
  return [
    ...(accepted.length > 1 ? [["doubled", `accepted ${accepted.length} times`] as const] : []),
    ...(documents.size > 1 ? [["doubled", `${documents.size} different documents received`] as const] : [])
  ]
}

/** Nothing is open, and every waiting client got an outcome. */
const settled: Check = ({ rows, received }) => [
  ...rows.filter(({ state }) => !isFinal(state)).map(({ state }) => ["stuck", `${state} on record`] as const),
  ...received
    .filter((each) => each.gaveUp || (!isGone(each.errand) && outcomesOf(each).length === 0))
    .map(() => ["stuck", "a waiting client got no outcome"] as const)
]

/** A repeated request gets the same answer verbatim, or another conflict after a conflict. */
const repeatedAnswersAreEqual: Check = ({ received }) =>
  received.flatMap((each) => {
    const answers = new Set(outcomesOf(each).map(({ status, text }) => (status === 200 ? text : String(status))))
    return answers.size > 1 ? [["different", `answered ${[...answers].join(" and ")}`] as const] : []
  })

/** Only clients that contest a number get a conflict, and only one of the two. */
const conflictsAreReal: Check = ({ received }) => {
  const conflicts = received.filter((each) => outcomesOf(each).some(({ status }) => status === 409))
  const allowed = received.some(({ errand }) => errand.contested) ? 1 : 0
  return conflicts.length > allowed
    ? [["different", `${conflicts.length} of ${received.length} clients got a conflict`] as const]
    : []
}

const checks: ReadonlyArray<Check> = [
  answersAreRecorded,
  recordIsBooked,
  bookedOnce,
  settled,
  repeatedAnswersAreEqual,
  conflictsAreReal
]

/**
 * Findings about open submissions. Check them before any client asks again, because a request makes the service finish
 * what it should have finished alone.
 */
export const openOnRecord = (database: ReadonlyArray<Row>): ReadonlyArray<Finding> =>
  database
    .filter(({ state }) => !isFinal(state))
    .map(({ number, state }) => ({ kind: "stuck", number, what: `${state} on record, followed by nobody` }))

const casesOf = ({ books, database, received }: Ledgers): ReadonlyArray<Case> => {
  const receivedBy = Map.groupBy(received, ({ errand }) => errand.number)
  const rowsBy = Map.groupBy(database, ({ number }) => number)
  const entriesBy = Map.groupBy(books, ({ number }) => number)
  return [...new Set([...receivedBy.keys(), ...rowsBy.keys(), ...entriesBy.keys()])].map((number) => ({
    number,
    received: receivedBy.get(number) ?? [],
    rows: rowsBy.get(number) ?? [],
    entries: entriesBy.get(number) ?? []
  }))
}

/** Every disagreement between the clients' answers, our database and the authority's records. */
export const compareLedgers = (ledgers: Ledgers): ReadonlyArray<Finding> =>
  casesOf(ledgers).flatMap((each) =>
    checks.flatMap((check) => check(each).map(([kind, what]): Finding => ({ kind, number: each.number, what })))
  )
