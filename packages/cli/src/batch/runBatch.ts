import { Effect } from "effect"
import type { Filed } from "./fileOne.ts"

/** A batch that is being filed. */
interface BatchRun<E, R> {
  readonly paths: ReadonlyArray<string>
  readonly concurrency: number
  readonly file: (path: string) => Effect.Effect<Filed, E, R>
  readonly onResult: (filed: Filed) => Effect.Effect<void>
  /** Asked before each file: whether no more is to be begun. */
  readonly isStopping: () => boolean
}

/** How many files in a row may find nobody before no more is tried: each has been tried for minutes. */
const patienceOf = (concurrency: number): number => Math.max(4, concurrency)

/**
 * Files a batch in its order, `concurrency` at a time; a file is read when its turn has come. It stops by itself where going on
 * is no use: the token is not taken, or nobody answers.
 */
export const runBatch = Effect.fn("runBatch")(function* <E, R>(run: BatchRun<E, R>) {
  const { concurrency, file, isStopping, onResult, paths } = run
  let next = 0
  let unanswered = 0
  let isHopeless = false
  const worker = Effect.gen(function* () {
    while (!isStopping() && !isHopeless && unanswered < patienceOf(concurrency)) {
      const path = paths[next]
      next += 1
      if (path === undefined) return
      const filed = yield* file(path)
      const code = filed.result.problem?.code
      unanswered = code === "network" || code === "unavailable" ? unanswered + 1 : 0
      isHopeless ||= filed.isHopeless
      yield* onResult(filed)
    }
  })
  yield* Effect.all(
    Array.from({ length: concurrency }, () => worker),
    { concurrency: "unbounded", discard: true }
  )
})
