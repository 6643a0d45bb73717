import { isUnsetDate } from "@radicar/domain/inner/wire/isNothing"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { InvalidValue } from "@radicar/domain/inner/wire/Reader"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

const read = (text: unknown): string => {
  const parsed = parseLocalDateTime(text)
  return parsed instanceof InvalidValue ? "refused" : parsed.toString()
}

describe("local date and time", () => {
  it.each([
    ["2026-01-15T10:00:00", "2026-01-15T10:00:00"],
    ["2026-01-15T10:00:00.1234567", "2026-01-15T10:00:00"],
    // Go and Java write nine digits; 0.9 of a second is not rounded up
    ["2026-01-15T10:00:59.999999999", "2026-01-15T10:00:59"],
    ["2026-01-15T23:59:59.999999999999-05:00", "2026-01-15T23:59:59"],
    ["2026-01-15T10:00:00.12345678901234567890", "2026-01-15T10:00:00"],
    ["2026-01-15", "2026-01-15T00:00:00"],
    ["2026-01-15T10:00:00-05:00", "2026-01-15T10:00:00"],
    ["2026-01-15T15:00:00Z", "2026-01-15T10:00:00"],
    ["2026-01-16T02:30:00.5+01:00", "2026-01-15T20:30:00"],
    ["2024-02-29T23:59:59", "2024-02-29T23:59:59"]
  ])("%s is %s in Colombia", (text, expected) => {
    assert.strictEqual(read(text), expected)
  })

  it.each([
    "2026-02-29T10:00:00",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "0000-01-01",
    "2026-01-15T24:00:00",
    "2026-01-15T10:60:00",
    "2026-01-15T10:00",
    "2026-01-15 10:00:00",
    "2026-01-15T10:00:00.123456789012345678901",
    "2026-01-15T10:00:00.",
    "2026-01-15T10:00:00+5",
    "15/01/2026",
    "9999-12-31T23:59:59-05:01",
    "0001-01-01T00:00:00+14:00",
    20260115,
    null
  ])("refuses %j", (text) => {
    assert.strictEqual(read(text), "refused")
  })

  it("writes the time as the document keys hash it", () => {
    assert.strictEqual(new LocalDateTime({ date: "2019-01-16", time: "10:53:10" }).timeWithOffset, "10:53:10-05:00")
  })

  it("knows the wire's unset date", () => {
    assert.isTrue(isUnsetDate("0001-01-01T00:00:00"))
    assert.isTrue(isUnsetDate("0001-01-01T00:00:00.0000000"))
    assert.isFalse(isUnsetDate("0001-01-02T00:00:00"))
  })

  const Seconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_000_000_000 }))

  it.effect.prop("an instant and its Colombian clock are the same moment", [Seconds], ([seconds]) =>
    Effect.sync(() => {
      const local = fromEpochMillis(seconds * 1000)
      assert.strictEqual(local.epochMillis, seconds * 1000)
      assert.strictEqual(read(new Date(seconds * 1000).toISOString()), local.toString())
    })
  )
})
