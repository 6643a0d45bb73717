import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { patienceMillis } from "@radicar/fixtures/hang"

/** A server in a separate process. */
export interface ServerProcess {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Start options of a server. */
export interface ServerStart {
  /** Makes the arguments of Node that start the server at a port. */
  readonly args: (port: number) => ReadonlyArray<string>
  readonly env: (port: number) => Readonly<Record<string, string>>
  /** Path that the server answers with 200 once it is up. */
  readonly upPath: string
  /** File for the server's output. */
  readonly log: string
  /** Processors that the server may use, in the form of `taskset`; all if absent. */
  readonly processors?: string
}

/** Starts a server with Node on a free port, and waits until it answers. */
export const startServer = async ({ args, env, log, processors, upPath }: ServerStart): Promise<ServerProcess> => {
  const port = await freePort()
  const node = [process.execPath, ...args(port)]
  const [command = "", ...rest] = processors === undefined ? node : ["taskset", "-c", processors, ...node]
  const output = openSync(log, "a")
  const child = spawn(command, rest, {
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", ...env(port) },
    stdio: ["ignore", output, output]
  })
  closeSync(output)
  const ended = once(child, "exit")
  const end = () => void child.kill("SIGKILL")
  process.once("exit", end)
  const url = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    process.off("exit", end)
    child.kill("SIGTERM")
    await ended
  }
  const isUp = (): Promise<boolean> =>
    fetch(`${url}${upPath}`).then(
      ({ ok }) => ok,
      () => false
    )
  const since = performance.now()
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() - since > patienceMillis) {
      child.kill("SIGKILL")
      throw new Error(`${rest.join(" ")} is not up; see ${log}`)
    }
    await setTimeout(20)
  }
  return { pid: child.pid ?? 0, url, stop }
}
