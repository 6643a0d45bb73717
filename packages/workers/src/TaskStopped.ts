import { Schema } from "effect"

/** A task that was ended before it was done, because it took more than it may. */
export class TaskStopped extends Schema.TaggedError<TaskStopped>()("TaskStopped", {
  task: Schema.String,
  /** What it took too much of. */
  of: Schema.Literals(["processor", "memory"]),
  /** The limit: milliseconds of processor, or MiB of objects. */
  limit: Schema.Finite
}) {}
