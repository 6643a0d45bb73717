import { statSync } from "node:fs"
import { basename, join } from "node:path"
import { writeLibraries } from "./lib/writeLibraries.ts"
import { buildAll, pnpm, publishedPackages, repository } from "./repository.ts"

/** A package packed for the registry. */
export interface Tarball {
  readonly name: string
  readonly version: string
  /** Path of the tarball. */
  readonly file: string
  readonly bytes: number
}

/** Builds all packages of the repository, or of a copy, and packs them into a folder by their `publishConfig`. */
export const packAll = (folder: string, from = repository): ReadonlyArray<Tarball> => {
  buildAll(from)
  writeLibraries(from)
  const packed: ReadonlyArray<{ name: string; version: string; filename: string }> = JSON.parse(
    pnpm(
      [
        "--recursive",
        ...publishedPackages.map(({ name }) => `--filter=${name}`),
        "pack",
        "--pack-destination",
        folder,
        "--json"
      ],
      from
    )
  )
  return packed
    .map(({ filename, name, version }) => {
      const file = join(folder, basename(filename))
      return { name, version, file, bytes: statSync(file).size }
    })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
}
