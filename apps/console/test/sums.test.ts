import { assert, describe, it } from "vitest"
import { periodsOf, receivedWithoutRate } from "../src/overview/sums.ts"

const received = (withoutRate: number) => ({ documents: 9, total: "0", withoutRate })

describe("received documents without an exchange rate", () => {
  it("are those of both months, each once", () => {
    const byPeriod = new Map([
      ["today", received(1)],
      ["week", received(2)],
      ["month", received(2)],
      ["monthBefore", received(3)]
    ] as const)
    assert.strictEqual(receivedWithoutRate(byPeriod), 5)
    assert.strictEqual(receivedWithoutRate(undefined), 0)
  })

  it.each(["2026-01-01", "2026-03-01", "2026-03-02", "2026-12-31", "2028-03-01"])(
    "are all within the two months on %s",
    (today) => {
      const { fortnight, periods } = periodsOf(today)
      const [earliest = ""] = periods.filter(({ name }) => name === "monthBefore").map(({ from }) => from)
      for (const from of [fortnight, ...periods.map((period) => period.from)])
        assert.isAtMost(Date.parse(earliest), Date.parse(from))
    }
  )
})
