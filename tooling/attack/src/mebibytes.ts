import { existsSync, readFileSync } from "node:fs"

/** MiB of a process: what is resident, or was at most. `NaN` where there is no `/proc`. */
export const mebibytes = (pid: number, field: "VmHWM" | "VmRSS"): number => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return Number.NaN
  return Number(new RegExp(`^${field}:\\s+([0-9]+) kB$`, "mu").exec(readFileSync(status, "utf8"))?.[1]) / 1024
}
