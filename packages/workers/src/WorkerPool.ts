import { Effect, Exit, type Scope } from "effect"
import { availableParallelism } from "node:os"
import { type Transferable, Worker } from "node:worker_threads"
import type { SentTask, TaskReport, Tasks } from "./serveTasks.ts"
import { TaskStopped } from "./TaskStopped.ts"
import { Turns } from "./Turns.ts"

/** What a pool is made of. */
export interface WorkerPoolOptions {
  /** The file that serves the tasks. */
  readonly file: URL
  /** Threads at most; without it all processors but the one that answers requests, and one at least. */
  readonly threads?: number
  /**
   * MiB of objects that a thread may hold, octets not counted; 640 without it. Leave room: V8 ends the thread where it
   * comes near the limit step by step, and the whole process where one large piece of memory goes beyond it.
   */
  readonly heapMiB?: number
  /**
   * MiB, octets counted, up to which a thread that has done a task does another; 192 without it. One that holds more is
   * replaced: neither V8 nor WebAssembly gives back what a large task took as long as the thread lasts.
   */
  readonly keptMiB?: number
  /** Milliseconds after which a thread that has nothing to do ends; ten seconds without it. */
  readonly idleMillis?: number
}

/** How a task is run. */
export interface TaskOptions {
  /** Whose task it is: those who wait take turns. */
  readonly key: string
  /** Milliseconds of processor that it may take; its thread ends past them. */
  readonly processorMillis: number
  /** What is handed over to the thread and not copied. */
  readonly transfer?: ReadonlyArray<Transferable>
}

/** What a task came to. */
export interface TaskResult<Output> {
  readonly output: Output
  /** Milliseconds of processor that it took. */
  readonly processorMillis: number
}

/** Threads that run the tasks of a file, each one task at a time. */
export interface WorkerPool<T extends Tasks> {
  /**
   * Runs a task in a thread, after those of the same key and in turn with those of others. Fails where it takes more
   * than it may; what it throws is a defect. A task that nobody waits for any more and that has not begun never does.
   */
  readonly run: <Name extends keyof T & string>(
    task: Name,
    input: Parameters<T[Name]>[0],
    options: TaskOptions
  ) => Effect.Effect<TaskResult<Awaited<ReturnType<T[Name]>>>, TaskStopped>
}

/**
 * The file next to a module that a pool runs: its source where the module is source, else JavaScript. A bundle has it
 * next to its other files, under its own name.
 */
export const workerFile = (name: string, moduleUrl: string): URL =>
  new URL(`./${name}.${moduleUrl.endsWith(".ts") ? "ts" : "js"}`, moduleUrl)

const MIB = 1024 * 1024

/** MiB of objects that a thread makes before it looks which of them are still used. */
const YOUNG_MIB = 16

interface Job extends SentTask, TaskOptions {
  readonly end: (exit: Exit.Exit<TaskResult<unknown>, TaskStopped>) => void
}

