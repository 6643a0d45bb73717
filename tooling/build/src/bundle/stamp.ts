import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const repository = join(import.meta.dirname, "../../../..")

/** Path of the file in a bundle's folder that holds the digest of the bundle's sources. */
export const stampFile = (folder: string): string => join(folder, ".sources")

/** Computes the SHA-256 over names and contents of the files that globs select, from the root of the repository. */
export const sourcesDigest = (globs: ReadonlyArray<string>): string => {
  const hash = createHash("sha256")
  for (const path of globSync([...globs], { cwd: repository }).toSorted()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(repository, path)))
  }
  return hash.digest("hex")
}

/** Whether the bundle in a folder was made from the sources with this digest. */
export const isStampedWith = (folder: string, digest: string): boolean =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === digest
