import { parseArgs } from "node:util"

/** How many inputs of each kind, and the seed that makes them. */
export interface FuzzOptions {
  readonly bodies: number
  readonly containers: number
  readonly answers: number
  readonly seed: number
}

/** A run of a few minutes. */
const ordinaryOptions: FuzzOptions = { bodies: 10_000, containers: 2000, answers: 2000, seed: 1 }

/** Options from the command line: `--bodies 1000 --seed 7`, each a whole number. */
export const readOptions = (words: ReadonlyArray<string>): FuzzOptions => {
  const flags = Object.fromEntries(Object.keys(ordinaryOptions).map((flag) => [flag, { type: "string" }] as const))
  const { values } = parseArgs({ args: [...words], options: flags })
  const stated = Object.entries(values).map(([flag, text]) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${flag} takes a whole number.`)
    return [flag, value] as const
  })
  return { ...ordinaryOptions, ...Object.fromEntries(stated) }
}
