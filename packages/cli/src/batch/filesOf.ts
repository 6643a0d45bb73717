import { Effect, FileSystem, Path } from "effect"
import { Failure } from "../Failure.ts"
import { cannotRead } from "../input/cannotRead.ts"

const nothingIn = (path: string): Failure =>
  new Failure({
    reason: "usage",
    text: { en: `There is no *.json in ${path}.`, es: `No hay ningún *.json en ${path}.` }
  })

/** The files that paths name, each once: files as they are, of a directory its `*.json`, by name, none of those below it. */
export const filesOf = Effect.fn("filesOf")(function* (paths: ReadonlyArray<string>) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const found = new Map<string, string>()
  for (const each of paths) {
    const { type } = yield* Effect.mapError(files.stat(each), (error) => cannotRead(each, error))
    if (type !== "Directory") found.set(path.resolve(each), each)
    else {
      const names = yield* Effect.mapError(files.readDirectory(each), (error) => cannotRead(each, error))
      const bodies = names.filter((name) => name.toLowerCase().endsWith(".json")).toSorted()
      if (bodies.length === 0) return yield* nothingIn(each)
      for (const name of bodies) found.set(path.resolve(each, name), path.join(each, name))
    }
  }
  return [...found.values()]
})
