import { assert, describe, it } from "@effect/vitest"
import { rangeEvents } from "../../src/numbering/KnownRanges.ts"

const range = {
  companyId: "1",
  environment: "sandbox",
  issuerNit: "900373115",
  prefix: "SETP",
  fromNumber: 1,
  toNumber: 1000
} as const

const told = (left: number, days?: number) =>
  rangeEvents({ ...range, left, ...(days === undefined ? {} : { days }) }).map(({ data, type }) => [
    type,
    data["threshold"]
  ])

describe("a numbering range", () => {
  it.each([
    ["half used", 500, 200, []],
    ["more than a tenth left", 101, 31, []],
    ["a tenth left", 100, 31, [["numbering_range.low", 10]]],
    ["a twentieth left", 50, 31, [["numbering_range.low", 5]]],
    ["a hundredth left", 10, 31, [["numbering_range.low", 1]]],
    ["nothing left", 0, 31, [["numbering_range.low", 1]]],
    ["30 days in force", 500, 30, [["numbering_range.expiring", 30]]],
    ["16 days in force", 500, 16, [["numbering_range.expiring", 30]]],
    ["15 days in force", 500, 15, [["numbering_range.expiring", 15]]],
    ["5 days in force", 500, 5, [["numbering_range.expiring", 5]]],
    ["its last day", 500, 0, [["numbering_range.expiring", 5]]],
    ["not in force any more", 500, -1, []],
    ["of unknown end", 500, undefined, []]
  ] as const)("with %s", (_, left, days, expected) => {
    assert.deepStrictEqual(told(left, days), expected as any)
  })

  it("is reported once for each threshold of each range", () => {
    const once = (change: object) => rangeEvents({ ...range, left: 10, ...change }).map((event) => event.once)
    assert.deepStrictEqual(once({}), once({ left: 5 }))
    const others = [
      {},
      { left: 50 },
      { prefix: "OTHER" },
      { toNumber: 2000 },
      { companyId: "2" },
      { environment: "production" }
    ]
    assert.strictEqual(new Set(others.flatMap(once)).size, others.length)
  })
})
