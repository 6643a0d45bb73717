import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import { makeWorkerPool, type WorkerPool, type WorkerPoolOptions } from "@radicar/workers/inner/WorkerPool"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Effect, Layer, Tracer } from "effect"
import type { Transferable } from "node:worker_threads"
import { taskSeconds } from "../observability/metrics/measurements.ts"

/** Work for the processor alone, in place where its input is small and in a thread where it is not. */
export interface Task<in Input, out Output> {
  /** One that no other task has. */
  readonly name: string
  /** What is done; `input` and output are what a thread can be sent. */
  readonly run: (input: Input) => Output | Promise<Output>
  /** Octets of the largest input that takes less than 5 ms of processor, whatever is in it. */
  readonly smallest: number
  /** Milliseconds of processor that it may take for each MiB of its input; a multiple of what the worst known takes. */
  readonly millisPerMiB: number
}

const MIB = 1024 * 1024

/** Octets that an object of a JSON text counts: what the worst takes of a list of objects without right fields. */
const objectOctets = 704

/** Octets that an element or a member of a JSON text counts. */
const elementOctets = 64

/** Octets of work up to which elements are counted; beyond, all is done in threads. */
const countedOctets = MIB

const brace = 0x7b
const comma = 0x2c

/**
 * Work of reading a JSON text in UTF-8: its octets, or more if it has many elements, for `[{},{},…]` takes far more
 * than a text of its length. The benchmark `smallest` holds what the largest text takes that is read in place.
 */
export const jsonWork = (octets: Uint8Array): number => {
  if (octets.length >= countedOctets) return octets.length
  let objects = 0
  let elements = 0
  for (let at = 0; at < octets.length; at++) {
    const octet = octets[at]
    if (octet === comma) elements++
    else if (octet === brace) objects++
  }
  const counted = Math.max(objects * objectOctets, elements * elementOctets)
  return Math.max(octets.length, Math.min(counted, countedOctets))
}

/** What a thread may take for anything, which is its start and its first steps in code that is not compiled yet. */
const startMillis = 5000

/** Milliseconds of processor that a task may take in a thread. */
const processorLimit = ({ millisPerMiB }: Pick<Task<never, unknown>, "millisPerMiB">, octets: number): number =>
  Math.ceil(startMillis + (octets / MIB) * millisPerMiB)

/** Whose work it is: tenants take turns, and what a thread takes for them counts against their limits. */
export interface WorkOwner {
  readonly tenant: string
  /** Counts milliseconds of processor. */
  readonly charge: (processorMillis: number) => Effect.Effect<void>
}

/** The owner of the work that is being done; the service itself where there is no request. */
export const CurrentWorkOwner = Context.Reference<WorkOwner>("@radicar/api/WorkOwner", {
  defaultValue: () => ({ tenant: "", charge: () => Effect.void })
})

/** Milliseconds of a synchronous stretch from which on it is counted. */
const counted = 1

/**
 * A tracer that counts what a request takes of the answering thread: each synchronous stretch of at least 1 ms of
 * whatever runs with it, in milliseconds. Nothing that a handler calls goes round it.
 */
export const chargingTracer = (tracer: Tracer.Tracer, spend: (millis: number) => void): Tracer.Tracer =>
  Tracer.make({
    span: (options) => tracer.span(options),
    context: (primitive, fiber) => {
      const began = performance.now()
      try {
        return tracer.context?.(primitive, fiber) ?? primitive["~effect/Effect/evaluate"](fiber)
      } finally {
        const millis = performance.now() - began
        if (millis >= counted) spend(millis)
      }
    }
  })

/** What is said of work that was ended because it took too much. */
export const tooCostly = ({ limit, of }: TaskStopped): Localized =>
  of === "processor"
    ? {
        en: `It takes more than ${limit} ms of the processor, the most that is given to one of its size.`,
        es: `Toma más de ${limit} ms del procesador, lo máximo para uno de su tamaño.`
      }
    : {
        en: `It takes more than ${limit} MiB of memory, the most that is given to one document.`,
        es: `Toma más de ${limit} MiB de memoria, lo máximo para un documento.`
      }

/** Does heavy work without keeping others waiting. */
export class HeavyWork extends Context.Service<
  HeavyWork,
  {
    /**
     * Does a task whose input has that many octets, or counts as many (`jsonWork`); `transfer` is handed over to the
     * thread, and is empty behind it. Fails where it takes more than a task of its size may.
     */
    readonly run: <Input, Output>(
      task: Task<Input, Output>,
      input: Input,
      octets: number,
      transfer?: ReadonlyArray<Transferable>
    ) => Effect.Effect<Output, TaskStopped>
    /** The threads, for what is no work of a tenant's: that of a sandbox in this process. */
    readonly threads: WorkerPool<Tasks>
  }
>()("@radicar/api/HeavyWork") {
  /** Threads that serve the tasks of a file. */
  static readonly layer = (options: WorkerPoolOptions) => Layer.effect(HeavyWork, make(options))
}

const make = Effect.fnUntraced(function* (options: WorkerPoolOptions) {
  const pool: WorkerPool<Tasks> = yield* makeWorkerPool(options)
  return HeavyWork.of({
    threads: pool,
    run: Effect.fnUntraced(function* (task, input, octets, transfer = []) {
      if (octets <= task.smallest) {
        const output = task.run(input)
        return output instanceof Promise ? yield* Effect.promise(() => output) : output
      }
      const { charge, tenant } = yield* CurrentWorkOwner
      const processorMillis = processorLimit(task, octets)
      const spent = (millis: number, outcome: "done" | TaskStopped["of"]) =>
        Effect.andThen(charge(millis), taskSeconds.add({ task: task.name, outcome }, millis / 1000))
      const done = yield* pool
        .run(task.name, input as never, { key: tenant, processorMillis, transfer })
        .pipe(Effect.tapError(({ of }) => spent(processorMillis, of)))
      yield* spent(done.processorMillis, "done")
      return done.output as Awaited<ReturnType<typeof task.run>>
    })
  })
})
