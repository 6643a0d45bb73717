import { Schema } from "effect"

/** The sandbox could not listen on the host and port it was given. */
export class SandboxListenError extends Schema.TaggedError<SandboxListenError>()("SandboxListenError", {
  host: Schema.String,
  port: Schema.Int,
  code: Schema.String
}) {
  override get message(): string {
    return `The sandbox cannot listen on ${this.host}:${this.port} (${this.code}).`
  }
}
