import { assert, describe, it } from "@effect/vitest"
import { type CallRecord, emptyRecord, withAnswer, withFailure } from "../../src/filing/authority/AuthorityHealth.ts"
import { failuresByReason, latencyOf } from "../../src/filing/authority/callStatistics.ts"

const answered = (durations: ReadonlyArray<number>, most = 1000): CallRecord =>
  durations.reduce((record, millis, at) => withAnswer(record, { at, kind: "filing", millis }, most), emptyRecord)

const failed = (record: CallRecord, at: number, status: number, counts = true): CallRecord =>
  withFailure(
    record,
    {
      at,
      kind: "query",
      millis: 5,
      operation: "GetStatus",
      reason: { _tag: "ServiceUnavailable", status },
      message: "",
      counts
    },
    1000
  )

describe("a record of calls", () => {
  it("ranks durations by the nearest rank", () => {
    assert.deepStrictEqual(latencyOf(answered([40, 15, 50, 20, 35]), "filing"), {
      calls: 5,
      p50: 35,
      p95: 50,
      p99: 50,
      max: 50
    })
    const hundred = answered(Array.from({ length: 100 }, (_, index) => 100 - index))
    assert.deepInclude(latencyOf(hundred, "filing"), { p50: 50, p95: 95, p99: 99, max: 100 })
    assert.isUndefined(latencyOf(hundred, "query"))
  })

  it("keeps only the configured number of calls, the latest", () => {
    const record = answered([900, 1, 2, 3], 3)
    assert.lengthOf(record.calls, 3)
    assert.strictEqual(latencyOf(record, "filing")?.max, 3)
  })

  it("excludes calls without an answer from the latency, and counts them by reason", () => {
    const record = failed(failed(answered([7]), 1, 503), 2, 500, false)
    assert.strictEqual(latencyOf(record, "filing")?.calls, 1)
    assert.isUndefined(latencyOf(record, "query"))
    assert.deepStrictEqual([...failuresByReason(record)], [["ServiceUnavailable", 2]])
    // the second told nothing of the authority's health
    assert.strictEqual(record.lastFailure?.at, 1)
    assert.lengthOf(record.failuresInARow, 1)
  })

  it("keeps the first failure of a row and the last, however long it is", () => {
    const record = Array.from({ length: 300 }, (_, at) => at).reduce((all, at) => failed(all, at, 503), emptyRecord)
    assert.isAtMost(record.failuresInARow.length, 100)
    assert.strictEqual(record.failuresInARow[0]?.at, 0)
    assert.strictEqual(record.failuresInARow.at(-1)?.at, 299)
    assert.lengthOf(withAnswer(record, { at: 300, kind: "query", millis: 1 }, 1000).failuresInARow, 0)
  })
})
