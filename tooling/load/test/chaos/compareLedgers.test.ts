import { assert, describe, it } from "vitest"
import type { Errand } from "../../src/chaos/clients/Errand.ts"
import type { BookEntry } from "../../src/chaos/ledgers/BookLedger.ts"
import { compareLedgers, type Ledgers, openOnRecord } from "../../src/chaos/ledgers/compareLedgers.ts"
import type { Row } from "../../src/chaos/ledgers/DatabaseLedger.ts"
import type { Answer, ClientRecord } from "../../src/chaos/ledgers/ClientLedger.ts"

const number = 990_000_001
const id = `SETP${number}`
/** The first number of the series whose numbers the service assigns. */
const first = "SETN990000000"

const errand: Errand = {
  kind: "stated",
  number,
  rival: "a",
  rivalry: "none",
  habit: "patient",
  idempotencyKey: undefined,
  patience: 0
}

const result = (status: string, uuid = "key", more = ""): Answer => ({
  status: status === "pending" ? 202 : 200,
  text: JSON.stringify({ id, status, document: { uuid }, more })
})

const conflict: Answer = { status: 409, text: "{}" }
const violation: Answer = { status: 400, text: "{}" }
const outage: Answer = { status: 503, text: "{}" }

const received = (answers: ReadonlyArray<Answer>, changes: Partial<Errand> = {}): ClientRecord => ({
  errand: { ...errand, ...changes },
  answers: [...answers],
  gaveUp: false
})

const row = (state: Row["state"], documentKey = "key", digest = "bytes", changes: Partial<Row> = {}): Row => ({
  submission: `${documentKey} ${digest}`,
  id,
  type: "01",
  state,
  documentKey,
  digest,
  content: "content",
  key: null,
  ...changes
})

const entry = (accepted: boolean, documentKey = "key", digest = "bytes"): BookEntry => ({
  id,
  accepted,
  documentKey,
  digest
})

const accepted: Ledgers = {
  received: [received([outage, result("pending"), result("submitted"), result("submitted")])],
  database: [row("refused", "key", "other bytes"), row("accepted")],
  books: [entry(true), entry(false)]
}

const kindsOf = (ledgers: Ledgers): ReadonlyArray<string> => [
  ...new Set(compareLedgers(ledgers).map(({ kind }) => kind))
]

describe("nothing is found where", () => {
  it.each<readonly [string, Ledgers]>([
    ["an acceptance was answered, recorded and booked", accepted],
    [
      "a rejection was",
      { received: [received([result("rejected")])], database: [row("rejected")], books: [entry(false)] }
    ],
    [
      "somebody left and the service has finished by itself",
      { ...accepted, received: [received([], { habit: "vanishes" })] }
    ],
    [
      "somebody left and nothing has arrived",
      { received: [received([], { habit: "leaves" })], database: [], books: [] }
    ],
    [
      "one of two rivals got a conflict",
      {
        ...accepted,
        received: [
          received([result("submitted")], { rivalry: "at once" }),
          received([conflict, conflict], { rivalry: "at once", rival: "b" })
        ]
      }
    ],
    [
      "other content took the number of a rejected document, whose client asks again",
      {
        received: [
          received([result("rejected"), conflict], { rivalry: "after rejection" }),
          received([result("submitted")], { rivalry: "after rejection", rival: "b" })
        ],
        database: [row("rejected"), row("accepted", "key", "other bytes", { content: "other" })],
        books: [entry(false), entry(true, "key", "other bytes")]
      }
    ],
    [
      "one of two payrolls of a worker's month was refused",
      {
        received: [
          received([violation], { kind: "payroll", rivalry: "at once" }),
          received([result("submitted")], { kind: "payroll", rivalry: "at once", rival: "b" })
        ],
        database: [row("accepted", "key", "bytes", { id: `NE${number + 1_000_000}` })],
        books: [{ ...entry(true), id: `NE${number + 1_000_000}` }]
      }
    ],
    [
      "a number of a series was assigned again after a rejection",
      {
        received: [
          received([result("rejected", "key one")], { kind: "next", idempotencyKey: "next-1" }),
          received([result("submitted", "key two")], { kind: "next", idempotencyKey: "next-2" })
        ],
        database: [
          row("rejected", "key one", "bytes", { id: first, key: "next-1" }),
          row("accepted", "key two", "bytes", { id: first, key: "next-2", content: "other" })
        ],
        books: [
          { ...entry(false, "key one"), id: first },
          { ...entry(true, "key two"), id: first }
        ]
      }
    ],
    [
      "a body arrived too slowly before the acceptance",
      { ...accepted, received: [received([{ status: 408, text: "{}" }, result("submitted"), result("submitted")])] }
    ],
    [
      "an upload was being processed before its verdict",
      { ...accepted, received: [received([{ ...result("processing"), status: 200 }, result("submitted")])] }
    ]
  ])("%s", (_, ledgers) => {
    assert.deepStrictEqual(compareLedgers(ledgers), [])
  })
})

