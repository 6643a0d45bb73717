import type { FuzzOptions, LongRun } from "../FuzzOptions.ts"

/** A part of a long run: the inputs of one kind and the seed that makes them, different from that of every other. */
export interface Portion extends FuzzOptions {
  /** Tells it from the others of the run, and from those of a run with another seed. */
  readonly name: string
}

const kinds = ["containers", "answers", "bodies"] as const

/**
 * The portions of a run in their order. A run with more inputs of the last kind begins with those of one with fewer.
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
