import { PGlite } from "@electric-sql/pglite"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const { version } = JSON.parse(
  readFileSync(join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json"), "utf8")
) as { readonly version: string }

const pattern = fileURLToPath(new URL(`../../../node_modules/.cache/radicar/pglite-${version}`, import.meta.url))

const createPattern = async (): Promise<void> => {
  mkdirSync(dirname(pattern), { recursive: true })
  const unfinished = mkdtempSync(`${pattern}-`)
  await (await PGlite.create(join(unfinished, "database"))).close()
  try {
    renameSync(join(unfinished, "database"), pattern)
  } catch (error) {
    // another process was faster and created the same
    if (!existsSync(pattern)) throw error
  }
  rmSync(unfinished, { recursive: true })
}

/**
 * Copies an empty cluster of the embedded database into a service's data directory, unless the directory has one;
 * returns the cluster's folder. A service would take seconds to create its cluster. The copied cluster is made once for
 * each version of PGlite. Use this in tests that are not about the creation.
 */
export const embeddedCluster = async (dataDirectory: string): Promise<string> => {
  if (!existsSync(pattern)) await createPattern()
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const folder = join(dataDirectory, "database")
  if (!existsSync(folder)) cpSync(pattern, folder, { recursive: true })
  return folder
}
