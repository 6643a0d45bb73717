import { Clock, Effect, Exit, type Scope } from "effect"
import { availableParallelism } from "node:os"
import { type Transferable, Worker } from "node:worker_threads"
import type { SentTask, TaskReport, Tasks } from "./serveTasks.ts"
import { TaskStopped } from "./TaskStopped.ts"
import { FairQueue } from "./FairQueue.ts"

/** Settings of a pool. */
export interface WorkerPoolOptions {
  /** URL of the worker file, which calls `serveTasks`. */
  readonly file: URL
  /**
   * Maximum number of threads, the spare thread not counted. Default: one less than the available processors, at least
   * one; a processor is left for the thread that answers requests.
   */
  readonly threads?: number
  /**
   * Milliseconds after which a task is long. While all threads run long tasks, a spare thread runs the tasks of keys
   * that have none running. Default: 500.
   */
  readonly longMillis?: number
  /**
   * MiB of resident memory of the process above which the spare thread neither starts nor takes a task. 0 means that
   * there is no spare thread. Default: 768.
   */
  readonly spareMiB?: number
  /**
   * MiB of objects that a thread may hold, buffers not counted. Default: 640. Leave room: V8 ends only the thread if
   * memory grows slowly up to the limit, but the whole process if one large allocation exceeds it.
   */
  readonly heapMiB?: number
  /**
   * MiB, buffers counted, up to which a thread is reused after a task. Default: 192. A thread that holds more is
   * replaced: neither V8 nor WebAssembly returns the memory of a large task while the thread lives.
   */
  readonly keptMiB?: number
  /** Milliseconds after which an idle thread ends. Default: 10 000. */
  readonly idleMillis?: number
}

/** Settings of one task. */
export interface TaskOptions {
  /** Owner of the task. Tasks of different keys take turns. */
  readonly key: string
  /** Limit of processor time in milliseconds. A task that exceeds it is ended with its thread. */
  readonly processorMillis: number
  /** Objects that are transferred to the thread instead of copied. */
  readonly transfer?: ReadonlyArray<Transferable>
  /**
   * Id of the thread that holds the state that the task continues. The task runs there, before tasks that continue
   * nothing; if the thread has ended, in any.
   */
  readonly thread?: number
}

/** Result of a task. */
export interface TaskResult<Output> {
  readonly output: Output
  /** Processor time of the task in milliseconds. */
  readonly processorMillis: number
}

/** Pool of threads that run the tasks of a worker file, each one task at a time. */
export interface WorkerPool<T extends Tasks> {
  /**
   * Runs a task in a thread, after the queued tasks of the same key and in turn with other keys. Fails if the task
   * exceeds a limit; an error that the task throws is a defect. If the caller is interrupted, a task that has not begun
   * never runs.
   */
  readonly run: <Name extends keyof T & string>(
    task: Name,
    input: Parameters<T[Name]>[0],
    options: TaskOptions
  ) => Effect.Effect<TaskResult<Awaited<ReturnType<T[Name]>>>, TaskStopped>
}

/**
 * URL of a worker file next to a module: a `.ts` file if the module is a source, else a `.js` file. A bundle contains
 * the worker as a file of its own, under the same name.
 */
export const workerFile = (name: string, moduleUrl: string): URL =>
  new URL(`./${name}.${new URL(moduleUrl).pathname.endsWith(".ts") ? "ts" : "js"}`, moduleUrl)

const MIB = 1024 * 1024

/** MiB of new objects that a thread allocates between two garbage collections. */
const YOUNG_MIB = 16

/**
 * Time for which a key may not use the spare thread after a long task, as a multiple of the task's processor time. So a
 * key whose tasks are all long has at most a fifth of that thread.
 */
const RECOVERY = 4

interface Job extends SentTask, TaskOptions {
  readonly end: (exit: Exit.Exit<TaskResult<unknown>, TaskStopped>) => void
}