/** A thread, and what it does. */
interface Thread {
  readonly worker: Worker
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>
  /** Milliseconds of processor that it had taken when it last reported; `undefined` until it can take tasks. */
  reported: number | undefined
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"

const startPool = <T extends Tasks>({
  file,
  heapMiB = 640,
  idleMillis = 10_000,
  keptMiB = 192,
  threads: most = Math.max(1, availableParallelism() - 1)
}: WorkerPoolOptions) => {
  const threads = new Set<Thread>()
  /** Threads that end because of what they hold; another begins when it is given back. */
  const leaving = new Set<Thread>()
  const turns = new Turns<Job>()

  const finish = (thread: Thread, exit: Parameters<Job["end"]>[0]): void => {
    clearTimeout(thread.timer)
    const { job } = thread
    thread.job = undefined
    job?.end(exit)
  }

  /**
   * Ends a thread. It leaves the pool before anybody is answered, who may have the next task at once. Only one with a
   * task is terminated: terminated while it loads its file, it may take all of Node with it (nodejs/node#42501).
   */
  const end = (thread: Thread): Promise<unknown> => {
    threads.delete(thread)
    clearTimeout(thread.timer)
    thread.worker.ref()
    if (thread.job === undefined) thread.worker.postMessage(undefined, [])
    else void thread.worker.terminate()
    return thread.ended
  }

  const rest = (thread: Thread): void => {
    thread.worker.unref()
    thread.timer = setTimeout(() => void end(thread), idleMillis)
    thread.timer.unref()
  }

  /** Looks when the task can have used up its time at the earliest; processor time is never more than the clock's. */
  const watch = (thread: Thread, job: Job, before: number, patience: number): void => {
    thread.timer = setTimeout(() => {
      const look = ({ system, user }: NodeJS.CpuUsage): void => {
        if (thread.job !== job) return
        const left = job.processorMillis - ((system + user) / 1000 - before)
        if (left > 0) return watch(thread, job, before, Math.ceil(left))
        void end(thread)
        finish(thread, Exit.fail(new TaskStopped({ task: job.task, of: "processor", limit: job.processorMillis })))
        if (turns.isWaited) dispatch()
      }
      // a thread that has ended meanwhile says so itself
      thread.worker.cpuUsage().then(look, () => {})
    }, patience)
  }

  const begin = (thread: Thread, before: number): void => {
    const job = turns.next()
    if (job === undefined) {
      rest(thread)
      return
    }
    clearTimeout(thread.timer)
    thread.job = job
    thread.worker.ref()
    const { input, task, transfer } = job
    const sent: SentTask = { task, input }
    thread.worker.postMessage(sent, transfer)
    watch(thread, job, before, job.processorMillis)
  }

  const heard = (thread: Thread, { held, processorMillis, result }: TaskReport): void => {
    const before = thread.reported ?? processorMillis
    thread.reported = processorMillis
    if (!threads.has(thread)) return
    if (result !== undefined) {
      // it leaves before anybody is answered, who may have the next task at once
      const isKept = held <= keptMiB * MIB
      if (!isKept) {
        threads.delete(thread)
        leaving.add(thread)
      }
      finish(
        thread,
        "output" in result
          ? Exit.succeed({ output: result.output, processorMillis: processorMillis - before })
          : Exit.die(new Error(result.failure))
      )
      if (!isKept) {
        // it has loaded its file, and whatever a task has left open would keep it
        void thread.worker.terminate()
        return
      }
    }
    // who was answered may have given it the next task
    if (thread.job === undefined) begin(thread, processorMillis)
  }

  const start = (): void => {
    const worker = new Worker(file, {
      // most of a task's garbage is young; the default suits programs that have the machine for themselves
      resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
      // a program may run from its sources without this on its command line
      ...(file.pathname.endsWith(".ts") ? { execArgv: ["--conditions=@radicar/source"] } : {})
    })
    const ended = new Promise((resolve) => worker.once("exit", resolve))
    const thread: Thread = { worker, ended, reported: undefined, job: undefined, timer: undefined }
    threads.add(thread)
    worker.on("message", (report: TaskReport) => heard(thread, report))
    let why: unknown = new Error("A worker thread has ended.")
    worker.on("error", (error) => {
      why = error
    })
    worker.on("exit", () => {
      // a thread that could not begin takes one who waits with it, or threads would be started for ever
      const isOurs = threads.delete(thread) || leaving.delete(thread)
      if (thread.reported === undefined && isOurs) thread.job = turns.next()
      const task = thread.job?.task ?? ""
      const stopped = isOutOfMemory(why) ? new TaskStopped({ task, of: "memory", limit: heapMiB }) : undefined
      finish(thread, stopped === undefined ? Exit.die(why) : Exit.fail(stopped))
      if (isOurs && turns.isWaited) dispatch()
    })
  }

  const dispatch = (): void => {
    for (const thread of threads) {
      if (thread.job === undefined && thread.reported !== undefined) {
        begin(thread, thread.reported)
        return
      }
    }
    if (threads.size + leaving.size < most) start()
  }

  const run: WorkerPool<T>["run"] = (task, input, options) =>
    Effect.callback((resume) => {
      const job: Job = { ...options, task, input, end: (exit) => resume(exit as never) }
      turns.add(job.key, job)
      dispatch()
      return Effect.sync(() => turns.remove(job.key, job))
    })

  return {
    pool: { run },
    end: Effect.promise(() => Promise.all([...Array.from(threads, end), ...Array.from(leaving, ({ ended }) => ended)]))
  }
}

/** Starts a pool, whose threads start with the first tasks and end with the scope. */
export const makeWorkerPool = <T extends Tasks>(
  options: WorkerPoolOptions
): Effect.Effect<WorkerPool<T>, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => startPool<T>(options)),
      ({ end }) => end
    ),
    ({ pool }) => pool
  )
