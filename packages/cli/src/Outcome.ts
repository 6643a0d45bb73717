import { Schema } from "effect"
import { ExitCode, type ExitReason } from "./ExitCode.ts"

/**
 * A command that has said everything it had to say and ends with another code than 0: a document that is not valid, a
 * rejected one, a reported failure.
 */
export class Outcome extends Schema.TaggedError<Outcome>()("Outcome", { exitCode: Schema.Int }) {
  static readonly of = (reason: ExitReason): Outcome => new Outcome({ exitCode: ExitCode[reason] })
}
