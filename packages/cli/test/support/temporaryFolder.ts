import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"

/**
 * A folder for the files of one test file, removed behind it. With `isWorking` this process works in it meanwhile, so
 * that commands which run here find files by their names.
 */
export const temporaryFolder = ({ isWorking = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-cli-"))
  const before = process.cwd()
  if (isWorking) beforeAll(() => process.chdir(folder))
  afterAll(() => {
    if (isWorking) process.chdir(before)
    rmSync(folder, { recursive: true })
  })
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
