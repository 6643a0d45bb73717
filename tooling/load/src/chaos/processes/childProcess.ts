import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { join } from "node:path"

/** A child process that runs a script and sends messages to its parent. */
export interface Child {
  readonly process: ChildProcess
  /** First message of the process; rejects if the process ends before it sends one. */
  readonly ready: Promise<unknown>
  /** Resolves when the process has ended, for whatever cause. */
  readonly ended: Promise<unknown>
}

/** Start options of a script. */
interface Start {
  /** File of the script, which Node runs directly. */
  readonly script: string
  /** Settings for the script, which reads them as JSON from the variable `SETTINGS`. */
  readonly settings: unknown
  /** Modules that Node loads before the script. */
  readonly preload?: ReadonlyArray<URL>
  /** Folder and name of the log file for the script's output. */
  readonly log?: { readonly folder: string; readonly name: string } | undefined
}

/** Starts a script in its own process, which ends with this one. */
export const startChild = ({ log, preload = [], script, settings }: Start): Child => {
  const output = log === undefined ? "ignore" : openSync(join(log.folder, `${log.name}.log`), "a")
  const imports = preload.flatMap(({ href }) => ["--import", href])
  const child = spawn(process.execPath, [...imports, script], {
    env: { PATH: process.env["PATH"], SETTINGS: JSON.stringify(settings) },
    stdio: ["ignore", output, log === undefined ? "inherit" : output, "ipc"]
  })
  if (typeof output === "number") closeSync(output)
  const ended = once(child, "exit")
  const ready = Promise.race([
    once(child, "message").then(([message]) => message as unknown),
    ended.then(([code, signal]) => Promise.reject(new Error(`${script} ended with ${code ?? signal}`)))
  ])
  // a caller that awaits it gets the rejection; otherwise it is ignored
  ready.catch(() => {})
  return { process: child, ready, ended }
}
