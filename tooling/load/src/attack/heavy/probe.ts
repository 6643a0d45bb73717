import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { filingBodies } from "../../bench/load/filingBodies.ts"
import { latencies } from "../../bench/load/latencies.ts"
import { patienceMillis } from "@radicar/fixtures/hang"
import { setTimeout } from "node:timers/promises"
import { askingOf } from "../../ask.ts"
import { filingPath } from "./heavyInputs.ts"

/**
 * Results of a probe: the milliseconds of each request, counted from its due time, and the number of wrong answers by
 * status.
 */
export interface Probed {
  readonly millis: ReadonlyArray<number>
  readonly failed: Readonly<Record<string, number>>
}

/**
 * Maximum number of open requests of a probe, fewer than a service admits for one token: on a slow machine the probe is
 * late, not refused.
 */
const mostOpen = 8

/** Sends requests at fixed intervals, later if too many are open; each is timed from its due time. */
const atIntervals = async (interval: number, during: number, ask: () => Promise<number>): Promise<Probed> => {
  const millis: Array<number> = []
  const failed: Record<string, number> = {}
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let due = began; due < began + during; due += interval) {
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    const answered = Promise.race([ask(), setTimeout(patienceMillis, 0, { ref: false })]).catch(() => 0)
    const judged: Promise<void> = answered.then((status) => {
      millis.push(performance.now() - due)
      if (status !== 200) failed[status] = (failed[status] ?? 0) + 1
      open.delete(judged)
    })
    open.add(judged)
    if (open.size === mostOpen) await Promise.race(open)
  }
  await Promise.all(open)
  return { millis, failed }
}

const millisecondsBetween = { live: 50, filings: 250 }

/** Makes the probes of a service: filings of 20 lines, and liveness checks. */
export const probing = (url: string) => {
  const nextBody = filingBodies(20, 994_000_001)
  const live = askingOf(url)
  const file = askingOf(url)
  const fileOne = async (): Promise<number> => {
    const { status } = await file(filingPath("1"), { token: developmentToken, body: nextBody() })
    return status
  }
  return {
    fileOne,
    during: async (during: number): Promise<{ readonly live: Probed; readonly filings: Probed }> => {
      const [alive, filings] = await Promise.all([
        atIntervals(millisecondsBetween.live, during, async () => (await live("/health/live")).status),
        atIntervals(millisecondsBetween.filings, during, fileOne)
      ])
      return { live: alive, filings }
    }
  }
}

/** Formats the results of a probe as one line. */
export const probedLine = (name: string, { failed, millis }: Probed): string => {
  const { max, p50, p99 } = latencies(millis)
  const figures = [p50, p99, max].map((value) => value.toFixed(1).padStart(10)).join("")
  const not = Object.entries(failed).map(([status, times]) => `${times} × ${status === "0" ? "no answer" : status}`)
  return `${name.padEnd(34)}${String(millis.length).padStart(7)}${figures}  ${not.join(", ")}`
}
