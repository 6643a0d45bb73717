import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/fixtures/long"
import { BigDecimal, Redacted, Result, Schema } from "effect"
import { createHash } from "node:crypto"
import { contentDigest, digestsByNumber } from "../../src/documents/submissions/contentDigest.ts"

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")

const decimal = BigDecimal.fromStringUnsafe

/** Digests of the examples as databases have them: another one would make every document a new one. */
const stored: Readonly<Record<keyof typeof documentTypes, string>> = {
  InvoiceCreate: "b557994a2f9264d1a6982328960ccf26ab9139e2167e342c2fdc72c90045d22d",
  CreditnoteCreate: "248e84b05d03aa80055c826ef6f832decf807ce0ef052d1983dcbba932cea2ab",
  DebitnoteCreate: "d10ac43fc1d9446fd53cef2f39a5cc6ea2d4b564216eeae7f3cf8175a47946d9",
  SupportCreate: "711c852eb8cccc9a998e1f89439851d7f7f91d37861426ea6584bd156bb20ae2",
  SupportNoteCreate: "003408ff4789891086caa920892c26e8a090c0a0b0782678e334df2e45821213",
  EquivalentCreate: "dfaeb0f6032161bfea937754ce2af92a3d64c2fdd016771647b58d3a76ee49b8",
  EquivalentSpdCreate: "10d175bac6361658351d01356bd54ea06de369d38e17ceb12588a3c8e37ef81e",
  EquivalentNoteCreate: "d63178fa46439c8089ec33720d954c7e1446e033c0f909eb94ecf42f73eb252d",
  EventCreate: "c59d65f6107f62f219094adfa6cfc3244fea7353e2a693e3e87947541c1505a0",
  PayrollCreate: "62fa7082d78cdc30d360f168971190c9f93ae9f65d9ca289096ecbd42007a8b2",
  PayrollReplaceNote: "7f0145e4a256baea05a93763bdd212bbfa68e44efb2c34f0a39cd1755e0bdad0",
  PayrollDeleteNote: "b6dfcde992663ed461edbb444eaa4de50ee68043ebe2b9c69f64a9809a7239a2"
}

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }

const byName = (_: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(fields.toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

const Field = Schema.String.check(Schema.isPattern(/^[A-Za-z][A-Za-z0-9"\\]{0,4}$/))
const Scalar = Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Null])
const Fields = Schema.Record(Field, Scalar)

describe("the digest that identifies a repeated document", () => {
  it("does not depend on the order of fields", () => {
    const text = '{"Lines":[{"Name":"Piñón \\"A\\"","Price":"10.5"},null,[]],"Number":990000001,"isTest":true}'
    const lines = [{ Price: decimal("10.50"), Name: 'Piñón "A"' }, undefined, []]
    assert.strictEqual(
      contentDigest({ isTest: true, Number: 990_000_001, Lines: lines, Note: undefined }),
      digestOf(text)
    )
  })

  it.each(Object.entries(documentTypes))(
    "keeps what was stored of %s",
    (operation, { example, exampleNumbers, identify }) => {
      const text = JSON.stringify(example({ number: exampleNumbers.from, date: now }))
      const json = Result.getOrThrow(parseJson(text))
      const { content } = Result.getOrThrow(identify(json, { environment: "2", now, software }, { language: "en" }))
      assert.strictEqual(contentDigest(content), stored[operation as keyof typeof documentTypes])
    }
  )

  it("is the same under another number as that of a document with the number", () => {
    const [before, after] = [
      { customer: { Pin: Redacted.make("1") }, "n-1": [1] },
      { numbers: { number: 2 }, zone: "z" }
    ]
    for (const document of [{ ...after, ...before, number: 1 }, { ...after, number: "007" }, before]) {
      const under = digestsByNumber(document)
      for (const number of [990_000_001, "0012", undefined]) {
        assert.strictEqual(under(number), contentDigest({ ...document, number }))
      }
    }
  })

  it.prop(
    "is the digest of JSON with its fields in the order of their names",
    { lines: Schema.Array(Fields), note: Scalar },
    ({ lines, note }) => {
      const body = { Note: note, Lines: lines.map((line, index) => ({ ...line, Index: index })) }
      assert.strictEqual(contentDigest(body), digestOf(JSON.stringify(body, byName)))
    },
    { arbitrary: { runs: longOr(5000, 500) } }
  )

  it("omits secrets, and objects that held only secrets", () => {
    const body = { SoftwareProvider: { Pin: Redacted.make("12345") }, Certificate: Redacted.make("x"), Number: 1 }
    assert.strictEqual(contentDigest(body), digestOf('{"Number":1}'))
  })

  it.prop(
    "has one spelling of a number, the library's",
    {
      value: Schema.BigInt,
      scale: Schema.Int.check(Schema.isBetween({ minimum: -4, maximum: 20 })),
      zeros: Schema.Boolean
    },
    ({ scale, value, zeros }) => {
      const number = BigDecimal.make(zeros ? value * 100_000n : value, scale)
      assert.strictEqual(contentDigest({ number }), digestOf(`{"number":"${BigDecimal.format(number)}"}`))
    },
    { arbitrary: { runs: longOr(2000, 200) } }
  )

  it.each(["0", "0.00", "-0.50", "100", "-100.00", "0.001", "1e15", "1e16", "1e-16", "123456789012345.60"])(
    "writes %s as the library does",
    (text) => {
      const number = decimal(text)
      assert.strictEqual(contentDigest({ number }), digestOf(`{"number":"${BigDecimal.format(number)}"}`))
    }
  )
})
