import { Effect, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { StorageError } from "../storage/StorageError.ts"

const readOrMake = async (directory: string): Promise<string> => {
  const file = join(directory, "master.key")
  const known = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw error
  })
  if (known !== undefined) return known
  const text = `${randomBytes(32).toString("base64")}\n`
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // whole or not at all: half a key would keep the service from starting
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return text
}

/**
 * The key of an embedded service: the file `master.key` of its data directory, made at the first start, for its owner
 * only. Whoever has both the directory's database and this file can read what is retained.
 */
export const ownMasterKey = (directory: string): Effect.Effect<Redacted.Redacted, StorageError> =>
  Effect.tryPromise({
    try: () => readOrMake(directory),
    catch: () => StorageError.because("read or make master.key in the data directory", "FileError", false)
  }).pipe(Effect.map(Redacted.make))
