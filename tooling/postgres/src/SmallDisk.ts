import { execFile, execFileSync } from "node:child_process"
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A separate disk for a folder, small enough to be filled. */
export interface SmallDisk {
  /** Mounts the disk at an empty folder; returns the function that unmounts it. */
  readonly attach: (folder: string) => Promise<() => Promise<void>>
  /** Fills the free space to the last block. */
  readonly fill: () => void
  /** Releases the filled space. */
  readonly free: () => void
}

const fillFile = (path: string): void => {
  const file = openSync(path, "w")
  try {
    for (const size of [1 << 20, 4096]) {
      const block = Buffer.alloc(size)
      for (;;) {
        try {
          writeSync(file, block)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error
          break
        }
      }
    }
  } finally {
    closeSync(file)
  }
}

const mountArguments = (megabytes: number, folder: string): ReadonlyArray<string> => [
  "--types=tmpfs",
  `--options=size=${megabytes}m,mode=0700`,
  "tmpfs",
  folder
]

/** Whether this process can mount a disk: on Linux, as root with the capability to mount. */
export const mayMount = (): boolean => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), "may-mount-"))
  try {
    execFileSync("mount", mountArguments(1, folder), { stdio: "ignore" })
    execFileSync("umount", [folder], { stdio: "ignore" })
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}

/** Makes a disk of that many megabytes in memory (tmpfs). Throws unless {@link mayMount}. */
export const smallDisk = (megabytes: number): SmallDisk => {
  if (!mayMount()) {
    throw new Error("--disk-full mounts a small tmpfs for the database, which takes Linux and a root that may mount.")
  }
  let ballast = ""
  return {
    attach: async (folder) => {
      await run("mount", mountArguments(megabytes, folder))
      // initdb needs an empty cluster folder, so the ballast comes later, into a folder of the cluster
      ballast = join(folder, "ballast")
      return async () => {
        await run("umount", ["--lazy", folder])
      }
    },
    fill: () => fillFile(ballast),
    free: () => rmSync(ballast, { force: true })
  }
}
