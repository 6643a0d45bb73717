import { Effect, type FileSystem, type Stdio } from "effect"
import { Failure } from "../Failure.ts"
import type { Output } from "../output/Output.ts"
import { readInput } from "./readInput.ts"

/** The text of a file or of standard input, which must be UTF-8; a byte order mark is dropped. */
export const readText = Effect.fn("readText")(function* (
  file: string
): Effect.fn.Return<string, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const bytes = yield* readInput(file)
  return yield* Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () =>
      new Failure({
        reason: "invalid-document",
        text: { en: `${nameOf(file)} is not UTF-8 text.`, es: `${nameOf(file)} no es texto UTF-8.` }
      })
  })
})

const nameOf = (file: string): string => (file === "-" ? "stdin" : file)
