import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { freePort } from "./freePort.ts"
import { handOver, serverAccount } from "./internal/serverAccount.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/** Environment for starting PgBouncer. Debian keeps the program in a folder that only root has in its path. */
const environment = { PATH: `${process.env["PATH"]}:/usr/sbin` }

/** Whether PgBouncer is installed here; no npm package has it. */
export const hasPgBouncer = spawnSync("pgbouncer", ["--version"], { env: environment }).status === 0

/**
 * Starts a PgBouncer in front of a Postgres server. It pools transactions: all clients share four connections to the
 * server.
 */
export const startPgBouncer = async (databaseUrl: string): Promise<PostgresServer> => {
  const folder = await mkdtemp(join(tmpdir(), "radicar-pgbouncer-"))
  const { hostname, pathname, port: serverPort, username } = new URL(databaseUrl)
  const port = await freePort()
  const settings = join(folder, "pgbouncer.ini")
  await writeFile(
    settings,
    [
      "[databases]",
      `* = host=${hostname} port=${serverPort} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 4"
    ].join("\n")
  )
  const account = await serverAccount()
  if (account !== undefined) await handOver(folder, account)
  const child = spawn("pgbouncer", [settings], { ...account, env: environment, stdio: ["ignore", "ignore", "pipe"] })
  for await (const line of createInterface(child.stderr)) if (line.includes("process up")) break
  child.stderr.resume()
  const ended = once(child, "exit")
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      // SIGINT waits for statements to end, which may never happen after a failure
      child.kill("SIGKILL")
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}
