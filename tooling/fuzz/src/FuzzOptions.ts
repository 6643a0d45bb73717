import { parseArgs } from "node:util"

/** How many inputs of each kind, and the seed that makes them. */
export interface FuzzOptions {
  readonly bodies: number
  readonly containers: number
  readonly answers: number
  readonly seed: number
}

/** A run in portions, each in a process of its own. */
export interface LongRun extends FuzzOptions {
  /** Inputs of a portion. */
  readonly portion: number
  /** Portions at the same time. */
  readonly workers: number
  /** File that keeps what each portion has reported, so that a run that was ended goes on. */
  readonly journal: string
}

/** A run of a few minutes. */
const defaultOptions: FuzzOptions = { bodies: 10_000, containers: 2000, answers: 2000, seed: 1 }

const longOptions = { portion: 25_000, workers: 2 }

/** What the command line asks for. */
export interface FuzzCommand {
  /** `--bodies`, `--containers`, `--answers` and `--seed`. */
  readonly options: FuzzOptions
  /** Present with `--journal`, which `--portion` and `--workers` belong to. */
  readonly long?: LongRun
  /** `--json`: one line per part. */
  readonly json: boolean
}

const wholeNumber = (flag: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${flag} takes a whole number.`)
  return value
}

/** Reads options such as `--bodies 1000 --seed 7 --journal fuzz.ndjson`; every number is an integer. */
export const readCommand = (words: ReadonlyArray<string>): FuzzCommand => {
  const known = { ...defaultOptions, ...longOptions }
  const flags = Object.fromEntries(Object.keys(known).map((flag) => [flag, { type: "string" }] as const))
  const { values } = parseArgs({
    args: [...words],
    options: { ...flags, journal: { type: "string" }, json: { type: "boolean" } }
  })
  const { journal, json = false, ...numbers } = values
  const stated = Object.entries(numbers).map(([flag, text]) => [flag, wholeNumber(flag, String(text))] as const)
  const { portion, workers, ...options } = { ...known, ...Object.fromEntries(stated) }
  if (portion === 0 || workers === 0) throw new Error("--portion and --workers are at least 1.")
  return {
    options,
    json: json === true,
    ...(typeof journal === "string" ? { long: { ...options, portion, workers, journal } } : {})
  }
}
