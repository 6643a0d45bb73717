import { copyFile, link, mkdir, readdir, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import type { PostgresMajor } from "../PostgresMajor.ts"

interface PackagedLink {
  readonly source: string
  readonly target: string
}

const nativeFolder = (major: PostgresMajor): string => {
  const name = `postgres-${major}-${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native")
  } catch {
    throw new Error(`No Postgres for this platform: the package ${name} is not installed.`)
  }
}

/** Links a file to another place, or copies it if that place is on another file system. */
const linkOrCopy = (source: string, target: string): Promise<void> =>
  link(source, target).catch(() => copyFile(source, target))

/**
 * Installs the Postgres of a major version from the npm package of this platform into `folder`; returns the folder of
 * its programs.
 *
 * It is installed in another place for two reasons. npm packages contain no symbolic links; the package lists them for
 * its install script, which does not run here. And the server's account may not be allowed to read `node_modules`.
 * Files are linked, because copying sixty megabytes takes longer than creating a cluster.
 */
export const installBinaries = async (folder: string, major: PostgresMajor): Promise<string> => {
  const native = nativeFolder(major)
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
