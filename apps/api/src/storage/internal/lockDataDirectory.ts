import { Effect, type Scope } from "effect"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { DataDirectoryInUse } from "../DataDirectoryInUse.ts"
import { StorageError } from "../StorageError.ts"

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const BUSY = 5

const lock = (directory: string): DatabaseSync => {
  const file = new DatabaseSync(join(directory, "lock"), { timeout: 0 })
  try {
    file.exec("begin exclusive")
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/**
 * Holds the file `lock` in `directory` until the scope closes.
 *
 * The file is an empty SQLite database under an exclusive transaction, which is a lock of the operating system: it
 * ends with the process, however that ends, so no stale lock is ever left behind, and process ids, which mean nothing
 * from one container to the next, play no part.
 */
export const lockDataDirectory = (
  directory: string
): Effect.Effect<void, DataDirectoryInUse | StorageError, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => lock(directory),
      catch: (error) =>
        error instanceof Error && "errcode" in error && error.errcode === BUSY
          ? DataDirectoryInUse.at(directory)
          : StorageError.because("lock the data directory", "FileError", false)
    }),
    (file) => Effect.sync(() => file.close())
  )
