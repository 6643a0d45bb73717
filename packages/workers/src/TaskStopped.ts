import { Schema } from "effect"

/** A task that was stopped before it was done, because it exceeded a limit. */
export class TaskStopped extends Schema.TaggedError<TaskStopped>()("TaskStopped", {
  task: Schema.String,
  /** The resource whose limit the task exceeded. */
  of: Schema.Literals(["processor", "memory"]),
  /** The limit: milliseconds of processor time, or MiB of objects. */
  limit: Schema.Finite
}) {}
