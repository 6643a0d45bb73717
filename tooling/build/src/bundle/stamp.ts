import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const repository = join(import.meta.dirname, "../../../..")

/** Path of the file in a bundle's folder that identifies the bundle's sources. */
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

/** Writes the stamp of a finished bundle: the digest, with a remark of the builder, and the globs of the sources. */
export const writeStamp = (folder: string, stamp: string, sources: ReadonlyArray<string>): void =>
  writeFileSync(stampFile(folder), [stamp, ...sources].join("\n"))

const readStamp = (folder: string): ReadonlyArray<string> =>
  existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), "utf8").split("\n") : []

/** Whether the bundle in a folder has this stamp. */
export const isStampedWith = (folder: string, stamp: string): boolean => readStamp(folder)[0] === stamp

/** Whether the bundle in a folder was made from the sources as they are, whatever remark its stamp has. */
export const isCurrent = (folder: string): boolean => {
  const [stamp, ...sources] = readStamp(folder)
  return stamp !== undefined && stamp.split(" ")[0] === sourcesDigest(sources)
}
