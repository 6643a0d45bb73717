import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { join } from "node:path"

/** A process of ours that runs a script and talks to its parent. */
export interface Child {
  readonly process: ChildProcess
  /** The first thing it said; rejects where it ended before. */
  readonly ready: Promise<unknown>
  /** Its end, however it came about. */
  readonly ended: Promise<unknown>
}

/** How a script is started. */
interface Start {
  /** A file that Node runs as it is. */
  readonly script: string
  /** Settings that the script reads from `SETTINGS`, as JSON. */
  readonly settings: unknown
  /** Modules that are loaded before the script. */
  readonly preload?: ReadonlyArray<URL>
  /** Folder and name of the file that takes what it writes. */
  readonly log?: { readonly folder: string; readonly name: string } | undefined
}

/** Starts a script as a process of its own, which ends when this one does. */
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
  // whoever waits for it learns of it; nobody has to
  ready.catch(() => {})
  return { process: child, ready, ended }
}
