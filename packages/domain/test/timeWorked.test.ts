import { timeWorked } from "@radicar/domain/inner/document/payroll/timeWorked"
import { assert, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

it.each([
  // the annex' example: 5 years, 3 months and 18 days (§8.3.1)
  ["2015-01-01", "2020-04-18", 1908],
  ["2026-01-01", "2026-01-01", 1],
  ["2026-01-01", "2026-01-15", 15],
  ["2026-01-01", "2026-01-30", 30],
  // months have 30 days, whatever the calendar says
  ["2026-01-01", "2026-01-31", 30],
  ["2026-02-01", "2026-02-28", 30],
  ["2024-02-01", "2024-02-29", 30],
  ["2024-02-01", "2024-02-28", 28],
  ["2025-01-01", "2025-12-31", 360],
  ["2025-12-31", "2026-01-01", 2],
  ["2026-01-31", "2026-01-31", 1],
  ["2026-02-28", "2026-02-28", 1],
  // one day of February and 15 of March
  ["2026-02-28", "2026-03-15", 16],
  ["2024-02-29", "2026-01-31", 691],
  ["2026-01-16", "2026-01-15", 0]
])("from %s to %s are %i days of a 360-day calendar", (first, last, expected) => {
  assert.strictEqual(timeWorked(first, last), expected)
})

const day = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 40_000 }))
const dateOf = (days: number): string => new Date(Date.UTC(1970, 0, 1 + days)).toISOString().slice(0, 10)

it.effect.prop(
  "is a day at least, and at most seven off what 360 of 365 days make",
  { first: day, more: day },
  (days) =>
    Effect.sync(() => {
      const counted = timeWorked(dateOf(days.first), dateOf(days.first + days.more))
      assert.isAtLeast(counted, 1)
      assert.isAtMost(Math.abs(counted - (days.more * 360) / 365.2425), 7)
    })
)
