import { Effect, FileSystem, Option, Path } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { cannotRead } from "../input/readInput.ts"

const nothingIn = (path: string): Failure =>
  failure("usage", { en: `There is no *.json in ${path}.`, es: `No hay ningún *.json en ${path}.` })

/**
 * Files that the paths name, without duplicates. A directory stands for its `*.json` files, sorted by name, without
 * those in subdirectories.
 */
export const filesOf = Effect.fn("filesOf")(function* (paths: ReadonlyArray<string>) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const bodyPaths = new Map<string, string>()
  for (const each of paths) {
    const { type } = yield* Effect.mapError(files.stat(each), (error) => cannotRead(each, error))
    if (type !== "Directory") bodyPaths.set(path.resolve(each), each)
    else {
      const names = yield* Effect.mapError(files.readDirectory(each), (error) => cannotRead(each, error))
      const bodies = names.filter((name) => name.toLowerCase().endsWith(".json")).toSorted()
      if (bodies.length === 0) return yield* nothingIn(each)
      for (const name of bodies) bodyPaths.set(path.resolve(each, name), path.join(each, name))
    }
  }
  return [...bodyPaths.values()]
})

/** Default journal of a batch: next to the directory if only one is filed, else in the working directory. */
export const defaultJournal = Effect.fn("defaultJournal")(function* (paths: ReadonlyArray<string>) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const [only, ...others] = paths
  if (only === undefined || others.length > 0) return "radicar-submit.ndjson"
  const info = yield* Effect.option(files.stat(only))
  const isDirectory = Option.isSome(info) && info.value.type === "Directory"
  return isDirectory ? `${path.resolve(only)}.journal.ndjson` : "radicar-submit.ndjson"
})
