import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const memory = "/dev/shm"

/** Free memory in bytes that temporary files in memory require: three times the peak of the service's test suite. */
const room = 4 * 1024 ** 3

const holdsPrograms = (): boolean => {
  const mounts = readFileSync("/proc/self/mounts", "utf8").split("\n")
  const [, , kind, options = ""] = mounts.findLast((mount) => mount.split(" ")[1] === memory)?.split(" ") ?? []
  return kind === "tmpfs" && !options.split(",").includes("noexec")
}

const isRoomy = (): boolean => {
  if (process.platform !== "linux") return false
  try {
    const { bavail, bsize } = statfsSync(memory)
    return holdsPrograms() && Math.min(bavail * bsize, process.availableMemory()) > room
  } catch {
    return false
  }
}

/** Removes temporary files of test runs that were killed, except a disk that one left mounted. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(memory)) {
    const [, id] = /^radicar-test-(\d+)-/u.exec(name) ?? []
    if (id === undefined || existsSync(`/proc/${id}`)) continue
    try {
      rmSync(join(memory, name), { recursive: true, force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall !== "rm") throw error
    }
  }
}

/**
 * Chooses the folder for the temporary files of a test run. It is in memory if there is room and `TMPDIR` names no
 * other place. Tests create and remove hundreds of databases, each with a thousand files. On a disk that can cost the
 * kernel a quarter of all processor time.
 */
export const temporaryRoot = (): string => {
  if (process.env["TMPDIR"] !== undefined || !isRoomy()) return tmpdir()
  removeLeftovers()
  return memory
}
