import { parseArgs } from "node:util"

/** Number of inputs of each kind, and the seed that generates them. */
export interface FuzzOptions {
  readonly bodies: number
  readonly containers: number
  readonly answers: number
  readonly seed: number
}

/** Options of a long run, which is split into portions that run in separate processes. */
export interface LongRun extends FuzzOptions {
  /** Number of inputs per portion. */
  readonly portion: number
  /** Number of concurrent portions. */
  readonly workers: number
  /** File for the reports of finished portions, from which an interrupted run continues. */
  readonly journal: string
}

/** Options of a run of a few minutes. */
const defaultOptions: FuzzOptions = { bodies: 10_000, containers: 2000, answers: 2000, seed: 1 }

const longOptions = { portion: 25_000, workers: 2 }

/** Options of the command line. */
export interface FuzzCommand {
  /** Options of the run: `--bodies`, `--containers`, `--answers` and `--seed`. */
  readonly options: FuzzOptions
  /** Options of a long run, with `--portion` and `--workers`; present only with `--journal`. */
  readonly long?: LongRun
  /** Whether to print the report of each part as a line of JSON (`--json`). */
  readonly json: boolean
}

const wholeNumber = (flag: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${flag} takes a whole number.`)
  return value
}

/** Reads options such as `--bodies 1000 --seed 7 --journal fuzz.ndjson`; every number is an integer. */
export const readCommand = (words: ReadonlyArray<string>): FuzzCommand => {
  const allOptions = { ...defaultOptions, ...longOptions }
  const flags = Object.fromEntries(Object.keys(allOptions).map((flag) => [flag, { type: "string" }] as const))
  const { values } = parseArgs({
    args: [...words],
    options: { ...flags, journal: { type: "string" }, json: { type: "boolean" } }
  })
  const { journal, json = false, ...numbers } = values
  const statedNumbers = Object.entries(numbers).map(([flag, text]) => [flag, wholeNumber(flag, String(text))] as const)
  const { portion, workers, ...options } = { ...allOptions, ...Object.fromEntries(statedNumbers) }
  if (portion === 0 || workers === 0) throw new Error("--portion and --workers are at least 1.")
  return {
    options,
    json: json === true,
    ...(typeof journal === "string" ? { long: { ...options, portion, workers, journal } } : {})
  }
}
