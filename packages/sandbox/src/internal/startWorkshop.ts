import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { makeWorkerPool, workerFile, type WorkerPool } from "@radicar/workers/inner/WorkerPool"
import { Context, Effect, type Scope } from "effect"
import { inPlace, type Workshop } from "./state/Workshop.ts"

/** What is done in threads, and how much it may take. */
export const ThreadLimits = Context.Reference<{
  /** Octets of XML from which it is read and judged in a thread. */
  readonly from: number
  /** Milliseconds of processor that a task about some octets may take. */
  readonly processorMillis: (octets: number) => number
}>("@radicar/sandbox/ThreadLimits", {
  // Less takes less than 20 ms. Honest documents take a quarter of a millisecond for a KiB.
  defaultValue: () => ({ from: 64 * 1024, processorMillis: (octets) => 2000 + octets / 512 })
})

/** One thread: it may hold the trees of a document of 20 MiB, several times as large as that. */
const threads = 1

/**
 * A workshop over shared threads, or over its own, which start with the first large document and end with the scope.
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
              pool.run(task.name, input as never, {
                key: load.key,
                processorMillis: processorMillis(load.octets)
              }),
              ({ output }) => output as never
            )
    }
  })
