import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import { Effect } from "effect"

/** A function from plain data to plain data, which can run in a thread. */
export interface Task<Input, Output> {
  readonly name: string
  readonly run: (input: Input) => Output
}

/** Size and owner of a task. */
interface Load {
  /** Number of bytes that the task processes. */
  readonly octets: number
  /** Number of bytes of everything sent together, such as the files of a batch. Default: `octets`. */
  readonly together?: number
  /** Owner; threads serve owners in turn. */
  readonly key: string
}

/** Executor of tasks, in place or in threads. Fails if a task exceeds a limit. */
export interface Workshop {
  readonly run: <Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    load: Load
  ) => Effect.Effect<Output, TaskStopped>
  /** Whether tasks of this size run in place, in one synchronous step. */
  readonly isInPlace: (octets: number) => boolean
}

/** Executor that runs everything in place. */
export const inPlace: Workshop = {
  run: (task, input) => Effect.sync(() => task.run(input)),
  isInPlace: () => true
}
