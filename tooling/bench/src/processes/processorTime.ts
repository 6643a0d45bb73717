import { readdirSync, readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"

/** Ticks of a second in `/proc`, on every Linux that Node runs on. */
const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  readonly own: number
  /** Of children that have ended. */
  readonly children: number
}

/** Fields 4 and 14 to 17 of proc_pid_stat(5), counted behind the name, which may hold anything. */
const timesOf = (pid: number): ProcessTimes | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    const at = (field: number): number => Number(fields[field - 3])
    return { parent: at(4), own: at(14) + at(15), children: at(16) + at(17) }
  } catch {
    // it has ended meanwhile
    return undefined
  }
}

/** Seconds of processor, user and system together, that a process has had. Linux. */
export const processorSeconds = (pid: number): number => (timesOf(pid)?.own ?? 0) / ticksPerSecond

/** The same of a process and those that it has started, ended ones included. */
export const familySeconds = (pid: number): number => {
  const all = readdirSync("/proc")
    .filter((name) => /^[0-9]+$/u.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
  const children = all.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0)
  const itself = timesOf(pid)
  return (children + (itself?.own ?? 0) + (itself?.children ?? 0)) / ticksPerSecond
}

/** Waits until a process has finished its background work: it uses less than a twentieth of a processor. */
export const untilIdle = async (pid: number): Promise<void> => {
  const slice = 300
  for (let turn = 0; turn < 40; turn++) {
    const before = processorSeconds(pid)
    await setTimeout(slice)
    if (processorSeconds(pid) - before <= (0.05 * slice) / 1000) return
  }
}
