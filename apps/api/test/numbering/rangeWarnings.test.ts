import { assert, describe, it } from "@effect/vitest"
import { rangeWarnings } from "../../src/numbering/grantedNumberingRange.ts"

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
