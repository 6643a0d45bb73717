import { readdirSync, readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"

/** Ticks per second in `/proc`, on every Linux that Node runs on. */
const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  readonly own: number
  /** Ticks of child processes that have ended. */
  readonly children: number
}

/**
 * Reads fields 4 and 14 to 17 of proc_pid_stat(5), counted after the name, which may contain anything. Returns
 * `undefined` if the process has ended.
 */
const timesOf = (pid: number): ProcessTimes | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    const at = (field: number): number => Number(fields[field - 3])
    return { parent: at(4), own: at(14) + at(15), children: at(16) + at(17) }
  } catch {
    // the process has ended meanwhile
    return undefined
  }
}

/** Reads the processor time of a process in seconds, user and system together. Linux only. */
export const processorSeconds = (pid: number): number => (timesOf(pid)?.own ?? 0) / ticksPerSecond

/** Finds the running child processes of a process; returns their ids. */
export const childrenOf = (pid: number): ReadonlyArray<number> =>
  readdirSync("/proc")
    .filter((name) => /^[0-9]+$/u.test(name))
    .map(Number)
    .filter((each) => timesOf(each)?.parent === pid)

/** Reads the processor seconds of a process and its children, including children that have ended. */
export const familySeconds = (pid: number): number => {
  const children = childrenOf(pid).reduce((sum, each) => sum + processorSeconds(each), 0)
  const itself = timesOf(pid)
  return children + ((itself?.own ?? 0) + (itself?.children ?? 0)) / ticksPerSecond
}

/**
 * Waits, for at most 12 seconds, until a process and its children are idle: each uses less than a twentieth of a
 * processor.
 */
export const untilIdle = async (pid: number): Promise<void> => {
  const slice = 300
  const idle = (0.05 * slice * Math.max(1, childrenOf(pid).length)) / 1000
  for (let turn = 0; turn < 40; turn++) {
    const before = familySeconds(pid)
    await setTimeout(slice)
    if (familySeconds(pid) - before <= idle) return
  }
}
