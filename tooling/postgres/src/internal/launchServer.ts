import { spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, readFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import type { Account } from "./serverAccount.ts"

const supervisor = readFileSync(new URL("supervisor.sh", import.meta.url), "utf8")

/** Launch options of a server. */
export interface Launch {
  /** Folder of the Postgres programs. */
  readonly programs: string
  /** Folder of the cluster. */
  readonly data: string
  /** Folder to remove after the server has ended. */
  readonly folder: string
  readonly port: number
  readonly account: Account | undefined
  /** Whether commits survive a crash of the server; off by default, because most tests crash no server. */
  readonly crashable?: boolean
  /** Whether writes are forced to disk; off by default, because tests crash no machine. */
  readonly fsync?: boolean
  /** Further settings of the server. */
  readonly settings?: Readonly<Record<string, string>> | undefined
}

/**
 * Environment variable that names a file for the server's log, which then includes every statement, after the
 * application that sent it.
 */
const logVariable = "RADICAR_POSTGRES_LOG"

/** Postgres settings under which a crash of the server alone loses commits. */
const careless = { synchronous_commit: "off", full_page_writes: "off" }

/**
 * Starts the server and waits until it accepts connections; returns the function that stops it. Rejects with the
 * server's output if the server ends before. The server does not keep this process alive, and ends with this process.
 */
export const launchServer = async (launch: Launch): Promise<() => Promise<void>> => {
  const { account, data, folder, port, programs } = launch
  const log = process.env[logVariable]
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    fsync: launch.fsync === true ? "on" : "off",
    ...(log === undefined ? {} : { log_statement: "all", log_line_prefix: "%a " }),
    ...(launch.crashable === true ? {} : careless),
    ...launch.settings
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const child = spawn("/bin/sh", ["-c", supervisor, "sh", join(programs, "postgres"), "-D", data, ...options], {
    ...account,
    cwd: "/",
    detached: true,
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", FOLDER: folder },
    stdio: ["pipe", "ignore", "pipe"]
  })
  const ended = once(child, "exit")
  let errorOutput = ""
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (log !== undefined) appendFileSync(log, text)
      errorOutput = (errorOutput + text).slice(-10_000)
      // a standby says "read-only connections"
      if (/ready to accept (read-only )?connections/u.test(errorOutput)) resolve()
    })
    ended.then(() => reject(new Error(`Postgres did not start.\n${errorOutput}`)), reject)
  })
  child.unref()
  for (const pipe of [child.stdin, child.stderr] as ReadonlyArray<unknown> as ReadonlyArray<Socket>) pipe.unref()
  return async () => {
    child.ref()
    child.stdin.end()
    await ended
  }
}
