import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Where the recordings are. */
export const recordingsFolder = join(import.meta.dirname, "../statements")

/** What a version of the service says to its database. */
export interface Recording {
  /** The latest migration that the version knew. */
  readonly schema: number
  readonly statements: ReadonlyArray<string>
}

/** All recordings that are checked in, one for each version that may still run when the next is started. */
export const recordings = (): ReadonlyArray<Recording> =>
  readdirSync(recordingsFolder).map((file) => JSON.parse(readFileSync(join(recordingsFolder, file), "utf8")))
