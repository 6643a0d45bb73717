import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { freemem } from "node:os"

const gibibyte = 1024 ** 3

/** The whole suite of the service needs about a third of it. */
const room = 6 * gibibyte

const holdsPrograms = (): boolean => {
  const mounts = readFileSync("/proc/self/mounts", "utf8").split("\n")
  const [, , kind, options = ""] = mounts.findLast((mount) => mount.split(" ")[1] === "/dev/shm")?.split(" ") ?? []
  return kind === "tmpfs" && !options.split(",").includes("noexec")
}

const isRoomy = (): boolean => {
  if (process.platform !== "linux") return false
  try {
    const { bavail, bsize } = statfsSync("/dev/shm")
    return holdsPrograms() && bavail * bsize > room && freemem() > room
  } catch {
    return false
  }
}

/**
 * Has this process and those that it starts keep their temporary files in memory, if the machine has room for them and
 * `TMPDIR` names no other place. Tests create and remove databases of a thousand files each by the hundred: on a disk
 * that costs the kernel a quarter of all processor time. The files are removed when the process exits.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env["TMPDIR"] !== undefined || !isRoomy()) return
  const folder = mkdtempSync("/dev/shm/radicar-tests-")
  // the server of Postgres may run under another account
  chmodSync(folder, 0o711)
  process.env["TMPDIR"] = folder
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
}
