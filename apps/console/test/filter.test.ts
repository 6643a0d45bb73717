import { assert, describe, it } from "vitest"
import { readFilter, readSought, wireFilter } from "../src/submissions/filter.ts"

const key = "9d8da88a63e3a4ebd07393c71e6cd69e4c003f1f2bd698287b4126550babe4edbac2da4c1c0ee05546b48340e061f009"
const uuid = "01a20130-7536-7f5e-93fa-50e835033af9"

describe("a search term", () => {
  it.each([
    ["SETP990000203", "SETP", "990000203"],
    [" setp 990000203 ", "SETP", "990000203"],
    ["990000203", undefined, "990000203"],
    ["SETP", "SETP", undefined]
  ] as const)("%j is a number, with its prefix or without", (typed, prefix, number) => {
    assert.deepStrictEqual(readSought(typed), { _tag: "number", prefix, number })
  })

  it.each([key, key.toUpperCase(), uuid])("%j is one submission", (typed) => {
    assert.deepStrictEqual(readSought(typed), { _tag: "one", id: typed.toLowerCase() })
  })

  it.each(["", "<script>", "SETP-99-1", "99999999999", key.slice(1)])("%j is nothing", (typed) => {
    assert.deepStrictEqual(readSought(typed), { _tag: "nothing" })
  })
})

describe("the filter of an address", () => {
  it("omits invalid values", () => {
    const query = new URLSearchParams("status=all&type=1&number=1e5&from=yesterday&to=2026-01-31&prefix=SETP&x=1")
    assert.deepStrictEqual(readFilter(query), { prefix: "SETP", to: "2026-01-31" })
  })

  it("includes its last day, although the service takes an exclusive end", () => {
    assert.deepStrictEqual(wireFilter({ status: "rejected", to: "2026-02-28" }), {
      status: "rejected",
      to: "2026-03-01"
    })
  })
})
