import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type OutsideStore, OutsideStoreError, pathOf } from "./OutsideStore.ts"

/** Codes of temporary errors, such as a full disk or too many open files. */
const temporaryCodes = new Set(["ENOSPC", "EDQUOT", "EMFILE", "ENFILE", "EAGAIN", "EBUSY", "ETIMEDOUT", "ESTALE"])

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unreadable"

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, OutsideStoreError> =>
  Effect.tryPromise({
    try: run,
    catch: (error) => new OutsideStoreError({ reason: codeOf(error), retryable: temporaryCodes.has(codeOf(error)) })
  })

/** Syncs a directory: a name is on disk only after its directory is. */
const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeWhole = async (root: string, path: string, bytes: Uint8Array): Promise<void> => {
  const target = join(root, path)
  const folder = dirname(target)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${target}.${randomUUID()}.new`
  try {
    await writeFile(temporary, bytes, { mode: 0o600, flush: true, flag: "wx" })
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncDirectory(folder)
  if (made !== undefined) await syncDirectory(root)
}

const readIfThere = async (file: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw error
  }
}

const removeIfThere = async (file: string): Promise<void> => {
  await rm(file, { force: true })
  // the directory of a missing file may be missing, too
  if (existsSync(dirname(file))) await syncDirectory(dirname(file))
}

/**
 * Files in a directory, for their owner only. A file is complete and on disk, or missing. Files with the suffix `.new`
 * remain from a crash.
 */
export const directoryStore = (root: string): OutsideStore => ({
  write: (digest, bytes) => attempt(() => writeWhole(root, pathOf(digest), bytes)),
  read: (digest) => attempt(() => readIfThere(join(root, pathOf(digest)))),
  remove: (digest) => attempt(() => removeIfThere(join(root, pathOf(digest))))
})
