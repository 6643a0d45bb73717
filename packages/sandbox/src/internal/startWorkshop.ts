import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { makeWorkerPool, workerFile, type WorkerPool } from "@radicar/workers/inner/WorkerPool"
import { Context, Effect, type Scope } from "effect"
import { inPlace, type Workshop } from "./state/Workshop.ts"

/** Minimum size of inputs for which threads are used, and limit of processor time in a thread. */
export const ThreadLimits = Context.Reference<{
  /** Minimum number of XML bytes for reading and judging in a thread. */
  readonly from: number
  /** Limit of processor time in milliseconds for a task, by its number of bytes. */
  readonly processorMillis: (octets: number) => number
}>("@radicar/sandbox/ThreadLimits", {
  // Smaller inputs take less than 20 ms. Legitimate documents take a quarter of a millisecond per KiB.
  defaultValue: () => ({ from: 64 * 1024, processorMillis: (octets) => 2000 + octets / 512 })
})

/**
 * Number of threads. One, with a spare one while memory is left, limits the memory: a thread may hold the trees of a
 * document of 20 MiB, which are several times as large.
 */
const threads = 1

/**
 * Starts the executor of reading and judging tasks. Small inputs run in place, others in the shared threads or in its
 * own. Own threads start with the first large input and end with the scope.
 */
export const startWorkshop: (shared: WorkerPool<Tasks> | undefined) => Effect.Effect<Workshop, never, Scope.Scope> =
  Effect.fnUntraced(function* (shared) {
    const { from, processorMillis } = yield* ThreadLimits
    const pool = shared ?? (yield* makeWorkerPool<Tasks>({ file: workerFile("judgeWorker", import.meta.url), threads }))
    const isInPlace = (octets: number): boolean => octets < from
    return {
      isInPlace,
      run: (task, input, load) =>
        isInPlace(load.together ?? load.octets)
          ? inPlace.run(task, input, load)
          : Effect.map(
              pool.run(task.name, input, {
                key: load.key,
                processorMillis: processorMillis(load.octets)
              }),
              ({ output }) => output as ReturnType<typeof task.run>
            )
    }
  })
