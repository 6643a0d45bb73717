import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/vitest/long"
import { BigDecimal, Redacted, Result, Schema } from "effect"
import { createHash } from "node:crypto"
import { contentDigest } from "../../src/documents/submissions/contentDigest.ts"

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")

const decimal = BigDecimal.fromStringUnsafe

/** Digests of the examples as databases have them: another one would make every document a new one. */
const stored: Readonly<Record<keyof typeof documentTypes, string>> = {
  InvoiceCreate: "0f3497ee840ff29b044c15d5e04c1a194d6713f47b0cfa6e77840ec2cf542308",
  CreditnoteCreate: "03d68ba598a734f35b435a2a3e25f25d3c34dd4673cf81aedd4921c9bab42dc8",
  DebitnoteCreate: "5ba4c14693db5182c4d1c9a993a80a01b30ab6ec6b11eeca69cca531b9017a22",
  SupportCreate: "be0acad48a6da7e77a33cbd237be863e1c6ff49e6decff84bf61145f60d50a94",
  SupportNoteCreate: "e6a31d3bf3aef7f0fd5d5dc08c57b05b0dfeb2399e73901c1223c8e07da0f2ef",
  EquivalentCreate: "86caf1cce5945c930c9107e39a03f3fee9c95cbfbf9781a4c9e6d82385fdcee4",
  EquivalentSpdCreate: "dd64c35f9ca40c7c0b4faf0aec17b5441c794ea8dd63af242509bc937e42e320",
  EquivalentNoteCreate: "2614fc4ff27ed539f75df211ed7c9858e48bca59951581d03ec5725e89bf7a10",
  EventCreate: "6c9357a4e7107336ee360231d4e894516d5cdc3302cb2fcbbde2e41caca61a38",
  PayrollCreate: "5eb9a42d5fe201bf8b4e3590e8c64e5fc530548ce33eafe88ea32692b33b124f",
  PayrollReplaceNote: "ca4df4e8906c2f95f97f1fc5fc5208c58bd05843069ffe4d298aed43f825cd73",
  PayrollDeleteNote: "dab88b9aa4f0b446725ef31de8064762388b6e418e112d4034060ce26b4c6faf"
}

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }

const salary = new Set(["Basico", "HED"])

/** The examples as they were when their digests were stored. */
const asStored = (body: object): object => {
  const { Items, ...rest } = body as { readonly Items?: ReadonlyArray<{ readonly code?: string }> }
  const items = Items?.map((item) => ("code" in item ? { ...item, IsSalary: salary.has(item.code ?? "") } : item))
  return { ...rest, ...(items === undefined ? {} : { Items: items }), SoftwareProvider: { Origin: "ERP" } }
}

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
      const text = JSON.stringify(asStored(example({ number: exampleNumbers.from, date: now })))
      const json = Result.getOrThrow(parseJson(text))
      const { content } = Result.getOrThrow(identify(json, { environment: "2", now, software }, { language: "en" }))
      assert.strictEqual(contentDigest(content), stored[operation as keyof typeof documentTypes])
    }
  )

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
