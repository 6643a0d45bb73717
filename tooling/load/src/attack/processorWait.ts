import { existsSync, readFileSync } from "node:fs"

/** Milliseconds until now in which a process's main thread ran, and in which it was ready but had no processor. */
interface ProcessorTimes {
  readonly at: number
  readonly ran: number
  readonly waited: number
}

/** Reads both times from `schedstat`, in nanoseconds (Linux, sched-stats.rst); `NaN` where it does not exist. */
const processorTimes = (pid: number): ProcessorTimes => {
  const file = `/proc/${pid}/task/${pid}/schedstat`
  const [ran = Number.NaN, waited = Number.NaN] = existsSync(file)
    ? readFileSync(file, "utf8")
        .split(" ")
        .map((nanoseconds) => Number(nanoseconds) / 1e6)
    : []
  return { at: performance.now(), ran, waited }
}

/**
 * Starts to measure what the machine leaves to the main thread of a process. The returned function describes the time
 * since then: times of answers are those of the service only if its main thread seldom waited for a processor.
 */
export const watchProcessorWait = (pid: number): (() => string) => {
  const before = processorTimes(pid)
  return () => {
    const { at, ran, waited } = processorTimes(pid)
    const percent = (millis: number): string => ((millis * 100) / (at - before.at)).toFixed(1)
    return `main thread: ran ${percent(ran - before.ran)} % of the time, waited for a processor ${percent(waited - before.waited)} %`
  }
}
