import { Schema } from "effect"

/** A standard stream does not take what is written to it: a full disk, most likely. */
export class CannotWrite extends Schema.TaggedError<CannotWrite>()("CannotWrite", {
  /** The system's code: ENOSPC, EIO. */
  code: Schema.String
}) {
  override get message(): string {
    return `The output cannot be written (${this.code}).`
  }
}
