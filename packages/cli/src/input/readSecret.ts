import { Config, Effect, FileSystem, Option, Redacted, Stdio, Stream } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { cannotRead } from "./readInput.ts"

const wouldBeSeen = failure(
  "usage",
  {
    en: "A secret typed here would be visible.",
    es: "Un secreto escrito aquí quedaría a la vista."
  },
  { en: "Pipe it in, or name its file.", es: "Páselo por una tubería, o indique su archivo." }
)

/** Secrets from standard input, which can be read only once; a command may need them for several calls. */
const piped = new WeakMap<Stdio.Stdio, string>()

const fromStandardInput = Effect.gen(function* () {
  const stdio = yield* Stdio.Stdio
  const cached = piped.get(stdio)
  if (cached !== undefined) return cached
  if (yield* stdio.stdinIsTerminal) return yield* wouldBeSeen
  const chunks = yield* Effect.mapError(Stream.runCollect(stdio.stdin), (error) => cannotRead("-", error))
  const text = new TextDecoder().decode(Buffer.concat(chunks))
  piped.set(stdio, text)
  return text
})

/**
 * Reads a secret from a file, or from standard input for `-`. One line end after it is removed, because editors add it.
 */
export const readSecret = Effect.fn("readSecret")(function* (
  file: string
): Effect.fn.Return<Redacted.Redacted<string>, Failure, FileSystem.FileSystem | Stdio.Stdio> {
  const files = yield* FileSystem.FileSystem
  const text =
    file === "-"
      ? yield* fromStandardInput
      : yield* Effect.mapError(files.readFileString(file), (error) => cannotRead(file, error))
  return Redacted.make(text.replace(/\r?\n$/u, ""))
})

/** Secret in an environment variable, if it is set. */
export const secretVariable = (name: string): Effect.Effect<Option.Option<Redacted.Redacted<string>>> =>
  Effect.orDie(Config.option(Config.Redacted(name)))

/** Secret in the file that a flag names, else in an environment variable; `undefined` without either. */
export const statedSecret = Effect.fn("statedSecret")(function* (file: Option.Option<string>, variable: string) {
  if (Option.isSome(file)) return yield* readSecret(file.value)
  return Option.getOrUndefined(yield* secretVariable(variable))
})
