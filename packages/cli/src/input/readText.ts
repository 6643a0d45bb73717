import { Effect, type FileSystem, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { Output } from "../output/Output.ts"
import { decodeText } from "./decodeText.ts"
import { readInput } from "./readInput.ts"

/** The text of a file or of standard input, which must be UTF-8; a byte order mark is dropped. */
export const readText = Effect.fn("readText")(function* (
  file: string
): Effect.fn.Return<string, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  return yield* decodeText(yield* readInput(file), file)
})