/** A thread and its current job. */
interface Thread {
  readonly worker: Worker
  /** Resolves when the thread has ended. */
  readonly ended: Promise<unknown>
  /** Processor time in milliseconds at the last report; `undefined` until the thread is ready for tasks. */
  reported: number | undefined
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  /** Ticks while the job runs, at first when the job becomes long. */
  ticks: NodeJS.Timeout | undefined
  /** Whether the job is long. */
  isLong: boolean
  /** Jobs that continue what this thread holds. */
  readonly continuations: FairQueue<Job>
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"

// oxlint-disable-next-line max-lines-per-function -- one state machine over the threads
const startPool = <T extends Tasks>(
  {
    file,
    heapMiB = 640,
    idleMillis = 10_000,
    keptMiB = 192,
    longMillis = 500,
    spareMiB = 768,
    threads: most = Math.max(1, availableParallelism() - 1)
  }: WorkerPoolOptions,
  clock: Clock.Clock
) => {
  const threads = new Set<Thread>()
  /** Threads that end because they hold too much memory. Each is replaced once it has ended. */
  const leaving = new Set<Thread>()
  const jobs = new FairQueue<Job>()
  /** Times in milliseconds until which keys may not use the spare thread. */
  const recovering = new Map<string, number>()

  const recover = (key: string, processorMillis: number): void => {
    const now = clock.currentTimeMillisUnsafe()
    for (const [other, until] of recovering) if (until <= now) recovering.delete(other)
    if (processorMillis > longMillis) recovering.set(key, now + RECOVERY * processorMillis)
  }

  /**
   * Whether a job may begin in an idle or new thread. The last thread is spare: any thread is, while all others are
   * busy. It is kept for keys that only wait, so that no key occupies two threads when others need one. A job that
   * continues another does not wait until the others are long.
   */
  const mayBegin = (job: Job): boolean => {
    const running = Array.from(threads).filter((thread) => thread.job !== undefined)
    if (running.length < most) return true
    return (
      running.every((thread) => (thread.isLong || job.thread !== undefined) && thread.job?.key !== job.key) &&
      (recovering.get(job.key) ?? 0) <= clock.currentTimeMillisUnsafe() &&
      process.memoryUsage.rss() <= spareMiB * MIB
    )
  }

  /** Ends the job of a thread. A job that was stopped has taken all its processor time. */
  const finish = (
    thread: Thread,
    exit: Parameters<Job["end"]>[0],
    processorMillis = thread.job?.processorMillis ?? 0
  ): void => {
    clearTimeout(thread.timer)
    clearInterval(thread.ticks)
    const { job } = thread
    thread.job = undefined
    thread.isLong = false
    if (job === undefined) return
    recover(job.key, processorMillis)
    job.end(exit)
  }

  /** Removes a thread from the pool. Its continuations run in other threads. Returns whether it was in the pool. */
  const remove = (thread: Thread): boolean => {
    const { continuations } = thread
    for (let job = continuations.next(); job !== undefined; job = continuations.next()) jobs.add(job.key, job)
    return threads.delete(thread)
  }

  /**
   * Ends a thread. It is removed from the pool first, because a caller that gets its answer may send the next task at
   * once. Only a thread with a job is terminated: terminating one that still loads its file may crash Node
   * (nodejs/node#42501).
   */
  const end = (thread: Thread): Promise<unknown> => {
    remove(thread)
    clearTimeout(thread.timer)
    clearInterval(thread.ticks)
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

  /**
   * Checks the processor time of a job as soon as it can have reached its limit. Processor time never exceeds wall
   * time.
   */
  const watch = (thread: Thread, job: Job, before: number, patience: number): void => {
    thread.timer = setTimeout(() => {
      const look = ({ system, user }: NodeJS.CpuUsage): void => {
        if (thread.job !== job) return
        const left = job.processorMillis - ((system + user) / 1000 - before)
        if (left > 0) return watch(thread, job, before, Math.ceil(left))
        void end(thread)
        finish(thread, Exit.fail(new TaskStopped({ task: job.task, of: "processor", limit: job.processorMillis })))
        dispatch()
      }
      // A thread that has ended in the meantime reports that itself.
      thread.worker.cpuUsage().then(look, () => {})
    }, patience)
  }

  const begin = (thread: Thread, job: Job, before: number): void => {
    clearTimeout(thread.timer)
    thread.job = job
    thread.worker.ref()
    const { input, task, transfer } = job
    const message: SentTask = { task, input }
    thread.worker.postMessage(message, transfer)
    watch(thread, job, before, job.processorMillis)
    thread.ticks = setInterval(() => {
      thread.isLong = true
      dispatch()
    }, longMillis)
  }

  /** Begins waiting jobs in idle threads: first those that continue what a thread holds. */
  const fill = (): void => {
    for (const nextOf of [({ continuations }: Thread) => continuations.next(mayBegin), () => jobs.next(mayBegin)]) {
      for (const thread of threads) {
        if (thread.job !== undefined || thread.reported === undefined) continue
        const job = nextOf(thread)
        if (job !== undefined) begin(thread, job, thread.reported)
      }
    }
  }

  const handleReport = (thread: Thread, { held, processorMillis, result }: TaskReport): void => {
    const before = thread.reported ?? processorMillis
    thread.reported = processorMillis
    if (!threads.has(thread)) return
    if (result !== undefined) {
      // Remove the thread before answering: the caller may send the next task at once.
      const isKept = held <= keptMiB * MIB
      if (!isKept) {
        remove(thread)
        leaving.add(thread)
      }
      finish(
        thread,
        "output" in result
          ? Exit.succeed({ output: result.output, processorMillis: processorMillis - before })
          : Exit.die(new Error(result.failure)),
        processorMillis - before
      )
      if (!isKept) {
        // The thread has loaded its file, and resources that a task left open could keep it alive.
        void thread.worker.terminate()
        return
      }
    }
    // The caller that was answered may already have given this thread its next task.
    if (thread.job === undefined) rest(thread)
    dispatch()
  }

  const start = (): void => {
    const worker = new Worker(file, {
      // Most garbage of a task is young; the default sizes suit programs that have the machine for themselves.
      resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
      // A program may run from its sources without this condition on its command line.
      ...(file.pathname.endsWith(".ts") ? { execArgv: ["--conditions=@radicar/source"] } : {})
    })
    const ended = new Promise((resolve) => worker.once("exit", resolve))
    const continuations = new FairQueue<Job>()
    const thread: Thread = {
      worker,
      ended,
      reported: undefined,
      job: undefined,
      timer: undefined,
      ticks: undefined,
      isLong: false,
      continuations
    }
    threads.add(thread)
    worker.on("message", (report: TaskReport) => handleReport(thread, report))
    let why: unknown = new Error("A worker thread has ended.")
    worker.on("error", (error) => {
      why = error
    })
    worker.on("exit", () => {
      // A thread that could not start fails one waiting task; otherwise the pool would start threads for ever.
      const isOurs = remove(thread) || leaving.delete(thread)
      if (thread.reported === undefined && isOurs) thread.job = jobs.next()
      const task = thread.job?.task ?? ""
      const stopped = isOutOfMemory(why) ? new TaskStopped({ task, of: "memory", limit: heapMiB }) : undefined
      finish(thread, stopped === undefined ? Exit.die(why) : Exit.fail(stopped))
      if (isOurs) dispatch()
    })
  }

  /** Begins waiting jobs in idle threads, and starts a thread if one is missing. */
  const dispatch = (): void => {
    fill()
    const starting = Array.from(threads).filter(({ reported }) => reported === undefined).length
    const present = threads.size + leaving.size
    const isMissing =
      present < most ? jobs.size > starting : present === most && starting + leaving.size === 0 && jobs.has(mayBegin)
    if (isMissing) start()
  }

  const run: WorkerPool<T>["run"] = (task, input, options) =>
    Effect.callback((resume) => {
      const end = (exit: Exit.Exit<TaskResult<unknown>, TaskStopped>) =>
        resume(exit as Exit.Exit<TaskResult<Awaited<ReturnType<T[typeof task]>>>, TaskStopped>)
      const job: Job = { ...options, task, input, end }
      const holder = Array.from(threads).find(({ worker }) => worker.threadId === job.thread)
      const queue = holder?.continuations ?? jobs
      queue.add(job.key, job)
      dispatch()
      return Effect.sync(() => {
        for (const each of [queue, jobs]) each.remove(job.key, job)
      })
    })

  return {
    pool: { run },
    end: Effect.promise(() => Promise.all([...Array.from(threads, end), ...Array.from(leaving, ({ ended }) => ended)]))
  }
}

/** Starts a pool. Its threads start with the first tasks and end with the scope. */
export const makeWorkerPool = <T extends Tasks>(
  options: WorkerPoolOptions
): Effect.Effect<WorkerPool<T>, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.map(Clock.Clock, (clock) => startPool<T>(options, clock)),
      ({ end }) => end
    ),
    ({ pool }) => pool
  )
