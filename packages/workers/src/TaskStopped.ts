import { Schema } from "effect"

/** A task that was stopped before it was done, because it exceeded a limit. */
export class TaskStopped extends Schema.TaggedError<TaskStopped>()("TaskStopped", {
  task: Schema.String,
  /** The exceeded resource. */
  of: Schema.Literals(["processor", "memory"]),
  /** The limit: milliseconds of processor time, or MiB of objects. */
  limit: Schema.Finite
}) {}
