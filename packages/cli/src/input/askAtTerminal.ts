import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { Prompt, TerminalCapabilities } from "effect/cli"
import type { Failure } from "../Failure.ts"
import { Output } from "../output/Output.ts"

/** Asks a person at the terminal; fails with `otherwise` without a terminal. */
export const askAtTerminal = Effect.fn("askAtTerminal")(function* <A>(
  message: Localized,
  prompt: (options: { readonly message: string }) => Prompt.Prompt<A>,
  otherwise: Failure
) {
  const output = yield* Output
  const { canPrompt } = yield* TerminalCapabilities.TerminalCapabilities
  if (!canPrompt) return yield* otherwise
  return yield* Prompt.run(prompt({ message: output.say(message) })).pipe(
    // the shell's prompt must not follow ours on the same line
    Effect.tapError(() => output.message(""))
  )
})
