import { assert, describe, it } from "@effect/vitest"
import { countedExposition, sumExpositions } from "../../../src/platform/observability/metrics/sumExpositions.ts"
import { brokenHistograms, seriesOf } from "../../support/scrape.ts"

const one = `# HELP asked_total Requests
# TYPE asked_total counter
asked_total{name="a b"} 3
# TYPE taken_seconds histogram
taken_seconds_bucket{le="1"} 1
taken_seconds_bucket{le="+Inf"} 2
taken_seconds_sum 4.5
taken_seconds_count 2
# TYPE version gauge
version 1
`
const other = `# HELP asked_total Requests
# TYPE asked_total counter
asked_total{name="a b"} 4
asked_total{name="c"} 1
# TYPE taken_seconds histogram
taken_seconds_bucket{le="1"} 0
taken_seconds_bucket{le="+Inf"} 1
taken_seconds_sum 2
taken_seconds_count 1
# TYPE version gauge
version 1
# TYPE memory_bytes gauge
memory_bytes{process="2"} 7
`

const valuesOf = (text: string) =>
  Object.fromEntries(
    seriesOf(text).map(({ labels, name, value }) => [[name, ...Object.values(labels)].join(" "), value])
  )

describe("measurements of several processes", () => {
  it("are added up where they are counted, and gauges are taken once", () => {
    const sum = sumExpositions([one, other])
    assert.deepStrictEqual(valuesOf(sum), {
      "asked_total a b": 7,
      "asked_total c": 1,
      "taken_seconds_bucket 1": 1,
      "taken_seconds_bucket +Inf": 3,
      taken_seconds_sum: 6.5,
      taken_seconds_count: 3,
      version: 1,
      "memory_bytes 2": 7
    })
    assert.deepStrictEqual(brokenHistograms(seriesOf(sum)), [])
    assert.lengthOf(sum.match(/^# HELP asked_total /gmu) ?? [], 1)
    assert.lengthOf(sum.match(/^# TYPE taken_seconds histogram$/gmu) ?? [], 1)
  })

  it("are the same where there is one", () => {
    assert.strictEqual(sumExpositions([one, ""]), one)
  })

  it("keep counters of a process that has ended, and no gauge", () => {
    const { "memory_bytes 2": _, version: __, ...counted } = valuesOf(other)
    assert.deepStrictEqual(valuesOf(countedExposition(other)), counted)
  })
})
