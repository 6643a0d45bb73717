import { setPriority } from "node:os"
import { getHeapStatistics } from "node:v8"
import { parentPort } from "node:worker_threads"

/**
 * What a worker can do, by name. A task may answer with a promise. Its input and output are what a thread can be sent:
 * plain objects, texts, octets, keys of `node:crypto`, and no functions or instances of classes.
 */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>

/** A task that a pool sends to a worker. */
export interface SentTask {
  readonly task: string
  readonly input: unknown
}

/** What a worker reports: that it can take tasks, or how one ended. */
export interface TaskReport {
  /** Milliseconds of processor that this thread has taken since it began. */
  readonly processorMillis: number
  /** Octets that this thread holds: objects, used or not, buffers, and what WebAssembly has. */
  readonly held: number
  readonly result?: { readonly output: unknown } | { readonly failure: string }
}

/** How far behind the thread that answers, as `nice` counts: a quarter of a processor where others want all of it. */
const niceness = 5

/** Lets the thread that answers requests go first. Elsewhere than on Linux it would hold for the whole process. */
const giveWay = (): void => {
  if (process.platform === "linux") setPriority(0, niceness)
}

/** A report of what the thread has taken so far, and holds once it has handed over buffers. */
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

/** The buffers of octets that are nobody else's: they are handed over, not copied. */
const ownBuffers = (output: unknown): Array<ArrayBuffer> => {
  // octets have millions of values
  const hasMembers = typeof output === "object" && output !== null && !ArrayBuffer.isView(output)
  const members: ReadonlyArray<unknown> = hasMembers ? Object.values(output) : [output]
  return members.flatMap((value) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : []
  )
}

/**
 * Serves the tasks of a pool: the whole work of a file that is a pool's worker. `loadFurther` loads tasks that are not
 * always needed, with the first of them.
 */
export const serveTasks = (tasks: Tasks, loadFurther: () => Promise<Tasks> = () => Promise.resolve({})): void => {
  const port = parentPort
  if (port === null) throw new Error("Tasks are served in a worker thread only.")
  giveWay()
  const serve = async ({ input, task }: SentTask): Promise<void> => {
    try {
      const served = tasks[task] ?? (await loadFurther())[task]
      if (served === undefined) throw new Error(`This worker has no task ${task}.`)
      const output = await served(input as never)
      const buffers = ownBuffers(output)
      port.postMessage(report({ output }, buffers), buffers)
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      port.postMessage(report({ failure }))
    }
  }
  port.on("message", (sent: SentTask | undefined) => {
    if (sent === undefined) port.close()
    else void serve(sent)
  })
  port.postMessage(report())
}
