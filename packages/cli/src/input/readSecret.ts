import { Effect, FileSystem, Redacted } from "effect"
import type { Failure } from "../Failure.ts"
import { cannotRead } from "./cannotRead.ts"

/** A secret kept in a file: its whole text but one line end behind it, which editors add. */
export const readSecret = Effect.fn("readSecret")(function* (
  file: string
): Effect.fn.Return<Redacted.Redacted<string>, Failure, FileSystem.FileSystem> {
  const files = yield* FileSystem.FileSystem
  const text = yield* Effect.mapError(files.readFileString(file), (error) => cannotRead(file, error))
  return Redacted.make(text.replace(/\r?\n$/u, ""))
})
