import { HeavyWork } from "@radicar/api/platform/work/HeavyWork"
import { processorBudget } from "@radicar/api/platform/work/taskCosts"
import { Effect } from "effect"
import { budgetInputs } from "../budgetInputs.ts"

/** Smallest multiple of the measured time that a budget must leave on any machine. */
const leastTimes = 2.5

/** Measurements of each input, of which the least counts. */
const rounds = 2

/** File of the service's threads. */
const file = new URL(import.meta.resolve("@radicar/api/service/workerTasks"))

const MIB = 1024 * 1024

/**
 * Section of the benchmark: processor time of the dearest known valid inputs of each task of the service, each in a
 * thread that has just begun, and the task's budget. Fails if a budget leaves less than 2.5 times the measured time.
 */
export const budgets = (only: ReadonlyArray<string>): Promise<void> =>
  Effect.gen(function* () {
    const { run } = (yield* HeavyWork).threads
    const head = ["MiB", "ms", "budget ms", "times"].map((name) => name.padStart(11)).join("")
    console.log(`${"".padEnd(52)}${head}`)
    for (const { input, name, octets, task } of budgetInputs(only)) {
      const measured: Array<number> = []
      for (let round = 0; round < rounds; round++) {
        const options = { key: "", processorMillis: 600_000 }
        measured.push((yield* run(task, input() as never, options)).processorMillis)
      }
      const millis = Math.min(...measured)
      const budget = processorBudget(task, octets)
      const figures = [(octets / MIB).toFixed(3), millis.toFixed(0), budget.toFixed(0), (budget / millis).toFixed(1)]
      console.log(`${`${task}: ${name}`.padEnd(52)}${figures.map((text) => text.padStart(11)).join("")}`)
      if (budget / millis >= leastTimes) continue
      console.log(`${task}: less than ${leastTimes} times`)
      process.exitCode = 1
    }
  }).pipe(Effect.provide(HeavyWork.layer({ file, threads: 1, spareMiB: 0, keptMiB: 0 })), Effect.runPromise)
