import { Effect } from "effect"
import { Completions } from "effect/cli"

/** The script that has a shell complete commands and flags. */
export const completionScript = (shell: "bash" | "zsh" | "fish"): Effect.Effect<string> =>
  Effect.promise(async () => {
    // the command line knows this command, which knows the command line
    const { radicar } = await import("../radicar.ts")
    return Completions.generate(radicar.name, shell, Completions.fromCommand(radicar))
  })
