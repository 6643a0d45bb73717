import { makeWorkerPool, workerFile } from "@radicar/workers/WorkerPool"
import { Context, Effect, type Scope } from "effect"
import { inPlace, type Workshop } from "./state/Workshop.ts"
import type { judgeTasks } from "./judgeTasks.ts"

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

/** A workshop whose threads start with the first large document and end with the scope. */
export const startWorkshop: Effect.Effect<Workshop, never, Scope.Scope> = Effect.gen(function* () {
  const { from, processorMillis } = yield* ThreadLimits
  const pool = yield* makeWorkerPool<typeof judgeTasks>({ file: workerFile("judgeWorker", import.meta.url), threads })
  const isInPlace = (octets: number): boolean => octets < from
  return {
    isInPlace,
    run: (task, input, load) =>
      isInPlace(load.together ?? load.octets)
        ? inPlace.run(task, input, load)
        : Effect.map(
            pool.run(task.name as keyof typeof judgeTasks, input as never, {
              key: load.key,
              processorMillis: processorMillis(load.octets)
            }),
            ({ output }) => output as never
          )
  }
})
