import { setPriority } from "node:os"
import { getHeapStatistics } from "node:v8"
import { parentPort, threadId } from "node:worker_threads"

/** A task of any input: what is sent to a thread is not checked, so its parameter is compared in both directions. */
type AnyTask = { task(input: unknown): unknown }["task"]

/**
 * Tasks of a worker, by name. A task may return a promise. Input and output must be values that can be sent to a
 * thread: plain objects, texts, buffers and keys of `node:crypto`, but no functions or class instances.
 */
export type Tasks = Readonly<Record<string, AnyTask>>

/** A task that a pool sends to a worker. */
export interface SentTask {
  readonly task: string
  readonly input: unknown
}

/** Report of a worker: it is ready for tasks, or a task has ended. */
export interface TaskReport {
  /** Processor time of this thread since its start, in milliseconds. */
  readonly processorMillis: number
  /** Bytes that this thread holds: objects, used or not, buffers, and the memory of WebAssembly. */
  readonly held: number
  readonly result?: { readonly output: unknown } | { readonly failure: string }
}

/** Place of a value that a thread holds between two tasks: the thread, and the key of the value there. */
export interface HeldPlace {
  readonly thread: number
  readonly key: number
}

/**
 * Makes a store for values that one task leaves to a later one. Each counts as many octets as stated; if all together
 * exceed the limit, the oldest ones are released. A value that is not taken in time is released, too.
 */
export const holdValues = <A>({ millis, octets: most }: { readonly octets: number; readonly millis: number }) => {
  const values = new Map<number, { readonly value: A; readonly octets: number; readonly timer: NodeJS.Timeout }>()
  let lastKey = 0
  let held = 0
  const take = (key: number): A | undefined => {
    const entry = values.get(key)
    if (entry === undefined) return undefined
    clearTimeout(entry.timer)
    values.delete(key)
    held -= entry.octets
    return entry.value
  }
  return {
    /** Removes a value and returns it; `undefined` if this thread does not hold it. */
    take,
    hold: (value: A, octets: number): HeldPlace => {
      lastKey += 1
      const key = lastKey
      values.set(key, { value, octets, timer: setTimeout(() => take(key), millis).unref() })
      held += octets
      for (const oldest of values.keys()) {
        if (held <= most) break
        take(oldest)
      }
      return { thread: threadId, key }
    }
  }
}

/**
 * `nice` value of a worker thread. It ranks below the thread that answers requests, and gets a quarter of a processor
 * if others need all of it.
 */
const niceness = 5

/**
 * Lowers this thread's priority below the thread that answers requests. Only on Linux: elsewhere it would affect the
 * whole process.
 */
const giveWay = (): void => {
  if (process.platform === "linux") setPriority(0, niceness)
}

/** Makes a report of the processor time so far and of the memory held without the transferred buffers. */
const report = (
  result?: NonNullable<TaskReport["result"]>,
  handedOver: ReadonlyArray<ArrayBuffer> = []
): TaskReport => {
  const { system, user } = process.threadCpuUsage()
  const { external_memory: outside, total_physical_size: objects } = getHeapStatistics()
  return {
    processorMillis: (system + user) / 1000,
    held: handedOver.reduce((sum, { byteLength }) => sum - byteLength, objects + outside),
    ...(result === undefined ? {} : { result })
  }
}

/** Finds the buffers of an output that no other value shares. They are transferred instead of copied. */
const ownBuffers = (output: unknown): Array<ArrayBuffer> => {
  // An array of bytes would have millions of values.
  const hasMembers = typeof output === "object" && output !== null && !ArrayBuffer.isView(output)
  const members: ReadonlyArray<unknown> = hasMembers ? Object.values(output) : [output]
  return members.flatMap((value) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : []
  )
}

/**
 * Serves the tasks of a pool; a pool's worker file only calls this. `loadFurther` loads rarely needed tasks at their
 * first use.
 */
export const serveTasks = (tasks: Tasks, loadFurther: () => Promise<Tasks> = () => Promise.resolve({})): void => {
  const port = parentPort
  if (port === null) throw new Error("Tasks are served in a worker thread only.")
  giveWay()
  const serve = async ({ input, task }: SentTask): Promise<void> => {
    try {
      const served = tasks[task] ?? (await loadFurther())[task]
      if (served === undefined) throw new Error(`This worker has no task ${task}.`)
      const output = await served(input)
      const buffers = ownBuffers(output)
      port.postMessage(report({ output }, buffers), buffers)
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      port.postMessage(report({ failure }))
    }
  }
  port.on("message", (task: SentTask | undefined) => {
    if (task === undefined) port.close()
    else void serve(task)
  })
  port.postMessage(report())
}
