import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import { Effect } from "effect"

/** A step from plain data to plain data, which a thread can be sent. */
export interface Task<Input, Output> {
  readonly name: string
  readonly run: (input: Input) => Output
}

/** What a task is about. */
interface Load {
  /** Octets that it is about. */
  readonly octets: number
  /** Octets of all that came together, such as the files of a batch; `octets` when absent. */
  readonly together?: number
  /** Whose they are: threads serve one after another. */
  readonly key: string
}

/** Where tasks are run. Fails where one takes more than it may. */
export interface Workshop {
  readonly run: <Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    load: Load
  ) => Effect.Effect<Output, TaskStopped>
  /** Whether tasks about that much are run in place, in one synchronous step. */
  readonly isInPlace: (octets: number) => boolean
}

/** Runs everything in place. */
export const inPlace: Workshop = {
  run: (task, input) => Effect.sync(() => task.run(input)),
  isInPlace: () => true
}
