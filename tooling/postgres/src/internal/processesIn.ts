import { readdirSync, readFileSync, readlinkSync } from "node:fs"
import { sep } from "node:path"

/** Working directory of a process; `undefined` if the process has ended or belongs to somebody else. */
const directoryOf = (pid: string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/**
 * Finds the processes that work in a folder or below it (Linux). All processes of a Postgres work in its cluster's
 * folder, so this finds a postmaster with its children, and nobody else's.
 */
export const processesIn = (folder: string): ReadonlyArray<number> =>
  readdirSync("/proc").flatMap((name) => {
    const directory = /^\d+$/u.test(name) ? directoryOf(name) : undefined
    return directory === folder || directory?.startsWith(folder + sep) === true ? [Number(name)] : []
  })

/** Maximum number of rounds in which a signal reaches all processes of a folder, also those that have just begun. */
const ROUNDS = 20

/** Command line of a process, which a Postgres process sets to its task; empty once the process has ended. */
const titleOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1")
  } catch {
    return ""
  }
}

/**
 * Sends a signal to all processes in a folder, and to those that these start meanwhile; optionally only to those with
 * certain titles. Returns the number of processes.
 */
export const signalAll = (
  folder: string,
  signal: NodeJS.Signals,
  includes: (title: string) => boolean = () => true
): number => {
  const signalled = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = processesIn(folder).filter((pid) => !signalled.has(pid) && includes(titleOf(pid)))
    if (fresh.length === 0) break
    for (const pid of fresh) {
      signalled.add(pid)
      try {
        process.kill(pid, signal)
      } catch {
        // it has ended meanwhile
      }
    }
  }
  return signalled.size
}
