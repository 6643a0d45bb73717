import { Schema } from "effect"

/** A command has said what is wrong; the process ends with 1. */
export class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {}) {}
