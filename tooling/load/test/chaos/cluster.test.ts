import { assert, describe, it } from "vitest"
import { readOptions } from "../../src/chaos/ChaosOptions.ts"
import { longestPause } from "../../src/chaos/cluster/FailOver.ts"
import { compareLedgers, type Finding, type Ledgers } from "../../src/chaos/ledgers/compareLedgers.ts"
import type { BookEntry } from "../../src/chaos/ledgers/BookLedger.ts"
import type { ClientRecord } from "../../src/chaos/ledgers/ClientLedger.ts"
import type { Row } from "../../src/chaos/ledgers/DatabaseLedger.ts"
import { judgeFailOver } from "../../src/chaos/ledgers/judgeFailOver.ts"

describe("the pause of a fail-over", () => {
  it.each<readonly [string, ReadonlyArray<number>, number]>([
    ["lasts from the last outcome before the loss to the first one after it", [10, 95, 160, 170, 290], 65],
    ["counts no other time without an outcome", [10, 95, 100, 130, 210, 290], 80],
    ["begins later, if the leader still commits for a while", [95, 104, 109, 149, 155], 40],
    ["lasts to the end, if no outcome follows", [95], 205],
    ["is counted from the loss, if there was no outcome before", [], 200]
  ])("%s", (_, outcomes, expected) => {
    assert.strictEqual(longestPause(outcomes, { from: 100, to: 150, end: 300 }), expected)
  })
})

const row = (id: string, changes: Partial<Row> = {}): Row => ({
  submission: `submission of ${id}`,
  id,
  type: "01",
  state: "accepted",
  documentKey: `key of ${id}`,
  digest: "bytes",
  content: `content of ${id}`,
  key: null,
  ...changes
})

const entry = (id: string, changes: Partial<BookEntry> = {}): BookEntry => ({
  id,
  documentKey: `key of ${id}`,
  digest: "bytes",
  accepted: true,
  client: undefined,
  ...changes
})

const first = "SETN990000000"
const second = "SETN990000001"
const stated = "SETP990000001"

const judge = (changes: Partial<Ledgers>, formerLeader: ReadonlyArray<Row> = []) => {
  const ledgers: Ledgers = { received: [], database: [], books: [], ...changes }
  return judgeFailOver(compareLedgers(ledgers), ledgers, formerLeader)
}

const kindsOf = (findings: ReadonlyArray<Finding>): ReadonlyArray<string> => findings.map(({ kind }) => kind)

describe("after a fail-over", () => {
  it("a lost document is excused if the standby lacked it", () => {
    const books = [entry(stated)]
    assert.deepStrictEqual(kindsOf(judge({ books }, [row(stated)]).excused), ["lost"])
    assert.deepStrictEqual(kindsOf(judge({ books }, [row(stated)]).findings), [])
  })

  it("a lost document counts if the former leader lacked it as well, or the loss was another's", () => {
    const books = [entry(stated)]
    assert.deepStrictEqual(kindsOf(judge({ books }).findings), ["lost"])
    assert.deepStrictEqual(kindsOf(judge({ books }, [row(first)]).findings), ["lost"])
  })

  it("a document that is on record again still counts as one that the standby lacked", () => {
    const { excused, lacked } = judge({ books: [entry(stated)], database: [row(stated, { submission: "later" })] }, [
      row(stated)
    ])
    assert.deepStrictEqual(
      lacked.map(({ id }) => id),
      [stated]
    )
    assert.deepStrictEqual(excused, [])
  })

  it.each([
    ["excused", "another sentence of the authority about the same verdict", { response: { statusMessage: "b" } }],
    ["findings", "another verdict", { status: "rejected" }],
    ["findings", "another key", { document: { uuid: "another key" } }]
  ] as const)("is among the %s: an answer with %s", (list, _, changes) => {
    const answer = {
      id: stated,
      status: "submitted",
      document: { uuid: `key of ${stated}` },
      response: { statusMessage: "a" }
    }
    const errand = {
      kind: "stated",
      number: 990_000_001,
      rival: "a",
      rivalry: "none",
      habit: "patient",
      idempotencyKey: undefined,
      patience: 0
    } as const
    const answers = [answer, { ...answer, ...changes }].map((each) => ({ status: 200, text: JSON.stringify(each) }))
    const client: ClientRecord = { errand, answers, gaveUp: false }
    const judged = judge({ received: [client], database: [row(stated)], books: [entry(stated)] }, [row(stated)])
    assert.include(
      judged[list].map(({ what }) => what.slice(0, 8)),
      "answered"
    )
  })

  it("an open document is never excused", () => {
    const database = [row(stated, { submission: "later", state: "unknown" })]
    assert.include(kindsOf(judge({ database }, [row(stated)]).findings), "stuck")
  })

  it("two documents of one request are found under two numbers, whatever the standby lacked", () => {
    const client = "Cliente 990000000 a"
    const books = [entry(first, { client }), entry(second, { client }), entry(stated, { client })]
    const { twice } = judge({ books, database: books.map(({ id }) => row(id)) }, [row(first)])
    assert.deepStrictEqual(
      twice.map(({ id }) => id),
      [first]
    )
  })

  it("other bytes than the authority's are found, whatever the standby lacked", () => {
    const database = [row(stated, { submission: "later", digest: "other bytes" })]
    const { findings, otherBytes } = judge({ books: [entry(stated)], database }, [row(stated)])
    assert.deepStrictEqual(kindsOf(findings), [])
    assert.deepStrictEqual(
      otherBytes.map(({ id }) => id),
      [stated]
    )
  })

  it("a rejection counts if the service assigned the number and the authority judged no such document", () => {
    const rejected = { state: "rejected", submission: "later" } as const
    const database = [row(first, rejected), row(second, rejected), row(stated, rejected)]
    const books = [entry(first, { documentKey: "key of the lost one" }), entry(second, { accepted: false })]
    assert.deepStrictEqual(
      judge({ books, database }, [row(first)]).rejectedNumbers.map(({ id }) => id),
      [first]
    )
  })
})

describe("the options of a cluster", () => {
  it("have all passes by default, and refuse disruptions of a single Postgres", () => {
    const { filings, kills, passes = [] } = readOptions(["--cluster"])
    assert.deepStrictEqual([filings, kills, passes.length], [400, 0, 5])
    assert.deepStrictEqual(readOptions(["--cluster", "--passes", "strict-kill"]).passes, [
      { replication: "strict", disturbance: "kill" }
    ])
    assert.throws(() => readOptions(["--cluster", "--passes", "strict"]), /asynchronous-freeze/u)
    assert.throws(() => readOptions(["--cluster", "--disk-full", "1"]), /--disk-full/u)
    assert.isUndefined(readOptions([]).passes)
  })
})
