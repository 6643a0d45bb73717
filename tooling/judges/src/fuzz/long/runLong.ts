import type { PartReport } from "../Findings.ts"
import type { LongRun } from "../FuzzOptions.ts"
import { readJournal, writeJournal } from "./Journal.ts"
import { portionsOf } from "./portionsOf.ts"
import { runPortion } from "./runPortion.ts"
import { totalOf } from "./totalOf.ts"

/**
 * Runs the portions that the journal lacks, several at a time, and returns the totals of all portions. A stopped run
 * can be continued with the same options and journal.
 */
export const runLong = async (
  run: LongRun,
  stopped: AbortSignal,
  tell: (line: string) => void = () => {}
): Promise<ReadonlyArray<PartReport>> => {
  const portions = portionsOf(run)
  const portionNames = new Set(portions.map(({ name }) => name))
  const journal = readJournal(run.journal).filter(({ name }) => portionNames.has(name))
  const done = new Map(journal.map(({ name, report }) => [name, report]))
  const left = portions.filter(({ name }) => !done.has(name))
  const work = async () => {
    for (let portion = left.shift(); portion !== undefined && !stopped.aborted; portion = left.shift()) {
      const report = await runPortion(portion, stopped)
      if (report === undefined) return
      writeJournal(run.journal, { name: portion.name, report })
      done.set(portion.name, report)
      const { findings, inputs, peakMebibytes, seconds } = report
      tell(
        `${done.size}/${portions.length} ${portion.name}: ${inputs} in ${Math.round(seconds)} s, ` +
          `${Math.round(peakMebibytes)} MiB, ${findings.length} findings`
      )
    }
  }
  await Promise.all(Array.from({ length: run.workers }, work))
  return totalOf([...done.values()])
}
