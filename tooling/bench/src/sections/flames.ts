import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { Profiler } from "node:inspector"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type FlameName, flameNames } from "../flames/FlameName.ts"
import { flameGraph } from "../flames/flameGraph.ts"
import type { Frame } from "../flames/Frame.ts"
import { framesOf } from "../flames/framesOf.ts"

const folder = join(import.meta.dirname, "../../flames")
const work = fileURLToPath(new URL("../flames/work.ts", import.meta.url))

/**
 * Profiles a step in a separate process, from its start, because V8 does not know the names of code compiled earlier.
 * Returns the call tree.
 */
const framesOfStep = (name: FlameName): ReadonlyArray<Frame> => {
  const directory = mkdtempSync(join(tmpdir(), "flames-"))
  try {
    const profiler = ["--cpu-prof", `--cpu-prof-dir=${directory}`, "--cpu-prof-interval=97"]
    execFileSync(process.execPath, ["--conditions=@radicar/source", ...profiler, work, name])
    const [file = ""] = readdirSync(directory)
    return framesOf(JSON.parse(readFileSync(join(directory, file), "utf8")) as Profiler.Profile, "repeated")
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Counts the samples of each function itself, without its callees. */
const selfTimesOf = (
  frames: ReadonlyArray<Frame>,
  selfTimes = new Map<string, number>()
): ReadonlyMap<string, number> => {
  for (const { calls, name, samples } of frames) {
    const below = calls.reduce((sum, frame) => sum + frame.samples, 0)
    selfTimes.set(name, (selfTimes.get(name) ?? 0) + samples - below)
    selfTimesOf(calls, selfTimes)
  }
  return selfTimes
}

/**
 * Section of the benchmark: writes a flame graph of the pipeline and of each of its steps to `flames`, and prints the
 * most expensive functions.
 */
export const flames = (): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of flameNames) {
    const frames = framesOfStep(name)
    writeFileSync(join(folder, `${name}.svg`), flameGraph(`${name}, invoice of 20 lines`, frames))
    const samples = frames.reduce((sum, frame) => sum + frame.samples, 0)
    const dearest = [...selfTimesOf(frames)].toSorted(([, one], [, other]) => other - one).slice(0, 4)
    const shares = dearest.map(([function_, count]) => `${function_} ${((count * 100) / samples).toFixed(0)} %`)
    console.log(`${name.padEnd(10)}${shares.join(", ")}`)
  }
}
