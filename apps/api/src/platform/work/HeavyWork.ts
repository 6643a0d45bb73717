import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import {
  makeWorkerPool,
  type TaskOptions,
  type WorkerPool,
  type WorkerPoolOptions
} from "@radicar/workers/inner/WorkerPool"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Effect, Layer, Tracer } from "effect"
import { taskSeconds } from "../observability/metrics/measurements.ts"
import { processorBudget, type TaskName } from "./taskCosts.ts"

/** Processor-bound work: done in place if its input is small, else in a thread. */
export interface Task<in Input, out Output> {
  /** Unique name of the task, which has its limit of processor time. */
  readonly name: TaskName
  /** Does the work; input and output must be transferable to a thread. */
  readonly run: (input: Input) => Output | Promise<Output>
  /** Size in octets up to which any input takes less than 5 ms of processor time. */
  readonly smallest: number
}

/** Octets counted for an object in a JSON text: the worst case, which is a list of objects without valid fields. */
const objectOctets = 704

/** Octets counted for each element or member of a JSON text. */
const elementOctets = 64

/** Size in octets up to which the elements of a text are counted; larger inputs always go to a thread. */
const countedOctets = 1024 * 1024

const brace = 0x7b
const comma = 0x2c

/**
 * Estimates the cost of reading a JSON text in UTF-8, in octets: its length, or more if it has many elements.
 * `[{},{},…]` takes far longer than other texts of its length. The benchmark `smallest` checks the limit for reading in
 * place.
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

/**
 * Owner of work. Tenants take turns at the threads, and processor time in threads counts against the tenant's limits.
 */
export interface WorkOwner {
  readonly tenant: string
  /** Charges milliseconds of processor time. */
  readonly charge: (processorMillis: number) => Effect.Effect<void>
}

/** The owner of the current work; the service itself outside of a request. */
export const CurrentWorkOwner = Context.Reference<WorkOwner>("@radicar/api/WorkOwner", {
  defaultValue: () => ({ tenant: "", charge: () => Effect.void })
})

/** Shortest synchronous stretch to charge, in milliseconds. */
const counted = 1

/**
 * A tracer that charges a request's time on the answering thread: each synchronous stretch of at least 1 ms, in
 * milliseconds. It covers everything that a handler calls.
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

/** Text for work that was stopped at its limit. */
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

/** Runs heavy work without delaying other requests. */
export class HeavyWork extends Context.Service<
  HeavyWork,
  {
    /**
     * Runs a task whose input has `octets` octets, or counts as many (`jsonWork`). The buffers in `transfer` move to
     * the thread and are empty afterwards. A task that continues another runs in the `thread` that holds its state, if
     * that has not ended. Fails if the task exceeds the limit for its size.
     */
    readonly run: <Input, Output>(
      task: Task<Input, Output>,
      input: Input,
      octets: number,
      options?: Pick<TaskOptions, "thread" | "transfer">
    ) => Effect.Effect<Output, TaskStopped>
    /** The thread pool, for work without a tenant, such as that of a sandbox in this process. */
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
    run: Effect.fnUntraced(function* (task, input, octets, options = {}) {
      if (octets <= task.smallest) {
        const output = task.run(input)
        return output instanceof Promise ? yield* Effect.promise(() => output) : output
      }
      const { charge, tenant } = yield* CurrentWorkOwner
      const processorMillis = processorBudget(task.name, octets)
      const spent = (millis: number, outcome: "done" | TaskStopped["of"]) =>
        Effect.andThen(charge(millis), taskSeconds.add({ task: task.name, outcome }, millis / 1000))
      const done = yield* pool
        .run(task.name, input, { ...options, key: tenant, processorMillis })
        .pipe(Effect.tapError(({ of }) => spent(processorMillis, of)))
      yield* spent(done.processorMillis, "done")
      return done.output as Awaited<ReturnType<typeof task.run>>
    })
  })
})
