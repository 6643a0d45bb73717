import { createHash } from "node:crypto"

/** Generator of reproducible pseudo-random numbers. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  readonly next: () => number
  /** Returns a whole number from `from` to below `to`. */
  readonly between: (from: number, to: number) => number
  readonly pick: <A>(choices: ReadonlyArray<A>) => A
}

/** Makes the generator (Mulberry32) for a seed and a purpose. Generators of different purposes are independent. */
export const random = (seed: number, purpose: string): Random => {
  let state = createHash("sha256").update(`${seed}/${purpose}`).digest().readUInt32BE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from))
  return {
    next,
    between,
    pick: (choices) => {
      const picked = choices[between(0, choices.length)]
      if (picked === undefined) throw new Error("There is nothing to pick from.")
      return picked
    }
  }
}
