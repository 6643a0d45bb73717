import { Schema } from "effect"

/** The text is not JSON, or repeats a key, or nests too deeply. `line` and `column` count from 1. */
export class JsonSyntaxError extends Schema.TaggedError<JsonSyntaxError>()("JsonSyntaxError", {
  problem: Schema.String,
  line: Schema.Int,
  column: Schema.Int
}) {
  override get message(): string {
    return `${this.problem} at line ${this.line}, column ${this.column}`
  }
}
