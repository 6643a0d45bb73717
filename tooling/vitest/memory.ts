import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { join } from "node:path"

const memory = "/dev/shm"

/** The suite of the service needs about half of it. */
const room = 6 * 1024 ** 3

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

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** Removes what test runs have left that were killed. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(memory)) {
    const [, id] = /^radicar-tests-(\d+)-/u.exec(name) ?? []
    if (id !== undefined && !existsSync(`/proc/${id}`)) remove(join(memory, name))
  }
}

/**
 * Has this process and those that it starts keep their temporary files in memory, if the machine has room for them and
 * `TMPDIR` names no other place. Tests create and remove databases of a thousand files each by the hundred: on a disk
 * that can cost the kernel a quarter of all processor time. The files are removed when the process exits.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env["TMPDIR"] !== undefined || !isRoomy()) return
  removeLeftovers()
  const folder = mkdtempSync(join(memory, `radicar-tests-${process.pid}-`))
  // the server of Postgres may run under another account
  chmodSync(folder, 0o711)
  process.env["TMPDIR"] = folder
  process.on("exit", () => remove(folder))
}
