import { assert, describe, it } from "@effect/vitest"
import { grantedNumberingRange, rangeWarnings } from "../../src/numbering/grantedNumberingRange.ts"

const range = { total: 1000, left: 500, usedByOthers: 0, skipped: 0, days: 200 }

const codes = (changes: Partial<typeof range>) => rangeWarnings({ ...range, ...changes }, "es").map(({ code }) => code)

describe("warnings of a range", () => {
  it.each([
    ["half used and long in force", {}, []],
    ["a tenth left", { left: 100 }, ["low"]],
    ["a little more than a tenth left", { left: 101 }, []],
    ["nothing left", { left: 0 }, ["used-up"]],
    ["its last day", { days: 0 }, ["expiring"]],
    ["30 days", { days: 30 }, ["expiring"]],
    ["31 days", { days: 31 }, []],
    ["the day after the last", { days: -1 }, ["expired"]],
    [
      "everything at once",
      { left: 1, days: 3, usedByOthers: 2, skipped: 4 },
      ["low", "expiring", "used-by-others", "skipped"]
    ]
  ] as const)("%s", (_, changes, expected) => {
    assert.deepStrictEqual(codes(changes), [...expected])
  })

  it.each([
    ["en", 1, /^1 number (?:is|belongs|below)|^The range is in force for 1 more day\./u],
    ["es", 1, /^Queda 1 número:|^El rango vence en 1 día\.|^1 número (?:es|menor) .*/u],
    ["en", 2, /^2 numbers (?:are|belong|below)|^The range is in force for 2 more days\./u],
    ["es", 2, /^Quedan 2 números:|^El rango vence en 2 días\.|^2 números (?:son|menores) .*/u]
  ] as const)("counts in %s: %i", (language, count, form) => {
    const warnings = rangeWarnings(
      { total: 1000, left: count, usedByOthers: count, skipped: count, days: count },
      language
    )
    assert.lengthOf(warnings, 4)
    for (const { message } of warnings) assert.match(message, form)
  })
})

const noon = Date.parse("2026-03-01T17:00:00Z")

/** The forecast of a range of 1000 numbers that expires at the end of 2026. */
const usedUpOn = (used: number, usedLately: number, firstLately?: string): string | undefined =>
  grantedNumberingRange(
    {
      resolution: "18760000001",
      resolutionDate: "2026-01-01",
      prefix: "SETP",
      fromNumber: 1,
      toNumber: 1000,
      startDate: "2026-01-01",
      endDate: "2026-12-31"
    },
    {
      used,
      usedByOthers: 0,
      freedByRejection: 0,
      lastNumber: used
    },
    { used: usedLately, since: firstLately === undefined ? undefined : new Date(firstLately) },
    { now: noon, today: "2026-03-01", technicalKey: false, language: "en" }
  ).UsedUpOn

describe("the forecast of a range", () => {
  it.each([
    ["30 numbers in 30 days, 270 left", 730, 30, "2026-02-01T00:00:00Z", "2026-11-26"],
    ["beyond its last day", 10, 10, "2026-02-01T00:00:00Z", undefined],
    ["100 numbers since the first use two days ago", 100, 100, "2026-02-27T17:00:00Z", "2026-03-19"],
    ["no number lately", 500, 0, undefined, undefined],
    ["no number left", 1000, 30, "2026-02-01T00:00:00Z", undefined]
  ] as const)("%s", (_, used, lately, first, expected) => {
    assert.strictEqual(usedUpOn(used, lately, first), expected)
  })
})
