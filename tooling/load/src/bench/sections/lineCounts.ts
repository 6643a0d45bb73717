import { createHash, sign as signOctets } from "node:crypto"
import { invoiceText } from "../invoiceText.ts"
import { interleaved } from "../measure.ts"
import { identity, pipeline } from "../pipeline.ts"
import { heading, printRows } from "../table.ts"

const counts = [1, 20, 200, 2000, 10_000]
const rounds = 9

/**
 * Number of calls that take about a tenth of a second, so that rounds of many small documents and of few large ones are
 * equally long.
 */
const callsOf = (lines: number): number => Math.max(1, Math.round(4000 / (lines + 20)))

/**
 * Section of the benchmark: time from JSON text to signed XML by number of lines, compared with one bare signature
 * measured in between.
 */
export const lineCounts = (): void => {
  const octets = createHash("sha256").update("bare").digest()
  const bare = () => signOctets("sha256", octets, identity.privateKey)
  const times = new Map<number, ReadonlyArray<number>>()
  console.log(heading("JSON -> signed XML, by lines"))
  for (const lines of counts) {
    const text = invoiceText(lines)
    const subjects = { bare, pipeline: () => pipeline(text) }
    const calls = callsOf(lines)
    interleaved(subjects, Math.max(3, Math.ceil(2000 / (lines + 1))))
    const before = process.memoryUsage().rss
    const timings = Array.from({ length: rounds }, () => interleaved(subjects, 1, calls))
    times.set(
      lines,
      timings.map((round) => round.pipeline)
    )
    printRows(timings, {
      [`${lines}: µs`]: (round) => round.pipeline,
      [`${lines}: ratio (1 = only the RSA)`]: (round) => round.bare / round.pipeline
    })
    const megabytes = (octetsOf: number): string => `${Math.round(octetsOf / 1024 / 1024)} MB`
    console.log(
      `${lines}: memory of the process ${megabytes(before)} before, ${megabytes(process.memoryUsage().rss)} after`
    )
  }
  const median = (lines: number): number => times.get(lines)!.toSorted((left, right) => left - right)[4]!
  const hundred = invoiceText(100)
  interleaved({ hundred: () => pipeline(hundred) }, 200)
  const hundredTime = interleaved({ hundred: () => pipeline(hundred) }, 100).hundred
  console.log(`10 000 lines take ${(median(10_000) / hundredTime).toFixed(1)} times as long as 100`)
}
