/**
 * Compares the speed of this commit with the speed of an earlier one: documents from JSON text to signed XML, and
 * reading XML. Then compares each parser of outside text with itself on a longer input. `--base COMMIT` chooses the
 * earlier commit, by default the one where the branch left main. `--limit 1.03` is the allowed ratio of times. `--runs
 * 10` repeats the comparison and judges the median. `--false-alarms 20` compares the present sources with themselves.
 */
import { checkOut, mergeBase, repository } from "@radicar/build/earlier/commits"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { compare } from "./guard/compare.ts"
import { loadWorkloads, type Workloads } from "./guard/loadWorkloads.ts"
import { growthOf, largestGrowth } from "./guard/growthOf.ts"
import { parserRuns } from "./guard/parsers.ts"
import { spread } from "./measure.ts"

const { values } = parseArgs({
  options: {
    base: { type: "string" },
    limit: { type: "string", default: "1.2" },
    runs: { type: "string", default: "1" },
    "false-alarms": { type: "string" }
  }
})
const limit = Number(values.limit)
const output = mkdtempSync(join(tmpdir(), "guard-"))

const judged = (before: Workloads, now: Workloads, runs: number, base: string): void => {
  for (const [name, workload] of Object.entries(now)) {
    const earlier = before[name]
    if (earlier === undefined) {
      console.log(`${name}: not measured, ${base} has no such workload`)
      continue
    }
    const judgements = Array.from({ length: runs }, () => compare(earlier, workload, limit))
    const { maximum, median, minimum } = spread(judgements.map((each) => each.median))
    const isSlower = runs === 1 ? judgements.some(({ slower }) => slower) : median > limit
    const bounds = runs === 1 ? judgements.map(({ high, low }) => [low, high])[0] : [minimum, maximum]
    const range = bounds?.map((bound) => bound.toFixed(3)).join(" to ")
    console.log(`${name}: ${median.toFixed(3)} times as long as ${base} (${range}); limit ${limit}`)
    if (isSlower) process.exitCode = 1
  }
}

const parsers = async (): Promise<void> => {
  for (const run of parserRuns) {
    const ratio = await growthOf(run)
    console.log(`${run.name}: ${ratio.toFixed(1)} times as long for 16 times the input; limit ${largestGrowth}`)
    if (ratio > largestGrowth) process.exitCode = 1
  }
}

/** Checks out packages and tooling of a commit into a new folder, on the installed dependencies; returns the folder. */
const earlierSources = (commit: string): string => {
  const cache = join(repository, "node_modules/.cache/radicar")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "base-"))
  checkOut(commit, folder, "packages", "tooling")
  // our own packages are resolved by name
  for (const name of ["domain", "ubl", "signature", "print", "dian"].map((each) => `packages/${each}`)) {
    symlinkSync(join(repository, name, "node_modules"), join(folder, name, "node_modules"))
  }
  symlinkSync(join(repository, "tooling/load/node_modules"), join(folder, "tooling/node_modules"))
  return folder
}

const guard = async (commit: string | undefined): Promise<void> => {
  if (commit === undefined) return console.log("skipped: there is no history to compare with")
  const folder = earlierSources(commit)
  try {
    const before = await loadWorkloads(folder, join(output, "before"))
    const now = await loadWorkloads(repository, join(output, "now"))
    judged(before, now, Number(values.runs), commit.slice(0, 10))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const falseAlarms = async (runs: number): Promise<void> => {
  const before = await loadWorkloads(repository, join(output, "before"))
  judged(before, await loadWorkloads(repository, join(output, "now")), runs, "the same sources")
}

try {
  await (values["false-alarms"] === undefined
    ? guard(values.base ?? mergeBase())
    : falseAlarms(Number(values["false-alarms"])))
  await parsers()
} finally {
  rmSync(output, { recursive: true, force: true })
}
