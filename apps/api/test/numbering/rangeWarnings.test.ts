import { assert, describe, it } from "@effect/vitest"
import { rangeWarnings } from "../../src/numbering/grantedNumberingRange.ts"

const range = { total: 1000, left: 500, burned: 0, skipped: 0, days: 200 }

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
    ["everything at once", { left: 1, days: 3, burned: 2, skipped: 4 }, ["low", "expiring", "burned", "skipped"]]
  ] as const)("%s", (_, changes, expected) => {
    assert.deepStrictEqual(codes(changes), [...expected])
  })
})
