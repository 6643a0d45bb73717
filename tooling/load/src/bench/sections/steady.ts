import { appendFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { BenchOptions } from "../BenchOptions.ts"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { onStage } from "../processes/onStage.ts"
import { startAuthority } from "../processes/startAuthority.ts"
import { inspectMemory } from "../steady/inspectMemory.ts"
import { judgeGrowth, type Sample } from "../steady/judgeGrowth.ts"
import { trafficOf } from "../steady/traffic.ts"

const sampleMillis = 15_000

/** Milliseconds between two calls that empty the sandbox's memory of received documents, so that it stays small. */
const resetMillis = 120_000

const describe = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(", ")

/**
 * Section of the benchmark: the service as shipped, on Postgres, with a steady mix of requests while its memory and
 * file descriptors are sampled. Fails if they grow.
 */
export const steady = ({
  file = join(tmpdir(), `steady-${process.pid}.csv`),
  minutes,
  rate
}: BenchOptions): Promise<void> =>
  onStage(async (stage) => {
    const authority = await stage.keep(startAuthority(stage.folder))
    const inspector = await freePort()
    const service = await stage.service(authority.url, { node: [`--inspect=127.0.0.1:${inspector}`] })
    const memory = await inspectMemory(service.pid, inspector)
    const next = trafficOf(service.url)
    const counts = new Map<string, number>()
    const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

    const began = performance.now()
    const end = began + minutes * 60_000
    const open = new Set<Promise<void>>()
    const request = async (): Promise<void> => {
      try {
        const { isExpected, status, what } = await next()
        count(isExpected ? what : `${what} UNEXPECTED ${status}`)
      } catch (error) {
        count(`UNANSWERED ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    const load = async (): Promise<void> => {
      for (let index = 0; performance.now() < end; index++) {
        const made = request().finally(() => open.delete(made))
        open.add(made)
        await setTimeout(Math.max(0, began + ((index + 1) * 1000) / rate - performance.now()))
      }
      await Promise.all(open)
    }

    const samples: Array<Sample> = []
    const sample = async (): Promise<void> => {
      writeFileSync(file, "seconds,heap,external,resident,descriptors\n")
      let reset = began + resetMillis
      while (performance.now() < end) {
        await setTimeout(sampleMillis)
        const values: Readonly<Record<string, number>> = { ...(await memory.read()) }
        const seconds = (performance.now() - began) / 1000
        samples.push({ seconds, values })
        appendFileSync(file, `${[seconds, ...Object.values(values)].map((value) => value.toFixed(1)).join(",")}\n`)
        if (performance.now() > reset) {
          reset += resetMillis
          await fetch(new URL("/admin/reset", authority.url), { method: "POST" })
        }
      }
    }
    try {
      await Promise.all([load(), sample()])
    } finally {
      memory.close()
    }

    console.log(`${minutes} minutes, ${rate} requests a second: ${describe(counts)}`)
    console.log(`samples in ${file}; slopes of the last two thirds\n`)
    console.log(`${"".padEnd(14)}${["level", "an hour", "error", ""].map((name) => name.padStart(12)).join("")}`)
    const growths = judgeGrowth(samples)
    for (const { error, grows, level, name, slope } of growths) {
      const values = [level, slope, error].map((value) => value.toFixed(2).padStart(12)).join("")
      console.log(`${name.padEnd(14)}${values}  ${grows ? "GROWS" : "within noise"}`)
    }
    const isAsked = [...counts.keys()].every((name) => !name.startsWith("UNANSWERED") && !name.includes("UNEXPECTED"))
    if (growths.some(({ grows }) => grows) || !isAsked) process.exitCode = 1
  })
