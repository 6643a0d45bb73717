import { Effect, FileSystem, Option, Path } from "effect"

/** Where the journal of a batch is unless it is said: beside the one directory that is filed, else in the working directory. */
export const defaultJournal = Effect.fn("defaultJournal")(function* (paths: ReadonlyArray<string>) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const [only, ...others] = paths
  if (only === undefined || others.length > 0) return "radicar-submit.ndjson"
  const info = yield* Effect.option(files.stat(only))
  const isDirectory = Option.isSome(info) && info.value.type === "Directory"
  return isDirectory ? `${path.resolve(only)}.journal.ndjson` : "radicar-submit.ndjson"
})
