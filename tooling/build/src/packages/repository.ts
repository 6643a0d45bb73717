import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Folder of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

const read = (path: string) => JSON.parse(readFileSync(join(repository, path), "utf8"))

/** Reads the manifest of the package in a folder of `packages`. */
export const manifestOf = (folder: string) => read(`packages/${folder}/package.json`)

/** A published package: its name, and the name of its folder in `packages`. */
export interface PublishedPackage {
  readonly name: string
  readonly folder: string
}

/** All published packages: those in `packages` that are not private. */
export const publishedPackages: ReadonlyArray<PublishedPackage> = readdirSync(join(repository, "packages"))
  .toSorted()
  .filter((folder) => manifestOf(folder).private !== true)
  .map((folder) => ({ folder, name: manifestOf(folder).name }))

/** Published packages that other programs import. The remaining published packages are programs. */
export const libraries: ReadonlyArray<PublishedPackage> = publishedPackages.filter(
  ({ folder }) => !("bin" in manifestOf(folder))
)

/**
 * Runs pnpm in the repository or a copy of it, in the version of `packageManager`; returns its output.
 *
 * @throws when it fails, with its output
 */
export const pnpm = (words: ReadonlyArray<string>, folder = repository): string => {
  const { stderr, status, stdout } = spawnSync("npx", ["-y", read("package.json").packageManager, ...words], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28
  })
  if (status !== 0) throw new Error(`pnpm ${words.join(" ")} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

/** Builds all published packages of the repository or a copy; unchanged packages come from the build cache. */
export const buildAll = (folder = repository): void => {
  pnpm(["exec", "turbo", "run", "build", "--filter=./packages/*", "--output-logs=errors-only"], folder)
}
