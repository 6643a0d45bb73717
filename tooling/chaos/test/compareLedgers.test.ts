import { assert, describe, it } from "vitest"
import type { Errand } from "../src/clients/Errand.ts"
import type { BookEntry } from "../src/ledgers/BookLedger.ts"
import { compareLedgers, type Ledgers, openOnRecord } from "../src/ledgers/compareLedgers.ts"
import type { Row } from "../src/ledgers/DatabaseLedger.ts"
import type { Answer, Told } from "../src/ledgers/ToldLedger.ts"

const number = 990_000_001

const errand: Errand = {
  number,
  rival: "a",
  contested: false,
  habit: "patient",
  idempotencyKey: undefined,
  patience: 0
}

const result = (status: string, uuid = "key", more = ""): Answer => ({
  status: status === "pending" ? 202 : 200,
  text: JSON.stringify({ status, document: { uuid }, more })
})

const conflict: Answer = { status: 409, text: "{}" }
const outage: Answer = { status: 503, text: "{}" }

const told = (answers: ReadonlyArray<Answer>, changes: Partial<Errand> = {}): Told => ({
  errand: { ...errand, ...changes },
  answers: [...answers],
  gaveUp: false
})

const row = (state: Row["state"], documentKey = "key", digest = "bytes"): Row => ({
  number,
  state,
  documentKey,
  digest
})

const entry = (accepted: boolean, documentKey = "key", digest = "bytes"): BookEntry => ({
  number,
  accepted,
  documentKey,
  digest
})

const accepted: Ledgers = {
  told: [told([outage, result("pending"), result("submitted"), result("submitted")])],
  database: [row("refused", "key", "other bytes"), row("accepted")],
  books: [entry(true), entry(false)]
}

const kindsOf = (ledgers: Ledgers): ReadonlyArray<string> => [
  ...new Set(compareLedgers(ledgers).map(({ kind }) => kind))
]

describe("nothing is found where", () => {
  it.each<readonly [string, Ledgers]>([
    ["an acceptance was answered, recorded and booked", accepted],
    ["a rejection was", { told: [told([result("rejected")])], database: [row("rejected")], books: [entry(false)] }],
    ["somebody left and the service has finished by itself", { ...accepted, told: [told([], { habit: "vanishes" })] }],
    ["somebody left and nothing has arrived", { told: [told([], { habit: "leaves" })], database: [], books: [] }],
    [
      "one of two rivals got a conflict",
      {
        ...accepted,
        told: [
          told([result("submitted")], { contested: true }),
          told([conflict, conflict], { contested: true, rival: "b" })
        ]
      }
    ]
  ])("%s", (_, ledgers) => {
    assert.deepStrictEqual(compareLedgers(ledgers), [])
  })
})

describe("what was planted is found", () => {
  it.each<readonly [kind: string, string, Ledgers]>([
    ["lost", "told an acceptance that is on no record", { ...accepted, database: [], books: [] }],
    [
      "lost",
      "told that it is pending, and forgotten",
      { told: [told([result("pending")], { habit: "leaves" })], database: [], books: [] }
    ],
    ["lost", "accepted on record, unknown to the authority", { ...accepted, books: [] }],
    ["lost", "accepted by the authority, rejected on record", { ...accepted, told: [], database: [row("rejected")] }],
    ["lost", "accepted by the authority, refused on record", { ...accepted, told: [], database: [row("refused")] }],
    ["lost", "other bytes than those on record", { ...accepted, books: [entry(true, "key", "other bytes")] }],
    ["lost", "a rejection that the authority does not know", { told: [], database: [row("rejected")], books: [] }],
    ["doubled", "accepted twice", { ...accepted, books: [entry(true), entry(true)] }],
    ["doubled", "accepted twice under two keys", { ...accepted, books: [entry(true), entry(true, "other key")] }],
    [
      "doubled",
      "signed and sent anew after a rejection",
      {
        told: [],
        database: [row("rejected"), row("rejected", "key", "other bytes")],
        books: [entry(false), entry(false, "key", "other bytes")]
      }
    ],
    ["stuck", "still open", { told: [], database: [row("unknown")], books: [entry(false)] }],
    ["stuck", "a waiting client without an outcome", { ...accepted, told: [told([outage, result("pending")])] }],
    ["stuck", "a client who gave up", { ...accepted, told: [{ ...told([result("submitted")]), gaveUp: true }] }],
    ["different", "two texts", { ...accepted, told: [told([result("submitted"), result("submitted", "key", "!")])] }],
    ["different", "rejected, then accepted", { ...accepted, told: [told([result("rejected"), result("submitted")])] }],
    ["different", "told a rejection of what is accepted", { ...accepted, told: [told([result("rejected")])] }],
    ["different", "a conflict without a rival", { ...accepted, told: [told([conflict, conflict])] }],
    [
      "different",
      "a conflict for both rivals",
      { ...accepted, told: [told([conflict], { contested: true }), told([conflict], { contested: true, rival: "b" })] }
    ],
    [
      "different",
      "an outcome, then bad request",
      { ...accepted, told: [told([result("submitted"), { status: 400, text: "{}" }])] }
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
    const at = <A extends { readonly number: number }>(thing: A, index: number): A => ({
      ...thing,
      number: number + index
    })
    const findings = compareLedgers({
      told: many.map((index) => told([result("submitted", `key ${index}`)], { number: number + index })),
      database: many.map((index) => at(row("accepted", `key ${index}`), index)),
      books: many.flatMap((index) => (index === 7 ? [] : [at(entry(true, `key ${index}`), index)]))
    })
    assert.deepStrictEqual(
      findings.map((finding) => [finding.kind, finding.number]),
      [["lost", number + 7]]
    )
  })
})
