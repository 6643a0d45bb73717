import { timeWorked } from "@radicar/domain/document/payroll/timeWorked"
import { assert, it } from "@effect/vitest"

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
  ["2026-01-16", "2026-01-15", 0]
])("from %s to %s are %i days of a 360-day calendar", (first, last, expected) => {
  assert.strictEqual(timeWorked(first, last), expected)
})
