import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { PartReport } from "../Findings.ts"
import type { Portion } from "./portionsOf.ts"

const main = fileURLToPath(new URL("../main.ts", import.meta.url))

/**
 * Runs a portion in a separate process with the Node flags of this one. The process releases its memory at the end, and
 * a crash ends only that process. Returns `undefined` if the portion was stopped early. If anything else ends the
 * process, that is a finding.
 */
export const runPortion = (
  { answers, bodies, containers, name, seed }: Portion,
  stopped: AbortSignal
): Promise<PartReport | undefined> =>
  new Promise((resolve) => {
    const numbers = Object.entries({ answers, bodies, containers, seed }).flatMap(([flag, n]) => [`--${flag}`, `${n}`])
    const child = spawn(process.execPath, [...process.execArgv, main, "--json", ...numbers], {
      stdio: ["ignore", "pipe", "pipe"],
      // a terminal's Ctrl-C reaches the whole group; the child must end only on its own signal
      detached: true
    })
    const stop = () => void child.kill("SIGTERM")
    stopped.addEventListener("abort", stop, { once: true })
    const printed = { out: "", errors: "" }
    child.stdout.on("data", (text: Buffer) => (printed.out += text.toString()))
    child.stderr.on("data", (text: Buffer) => (printed.errors = (printed.errors + text.toString()).slice(-4000)))
    child.on("close", (code, signal) => {
      stopped.removeEventListener("abort", stop)
      if (stopped.aborted) return resolve(undefined)
      const [kind = ""] = name.split(" ")
      // a part may log to standard output first; its report is the last line
      const last = printed.out.trim().split("\n").at(-1) ?? ""
      const report = (last.startsWith("{") ? JSON.parse(last) : undefined) as PartReport | undefined
      if (report !== undefined && (code === 0 || code === 1)) return resolve(report)
      const finding = { what: "no input ends the process", input: name, detail: `${code ?? signal} ${printed.errors}` }
      const outcomes = { [`NOT HELD: ${finding.what}`]: 1 }
      resolve({ name: kind, inputs: 0, seconds: 0, outcomes, slowest: 0, peakMebibytes: 0, findings: [finding] })
    })
  })
