import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { compare, limit, warm } from "./guard/compare.ts"
import type { Judgement } from "./guard/judge.ts"
import { loadPipeline, type Pipeline } from "./guard/loadPipeline.ts"
import { checkOut, mergeBase, repository } from "./guard/mergeBase.ts"
import { invoiceText } from "./invoiceText.ts"
import { spread } from "./measure.ts"

const text = invoiceText(20)
const output = mkdtempSync(join(tmpdir(), "guard-"))

const told = ({ high, low, median }: Judgement): string =>
  `${median.toFixed(3)} times as long as before (${low.toFixed(3)} to ${high.toFixed(3)})`

/** Compares the present sources with themselves, to count how often the guard reports a slowdown by mistake. */
const falseAlarms = async (times: number): Promise<void> => {
  const before = await loadPipeline(repository, join(output, "before"))
  const now = await loadPipeline(repository, join(output, "now"))
  warm(text, before, now)
  const judged = Array.from({ length: times }, () => compare(text, before, now))
  const medians = spread(judged.map(({ median }) => median))
  console.log(
    `${judged.filter(({ slower }) => slower).length} false alarms in ${times}; ` +
      `medians ${medians.minimum.toFixed(3)} to ${medians.maximum.toFixed(3)}, limit ${limit}`
  )
}

/** The pipeline, if what it calls takes what it is given today. */
const runs = (loaded: Pipeline): Pipeline | undefined => {
  try {
    loaded.pipeline(text)
    return loaded
  } catch {
    return undefined
  }
}

const guard = async (commit: string | undefined): Promise<void> => {
  if (commit === undefined) return console.log("skipped: there is no history to hold it against")
  const folder = checkOut(commit)
  try {
    const before = await loadPipeline(folder, join(output, "before")).then(
      (loaded) => runs(loaded),
      () => undefined
    )
    if (before === undefined)
      return console.log(`skipped: ${commit.slice(0, 10)} has not the functions that are measured`)
    const now = await loadPipeline(repository, join(output, "now"))
    warm(text, before, now)
    const judged = compare(text, before, now)
    console.log(`JSON -> signed XML of 20 lines takes ${told(judged)}, which is ${commit.slice(0, 10)}; limit ${limit}`)
    if (judged.slower) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [flag, value = ""] = process.argv.slice(2)
try {
  await (flag === "--false-alarms" ? falseAlarms(Number(value)) : guard(flag === "--base" ? value : mergeBase()))
} finally {
  rmSync(output, { recursive: true, force: true })
}
