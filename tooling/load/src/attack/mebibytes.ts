import { existsSync, readFileSync, writeFileSync } from "node:fs"

/** Reads the resident memory of a process in MiB, current (`VmRSS`) or peak (`VmHWM`); `NaN` without `/proc`. */
export const mebibytes = (pid: number, field: "VmHWM" | "VmRSS"): number => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number.NaN
  return Number(new RegExp(`^${field}:\\s+([0-9]+) kB$`, "mu").exec(readFileSync(status, "utf8"))?.[1]) / 1024
}

/** Resets the peak of a process's resident memory (proc_pid_clear_refs(5)). */
export const forgetPeak = (pid: number): void => {
  const file = `/proc/${pid}/clear_refs`
  if (existsSync(file)) writeFileSync(file, "5")
}