describe("planted faults are found", () => {
  it.each<readonly [kind: string, string, Ledgers]>([
    ["lost", "an acceptance that is on no record", { ...accepted, database: [], books: [] }],
    [
      "lost",
      "pending, and forgotten",
      { received: [received([result("pending")], { habit: "leaves" })], database: [], books: [] }
    ],
    ["lost", "accepted on record, unknown to the authority", { ...accepted, books: [] }],
    [
      "lost",
      "accepted by the authority, rejected on record",
      { ...accepted, received: [], database: [row("rejected")] }
    ],
    ["lost", "accepted by the authority, refused on record", { ...accepted, received: [], database: [row("refused")] }],
    ["lost", "other bytes than those on record", { ...accepted, books: [entry(true, "key", "other bytes")] }],
    ["lost", "a rejection that the authority does not know", { received: [], database: [row("rejected")], books: [] }],
    ["doubled", "accepted twice", { ...accepted, books: [entry(true), entry(true)] }],
    [
      "lost",
      "a number that a series left out",
      { received: [], database: [row("accepted", "key", "bytes", { id: "SETN990000001" })], books: [] }
    ],
    [
      "doubled",
      "a number assigned to two clients",
      {
        ...accepted,
        received: ["1", "2"].map((key) =>
          received([{ ...result("submitted"), text: result("submitted").text.replace(id, first) }], {
            kind: "next",
            idempotencyKey: key
          })
        )
      }
    ],
    [
      "doubled",
      "two payrolls of a worker's month",
      {
        received: [],
        database: [],
        books: [
          { ...entry(true), id: `NE${number}` },
          { ...entry(true, "other key"), id: `NE${number + 1_000_000}` }
        ]
      }
    ],
    ["doubled", "accepted twice under two keys", { ...accepted, books: [entry(true), entry(true, "other key")] }],
    [
      "doubled",
      "signed and sent anew after a rejection",
      {
        received: [],
        database: [row("rejected"), row("rejected", "key", "other bytes")],
        books: [entry(false), entry(false, "key", "other bytes")]
      }
    ],
    ["stuck", "still open", { received: [], database: [row("unknown")], books: [entry(false)] }],
    [
      "stuck",
      "a waiting client without an outcome",
      { ...accepted, received: [received([outage, result("pending")])] }
    ],
    [
      "stuck",
      "a client who gave up",
      { ...accepted, received: [{ ...received([result("submitted")]), gaveUp: true }] }
    ],
    [
      "different",
      "two texts",
      { ...accepted, received: [received([result("submitted"), result("submitted", "key", "!")])] }
    ],
    [
      "different",
      "rejected, then accepted",
      { ...accepted, received: [received([result("rejected"), result("submitted")])] }
    ],
    ["different", "a rejection of what is accepted", { ...accepted, received: [received([result("rejected")])] }],
    ["different", "a conflict without a rival", { ...accepted, received: [received([conflict, conflict])] }],
    [
      "different",
      "a conflict for both rivals",
      {
        ...accepted,
        received: [
          received([conflict], { rivalry: "at once" }),
          received([conflict], { rivalry: "at once", rival: "b" })
        ]
      }
    ],
    [
      "different",
      "no refusal of two rivals at once",
      { ...accepted, received: [received([result("submitted")], { rivalry: "at once" })] }
    ],
    ["different", "a violation without a rival", { ...accepted, received: [received([violation])] }],
    [
      "different",
      "an outcome, then bad request",
      { ...accepted, received: [received([result("submitted"), { status: 400, text: "{}" }])] }
    ]
  ])("%s: %s", (kind, _, ledgers) => {
    assert.include(kindsOf(ledgers), kind)
  })

  it("stuck: what is open before anybody asks again", () => {
    const rows = (["signed", "filing", "unknown", "processing", "accepted", "rejected", "refused"] as const).map(
      (state) => row(state)
    )
    assert.deepStrictEqual(
      openOnRecord(rows).map(({ kind, what }) => `${kind} ${what.split(" ")[0]}`),
      ["stuck signed", "stuck filing", "stuck unknown", "stuck processing"]
    )
  })

  it("of its number, among many that are right", () => {
    const many = Array.from({ length: 50 }, (_, index) => index)
    const at = <A extends { readonly id: string }>(thing: A, index: number): A => ({
      ...thing,
      id: `SETP${number + index}`
    })
    const findings = compareLedgers({
      received: many.map((index) => received([result("submitted", `key ${index}`)], { number: number + index })),
      database: many.map((index) => at(row("accepted", `key ${index}`), index)),
      books: many.flatMap((index) => (index === 7 ? [] : [at(entry(true, `key ${index}`), index)]))
    })
    assert.deepStrictEqual(
      findings.map((finding) => [finding.kind, finding.id]),
      [["lost", `SETP${number + 7}`]]
    )
  })
})
