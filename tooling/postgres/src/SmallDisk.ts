import { execFile, execFileSync } from "node:child_process"
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A disk of its own for a folder, small enough to be filled. */
export interface SmallDisk {
  /** Mounts it over an empty folder; answers what unmounts it. */
  readonly attach: (folder: string) => Promise<() => Promise<void>>
  /** Takes what is free, to the last block. */
  readonly fill: () => void
  /** Gives it back. */
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

/** Whether this machine lets us mount a disk: Linux, and root with the capability to do it. */
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

/** Mounts a file system in memory (tmpfs) of that many megabytes. Throws where {@link mayMount} says no. */
export const smallDisk = (megabytes: number): SmallDisk => {
  if (!mayMount()) {
    throw new Error("--disk-full mounts a small tmpfs for the database, which takes Linux and a root that may mount.")
  }
  let ballast = ""
  return {
    attach: async (folder) => {
      await run("mount", mountArguments(megabytes, folder))
      // initdb wants the folder of the cluster empty, so the ballast comes later, into a folder of the cluster itself
      ballast = join(folder, "ballast")
      return async () => {
        await run("umount", ["--lazy", folder])
      }
    },
    fill: () => fillFile(ballast),
    free: () => rmSync(ballast, { force: true })
  }
}
