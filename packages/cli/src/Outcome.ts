import { Schema } from "effect"
import { ExitCode, type ExitReason } from "./ExitCode.ts"

/**
 * Ends a command that has written all its output with a code other than 0: an invalid document, a rejected one, a
 * reported failure.
 */
export class Outcome extends Schema.TaggedError<Outcome>()("Outcome", { exitCode: Schema.Int }) {
  static readonly of = (reason: ExitReason): Outcome => new Outcome({ exitCode: ExitCode[reason] })
}
