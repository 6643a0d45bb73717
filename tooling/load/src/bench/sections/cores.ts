import { execFile } from "node:child_process"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import type { CoreWork } from "../cores/CoreWork.ts"
import { spread } from "../measure.ts"
import { heading, row } from "../table.ts"

const rounds = 5
const during = 2000

const program = fileURLToPath(new URL("../cores/work.ts", import.meta.url))

const workOn = async (processors: string, kind: string): Promise<CoreWork> => {
  const node = [process.execPath, "--conditions=@radicar/source", program, kind, String(during)]
  const { stdout } = await promisify(execFile)("taskset", ["-c", processors, ...node], { timeout: 60_000 })
  return JSON.parse(stdout) as CoreWork
}

/** Distributions of the work, by name: the processors of each concurrent process. */
const ways: Readonly<Record<string, ReadonlyArray<string>>> = {
  "a process on one core": ["0"],
  "a process on two cores": ["0,1"],
  "two processes on two cores": ["0,1", "0,1"]
}

/**
 * Section of the benchmark: gain from a second core for signing (thread pool) and printing (event loop). Linux only.
 */
export const cores = async (): Promise<void> => {
  if (cpus().length < 2 || process.platform !== "linux") return console.log("skipped: it takes two cores, and taskset")
  for (const kind of ["sign", "print"]) {
    const results = Object.keys(ways).map(() => ({ perSecond: [] as Array<number>, delay: [] as Array<number> }))
    for (let round = 0; round < rounds; round++) {
      for (const [index, processors] of Object.values(ways).entries()) {
        const works = await Promise.all(processors.map((each) => workOn(each, kind)))
        results[index]?.perSecond.push(works.reduce((sum, { perSecond }) => sum + perSecond, 0))
        results[index]?.delay.push(Math.max(...works.map(({ delay }) => delay)))
      }
    }
    console.log(heading(kind === "sign" ? "20 lines signed, 16 at once" : "20 lines printed"))
    for (const [index, name] of Object.keys(ways).entries()) {
      const ratio = spread(results[index]?.perSecond ?? []).median / spread(results[0]?.perSecond ?? []).median
      console.log(`${row(`${name}: a second`, results[index]?.perSecond ?? [], 0)}   × ${ratio.toFixed(2)}`)
      console.log(row(`${name}: loop late, p99 ms`, results[index]?.delay ?? []))
    }
    console.log("")
  }
}
