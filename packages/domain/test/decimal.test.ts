import { Amount, AmountOrZero, Money } from "@radicar/domain/inner/number/wireNumber"
import {
  decimal,
  inPesos,
  parseDecimal,
  roundHalfEven,
  sum,
  takeDecimal,
  toExact,
  toFixed
} from "@radicar/domain/inner/number/Decimal"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { readParsedBody, readDocument } from "@radicar/domain/inner/wire/readDocument"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { assert, describe, it, vi } from "@effect/vitest"
import { BigDecimal, Effect, Result, Schema } from "effect"

const Body = wireStruct("Body", { amount: Amount, rate: Schema.optionalKey(AmountOrZero) })

const MoneyBody = wireStruct("MoneyBody", { amount: Money, rate: Schema.optionalKey(AmountOrZero) })

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
    '"1e100000000"',
    "1E400",
    "1e15",
    "0.1e16",
    "999999999999999.9999999",
    "1234567890123456",
    '"1e"',
    '"1e+"',
    '"e5"',
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

  const readAll = (text: string, schema: typeof Body | typeof MoneyBody = Body) =>
    readParsedBody(schema, Result.getOrThrow(parseJson(text)), { language: "en" })

  it.each([
    // as programs write them: a price without its IVA, and 0.1 + 0.2
    ["8403.361344537816", "8403.361345", true],
    ["0.30000000000000004", "0.3", true],
    // as Java's libraries write 11.9 and 10 million pesos (findings/java-writes-ten-million-with-an-exponent.sh)
    ["1.19E7", "11900000", false],
    ["1E+7", "10000000", false],
    ["1E5", "100000", false],
    ['"1e5"', "100000", false],
    ["1.5e-3", "0.0015", false],
    ["0.00012e4", "1.2", false],
    ["100.0000000000", "100", false],
    ["123456789012345e0", "123456789012345", false],
    ["999999999999999.999999", "999999999999999.999999", false],
    // half to even (NTC 3711)
    ["0.1234565", "0.123456", true],
    ["0.1234575", "0.123458", true],
    ["0.12345650000000000001", "0.123457", true],
    ["0.0000005", "0", true],
    ["0.0000015", "0.000002", true],
    ["0.00000050001", "0.000001", true],
    ["0.9999999", "1", true],
    ["1E-400", "0", true],
    ["9e-999999999999999999999", "0", true],
    ["0e999999999999999999999", "0", false],
    ["-0e5", "0", false]
  ])("take %s as %s, with a notification where that is not all of it: %s", (text, taken, isRounded) => {
    const { document, findings } = readAll(`{"Amount": ${text}}`)
    assert.strictEqual(toExact(document?.amount ?? decimal("9"), 0), taken)
    assert.deepStrictEqual(
      findings.notifications.map(({ actual, expected, path, rule }) => ({ actual, expected, path, rule })),
      isRounded ? [{ rule: "RAD50", path: "$.Amount", expected: taken, actual: text }] : []
    )
    assert.deepStrictEqual(findings.violations, [])
  })

  it.each([
    ["4402.4850", "4402.48", true],
    ["4402.475", "4402.48", true],
    // by way of six digits it would be 0.02
    ["0.0149999999", "0.01", true],
    ["4402.480000", "4402.48", false],
    ["44E2", "4400", false]
  ])("of a total take %s as %s, rounded once", (text, taken, isRounded) => {
    const { document, findings } = readAll(`{"Amount": ${text}}`, MoneyBody)
    assert.strictEqual(toExact(document?.amount ?? decimal("9"), 0), taken)
    assert.strictEqual(findings.notifications.length, isRounded ? 1 : 0)
  })

  it("round as the library does that computes with them", () => {
    for (let seed = 1; seed < 2000; seed++) {
      const digits = String((BigInt(seed) * 6364136223846793005n + 1442695040888963407n) % 10n ** 18n)
      const place = seed % (digits.length - 1)
      const text = `${digits.slice(0, place) || "0"}.${digits.slice(place)}`.replace(/^0+(?=\d)/u, "")
      const expected = BigDecimal.round(BigDecimal.fromStringUnsafe(text), { scale: 6, mode: "half-even" })
      const taken = takeDecimal(text, 6)
      if (
        BigDecimal.isGreaterThanOrEqualTo(expected, decimal("100000000000000").pipe(BigDecimal.multiply(decimal("10"))))
      ) {
        assert.isUndefined(taken)
      } else assert.isTrue(taken !== undefined && BigDecimal.equals(taken.value, expected), text)
    }
  })

  it("cost no integer longer than the digits that fit, with any exponent and any length", () => {
    const made = vi.spyOn(globalThis, "BigInt")
    try {
      takeDecimal("1E999999999", 6)
      takeDecimal("1E-999999999", 6)
      for (const long of ["0".repeat(999_999) + "1", `1e${"0".repeat(999_999)}x`, "10".repeat(500_000)]) {
        takeDecimal(`0.${long}`, 6)
      }
      assert.isNotEmpty(made.mock.calls)
      for (const [value] of made.mock.calls) {
        if (typeof value === "string") assert.isAtMost(value.length, 21)
        else assert.isAtMost(Number(value), 21)
      }
    } finally {
      made.mockRestore()
    }
  })

  it("refuse what is negative, however small", () => {
    for (const text of ["-1E-400", "-1e2", "-0.0000001"]) {
      assert.deepStrictEqual(
        readAll(`{"Amount": ${text}}`).findings.violations.map(({ rule }) => rule),
        ["VLR01"]
      )
    }
  })

  it("of the program refuse an exponent before any arithmetic sees it", () => {
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
