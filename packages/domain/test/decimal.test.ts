import { Amount, AmountOrZero } from "@radicar/domain/number/amount"
import { decimal, inPesos, parseDecimal, roundHalfEven, sum, toExact, toFixed } from "@radicar/domain/number/Decimal"
import { parseJson } from "@radicar/domain/json/parseJson"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { assert, describe, it } from "@effect/vitest"
import { BigDecimal, Effect, Result, Schema } from "effect"

const Body = wireStruct("Body", { amount: Amount, rate: Schema.optionalKey(AmountOrZero) })

const read = (text: string) => readDocument(Body, Result.getOrThrow(parseJson(text)), { language: "en" })

const amountOf = (text: string): string => toExact(Result.getOrThrow(read(`{"Amount": ${text}}`)).amount, 0)

describe("decimals", () => {
  it("survive from JSON text to text, as number or string", () => {
    const longest = "123456789012345.678901"
    assert.strictEqual(amountOf(longest), longest)
    assert.strictEqual(amountOf(`"${longest}"`), longest)
    assert.strictEqual(amountOf("0.1"), "0.1")
    assert.strictEqual(amountOf('"10.50"'), "10.5")
  })

  it.each([
    "1e2",
    "1E-7",
    '"1e100000000"',
    "1234567890123456",
    "0.1234567",
    '"1,5"',
    '" 1"',
    '"01"',
    '"1."',
    '".5"',
    '"+1"',
    '""',
    "true",
    "[1]",
    '"NaN"'
  ])("refuse %s", (text) => {
    assert.isTrue(Result.isFailure(read(`{"Amount": ${text}}`)))
  })

  it("refuse an exponent before any arithmetic sees it", () => {
    assert.isUndefined(parseDecimal("1e100000000"))
  })

  it("of the program must be decimals", () => {
    assert.throws(() => decimal("1,5"), RangeError, "not a decimal: 1,5")
  })

  it("refuse what is negative by the authority's rule", () => {
    const { violations } = Result.getOrThrow(Result.flip(read('{"Amount": -0.01}')))
    assert.deepStrictEqual(
      violations.map(({ actual, path, rule }) => ({ actual, path, rule })),
      [{ rule: "VLR01", path: "$.Amount", actual: "-0.01" }]
    )
  })

  it("read 0 as absent where the wire means that", () => {
    for (const zero of ["0", "0.00", '"0"', "null", '""']) {
      assert.deepStrictEqual(Object.keys(Result.getOrThrow(read(`{"Amount": 1, "Rate": ${zero}}`))), ["amount"])
    }
  })

  // XPath 2.0 fn:round-half-to-even, examples of the recommendation (§6.4.5), and ties on both sides of zero
  it.each([
    ["0.5", 0, "0"],
    ["1.5", 0, "2"],
    ["2.5", 0, "2"],
    ["-2.5", 0, "-2"],
    ["-1.5", 0, "-2"],
    ["3567.812", 2, "3567.81"],
    ["35612.25", 1, "35612.2"],
    ["0.125", 2, "0.12"],
    ["0.135", 2, "0.14"],
    ["0.005001", 2, "0.01"],
    ["-0.005", 2, "0.00"]
  ])("round %s to %i digits as %s", (value, scale, expected) => {
    assert.strictEqual(toFixed(decimal(value), scale), expected)
  })

  it("print the digits asked for", () => {
    assert.strictEqual(toFixed(decimal("7"), 2), "7.00")
    assert.strictEqual(toFixed(decimal("0.07"), 1), "0.1")
    assert.strictEqual(toExact(decimal("10.500000"), 2), "10.50")
    assert.strictEqual(toExact(decimal("10.505"), 2), "10.505")
    assert.strictEqual(toExact(decimal("100"), 0), "100")
    assert.strictEqual(toFixed(sum([]), 2), "0.00")
  })

  const Cents = Schema.Int.check(Schema.isBetween({ minimum: -1_000_000_000, maximum: 1_000_000_000 }))

  it.effect.prop("rounding moves a value by at most half a unit", [Cents], ([micros]) =>
    Effect.sync(() => {
      const value = BigDecimal.make(BigInt(micros), 6)
      const moved = BigDecimal.abs(BigDecimal.subtract(value, roundHalfEven(value, 2)))
      assert.isTrue(BigDecimal.Order(moved, BigDecimal.make(5n, 3)) <= 0)
    })
  )

  it.effect.prop("a sum does not depend on the order or the scales of its parts", [Schema.Array(Cents)], ([parts]) =>
    Effect.sync(() => {
      const decimals = parts.map((part, index) => BigDecimal.make(BigInt(part), index % 7))
      const micros = parts.reduce((total, part, index) => total + BigInt(part) * 10n ** BigInt(6 - (index % 7)), 0n)
      assert.strictEqual(toFixed(sum(decimals), 6), toFixed(BigDecimal.make(micros, 6), 6))
      assert.strictEqual(toFixed(sum(decimals.toReversed()), 6), toFixed(sum(decimals), 6))
    })
  )

  const digits = Schema.String.check(Schema.isPattern(/^(0|[1-9][0-9]{0,14})$/u))

  it.effect.prop(
    "two digits behind the point are those that stand in the text, whatever the size",
    [digits, Schema.Literals(["", ".0", ".5", ".00", ".07", ".99"]), Schema.Boolean],
    ([integer, fraction, negative]) =>
      Effect.sync(() => {
        const text = `${integer}${fraction}`
        const sign = negative && /[1-9]/u.test(text) ? "-" : ""
        const expected = `${sign}${integer}.${fraction.slice(1).padEnd(2, "0")}`
        assert.strictEqual(toFixed(decimal(`${sign}${text}`), 2), expected)
        assert.strictEqual(toExact(decimal(`${sign}${text}`), 2), expected)
      })
  )

  it.effect.prop(
    "a sum is exact beyond what a binary integer holds",
    [Schema.Array(Schema.Tuple([digits, Schema.Int.check(Schema.isBetween({ minimum: -2, maximum: 3 }))]))],
    ([parts]) =>
      Effect.sync(() => {
        const large = parts.flatMap(([integer, times]) =>
          Array.from({ length: Math.abs(times) * 40 }, () => BigInt(integer) * BigInt(Math.sign(times)))
        )
        const expected = large.reduce((total, part) => total + part, 0n)
        assert.strictEqual(
          toFixed(sum(large.map((part) => BigDecimal.make(part, 2))), 2),
          toFixed(BigDecimal.make(expected, 2), 2)
        )
        assert.strictEqual(sum(large.map((part) => BigDecimal.make(part, 0))).value, expected * 100n)
      })
  )

  it("turns an amount into pesos, rounded half to even", () => {
    const pesos = (amount: string, rate: string) => toFixed(inPesos(decimal(amount), decimal(rate)), 2)
    assert.strictEqual(pesos("1200.31", "4012.351234"), "4816065.31")
    assert.strictEqual(pesos("0.50", "0.05"), "0.02")
    assert.strictEqual(pesos("0.50", "0.07"), "0.04")
    assert.strictEqual(pesos("999999999999999.99", "4012.35"), "4012349999999999959.88")
  })
})
