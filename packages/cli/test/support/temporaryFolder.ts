import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "vitest"

/** A folder for the files of one test file, removed behind it. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-cli-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = (name: string): string => join(folder, name)
  return {
    folder,
    path,
    /** Writes a file and answers its path. */
    write: (name: string, content: string | Uint8Array): string => {
      writeFileSync(path(name), content)
      return path(name)
    }
  }
}
