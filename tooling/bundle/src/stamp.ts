import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const repository = join(import.meta.dirname, "../../..")

/** The file with the digest of a folder's sources. */
export const stampFile = (folder: string): string => join(folder, ".sources")

/** SHA-256 over names and contents of the files of these globs, from the root of the repository. */
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

/** Whether a folder was made from the sources of a digest. */
export const isStampedWith = (folder: string, digest: string): boolean =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === digest
