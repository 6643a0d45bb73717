import { Effect } from "effect"
import { fuzzAnswers } from "./answers/fuzzAnswers.ts"
import { fuzzBodies } from "./bodies/fuzzBodies.ts"
import { fuzzContainers } from "./containers/fuzzContainers.ts"
import type { PartReport } from "./Findings.ts"
import type { FuzzOptions } from "./FuzzOptions.ts"

/**
 * Runs the fuzzing of answers, bodies and containers for which inputs are requested, one after the other. A stopped
 * part ends early and reports its results so far.
 */
export const runFuzz = (
  { answers, bodies, containers, seed }: FuzzOptions,
  stopped: AbortSignal = new AbortController().signal
): Promise<ReadonlyArray<PartReport>> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.all([
        ...(containers > 0 ? [fuzzContainers(containers, seed, stopped)] : []),
        ...(answers > 0 ? [fuzzAnswers(answers, seed, stopped)] : []),
        ...(bodies > 0 ? [fuzzBodies(bodies, seed, stopped)] : [])
      ])
    )
  )
