import { assert, describe, it } from "@effect/vitest"
import { longOr } from "@radicar/vitest/long"
import { BigDecimal, Redacted, Schema } from "effect"
import { createHash } from "node:crypto"
import { contentDigest } from "../../src/documents/submissions/contentDigest.ts"

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")

const decimal = BigDecimal.fromStringUnsafe

describe("what makes a document the same again", () => {
  it("is its values in the order of their names, whatever order they came in", () => {
    const text = '{"Lines":[{"Name":"Piñón \\"A\\"","Price":"10.5"},null,[]],"Number":990000001,"isTest":true}'
    const lines = [{ Price: decimal("10.50"), Name: 'Piñón "A"' }, undefined, []]
    assert.strictEqual(
      contentDigest({ isTest: true, Number: 990_000_001, Lines: lines, Note: undefined }),
      digestOf(text)
    )
  })

  it("leaves out secrets, and what held nothing but secrets", () => {
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
