import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const memory = "/dev/shm"

/** Three times what the suite of the service takes at most. */
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

/** Removes what test runs have left there that were killed. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(memory)) {
    const [, id] = /^radicar-test-(\d+)-/u.exec(name) ?? []
    if (id !== undefined && !existsSync(`/proc/${id}`)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * Where a test run keeps its temporary files: in memory, if the machine has room for them and `TMPDIR` names no other
 * place. Tests create and remove databases of a thousand files each by the hundred: on a disk that can cost the kernel
 * a quarter of all processor time.
 */
export const temporaryRoot = (): string => {
  if (process.env["TMPDIR"] !== undefined || !isRoomy()) return tmpdir()
  removeLeftovers()
  return memory
}
