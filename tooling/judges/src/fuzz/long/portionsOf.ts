import type { FuzzOptions, LongRun } from "../FuzzOptions.ts"

/** A part of a long run: inputs of one kind with a unique seed. */
export interface Portion extends FuzzOptions {
  /** Name of the portion, unique within the run and among runs with other seeds. */
  readonly name: string
}

const kinds = ["containers", "answers", "bodies"] as const

/**
 * Splits a run into portions, in order. A run with more inputs of the last kind begins with the same portions as a
 * smaller run.
 */
export const portionsOf = (run: LongRun): ReadonlyArray<Portion> =>
  kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(run[kind] / run.portion) }, (_, index) => {
      const count = Math.min(run.portion, run[kind] - index * run.portion)
      const seed = run.seed + index
      const none = { bodies: 0, containers: 0, answers: 0 }
      return { ...none, [kind]: count, seed, name: `${kind} ${count} seed ${seed}` }
    })
  )
